"""What loot at a place, or on a bandit's sheet, seems to be worth at a glance."""

from typing import Final

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import JEWELS, MAIL_BAGS, PURSES, STRONGBOXES, WHISKEYS
from folsom.game.express.places import OUTSIDE, ROOF
from folsom.game.express.state import State

PURSE_WORTH: Final = 320
"""What a purse is worth on average, nearly."""
FLASK_WORTH: Final = 60
"""What the drinks of a flask are worth, nearly."""
BAG_WORTH: Final = 700
"""What a mail bag is worth on average."""
KIND_WORTH: Final = [
    *(0, PURSE_WORTH, 500, 1000),
    *(FLASK_WORTH, FLASK_WORTH // 2, FLASK_WORTH // 2),
    BAG_WORTH,
]
"""By kind of loot."""
LAWFUL: Final = -250
"""What it is worth to run into the marshal."""


def best_of(tokens: i64) -> i64:
    """The worth of the best token among these."""
    if tokens & STRONGBOXES:
        return 1000
    if tokens & MAIL_BAGS:
        return BAG_WORTH
    if tokens & JEWELS:
        return 500
    if tokens & PURSES:
        return PURSE_WORTH
    return FLASK_WORTH if tokens & WHISKEYS else 0


def wealth(bandit: Bandit) -> i64:
    """What a sheet seems to be worth."""
    loot = bandit.loot
    money: i64 = 0
    while loot:
        money += best_of(loot & -loot)
        loot &= loot - 1
    return money


def lured(state: State, place: i64) -> i64:
    """Where a Move leads one who looks at the loot."""
    if place >= OUTSIDE:
        return place
    last = state.rules.cars << 1
    reach: i64 = 6 if place & ROOF else 2
    best = place + 2 if place + 2 < last else place - 2
    most: i64 = -1
    to = place - reach
    while to <= place + reach:
        if 0 <= to < last and to != place and to != state.marshal:
            here = best_of(state.loot[to])
            if place & ROOF and to ^ 1 != state.marshal:
                here += best_of(state.loot[to ^ 1]) >> 1
            if here > most:
                most = here
                best = to
        to += 2
    return best
