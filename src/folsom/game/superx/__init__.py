"""Colt Super Express: the rules of the small sister game."""
