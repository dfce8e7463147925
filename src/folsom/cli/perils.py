"""Whom the Shotgun would shoot: found out by trying each choice on a copy of the game."""

from typing import Final

from folsom.cli.seen import Seen
from folsom.game.event import seen_by
from folsom.game.protocol import Game

AT_ONCE: Final = ("moved", "shot", "punched", "took", "dropped", "wounded", "shotgun", "marshal")
"""What a choice of Stealin' may cause before anything else happens."""

Perils = dict[str, list[str]]


def perils(game: Game, seat: int, seen: Seen) -> Perils:
    """By choice, the bandits whom the Shotgun's bullet would hit at once."""
    if "shotgun" not in seen or seen["phase"] != "stealin":
        return {}
    found = {choice: struck(game, seat, choice) for choice in seen["choices"]}
    return {choice: names for choice, names in found.items() if names}


def struck(game: Game, seat: int, choice: str) -> list[str]:
    """Whom the Shotgun shoots for a choice; no further than to what is public anyway."""
    names = []
    for event in seen_by(game.copy().play(seat, choice), seat):
        if event["event"] not in AT_ONCE:
            break
        if event["event"] == "wounded" and event["cause"] == "shotgun":
            names.append(str(event["bandit"]))
    return names
