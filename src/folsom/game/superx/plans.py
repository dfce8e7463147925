"""Plans: three cards in order, as numbers and as words.

A plan is one number, four bits for each card, the first card lowest; that is also its code.
"""

from itertools import permutations
from typing import Final

from folsom.game.errors import UnknownWord
from folsom.game.protocol import Choice
from folsom.game.superx.components import BASE_CARDS, CARDS, MODULE_CARDS, PLANNED

PLAN: Final = "plan "


def packed(cards: tuple[int, ...]) -> int:
    """The cards of a plan as one number."""
    return sum([card << 4 * place for place, card in enumerate(cards)])


def _plans(modules: int) -> tuple[int, ...]:
    held = BASE_CARDS + [card for bit, card in enumerate(MODULE_CARDS) if modules >> bit & 1]
    return tuple([packed(cards) for cards in permutations(held, PLANNED)])


PLANS: Final[list[tuple[int, ...]]] = [_plans(modules) for modules in range(4)]
"""By mask of modules, every plan there is."""

_KNOWN: Final = frozenset(PLANS[-1])


def cards_of(plan: int) -> list[str]:
    """The names of a plan's cards in order."""
    return [CARDS[plan >> 4 * place & 15] for place in range(PLANNED)]


def choice(code: int) -> Choice:
    """The choice behind a code."""
    if code not in _KNOWN:
        raise UnknownWord(f"{code} is no choice of Colt Super Express.")
    return Choice(code, PLAN + ", ".join(cards_of(code)))


def parse(text: str) -> Choice:
    """The choice behind a notation, such as "plan move, shoot, turn"."""
    names = text.removeprefix(PLAN).split(", ")
    if text.startswith(PLAN) and len(names) == PLANNED:
        plan = packed(tuple([CARDS.index(name) if name in CARDS else 0 for name in names]))
        if plan in _KNOWN:
            return choice(plan)
    raise UnknownWord(f"'{text}' is no plan; a plan is three cards, 'plan move, shoot, turn'.")
