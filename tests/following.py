"""What is told, followed with a finger on the board: whether it leads to where the game is."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from folsom import Event, Game

OTHER_WAYS = {
    "achievements", "confiscated", "drank", "drank-secretly", "flask-taken", "handed-over",
    "hostage", "left", "marshal-drank", "ransom", "safe-place", "shared", "shotgun",
    "time-machine",
}  # fmt: skip
"""Events after which loot lies elsewhere, or is other loot, without being taken or dropped."""


class Board:
    """Who stands where, and how much of which loot is where, as a spectator sees it."""

    def __init__(self, game: Game) -> None:
        view: dict[str, Any] = game.view(None)
        self.places: dict[str, str | None] = {
            each["bandit"]: each["place"] for each in view["bandits"]
        }
        self.bullets: dict[str, int] = {
            each["bandit"]: each["bullets"] for each in view["bandits"] if "bullets" in each
        }
        self.loot: dict[str, Counter[str]] = {}
        for each in view["places"]:
            self.loot[each["place"]] = Counter(token["kind"] for token in each["loot"])
        for each in view["bandits"]:
            self.loot[each["bandit"]] = Counter(token["kind"] for token in each.get("loot", []))
        played = "marshal" in view.get("expansions", [])
        self.marshal = None if played else view["marshal"]
        self.edition = view["edition"]
        self.neutral = view["neutral"]

    def follow(self, events: Iterable[Event]) -> None:
        """Do what the events say, and see that each begins where the last one ended."""
        for event in events:
            facts: dict[str, Any] = event.whole()
            who = facts.get("bandit", "")
            origin = facts.get("from")
            match event.kind:
                case "moved" | "arrested" | "thrown":
                    assert self.places[who] == origin, facts
                    ends = {"moved": facts.get("to"), "arrested": "cell", "thrown": "gone"}
                    self.places[who] = ends[event.kind]
                case "placed":
                    self.places[who] = facts["place"]
                case "broke-out":
                    self.places[who] = facts["to"]
                case "freed-bandit":
                    self.places[facts["target"]] = facts["to"]
                case "vanished":
                    self.places[who] = "hidden"
                case "marshal":
                    assert self.marshal == origin, facts
                    self.marshal = facts["to"]
                case "shot":
                    self.bullets[who] -= 1
                case "aimed":
                    self.bullets["Marshal"] -= 1
                case "wounded":
                    self.neutral -= 1
                case "bullets-short" if self.edition == 1:
                    self.neutral = 0
                case "took":
                    self._carry(facts["loot"], facts["place"], who)
                case "dropped":
                    self._carry(facts["loot"], who, facts["place"])
                case "strongbox":
                    self.loot[facts["place"]]["strongbox"] += 1

    def _carry(self, loot: str, origin: str, end: str) -> None:
        self.loot[origin][loot] -= 1
        self.loot[end][loot] += 1


def differences(told: Board, real: Board, events: Iterable[Event]) -> list[str]:
    """What the story leaves otherwise than the game."""
    kinds = {event.kind for event in events}
    found = []
    for name in ("places", "bullets", "marshal", "neutral", "loot"):
        if name == "loot" and kinds & OTHER_WAYS:
            continue
        if getattr(told, name) != getattr(real, name):
            found.append(f"{name}: told {getattr(told, name)}, but {getattr(real, name)}")
    return found
