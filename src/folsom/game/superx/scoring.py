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
    cards: i64 = 0
    best: i64 = 0
    for wagon in range(1, state.rules.wagons + 1):
        if state.loot[seat] >> wagon & 1:
            cards += 1
            if state.value[wagon] > best:
                best = state.value[wagon]
    fell: i64 = state.fell[seat]
    stayed = fell or state.strokes + 1
    return int(stayed * STROKE + cards * CARD + best)


def scores(state: State) -> list[int]:
    """Every seat's rank number."""
    return [worth(state, seat) for seat in range(state.rules.seats)]


def result(state: State) -> Result:
    """Loot, ranks, winners and what decided."""
    points = scores(state)
    standings: list[Standing] = []
    for seat, own in enumerate(points):
        bandit = BANDITS[state.rules.crew[seat]]
        values = [
            state.value[wagon]
            for wagon in range(1, state.rules.wagons + 1)
            if state.loot[seat] >> wagon & 1
        ]
        line = Line("loot", bandit, len(values), sum(values))
        rank = 1 + len([other for other in points if other > own])
        standings.append(Standing(seat, [bandit], [line], 0, rank))
    winners = [standing.seat for standing in standings if standing.rank == 1]
    return Result(standings, winners, _decided_by(points))


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
