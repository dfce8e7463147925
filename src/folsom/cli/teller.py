"""Telling events in sentences, whichever game they are of."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from folsom.cli.names import Args, bandit_args, crew_args, loot_args, place_args
from folsom.locale import Words

Event = Mapping[str, object]
"""An event as a seat sees it."""

USUAL_VALUES: Final = {"jewel": 500, "strongbox": 1000, "flask": 0, "half-usual": 0, "half-old": 0}
"""What needs not be said of a token."""


class Teller:
    """Tells events, as one seat sees them, in the words of a language."""

    opening: Sequence[str]
    """What begins a paragraph; its consequences go on in it."""
    alone: Sequence[str]
    """What is a paragraph of its own."""

    def __init__(self, words: Words, crews: Sequence[Sequence[str]]) -> None:
        """`crews` has each seat's bandits."""
        self._words: Final = words
        self._crews: Final = crews

    def paragraphs(self, events: Iterable[Event]) -> list[str]:
        """All of it, each card or event of a round with its consequences in one paragraph."""
        told: list[str] = []
        going_on = False
        for event in events:
            kind = event["event"]
            alone = kind in self.alone
            if going_on and not alone and kind not in self.opening:
                told[-1] += f" {self.sentence(event)}"
            else:
                told.append(self.sentence(event))
            going_on = not alone
        return told

    def sentence(self, event: Event) -> str:
        """One event in words."""
        raise NotImplementedError

    def _say(self, key: str, event: Event, **more: str | int) -> str:
        """A message, with all that the event gives it to speak of."""
        return self._words(key, {**self._args(event), **more})

    def _args(self, event: Event) -> Args:
        """The event's facts as messages want them."""
        words = self._words
        args: Args = {}
        for argument in ("bandit", "target"):
            if argument in event:
                args.update(bandit_args(words, argument, str(event[argument])))
        if "seat" in event:
            args.update(crew_args(words, self._crews[cast("int", event["seat"])]))
        if event.get("loot"):
            args.update(loot_args(words, str(event["loot"])))
        for argument in ("place", "to"):
            if argument in event:
                where = event[argument]  # of the marshal only his car is said
                place = f"{where} inside" if isinstance(where, int) else str(where)
                args.update(place_args(words, place))
        for argument in ("round", "turn", "count", "amount"):
            if argument in event:
                args[argument] = cast("int", event[argument])
        return args

    def _plain(self, event: Event) -> str:
        return self._say(f"event-{event['event']}", event)

    def _by_cause(self, event: Event) -> str:
        return self._say(f"event-{event['event']}-{event['cause']}", event)
