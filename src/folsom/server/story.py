"""Games of a table told again: to somebody as they have seen it, and from the table's log."""

from collections.abc import Iterator

from folsom.game.catalogue import start
from folsom.server import entries as log
from folsom.server import showing
from folsom.server.match import Match
from folsom.server.refusal import Refusal
from folsom.server.storage import Store
from folsom.server.table import Happening, Table, replay
from folsom.wire.told import Missed


def story(table: Table, seat: int | None) -> list[Missed]:
    """Everything that this seat (None: a spectator) has seen in the game at this table.

    Once the game is over everything is open to all (KNOW-6).
    """
    match = table.match
    if match is None:
        return []
    return showing.missed(list(steps(match)), seat, whole=match.game.over)


def steps(match: Match) -> Iterator[Happening]:
    """The game again, choice by choice."""
    game = start(match.name, match.options, match.seed)
    yield Happening(match.number, game.prologue, "", False)
    for move in match.moves:
        events = game.play(move.seat, move.choice)
        yield Happening(move.number, events, move.by, False)


async def earlier_match(store: Store, code: str, wanted: int) -> Match:
    """The game of that number at a table, which has played others since."""
    bodies = await store.entries(code)
    table = replay(code, bodies[:1])
    before: Match | None = None
    for body in bodies[1:]:
        before = table.match
        table.take(log.decode(body))
        if table.played > wanted and before is not None:
            return before
    raise Refusal("no-game", "There was no such game at this table.", 404)
