"""The entries of a table's log. The log is the truth: a table is what its entries make of it."""

from typing import Any, Final

import msgspec
from msgspec import Struct


class Entry(Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    """Something that happened at a table; its number is its place in the log."""

    at: float
    """When, in seconds of Unix time."""
    mark: str = ""
    """The long `id` of the message that asked for it; said twice, it is done once."""


class Opened(Entry, tag="opened"):
    """Number 0 of every log."""

    rules: int
    """The version of the rules under which the choices lead to these games."""
    game: str
    options: dict[str, Any]
    seats: list[str | None]
    """The level of each bot; None for a seat that waits for a person."""
    host: str
    """The digest of the host's key."""
    seed: int | None = None
    public: bool = False
    watching: bool = True
    clock: int = 0
    hints: bool | None = None
    """Whether people may ask the expert; None: one who is alone among bots may."""
    choices: list[tuple[int, str]] = []
    """Choices already made, for a table that plays on from a record."""


class Changed(Entry, tag="changed"):
    """The host changed the set-up."""

    options: dict[str, Any]
    seats: int
    public: bool
    watching: bool
    clock: int
    hints: bool | None = None


class Place(Struct):
    """A seat that somebody takes."""

    seat: int
    name: str
    key: str
    """The digest of the seat's key."""


class Took(Entry, tag="took"):
    """Somebody sat down, at several seats with a shared device; a bot there makes room."""

    places: list[Place]


class Named(Entry, tag="named"):
    """The person at a seat is called so."""

    seat: int
    name: str


class Wished(Entry, tag="wished"):
    """A seat wishes for a bandit."""

    seat: int
    bandit: str | None = None


class Readied(Entry, tag="readied"):
    """A seat is ready, or not yet."""

    seat: int
    ready: bool


class Vacated(Entry, tag="vacated"):
    """A person gave the seat up; in a game a bot of this level takes it until somebody comes."""

    seat: int
    level: str = ""


class BotPut(Entry, tag="bot"):
    """A bot took the seat; without a level the seat was opened to people."""

    seat: int
    level: str | None = None


class StoodIn(Entry, tag="stood-in"):
    """A bot plays for the person at a seat; without a level the person plays again."""

    seat: int
    level: str | None = None


class Started(Entry, tag="started"):
    """The cards were dealt; bots of this level took the open seats."""

    seed: int
    options: dict[str, Any]
    level: str = ""


class Reopened(Entry, tag="reopened"):
    """Back in the waiting room after a game."""


class Chose(Entry, tag="chose"):
    """A choice in the game."""

    seat: int
    choice: str
    asked: int
    """The number of the question that it answers."""
    by: str
    """`person`, `bot` or `clock`."""


class TookBack(Entry, tag="took-back"):
    """A seat took its last choice back; nobody had acted on it."""

    seat: int
    number: int


class Requested(Entry, tag="requested"):
    """A seat would take its last choice back, and asks all people at the table."""

    seat: int
    number: int


class Answered(Entry, tag="answered"):
    """Somebody agreed to that, or not. When all have agreed, it is done."""

    seat: int
    agree: bool


class Spoke(Entry, tag="spoke"):
    """Words or a reaction; without a seat they come from a spectator."""

    name: str
    seat: int | None = None
    text: str = ""
    sign: str = ""


AnyEntry = (
    Opened
    | Changed
    | Took
    | Named
    | Wished
    | Readied
    | Vacated
    | BotPut
    | StoodIn
    | Started
    | Reopened
    | Chose
    | TookBack
    | Requested
    | Answered
    | Spoke
)

encode: Final = msgspec.json.Encoder().encode
"""An entry as the log keeps it."""
decode: Final = msgspec.json.Decoder(AnyEntry).decode
"""An entry from the log."""
