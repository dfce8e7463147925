"""The options by which every command describes a game."""

from pathlib import Path
from typing import Annotated, Final

import typer

from folsom.game.express.components import EXPANSIONS
from folsom.game.superx.components import MODULES
from folsom.record.strict_yaml import read_yaml

GAME: Final = "express"

Game = Annotated[str, typer.Option("--game", metavar="NAME", help="Which game: express or super.")]
Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        metavar="N",
        help="How many players, 3 to 7; with pairs 2 or 3, teams 4 or 6, the marshal 3 to 8.",
    ),
]
Bandits = Annotated[
    str,
    typer.Option(
        "--bandits",
        metavar="NAMES",
        help="Who has a seat: Ghost,Doc,…; in pairs Ghost+Tuco,Doc+Django.",
    ),
]
Variants = Annotated[
    str,
    typer.Option(
        "--variants", metavar="WORDS", help="Any of expert, pairs, teams, first-game, edition-1."
    ),
]
Expansions = Annotated[
    str,
    typer.Option(
        "--expansions",
        metavar="WORDS",
        help=f"Any of {', '.join(EXPANSIONS)}; of super: {', '.join(MODULES)}.",
    ),
]
Components = Annotated[
    Path | None,
    typer.Option(
        "--components", metavar="FILE", help="Facts of your own in place of printed ones."
    ),
]
Wagons = Annotated[
    str, typer.Option("--wagons", metavar="NAMES", help="The wagons, from the locomotive backward.")
]
Rounds = Annotated[str, typer.Option("--rounds", metavar="NAMES", help="The five round cards.")]
First = Annotated[
    str, typer.Option("--first", metavar="NAME", help="The bandit who is first in round 1.")
]
Language = Annotated[
    str,
    typer.Option(
        "--language", metavar="CODE", help="The table's language: en, uk, bg, pl, it, ru."
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Words only: no drawing and no colour.")]

_VARIANTS: Final[dict[str, dict[str, object]]] = {
    "expert": {"expert": True},
    "pairs": {"pairs": True},
    "teams": {"teams": True},
    "first-game": {"events": False, "powers": False},
    "edition-1": {"edition": 1},
}

Wishes = dict[str, object]


def wishes(
    players: int | None,
    bandits: str,
    variants: str,
    expansions: str,
    wagons: str = "",
    rounds: str = "",
    first: str = "",
    components: Path | None = None,
) -> Wishes:
    """The set-up that the options ask for, as the game wants it."""
    asked: Wishes = {}
    if players is not None:
        asked["players"] = players
    if bandits:
        asked["seats"] = listed(bandits)
    for variant in listed(variants):
        if variant not in _VARIANTS:
            raise WrongUse(f"There is no variant {variant}; there are {', '.join(_VARIANTS)}.")
        if listed(variants).count(variant) > 1:
            raise WrongUse(f"The variant {variant} is named twice.")
        asked.update(_VARIANTS[variant])
    if asked.get("pairs") and "seats" not in asked:
        asked.setdefault("players", 2)
    for word, value in (("expansions", expansions), ("wagons", wagons), ("rounds", rounds)):
        if value:
            asked[word] = listed(value)
    if first:
        asked["first"] = first
    if components is not None:
        asked["components"] = described(components)
    return asked


def refuse_variants(game: str, variants: str) -> None:
    """Colt Super Express has modules, but no variants."""
    if game == "super" and listed(variants):
        raise WrongUse(
            "Colt Super Express has no variants; --expansions reflexes,horse adds its modules."
        )


def described(file: Path) -> object:
    """What a file of components says, in YAML or JSON."""
    try:
        return read_yaml(file.read_text(encoding="utf-8"), str(file)).value
    except OSError as error:
        raise WrongUse(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise WrongUse(f"{file} cannot be read: it is not UTF-8 text.") from None
    except ValueError as error:
        raise WrongUse(str(error)) from None


def listed(value: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in value.split(",") if word.strip()]


class WrongUse(ValueError):
    """The command was called in a way that makes no sense; the message is one plain sentence."""
