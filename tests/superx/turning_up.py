"""Turning up cards in a position, and what it leads to."""

from tests.superx.train import Journey, picture


def check(before: str, *played: str, then: str) -> None:
    """These cards turn the one train into the other."""
    assert Journey(before).after(*played) == picture(then)
