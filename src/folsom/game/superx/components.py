"""What is printed on the cards: who rides, what one can do, what a wagon is worth."""

from typing import Final

from folsom.game.superx.vocabulary.names import Facing, SuperCard

BANDITS: Final = ["Ghost", "Doc", "Belle", "Tuco", "Django", "Cheyenne", "Mei"]

# Action cards; 0 is no card.
TURN: Final = 1
MOVE: Final = 2
FLOOR: Final = 3
SHOOT: Final = 4
REFLEXES: Final = 5
HORSE: Final = 6
CARDS: Final[tuple[SuperCard, ...]] = (
    "",  # type: ignore[assignment]  # what is no card has no name
    "turn",
    "move",
    "floor",
    "shoot",
    "reflexes",
    "horse",
)
BASE_CARDS: Final = [TURN, MOVE, FLOOR, SHOOT]

# Modules, each with a card of its own.
MODULES: Final = ["reflexes", "horse"]
MODULE_CARDS: Final = [REFLEXES, HORSE]

PLANNED: Final = 3
"""Cards that each plans for a round."""

VALUES: Final = [100, 200, 300, 400, 500, 600, 700, 800]
"""The loot on the backs of the eight wagon cards."""

FACINGS: Final[tuple[Facing, ...]] = ("back", "forward")

_LEVELS: Final = ["inside", "roof"]
PLACES: Final = [f"{car} {level}" for car in range(len(VALUES) + 1) for level in _LEVELS]
"""The names of all places: the locomotive is car 0, the longest train has eight wagons."""
