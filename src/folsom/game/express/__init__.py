"""Colt Express."""
