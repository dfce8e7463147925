"""Plans: three cards in order, as numbers and as words.

A plan is one number, four bits for each card, the first card lowest; that is also its code.
"""

from itertools import permutations
from typing import Final

from folsom.game.grammar import Kind, Slot, Table, Word
from folsom.game.protocol import Choice
from folsom.game.superx.components import BASE_CARDS, CARDS, MODULE_CARDS, PLANNED
from folsom.game.superx.vocabulary.names import SuperCard


def packed(cards: tuple[int, ...]) -> int:
    """The cards of a plan as one number."""
    return sum([card << 4 * place for place, card in enumerate(cards)])


def _plans(modules: int) -> tuple[int, ...]:
    held = BASE_CARDS + [card for bit, card in enumerate(MODULE_CARDS) if modules >> bit & 1]
    return tuple([packed(cards) for cards in permutations(held, PLANNED)])


PLANS: Final[list[tuple[int, ...]]] = [_plans(modules) for modules in range(4)]
"""By mask of modules, every plan there is."""


def cards_of(plan: int) -> list[str]:
    """The names of a plan's cards in order."""
    return [CARDS[plan >> 4 * place & 15] for place in range(PLANNED)]


def _word(plan: int) -> Word:
    cards = cards_of(plan)
    return Word(", ".join(cards), plan, {"cards": cards})


TABLE: Final = Table(
    [
        Kind(
            0,
            "plan",
            "Plan these three cards, in this order.",
            ["plan ", Slot([_word(plan) for plan in PLANS[-1]], cards=list[SuperCard])],
        )
    ],
    done=0,
)


def choice(code: int) -> Choice:
    """The choice behind a code; the same object every time."""
    return TABLE.choice(code)


def parse(text: str) -> Choice:
    """The choice behind a notation, such as "plan move, shoot, turn"."""
    return TABLE.parse(text)
