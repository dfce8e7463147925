"""Boarding: from wagon to wagon all choose in secret to board or to ride on (HS-SET-5, PAIR-11)."""

from mypy_extensions import i64

from folsom.game.express.codes import BOARD, FLAG, PLACE, RIDE_ON, WHO, place_of, who_of
from folsom.game.express.law import board
from folsom.game.express.state import BOARDING, State, these_choose


def begin_boarding(state: State) -> None:
    """The riders come up to the last wagon."""
    state.trackside.wagon = len(state.rules.wagons)
    ride_up(state)


def ride_up(state: State) -> None:
    """Whoever is still on horseback chooses about this wagon."""
    riders: i64 = 0
    for seat in range(state.rules.seats):
        if riding(state, seat):
            riders |= 1 << seat
    these_choose(state, BOARDING, riders)


def riding(state: State, seat: i64) -> list[int]:
    """The bandits of a seat that are still on horseback."""
    return [who for who in state.rules.crew[seat] if state.bandits[who].place < 0]


def is_alone(state: State) -> bool:
    """Whether all who still ride belong to one player."""
    riders = [seat for seat in range(state.rules.seats) if riding(state, seat)]
    return len(riders) == 1


def boarding_codes(state: State, seat: i64) -> tuple[int, ...]:
    """Who boards here; one who is left alone names any wagon not yet offered."""
    wagon = state.trackside.wagon
    riders = riding(state, seat)
    board_first = BOARD | riders[0] << WHO
    if is_alone(state):
        return tuple([board_first | 2 * car << PLACE for car in range(wagon, 0, -1)])
    here = 2 * wagon << PLACE
    if len(riders) == 1:
        return (board_first | here, RIDE_ON) if wagon > 1 else (board_first | here,)
    both = board_first | here | FLAG
    if wagon == 1:
        return (both,)
    return (both, board_first | here, BOARD | riders[1] << WHO | here, RIDE_ON)


def reveal_boarding(state: State) -> bool:
    """All show their choice; false if somebody rides on and chooses again."""
    alone = is_alone(state)
    for seat in range(state.rules.seats):
        code: i64 = state.commitments[seat]
        if code >= 0 and code & 63 == BOARD:
            # Asked before anyone of the seat gets off.
            boarding = riding(state, seat) if code & FLAG else [who_of(code)]
            for who in boarding:
                state.trackside.lead(place_of(code) >> 1, 1)
                board(state, who, place_of(code))
    state.commitments = []
    for seat in range(state.rules.seats):
        if riding(state, seat):
            if not alone:
                state.trackside.wagon -= 1
            ride_up(state)
            return False
    return True
