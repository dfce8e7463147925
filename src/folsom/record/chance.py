"""Chance that comes from outside: drawn from the operating system, and written down."""

import secrets

from folsom.game.catalogue import PARTS


def fresh_chance() -> int:
    """A number that nobody could foretell, for all that follows from one choice."""
    return secrets.randbits(64) or 1


def fresh_deal() -> list[int]:
    """One for each part of a deal."""
    return [fresh_chance() for _ in range(PARTS)]
