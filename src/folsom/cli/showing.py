"""Showing a recorded game again, step by step."""

from typing import Final, cast

import typer

from folsom.cli.screen import Screen
from folsom.cli.seen import Seen, look
from folsom.game.event import Event, seen_by
from folsom.game.express.game import Express
from folsom.record.record import Record
from folsom.record.whole import whole

NOBODY: Final = -1


class Showing:
    """Plays a record's choices again and prints what they cause."""

    def __init__(self, record: Record, screen: Screen, seat: int | None) -> None:
        """Shows what the seat may know; without a seat everything, whatever was hidden."""
        self._record: Final = record
        self._game: Final = record.restart()
        self._screen: Final = screen
        self._seat: Final = seat
        self._crews: Final = [player["bandits"] for player in look(self._game, None)["players"]]
        self._drawn: list[object] = []
        """What of the table was last drawn."""

    def begin(self) -> None:
        """Tell how the game begins."""
        self._tell(self._game.prologue)

    def step(self, number: int) -> None:
        """Make the choice of that step, counted from 1, and tell what came of it."""
        seat, choice = self._record.choices[number - 1]
        self._screen.blank()
        # In notation a choice tells all, so it is for its own seat or for those who may see all.
        if self._seat is None or self._seat == seat:
            typer.echo(f"{'+'.join(self._crews[seat])}: {choice}")
        self._tell(self._record.repeat(self._game, number))

    def end(self) -> None:
        """Tell how the game stands at the end of the record."""
        self._screen.blank()
        if self._game.over:
            seat = NOBODY if self._seat is None else self._seat
            self._screen.reckoning(self._game.result(), seat)
        else:
            self._screen.say_round("left-unfinished", look(self._game, None)["round"])

    def _tell(self, events: list[Event]) -> None:
        """Tell events, and draw the position where figures or loot have moved or a round begins."""
        if self._seat is None:
            told = [event.whole() for event in events]
        else:
            told = seen_by(events, self._seat)
        self._screen.story(told, self._crews)
        seen = self._look()
        if not isinstance(self._game, Express):
            self._draw(seen, [seen["places"], seen["round"]])
            return
        now: list[object] = [seen["places"], seen["marshal"], seen["round"], seen.get("stagecoach")]
        now += [[sheet["place"], sheet["loot"]] for sheet in seen["bandits"]]
        if now != self._drawn and all(sheet["place"] for sheet in seen["bandits"]):
            self._screen.position(seen)
        self._drawn = now

    def _draw(self, seen: Seen, now: list[object]) -> None:
        """Draw the position if what matters of it is not as it was drawn last."""
        if now != self._drawn:
            self._screen.position(seen)
        self._drawn = now

    def _look(self) -> Seen:
        game = self._game
        if self._seat is None and isinstance(game, Express):
            return cast("Seen", whole(game))
        return look(game, self._seat)
