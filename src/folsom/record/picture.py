"""A train of Colt Super Express drawn in text, to arrange positions and to compare them.

    roof   |        | <Doc
    inside | Belle> | (Tuco>) Mei>

Every bar begins a car, from the last wagon to the locomotive. Bandits stand from rear to front;
the arrow is where they face, to the right the locomotive. Who lies stunned is in brackets.
"""

import re
from dataclasses import dataclass
from typing import Final

from folsom.game.superx.components import BANDITS
from folsom.game.superx.state import GONE, ROOF, State
from folsom.game.superx.train import enter

FLOORS: Final = ["inside", "roof"]
_FIGURE: Final = re.compile(r"(?P<back><)?(?P<name>\w+)(?P<forward>>)?")


class PictureError(ValueError):
    """It is no picture of a train; the message is one plain sentence."""


@dataclass(frozen=True)
class Figure:
    """A bandit at a place."""

    name: str
    forward: bool
    stunned: bool

    def __str__(self) -> str:
        facing = f"{self.name}>" if self.forward else f"<{self.name}"
        return f"({facing})" if self.stunned else facing


Train = list[list[Figure]]
"""By place, who stands there from rear to front."""


def read_train(text: str) -> Train:
    """The train of a picture; raises `PictureError`."""
    rows: dict[str, list[list[Figure]]] = {}
    for line in text.strip().splitlines():
        floor, *cells = line.split("|")
        floor = floor.strip()
        if floor not in FLOORS or floor in rows:
            raise PictureError("A train has two lines, 'roof | …' and 'inside | …'.")
        # The locomotive is the last in the picture and the first car.
        rows[floor] = [[_figure(word) for word in cell.split()] for cell in reversed(cells)]
    if len(rows) != 2 or len(rows["roof"]) != len(rows["inside"]) or len(rows["roof"]) < 1:
        raise PictureError("Roof and inside have as many cars, each begun by a bar.")
    names = [each.name for row in rows.values() for line in row for each in line]
    for name in names:
        if name not in BANDITS:
            raise PictureError(f"There is no bandit {name}.")
        if names.count(name) > 1:
            raise PictureError(f"{name} is on the train more than once.")
    return [line for pair in zip(rows["inside"], rows["roof"]) for line in pair]


def _figure(word: str) -> Figure:
    stunned = word.startswith("(") and word.endswith(")")
    found = _FIGURE.fullmatch(word[1:-1] if stunned else word)
    if found is None or bool(found["back"]) == bool(found["forward"]):
        raise PictureError(f"'{word}' is no bandit; one is written Doc>, <Doc or (Doc>).")
    return Figure(found["name"], bool(found["forward"]), stunned)


def train_of(state: State) -> Train:
    """The train of a position."""
    train: Train = []
    for place in range(2 * int(state.wagons) + 2):
        found: list[Figure] = []
        rest = state.lines[place]
        while rest:
            seat = (rest & 15) - 1
            forward = state.forward >> seat & 1 == 1
            name = BANDITS[state.rules.crew[seat]]
            found.append(Figure(name, forward, state.stunned >> seat & 1 == 1))
            rest >>= 4
        train.append(found)
    return train


def drawn(train: Train) -> str:
    """The picture of a train, its cars in columns."""
    columns = []
    for car in range(len(train) // 2 - 1, -1, -1):
        cells = [" ".join(map(str, train[2 * car + floor])) for floor in (ROOF, 0)]
        width = max(map(len, cells))
        columns.append([f"| {cell:<{width}}" for cell in cells])
    lines = [" ".join(row) for row in zip(["roof  ", "inside"], *columns)]
    return "\n".join([line.rstrip() for line in lines])


def board(state: State, train: Train) -> None:
    """Put the bandits on the train as the picture has them; all others are off it."""
    seats = [BANDITS[who] for who in state.rules.crew]
    state.wagons = len(train) // 2 - 1
    state.lines = [0] * len(state.lines)
    state.place = [GONE] * len(seats)
    state.forward = state.stunned = state.alive = 0
    for place, figures in enumerate(train):
        for figure in reversed(figures):
            seat = seats.index(figure.name)
            enter(state, seat, place, True)
            state.alive |= 1 << seat
            state.forward |= figure.forward << seat
            state.stunned |= figure.stunned << seat
