"""A set-up of Colt Super Express, read from plain values and checked."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from folsom.game.errors import SetupError, quoted
from folsom.game.superx.components import BANDITS, MODULES

WORDS: Final = ["seats", "players", "first", "expansions"]
"""Every word of a set-up."""
FEWEST: Final = 3
MOST: Final = 7


@final
class Options:
    """A set-up as asked for; what is -1 is left to the seed."""

    __slots__ = ("crew", "first", "modules")

    def __init__(self, crew: list[int], first: int, modules: list[str]) -> None:
        """`crew` has a bandit for each seat."""
        self.crew: Final = crew
        self.first: Final = first
        self.modules: Final = modules


def read_options(wishes: Mapping[str, object]) -> Options:
    """What is asked for; raises `SetupError` if it cannot be played."""
    for word in wishes:
        if word not in WORDS:
            raise SetupError(f"There is no option {quoted(word)}; there are {', '.join(WORDS)}.")
    crew = _read_crew(wishes.get("seats"), wishes.get("players"))
    return Options(crew, _read_first(wishes.get("first"), crew), _modules(wishes))


def _read_crew(seats: object, players: object) -> list[int]:
    if players is not None and (isinstance(players, bool) or not isinstance(players, int)):
        raise SetupError("The option players is a whole number.")
    if seats is None:
        return _check_count([-1] * (4 if players is None else _small(players)))
    if not isinstance(seats, Sequence) or isinstance(seats, str):
        raise SetupError("Seats are a list of bandits.")
    crew: list[int] = []
    for name in seats:
        who = -1 if name is None else _bandit(name)
        if who in crew and who >= 0:
            raise SetupError(f"{BANDITS[who]} can sit at one seat only.")
        crew.append(who)
    if players is not None and players != len(crew):
        raise SetupError(f"There are {len(crew)} seats for {players} players.")
    return _check_count(crew)


def _small(players: object) -> int:
    """A number of seats that a list can have."""
    if isinstance(players, int) and 0 <= players <= MOST:
        return players
    raise SetupError(f"Colt Super Express is for {FEWEST} to {MOST} players.")


def _check_count(crew: list[int]) -> list[int]:
    if not FEWEST <= len(crew) <= MOST:
        raise SetupError(f"Colt Super Express is for {FEWEST} to {MOST} players.")
    return crew


def _bandit(name: object) -> int:
    if isinstance(name, str) and name in BANDITS:
        return BANDITS.index(name)
    shown = quoted(name) if isinstance(name, str) else repr(name)
    raise SetupError(f"There is no bandit {shown}; there are {', '.join(BANDITS)}.")


def _read_first(first: object, crew: list[int]) -> int:
    if first is None:
        return -1
    if isinstance(first, int) and not isinstance(first, bool):
        if 0 <= first < len(crew):
            return first
        raise SetupError(f"There is no seat {first}; seats are numbered from 0.")
    who = _bandit(first)
    if who in crew:
        return crew.index(who)
    raise SetupError(f"{BANDITS[who]} has no seat, so cannot be first.")


def _modules(wishes: Mapping[str, object]) -> list[str]:
    wanted = wishes.get("expansions")
    if wanted is None:
        return []
    if not isinstance(wanted, Sequence) or isinstance(wanted, str):
        raise SetupError("The option expansions is a list of names.")
    for name in wanted:
        if name not in MODULES:
            shown = quoted(name) if isinstance(name, str) else repr(name)
            raise SetupError(f"There is no expansion {shown}; there are {', '.join(MODULES)}.")
        if list(wanted).count(name) > 1:
            raise SetupError(f"The expansion {name} is named twice.")
    return [module for module in MODULES if module in wanted]
