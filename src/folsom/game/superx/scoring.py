"""Who has won, and how the others come after (SX-END-2)."""

from mypy_extensions import i64

from folsom.game.result import Line, Result, Standing
from folsom.game.superx.components import BANDITS
from folsom.game.superx.state import State

STROKE: int = 10_000
CARD: int = 1_000
"""More than the best single card; more cards than this many strokes there are not."""


def worth(state: State, seat: i64) -> int:
    """One number that ranks a seat: how long it stayed, its loot cards, the best of them.

    Whoever is on the train comes before all who fell, and who fell later before who fell earlier.
    """
    values = loot_values(state, seat)
    fell: i64 = state.fell[seat]
    stayed = fell or state.strokes + 1
    return int(stayed * STROKE + len(values) * CARD + max(values, default=0))


def loot_values(state: State, seat: i64) -> list[int]:
    """What is on the cards that a seat took."""
    loot: i64 = state.loot[seat]
    return [value for wagon, value in enumerate(state.value) if loot >> wagon & 1]


def scores(state: State) -> list[int]:
    """Every seat's rank number."""
    return [worth(state, seat) for seat in range(state.rules.seats)]


def ranks(state: State) -> list[int]:
    """Every seat's rank from 1 as things stand; equals share the better one."""
    points = scores(state)
    return [1 + len([other for other in points if other > own]) for own in points]


def result(state: State) -> Result:
    """Loot, ranks, winners and what decided."""
    standings: list[Standing] = []
    for seat, rank in enumerate(ranks(state)):
        bandit = BANDITS[state.rules.crew[seat]]
        values = loot_values(state, seat)
        line = Line("loot", bandit, len(values), sum(values))
        standings.append(Standing(seat, [bandit], [line], 0, rank))
    winners = [standing.seat for standing in standings if standing.rank == 1]
    return Result(standings, winners, _decided_by(scores(state)))


def _decided_by(points: list[int]) -> str:
    """Whether it was the last one standing, the number of cards, the best card, or nothing."""
    order = sorted(points, reverse=True)
    if order[0] == order[1]:
        return "shared"
    if order[0] // STROKE != order[1] // STROKE:
        return "standing"
    if order[0] % STROKE // CARD != order[1] % STROKE // CARD:
        return "cards"
    return "value"
