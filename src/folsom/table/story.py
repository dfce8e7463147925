"""Games of a table told again: to somebody as they have seen it, and from the table's log."""

from collections.abc import Iterator, Sequence

from folsom.table import showing
from folsom.table.loading import replaying
from folsom.table.match import Match
from folsom.table.slices import in_slices
from folsom.table.table import Table, Update
from folsom.wire.told import Missed, Note


async def story(table: Table, seat: int | None) -> list[Missed]:
    """Everything that this seat (None: a spectator) has seen in the game at this table.

    Once the game is over everything is open to all (KNOW-6).
    """
    if table.match is None:
        return []
    return await story_of(table.match, seat, list(table.notes))


async def story_of(
    match: Match, seat: int | None, notes: Sequence[tuple[int, Note]] = ()
) -> list[Missed]:
    """The same of a game, and what is to be told of its people."""
    whole = match.game.over
    updates = [update async for update in in_slices(_updates(match))]
    steps = showing.missed(updates, seat, whole=whole)
    steps += [Missed(number, [], notes=[note]) for number, note in notes]
    return sorted(steps, key=lambda step: step.number)


def _updates(match: Match) -> Iterator[Update]:
    """The game again, choice by choice, up to where it is now."""
    yield Update(match.number, match.restart().prologue, "", False)
    for move, events in match.steps():
        yield Update(move.number, events, move.by, False)


async def earlier_match(code: str, bodies: list[bytes], wanted: int) -> Match | None:
    """The game of that number at a table, which has played others since."""
    before: Match | None = None
    async for table in in_slices(replaying(code, bodies)):
        if table.played > wanted:
            break
        before = table.match
    return before
