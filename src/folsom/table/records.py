"""Records to be watched, step by step."""

from folsom.game.event import Event, seen_by, whole_of
from folsom.game.protocol import Game
from folsom.record.frames import unpack
from folsom.record.record import Record
from folsom.table.refusal import Refusal
from folsom.wire.http import Frame, Frames


def frames(
    record: Record, first: int, count: int, seat: int | None = None, *, whole: bool = False
) -> Frames:
    """So many frames, as a seat or a spectator has seen them; `whole`: with all cards."""
    if seat is not None and not 0 <= seat < record.game.seats:
        raise Refusal("no-seat", "There is no such seat.")
    if whole and not record.game.over:
        raise Refusal("not-over", "All cards are shown when the game is over.")

    def frame(step: int, game: Game, events: list[Event]) -> Frame:
        if whole:
            return Frame(step, whole_of(events), game.whole_view())
        return Frame(step, seen_by(events, seat), game.view(seat))

    game = record.restart()
    shown = [frame(0, game, game.prologue)] if first <= 0 else []
    for step in range(1, min(len(record.choices) + 1, first + count)):
        events = record.tell(game, step)
        if step >= first:
            shown.append(frame(step, game, events))
    return Frames(len(record.choices), first, shown)


def kept_frames(kept: bytes, first: int, count: int) -> Frames:
    """So many frames of a game as they were kept, with all cards: it is over."""
    shown = unpack(kept)
    return Frames(
        len(shown) - 1,
        first,
        [
            Frame(step, each.events, each.view)
            for step, each in enumerate(shown)
            if first <= step < first + count
        ],
    )
