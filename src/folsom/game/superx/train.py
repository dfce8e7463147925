"""The train: lines of bandits, entering and leaving them, who is hit first."""

from mypy_extensions import i64

from folsom.game.superx.state import GONE, NOBODY, State


def enter(state: State, seat: i64, place: i64, rear: bool) -> None:
    """Stand at that end of the line of a place."""
    line: i64 = state.lines[place]
    if rear:
        state.lines[place] = line << 4 | (seat + 1)
    else:
        state.lines[place] = line | (seat + 1) << length(line)
    state.place[seat] = place


def leave(state: State, seat: i64) -> None:
    """Step out of one's line."""
    place = state.place[seat]
    line: i64 = state.lines[place]
    shift = position(line, seat)
    behind = line & ((1 << shift) - 1)
    state.lines[place] = behind | line >> (shift + 4) << shift
    state.place[seat] = GONE


def length(line: i64) -> i64:
    """The bits that a line takes."""
    bits: i64 = 0
    while line >> bits:
        bits += 4
    return bits


def position(line: i64, seat: i64) -> i64:
    """Where in the line a seat stands, in bits."""
    shift: i64 = 0
    while line >> shift & 15 != seat + 1:
        shift += 4
    return shift


def back_to_the_edge(state: State, seat: i64, place: i64) -> None:
    """Come to a place with all who are there in front of one (SX-MOVE-1, SX-FLOOR-1)."""
    enter(state, seat, place, state.forward >> seat & 1 == 1)


def on_train(state: State, place: i64) -> bool:
    """Whether a place is on the train as it now is."""
    return 0 <= place >> 1 <= state.wagons


def first_hit(state: State, seat: i64) -> i64:
    """The first standing bandit in front of a seat on its floor, or nobody (SX-SHOOT-1)."""
    place: i64 = state.place[seat]
    line: i64 = state.lines[place]
    shift = position(line, seat)
    if state.forward >> seat & 1:
        found = rearmost_standing(state, line >> (shift + 4))
        place -= 2
        while found == NOBODY and place >= 0:
            found = rearmost_standing(state, state.lines[place])
            place -= 2
        return found
    found = foremost_standing(state, line & ((1 << shift) - 1))
    place += 2
    while found == NOBODY and place >> 1 <= state.wagons:
        found = foremost_standing(state, state.lines[place])
        place += 2
    return found


def rearmost_standing(state: State, line: i64) -> i64:
    """The first of a line from the rear who is not stunned."""
    while line:
        seat = (line & 15) - 1
        if state.stunned >> seat & 1 == 0:
            return seat
        line >>= 4
    return NOBODY


def foremost_standing(state: State, line: i64) -> i64:
    """The first of a line from the front who is not stunned."""
    shift = length(line)
    while shift:
        shift -= 4
        seat = (line >> shift & 15) - 1
        if state.stunned >> seat & 1 == 0:
            return seat
    return NOBODY


def farthest_back(state: State) -> i64:
    """Who is farthest from the locomotive; on a tie on the roof, then rearmost (SX-END-1)."""
    car = state.wagons
    while car >= 0:
        for place in (2 * car + 1, 2 * car):
            line: i64 = state.lines[place]
            if line:
                return (line & 15) - 1
        car -= 1
    return NOBODY
