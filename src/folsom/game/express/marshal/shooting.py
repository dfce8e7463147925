"""The marshal's Fire: two stacks, two targets, and what each bullet does (MP-5, MP-7)."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import receive
from folsom.game.express.codes import FIRE_BOTH, KIND, NO_TARGET, WHO
from folsom.game.express.components import (
    BULLET,
    FIGURES,
    LAWMAN,
    LOOT,
    MAIL_BAG,
    MAIL_BAGS,
    NAMES,
)
from folsom.game.express.loot import pick, token_number
from folsom.game.express.marshal.components import (
    DROP_THE_BAG,
    EFFECTS,
    FIRST_HURT,
    GOTCHA,
    HURTS,
    LASTING,
    LEFT,
    RIGHT,
    STACK,
    STACKS,
)
from folsom.game.express.marshal.figure import lawman
from folsom.game.express.marshal.prison import NO_LIST
from folsom.game.express.marshal.prisoners import lose_prisoner
from folsom.game.express.state import State
from folsom.game.express.tell import tell, tell_token
from folsom.game.express.train import choosable, in_line_of_fire
from folsom.game.express.vocabulary.marshal_events import ConfiscatedEvent


def double_fire(state: State, marshal: Bandit) -> tuple[int, ...]:
    """Each stack at one target, then both at two."""
    found = in_line_of_fire(state, marshal)
    prison = state.trackside.prison
    codes: list[int] = []
    single = members(choosable(state, found))
    if prison.left:
        codes += [FIRE_BOTH | target << WHO | NO_TARGET << KIND for target in single]
    if prison.right:
        codes += [FIRE_BOTH | NO_TARGET << WHO | target << KIND for target in single]
    if prison.left and prison.right:
        both = members(choosable_for_two(state, found))
        for first in both:
            for second in both:
                if first != second:
                    codes.append(FIRE_BOTH | first << WHO | second << KIND)
    return tuple(codes)


def members(mask: i64) -> list[int]:
    """The bandits of a mask."""
    return [who for who in range(FIGURES) if mask >> who & 1]


def choosable_for_two(state: State, found: i64) -> i64:
    """Whom two bullets may hit: those unprotected, then as few of the others as it takes (MP-5)."""
    first = found & ~state.charm
    if first & (first - 1):
        return first
    chosen = first
    rest = found & ~first
    # With one unprotected target one more is needed, with none two.
    if rest:
        more = choosable(state, rest)
        chosen |= more
        if not chosen & (chosen - 1):
            chosen |= rest
    return chosen


def fire_both(state: State, code: i64) -> None:
    """One bullet from each stack that has a target."""
    marshal = lawman(state)
    left = code >> WHO & 15
    right = code >> KIND & 15
    if left != NO_TARGET:
        hit(state, marshal, state.bandits[left], LEFT)
    if right != NO_TARGET:
        hit(state, marshal, state.bandits[right], RIGHT)


def hit(state: State, marshal: Bandit, target: Bandit, stack: i64) -> None:
    """A bullet from the top of a stack takes effect."""
    prison = state.trackside.prison
    if stack == LEFT:
        shot = STACK - prison.left
        prison.left -= 1
    else:
        shot = STACK - prison.right
        prison.right -= 1
    marshal.bullets -= 1
    effect: i64 = state.rules.stacks[stack][shot]
    if state.log is not None:
        tell(
            state,
            {
                "event": "aimed",
                "target": NAMES[target.who],
                "stack": STACKS[stack],
                "bullet": EFFECTS[effect],
                "lasting": bool(effect < LASTING),
            },
        )
    if effect < LASTING:
        # It lies before its victim and joins the deck later.
        if prison.lying is NO_LIST:
            prison.lying = []
        prison.lying.append(target.who << 4 | effect)
        target.powers |= 1 << (FIRST_HURT + effect)
        return
    receive(state, target.seat, LAWMAN << 4 | BULLET)
    if effect == GOTCHA:
        lose_prisoner(state, target)
    elif effect == DROP_THE_BAG:
        confiscate(state, marshal, target)


def confiscate(state: State, marshal: Bandit, target: Bandit) -> None:
    """The target's mail bag goes to the marshal's achievements; of two, one of them."""
    if target.loot & MAIL_BAGS == 0:
        return
    bag = pick(state, target.loot, MAIL_BAG, target.seat)
    target.loot ^= bag
    marshal.loot |= bag
    state.players[marshal.seat].knows |= bag
    if state.log is not None:
        told: ConfiscatedEvent = {
            "event": "confiscated",
            "bandit": NAMES[target.who],
            "loot": LOOT[MAIL_BAG],
        }
        tell_token(state, told, MAIL_BAG, token_number(bag))


def heal(state: State) -> None:
    """At the end of a round lasting bullets go into their victims' decks (DO-7, EXPERT-7)."""
    prison = state.trackside.prison
    if not prison.lying:
        return
    for entry in prison.lying:
        victim = state.bandits[entry >> 4]
        receive(state, victim.seat, LAWMAN << 4 | BULLET)
        victim.powers &= ~HURTS
        if state.log is not None:
            tell(
                state,
                {
                    "event": "healed",
                    "bandit": NAMES[victim.who],
                    "bullet": EFFECTS[entry & 15],
                },
            )
    prison.lying = NO_LIST


def hurts_of(state: State, bandit: Bandit) -> list[int]:
    """The lasting bullets that lie before a bandit."""
    lying = state.trackside.prison.lying
    return [entry & 15 for entry in lying if entry >> 4 == bandit.who]
