"""The head of a record: game, rules version, seed and the words of the set-up."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from folsom.game.catalogue import GAMES, RULES_VERSION
from folsom.game.express.wishes import WORDS

TITLE: Final = "Folsom record"
LISTS: Final = ["seats", "wagons", "rounds", "pool", "expansions"]
SWITCHES: Final = ["powers", "events", "expert", "pairs", "teams"]
CHANCE: Final = re.compile("[0-9a-f]{16}")
ANY: Final = "any"
"""A seat that is left to the seed."""

Options = dict[str, object]


class RecordError(ValueError):
    """A record that cannot be trusted; the message names the file, the line and the reason."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        super().__init__(f"{source}, line {line}: {reason}")
        self.source = source
        self.line = line
        self.reason = reason


def plain_options(wishes: Mapping[str, object]) -> Options:
    """The options in the order and form in which a record keeps them; the unset are left out."""
    options: Options = {}
    for word in WORDS:
        value = wishes.get(word)
        if isinstance(value, Sequence) and not isinstance(value, str):
            value = [_seat(item) if word == "seats" else item for item in value]
        if value is not None and value not in ([], {}):
            options[word] = value
    return options


def _seat(seat: object) -> object:
    """A pair as one text."""
    return seat if seat is None or isinstance(seat, str) else "+".join(map(str, _names(seat)))


def _names(value: object) -> list[object]:
    return list(value) if isinstance(value, Sequence) else [value]


def header_lines(
    game: str, options: Options, seed: int, chance: Sequence[int], rules: int = RULES_VERSION
) -> list[str]:
    """The head of a record."""
    lines = [TITLE, f"game: {game}", f"rules: {rules}", f"seed: {seed}"]
    if chance:
        lines.append(f"chance: {' '.join(f'{number:016x}' for number in chance)}")
    for word, value in options.items():
        lines.append(f"{word}: {_written(value)}")
    return lines


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Mapping):
        return json.dumps(value, sort_keys=True)
    if isinstance(value, list):
        return ", ".join(ANY if item is None else str(item) for item in value)
    return str(value)


def read_header(lines: list[str], source: str) -> tuple[str, Options, int, list[int]]:
    """Game, options, seed and fresh chance of a record whose head is these lines."""
    if not lines or lines[0] != TITLE:
        raise RecordError(source, 1, f"this is no record; one begins with '{TITLE}'.")
    found: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        word, colon, value = line.partition(": ")
        if not colon or word not in ["game", "rules", "seed", "chance", *WORDS]:
            raise RecordError(source, number, f"'{cut(line)}' is no line of a record's head.")
        if word in found:
            raise RecordError(source, number, f"{word} is given twice.")
        found[word] = value
        if word == "rules" and value != str(RULES_VERSION):
            raise RecordError(source, number, _other_version(value))
        if word == "game" and value not in GAMES:
            raise RecordError(source, number, f"there is no game {cut(value)}.")
        if word not in ("game", "rules") and _read(word, value) is None:
            raise RecordError(source, number, f"'{cut(value)}' does not fit {word}.")
    for number, word in enumerate(["game", "rules", "seed"], start=2):
        if word not in found:
            raise RecordError(source, number, f"the record does not say its {word}.")
    seed = int(found.pop("seed"))
    game = found.pop("game")
    found.pop("rules")
    chance = _read_chance(found.pop("chance", "")) or []
    return game, {word: _read(word, value) for word, value in found.items()}, seed, chance


def _other_version(value: str) -> str:
    return (
        f"it was made under version {cut(value)} of the rules, and this is version "
        f"{RULES_VERSION}, in which the same choices may lead to another game."
    )


def _read(word: str, value: str) -> object:
    """The value behind a text; None if it is none."""
    if word == "chance":
        return _read_chance(value)
    if word in LISTS:
        return [None if item == ANY and word == "seats" else item for item in value.split(", ")]
    if word == "components":
        return _read_components(value)
    if word in SWITCHES:
        return {"on": True, "off": False}.get(value)
    if word == "first" and not value.isdigit():
        return value
    try:
        return int(value)
    except ValueError:
        return None


def _read_chance(value: str) -> list[int] | None:
    """The numbers of fresh chance, each of 16 digits and none of them 0; None if they are not."""
    numbers = [int(word, 16) for word in value.split() if CHANCE.fullmatch(word)]
    return numbers if len(numbers) == len(value.split()) and all(numbers) else None


def _read_components(value: str) -> object:
    try:
        found = json.loads(value)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def cut(text: str) -> str:
    """A text short enough for an error."""
    return text if len(text) <= 60 else f"{text[:57]}..."
