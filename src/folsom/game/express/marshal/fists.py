"""Fistfighter cards, for those who punch the marshal (MP-6)."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import NAMES
from folsom.game.express.marshal.components import FISTFIGHTERS, FISTS_WORTH
from folsom.game.express.state import State
from folsom.game.express.tell import tell


def take_fistfighter(state: State, bandit: Bandit) -> None:
    """The puncher takes the top card, if one is left."""
    prison = state.trackside.prison
    left = prison.fists_left()
    if left == 0:
        return
    card = len(FISTFIGHTERS) - left
    prison.fists |= (bandit.who + 1) << (4 * card)
    if state.log is not None:
        tell(
            state,
            {
                "event": "fistfighter",
                "bandit": NAMES[bandit.who],
                "card": FISTFIGHTERS[card],
                "amount": FISTS_WORTH[card],
            },
        )


def fists_of(state: State, bandit: Bandit) -> list[int]:
    """The Fistfighter cards that a bandit has taken."""
    prison = state.trackside.prison
    cards: i64 = len(FISTFIGHTERS)
    return [card for card in range(cards) if prison.brawler(card) == bandit.who]
