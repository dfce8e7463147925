"""Choices as bare numbers, which the engine works with; `notation` gives them words.

A code has fields of bits: what is done, to or by whom, which loot or card kind, which place, a flag
whose meaning depends on what is done, and the card that covers a Fire.
"""

from typing import Final

from folsom.game.express.components import BANDITS, BANDITS_KINDS, FIGURES, LOOT
from folsom.game.express.places import MAX_CARS, ROOF

# What is done.
DRAW: Final = 0
PLAY: Final = 1
KEEP: Final = 2
DISCARD: Final = 3
CHOOSE: Final = 4
START: Final = 5
TO_PLACE: Final = 6
CLIMB: Final = 7
SHOOT: Final = 8
TAKE: Final = 9
STRIKE: Final = 10
MARSHAL_TO: Final = 11
LEAVE: Final = 12
RIDE_TO: Final = 13
FLEE_TO: Final = 14
HOSTAGE: Final = 15
BOARD: Final = 16
RIDE_ON: Final = 17
DRINK: Final = 18
KEEP_CARD: Final = 19
KEEP_NO_MORE: Final = 20
TRAVEL: Final = 21
PASS: Final = 22
SEARCH: Final = 23
ARREST_ONE: Final = 24
FIRE_BOTH: Final = 25
BREAK_OUT: Final = 26
FREE_PRISONER: Final = 27
FREE_BANDIT: Final = 28
HAND_OVER: Final = 29

WHO: Final = 6
KIND: Final = 10
PLACE: Final = 14
FLAG: Final = 1 << 20
"""Face-down for a card played, taken by the attacker for loot punched loose, both for boarding."""
COVER: Final = 21
"""The shift of the card that follows at once, or of the second token taken, plus one."""


def plays(who: int, kinds: int, up: bool, down: bool, draw: bool) -> tuple[int, ...]:
    """Codes for playing each kind of the mask face-up, face-down or either, and for drawing."""
    codes: list[int] = []
    for kind in range(16):
        if kinds >> kind & 1:
            code = PLAY | who << WHO | kind << KIND
            if up:
                codes.append(code)
            if down:
                codes.append(code | FLAG)
    if draw:
        codes.append(DRAW)
    return tuple(codes)


def _plays_table(up: bool, down: bool, draw: bool) -> list[list[tuple[int, ...]]]:
    """For each bandit and mask of action kinds in hand, what may be chosen in a turn."""
    return [
        [plays(who, kinds, up, down, draw) for kinds in range(BANDITS_KINDS + 1)]
        for who in range(len(BANDITS))
    ]


PLAYS: Final[list[list[list[tuple[int, ...]]]]] = [
    _plays_table(True, False, False),
    _plays_table(True, False, True),
    _plays_table(False, True, False),
    _plays_table(False, True, True),
    _plays_table(True, True, False),
    _plays_table(True, True, True),
]
"""What one bandit's hand offers: by facing (+ 1 if drawing is possible), bandit, kinds in hand."""

FACE_UP: Final = 0
FACE_DOWN: Final = 2
EITHER: Final = 4

FIRE_AT: Final[list[tuple[int, ...]]] = [
    tuple([SHOOT | who << WHO for who in range(FIGURES) if mask >> who & 1])
    for mask in range(1 << FIGURES)
]
"""Fire: one choice for each target of a mask."""

TAKE_ONE: Final[list[tuple[int, ...]]] = [
    tuple([TAKE | kind << KIND for kind in range(1, len(LOOT)) if mask >> kind & 1])
    for mask in range(1 << len(LOOT))
]
"""Robbery: one choice for each kind of loot of a mask."""


def _cars_from(car: int, cars: int, steps: int) -> list[int]:
    """The cars up to so many steps away, forward ones first, nearest first."""
    forward = [car - step for step in range(1, steps + 1) if car - step >= 0]
    backward = [car + step for step in range(1, steps + 1) if car + step < cars]
    return forward + backward


def _moves(done: int, level: int, steps: int) -> list[list[tuple[int, ...]]]:
    """By number of cars and car: going so many cars along the train on a level."""
    return [
        [
            tuple([done | (2 * to + level) << PLACE for to in _cars_from(car, cars, steps)])
            for car in range(cars)
        ]
        for cars in range(MAX_CARS + 1)
    ]


SHOTGUN: Final = 14
"""Who a punch is for, where no bandit is."""

NO_TARGET: Final = 15
"""Where a stack is not fired."""

# What is drunk, as the kind of a code.
USUAL_DRINK: Final = 1
OLD_DRINK: Final = 2
HALF_USUAL_DRINK: Final = 3
HALF_OLD_DRINK: Final = 4
DRINKS: Final = ["", "usual", "old", "half-usual", "half-old"]

INSIDE_MOVES: Final = _moves(TO_PLACE, 0, 1)
ROOF_MOVES: Final = _moves(TO_PLACE, ROOF, 3)
MARSHAL_MOVES: Final = _moves(MARSHAL_TO, 0, 1)


def who_of(code: int) -> int:
    """The bandit field of a code."""
    return code >> WHO & 15


def kind_of(code: int) -> int:
    """The loot or card kind field of a code."""
    return code >> KIND & 15


def place_of(code: int) -> int:
    """The place field of a code."""
    return code >> PLACE & 63


def cover_of(code: int) -> int:
    """The card that follows the one played at once, or the second kind of loot taken; or -1."""
    return (code >> COVER & 511) - 1


def card_of(code: int) -> int:
    """The card that a code plays, chooses or discards."""
    return (code >> WHO & 15) << 4 | (code >> KIND & 15)
