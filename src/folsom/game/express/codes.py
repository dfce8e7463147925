"""Choices as bare numbers, which the engine works with; `notation` gives them words.

A code has fields of bits: what is done, to or by whom, which loot or card kind, which place, and a
flag whose meaning depends on what is done.
"""

from typing import Final

from folsom.game.express.components import ACTION_KINDS

# What is done.
DRAW: Final = 0
PLAY: Final = 1
NO_COVER: Final = 2
KEEP: Final = 3
DISCARD: Final = 4
CHOOSE: Final = 5
START: Final = 6
TO_PLACE: Final = 7
CLIMB: Final = 8
SHOOT: Final = 9
TAKE: Final = 10
STRIKE: Final = 11
MARSHAL_TO: Final = 12
LEAVE: Final = 13

WHO: Final = 6
KIND: Final = 10
PLACE: Final = 14
FLAG: Final = 1 << 20
"""Face-down for a card played, taken by the attacker for loot punched loose."""


def _plays(who: int, kinds: int, up: bool, down: bool, draw: bool) -> list[int]:
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
    return codes


def _plays_table(up: bool, down: bool, draw: bool) -> list[list[list[int]]]:
    """For each bandit and mask of action kinds in hand, what may be chosen in a turn."""
    return [
        [_plays(who, kinds, up, down, draw) for kinds in range(ACTION_KINDS + 1)]
        for who in range(7)
    ]


PLAYS: Final[list[list[list[list[int]]]]] = [
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

FIRE_AT: Final[list[list[int]]] = [
    [SHOOT | who << WHO for who in range(8) if mask >> who & 1] for mask in range(256)
]
"""Fire: one choice for each target of a mask."""

TAKE_ONE: Final[list[list[int]]] = [
    [TAKE | kind << KIND for kind in range(1, 8) if mask >> kind & 1] for mask in range(256)
]
"""Robbery: one choice for each kind of loot of a mask."""


def _cars_from(car: int, cars: int, steps: int) -> list[int]:
    """The cars up to so many steps away, forward ones first, nearest first."""
    forward = [car - step for step in range(1, steps + 1) if car - step >= 0]
    backward = [car + step for step in range(1, steps + 1) if car + step < cars]
    return forward + backward


INSIDE_MOVES: Final[list[list[list[int]]]] = [
    [[TO_PLACE | 2 * to << PLACE for to in _cars_from(car, cars, 1)] for car in range(cars)]
    for cars in range(9)
]
"""Move inside: by number of cars and car."""

ROOF_MOVES: Final[list[list[list[int]]]] = [
    [[TO_PLACE | (2 * to + 1) << PLACE for to in _cars_from(car, cars, 3)] for car in range(cars)]
    for cars in range(9)
]
"""Move on the roofs: by number of cars and car."""

MARSHAL_MOVES: Final[list[list[list[int]]]] = [
    [[MARSHAL_TO | 2 * to << PLACE for to in _cars_from(car, cars, 1)] for car in range(cars)]
    for cars in range(9)
]
"""Marshal: by number of cars and his car."""


def who_of(code: int) -> int:
    """The bandit field of a code."""
    return code >> WHO & 15


def kind_of(code: int) -> int:
    """The loot or card kind field of a code."""
    return code >> KIND & 15


def place_of(code: int) -> int:
    """The place field of a code."""
    return code >> PLACE & 63


def card_of(code: int) -> int:
    """The card that a code plays, chooses or discards."""
    return (code >> WHO & 15) << 4 | (code >> KIND & 15)
