"""Reading a set-up from plain values, as files, the command line and the network give it."""

from collections.abc import Mapping, Sequence
from typing import Final

from folsom.game.errors import SetupError, quoted
from folsom.game.express.options import Options, Seat

WORDS: Final = [
    "seats",
    "players",
    "wagons",
    "rounds",
    "pool",
    "first",
    "powers",
    "events",
    "expert",
    "pairs",
    "teams",
    "edition",
    "expansions",
    "components",
]
"""Every word of a set-up."""


def read_options(wishes: Mapping[str, object]) -> Options:
    """Check the kind of every value, then what they ask for together."""
    for word in wishes:
        if word not in WORDS:
            raise SetupError(f"There is no option {quoted(word)}; there are {', '.join(WORDS)}.")
    first = wishes.get("first")
    if first is not None and (isinstance(first, bool) or not isinstance(first, int | str)):
        raise SetupError("The first player is a seat number or a bandit's name.")
    edition = _number(wishes, "edition")
    return Options(
        seats=_seats(wishes.get("seats")),
        players=_number(wishes, "players"),
        wagons=_names(wishes, "wagons") or None,
        rounds=_names(wishes, "rounds") or None,
        pool=_names(wishes, "pool") or None,
        first=first,
        powers=_switch(wishes, "powers", True),
        events=_switch(wishes, "events", True),
        expert=_switch(wishes, "expert", False),
        pairs=_switch(wishes, "pairs", False),
        edition=2 if edition is None else edition,
        expansions=_names(wishes, "expansions"),
        teams=_switch(wishes, "teams", False),
        components=_components(wishes.get("components")),
    )


def _number(wishes: Mapping[str, object], word: str) -> int | None:
    value = wishes.get(word)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise SetupError(f"The option {word} is a whole number.")


def _switch(wishes: Mapping[str, object], word: str, usual: bool) -> bool:
    value = wishes.get(word, usual)
    if isinstance(value, bool):
        return value
    raise SetupError(f"The option {word} is true or false.")


def _names(wishes: Mapping[str, object], word: str) -> list[str]:
    value = wishes.get(word)
    if value is None:
        return []
    if isinstance(value, Sequence) and not isinstance(value, str):
        names = [name for name in value if isinstance(name, str)]
        if len(names) == len(value):
            return names
    raise SetupError(f"The option {word} is a list of names.")


def _components(value: object) -> Mapping[str, object] | None:
    if value is None:
        return None
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return value
    raise SetupError("Components are described by names and values.")


def _seats(value: object) -> list[Seat] | None:
    if value is None:
        return None
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise SetupError("Seats are a list of bandits.")
    seats: list[Seat] = []
    for seat in value:
        if seat is None or isinstance(seat, str):
            seats.append(seat)
        elif isinstance(seat, Sequence) and all(isinstance(name, str) for name in seat):
            seats.append([str(name) for name in seat])
        else:
            raise SetupError("A seat is a bandit's name, two names for a pair, or nothing.")
    return seats
