"""In which order seats play in the turns of a round card (PLAN-3, PLAN-6, PLAN-7, TEAM-3)."""

from mypy_extensions import i64

from folsom.game.express.components import SPEEDING_UP, SWITCHING
from folsom.game.express.rules import Rules
from folsom.game.express.state import State
from folsom.game.express.teams.whereabouts import partner_of


def playing(rules: Rules, kind: i64, first: i64, step: i64) -> i64:
    """Whose turn it is at a step of a turn of some kind."""
    seats = rules.seats
    if kind == SPEEDING_UP:
        step >>= 1
    if kind == SWITCHING:
        if rules.teams:
            return partner_of((first + step) % seats)
        seat = first - step
    else:
        seat = first + step
    if seat >= seats:
        return seat - seats
    return seat + seats if seat < 0 else seat


def order_in(state: State, number: i64) -> list[list[int]]:
    """Who plays in each turn of a round that has begun, one after the other."""
    rules = state.rules
    ago = (state.round - number) * (2 if rules.teams else 1)
    first = (state.first - ago) % rules.seats
    order: list[list[int]] = []
    for kind in state.rounds[number].turns:
        steps = int(rules.seats) * (2 if kind == SPEEDING_UP else 1)
        order.append([int(playing(rules, kind, first, step)) for step in range(steps)])
    return order
