"""Facts of a table's own in place of printed ones, where a photograph of the card knows better."""

from collections.abc import Mapping
from typing import Final

from folsom.game.errors import SetupError, quoted
from folsom.game.express.components import (
    CARDS_2_TO_4,
    CURSED,
    CURSED_JEWELS,
    CURSED_PURSES,
    CURSED_STRONGBOXES,
    HORSES,
    JOLT,
    PRINTED,
    PRISON,
    STATIONS,
    TURMOIL,
    TURN_LETTERS,
    RoundCard,
    turns_of,
)
from folsom.game.express.horses.components import HORSES_2_TO_4, HORSES_STATIONS
from folsom.game.express.marshal.components import (
    BULLETS_IN_STACKS,
    EFFECTS,
    MARSHAL_2_TO_4,
    MARSHAL_STATIONS,
    STACK,
    STACKS,
)

CURSES: Final = {
    "purses": CURSED_PURSES,
    "jewels": CURSED_JEWELS,
    "strongboxes": CURSED_STRONGBOXES,
}
"""The cursed tokens whose values can be replaced."""

ALL_CARDS: Final = (
    CARDS_2_TO_4 + STATIONS + HORSES_2_TO_4 + HORSES_STATIONS + MARSHAL_2_TO_4 + MARSHAL_STATIONS
)
"""One of each name; those for 5 and more players have the same names."""

SETS: Final = ["2-4", "5-7"]
"""The two sets of round cards, by number of players."""

MOST_VALUE: Final = 10_000
MOST_TURNS: Final = 6
MOST_KEPT: Final = 2


def read_values(components: Mapping[str, object], expansions: int) -> list[int]:
    """The value on each token, with those of cursed ones that a table has of its own."""
    if not components:
        return PRINTED
    values = PRINTED.copy()
    cursed = _mapping(components.get("cursed", {}), "The cursed values")
    for kind, own in cursed.items():
        numbers = CURSES.get(kind)
        if numbers is None:
            raise SetupError(f"There are no cursed {quoted(kind)}, only {', '.join(CURSES)}.")
        if not isinstance(own, list) or len(own) != len(numbers):
            raise SetupError(f"The cursed {kind} are a list of {len(numbers)} values.")
        for number, value in zip(numbers, own):
            values[number] = _whole(value, 0, MOST_VALUE, f"The value of cursed {kind}")
    return values if expansions & CURSED else PRINTED


def read_stacks(components: Mapping[str, object]) -> list[list[int]]:
    """The marshal's two stacks of bullets, the first shot first, maybe of a table's own."""
    own = _mapping(components.get("stacks", {}), "The marshal's stacks")
    stacks = [stack.copy() for stack in BULLETS_IN_STACKS]
    for name, bullets in own.items():
        if name not in STACKS:
            raise SetupError(f"The marshal's stacks are left and right, not {quoted(name)}.")
        if not isinstance(bullets, list) or len(bullets) != STACK:
            raise SetupError(f"The {name} stack is a list of {STACK} bullets.")
        for bullet in bullets:
            if bullet not in EFFECTS:
                there = ", ".join(EFFECTS)
                raise SetupError(f"There is no bullet {quoted(bullet)}; there are {there}.")
        stacks[STACKS.index(name)] = [EFFECTS.index(str(bullet)) for bullet in bullets]
    return stacks


def read_cards(
    components: Mapping[str, object], cards: list[RoundCard], few: bool, expansions: int
) -> list[RoundCard]:
    """The round cards, with those in their places that a table has of its own."""
    if not components:
        return cards
    own = _mapping(components.get("rounds", {}), "The round cards")
    found: list[RoundCard] = []
    for card in cards:
        described = _mapping(own.get(card.name, {}), f"The round card {card.name}")
        if not card.station:
            described = _of_set(card, described, few)
        found.append(_replaced(card, described, expansions) if described else card)
    return found


def check_components(components: Mapping[str, object]) -> None:
    """Refuse what is no such description, also where this game makes no use of it."""
    for key in components:
        if key not in ("cursed", "rounds", "stacks"):
            raise SetupError(f"Components have cursed, rounds and stacks, not {quoted(key)}.")
    own = _mapping(components.get("rounds", {}), "The round cards")
    for name in own:
        if name not in [card.name for card in ALL_CARDS]:
            raise SetupError(f"There is no round card {quoted(name)} to replace.")
    for few in (True, False):
        read_cards(components, ALL_CARDS, few, HORSES | PRISON)


def _of_set(card: RoundCard, described: Mapping[str, object], few: bool) -> Mapping[str, object]:
    for key in described:
        if key not in SETS:
            raise SetupError(
                f"The round card {card.name} is described for {' and '.join(SETS)}, "
                f"not for {quoted(key)}."
            )
    wanted = described.get(SETS[0] if few else SETS[1], {})
    return _mapping(wanted, f"The round card {card.name}")


def _replaced(card: RoundCard, described: Mapping[str, object], expansions: int) -> RoundCard:
    """A card with turns or advantage symbols of its own."""
    for key in described:
        if key not in ("turns", "keep"):
            raise SetupError(f"A round card has turns and keep, not {quoted(key)}.")
    turns = card.turns
    if "turns" in described:
        turns = _turns(card, described["turns"])
    keep = _whole(described.get("keep", card.keep), 0, MOST_KEPT, f"Keep of {card.name}")
    if not expansions & HORSES and TURMOIL in turns:
        raise SetupError(
            f"The round card {card.name} can have turmoil only with the expansion horses."
        )
    if not expansions & PRISON and JOLT in turns:
        raise SetupError(
            f"The round card {card.name} can have a jolt only with the expansion marshal."
        )
    if not expansions & (HORSES | PRISON) and keep:
        raise SetupError(
            f"The round card {card.name} can have keep only with the expansion horses or marshal."
        )
    return RoundCard(card.name, turns, card.event, card.station, keep, card.horses)


def _turns(card: RoundCard, letters: object) -> list[int]:
    fits = isinstance(letters, str) and 1 <= len(letters) <= MOST_TURNS
    if not fits or set(str(letters)) - set(TURN_LETTERS):
        raise SetupError(
            f"The turns of {card.name} are 1 to {MOST_TURNS} letters of {TURN_LETTERS}."
        )
    return turns_of(str(letters))


def _mapping(value: object, what: str) -> Mapping[str, object]:
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return value
    raise SetupError(f"{what} are described by names and values.")


def _whole(value: object, least: int, most: int, what: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise SetupError(f"{what} is a whole number from {least} to {most}.")
