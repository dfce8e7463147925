"""Horses & Stagecoach: boarding, Ride, hostages, the Shotgun, whiskey, turmoil and advantage."""
