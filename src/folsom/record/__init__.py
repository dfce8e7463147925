"""Notation of choices, records of games, and scenarios."""
