"""The course of the game: all plan at once, then the cards are turned up one by one."""

from mypy_extensions import i64

from folsom.game.superx.cards import USED, carry_out, fall
from folsom.game.superx.components import CARDS, PLACES, PLANNED
from folsom.game.superx.state import NOBODY, ROOF, State
from folsom.game.superx.tell import facing, name, tell
from folsom.game.superx.train import farthest_back


def begin(state: State) -> None:
    """The first round."""
    for seat in range(state.rules.seats):
        if state.log is not None:
            tell(
                state,
                {
                    "event": "placed",
                    "bandit": name(state, seat),
                    "place": PLACES[state.place[seat]],
                    "facing": facing(state, seat),
                },
            )
    begin_round(state)


def begin_round(state: State) -> None:
    """Everybody on the train plans (SX-PLAN-1)."""
    state.waiting = state.alive
    for seat in range(state.rules.seats):
        state.plans[seat] = 0
    if state.log is not None:
        tell(state, {"event": "round", "round": int(state.round) + 1, "first": int(state.first)})


def plan(state: State, seat: i64, code: i64) -> None:
    """A seat has planned; when all have, the cards come true."""
    state.plans[seat] = code
    state.waiting &= ~(1 << seat)
    if state.log is not None:
        tell(state, {"event": "chose", "seat": int(seat)})
    if state.waiting == 0:
        turn_up(state)
        if one_left(state):
            finish(state)
        else:
            end_round(state)


def turn_up(state: State) -> None:
    """From the first player clockwise, card by card, until all are done (SX-DO-1)."""
    plans = state.plans.copy()
    seats = state.rules.seats
    for _ in range(PLANNED):
        seat = state.first
        for _ in range(seats):
            if state.alive >> seat & 1:
                card: i64 = plans[seat] & 15
                plans[seat] = plans[seat] >> 4
                if card != USED:
                    if state.log is not None:
                        tell(
                            state,
                            {
                                "event": "turned-up",
                                "bandit": name(state, seat),
                                "card": CARDS[card],
                            },
                            reveals=True,
                        )
                    carry_out(state, seat, card, plans)
                    if one_left(state):
                        return
            seat += 1
            if seat == seats:
                seat = 0


def one_left(state: State) -> bool:
    """Whether at most one is left on the train (SX-END-2)."""
    return state.alive & (state.alive - 1) == 0


def end_round(state: State) -> None:
    """The last wagon goes, and somebody takes its card (SX-END-1)."""
    wagon = state.wagons
    if state.log is not None:
        tell(state, {"event": "uncoupled", "wagon": int(wagon)})
    lost: i64 = 0
    for place in (2 * wagon, 2 * wagon + ROOF):
        line: i64 = state.lines[place]
        while line:
            lost |= 1 << (line & 15) - 1
            line >>= 4
    state.wagons -= 1
    if lost:
        fall(state, lost, "uncoupled")
    take_card(state, wagon)
    if one_left(state) or state.wagons == 0:
        finish(state)
        return
    state.round += 1
    pass_on(state)
    begin_round(state)


def take_card(state: State, wagon: i64) -> None:
    """The bandit farthest from the locomotive takes the wagon card as loot."""
    seat = farthest_back(state)
    if seat == NOBODY:
        return
    state.loot[seat] = state.loot[seat] | 1 << wagon
    if state.log is not None:
        tell(
            state,
            {
                "event": "took",
                "bandit": name(state, seat),
                "wagon": int(wagon),
                "value": state.value[wagon],
            },
            reveals=True,
        )


def pass_on(state: State) -> None:
    """The first-player card goes left, past those who are off the train (SX-DO-2)."""
    while True:
        state.first += 1
        if state.first == state.rules.seats:
            state.first = 0
        if state.alive >> state.first & 1:
            return


def finish(state: State) -> None:
    """The game is over."""
    tell(state, {"event": "over"}, reveals=True)
