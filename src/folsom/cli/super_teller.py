"""What happened in Colt Super Express, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from folsom.cli.names import Args, bandit_args, crew_args, place_args
from folsom.cli.teller import Event, Teller

CARDS: Final = {
    "turn": "super-card-turn",
    "move": "super-card-move",
    "floor": "super-card-floor",
    "shoot": "super-card-shoot",
    "reflexes": "super-card-reflexes",
    "horse": "super-card-horse",
}
"""The names of the cards."""

SENTENCES: Final[Mapping[str, str]] = {
    "placed": "super-placed",
    "round": "super-round-begins",
    "chose": "super-planned",
    "turned-up": "super-turned-up",
    "turned": "super-turned",
    "moved-move": "event-moved-move",
    "moved-floor": "event-moved-floor",
    "moved-shot": "super-knocked",
    "moved-horse": "super-rode",
    "shot": "event-shot",
    "missed": "super-missed",
    "stood-up": "super-stood-up",
    "lay-down": "super-lay-down",
    "saved": "super-saved",
    "fell-move": "super-walked-off",
    "fell-shot": "super-shot-off",
    "fell-uncoupled": "super-left-behind",
    "uncoupled": "super-uncoupled",
    "took": "super-took",
    "over": "super-over",
}
"""By kind of event, and its cause where it has one, what is said."""

OPENING: Final = ("turned-up", "uncoupled")
ALONE: Final = ("placed", "round", "chose", "over")


class SuperTeller(Teller):
    """Tells events, as one seat sees them, in the words of a language."""

    opening: Sequence[str] = OPENING
    alone: Sequence[str] = ALONE

    def sentence(self, event: Event) -> str:
        """One event in words."""
        kind = str(event["event"])
        key = f"{kind}-{event['cause']}" if "cause" in event else kind
        return self._words(SENTENCES[key], self._facts(event))

    @staticmethod
    def kinds() -> list[str]:
        """The kinds of event that can be told, with their causes."""
        return list(SENTENCES)

    def _facts(self, event: Event) -> Args:
        """The event's facts as messages want them."""
        words = self._words
        args: Args = {}
        for argument in ("bandit", "target"):
            if argument in event:
                args.update(bandit_args(words, argument, str(event[argument])))
        for argument in ("seat", "first"):
            if argument in event:
                args.update(crew_args(words, self._crews[cast("int", event[argument])]))
        for argument in ("place", "to"):
            if argument in event:
                args.update(place_args(words, str(event[argument])))
        for argument in ("round", "wagon"):
            if argument in event:
                args[argument] = cast("int", event[argument])
        if "value" in event:
            args["amount"] = cast("int", event["value"])
        if "card" in event:
            args["card"] = words(CARDS[str(event["card"])])
        if "facing" in event:
            args["facing"] = str(event["facing"])
        return args
