"""Setting up Marshal & Prisoners (MP-SET)."""

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    BANDITS,
    FIRST_MAIL_BAG,
    LAWMAN,
    MAIL_BAGS,
)
from folsom.game.express.law import board
from folsom.game.express.marshal.components import (
    FOR_FEW,
    MANY_BANDITS,
    PRISONERS,
    SPECIAL_GOALS,
    STACK,
    WARRANT,
    WARRANTS,
)
from folsom.game.express.marshal.prison import Prison
from folsom.game.express.rules import Rules
from folsom.game.express.state import State
from folsom.game.express.trackside import NOT_THERE
from folsom.game.express.train import caboose
from folsom.game.rng import Rng


def open_prison(state: State) -> None:
    """The marshal in the locomotive with two mail bags, prisoners in their car, goals unseen."""
    rules = state.rules
    prison = Prison(True)
    state.trackside.prison = prison
    state.marshal = NOT_THERE
    seat = int(rules.lawman)
    state.bandits[LAWMAN] = Bandit(LAWMAN, seat, 0, 0, 2 * STACK, 0)
    state.at[0] |= 1 << LAWMAN
    prison.left = STACK
    prison.right = STACK
    bags = [FIRST_MAIL_BAG, FIRST_MAIL_BAG + 1]
    if state.below(2):
        state.value[bags[0]], state.value[bags[1]] = state.value[bags[1]], state.value[bags[0]]
    rules.mixed.append(bags)
    state.loot[0] |= MAIL_BAGS
    rules.tokens |= MAIL_BAGS
    for who in drawn(list(range(len(BANDITS))), PRISONERS, state):
        prison.prisoners |= 1 << who
    goals = drawn(special_goals(rules), SPECIAL_GOALS, state)
    goals += drawn(warrants(rules), WARRANTS, state)
    prison.goals = drawn(goals, len(goals), state)


def drawn(items: list[int], count: int, rng: Rng) -> list[int]:
    """So many of the items, at random and in random order."""
    return [items.pop(rng.below(len(items))) for _ in range(count)]


def special_goals(rules: Rules) -> list[int]:
    """The special goals for this number of bandits (MP-SET-6)."""
    return list(range(WARRANT if rules.seats > MANY_BANDITS else FOR_FEW))


def warrants(rules: Rules) -> list[int]:
    """The warrants of the bandits in the game."""
    return [WARRANT + who for who in range(len(BANDITS)) if rules.seat_of[who] >= 0]


def board_behind_marshal(state: State) -> None:
    """Counting from the marshal: even ones in the last wagon, odd ones before it (MP-SET-3)."""
    seats = state.rules.seats
    last_wagon = caboose(state) - 2
    for number in range(1, seats):
        who = state.rules.crew[(state.rules.lawman + number) % seats][0]
        board(state, who, last_wagon - 2 * ((number + 1) % 2))
