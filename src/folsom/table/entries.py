"""The entries of a table's log. The log is the truth: a table is what its entries make of it."""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field


class Entry(Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    """Something that happened at a table; its number is its place in the log."""

    at: float
    """When, in seconds of Unix time."""
    mark: str = ""
    """The long `id` of the message that asked for it; said twice, it is done once."""
    said_by: Literal["", "host", "watcher"] = ""
    """Who asked for it, if that was not the person at the seat that it names."""


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
    chance: list[int] = []
    """The chance of that record: for the deal, then for each choice."""
    latecomers: bool = False
    """Whether bots' seats may be taken in a running game without asking everybody."""
    approval: bool = False
    """Whether the host decides who sits down."""
    asking: bool = True
    """Whether people may ask for a seat where others have to agree."""


class Changed(Entry, tag="changed"):
    """The host changed the set-up."""

    options: dict[str, Any]
    seats: int
    public: bool
    watching: bool
    clock: int
    hints: bool | None = None
    latecomers: bool = False
    approval: bool = False
    asking: bool = True
    by: list[int] = []
    """The host's own seats."""


class Place(Struct):
    """A seat that somebody takes."""

    seat: int
    name: str
    key: str
    """The digest of the seat's key."""


class Took(Entry, tag="took"):
    """Somebody sat down, at several seats with a shared device; a bot there makes room."""

    places: list[Place]
    host: bool = False
    """Whether it is the host who sits down."""


class Wanted(Entry, tag="wanted"):
    """Somebody would sit down, and the host or all people at the table are asked."""

    places: list[Place]
    host: bool
    """Whether the host alone decides."""
    until: float
    """Who has not answered by then does not agree."""
    asked: list[int] = []
    """The seats of the people who are asked, even if they leave; in logs of before nobody was."""
    any: bool = False
    """Whether any free seat will do."""


class Admitted(Entry, tag="admitted"):
    """Somebody, without a seat the host, let one sit down who asked under that number, or not."""

    number: int
    agree: bool
    seat: int | None = None


class Withdrew(Entry, tag="withdrew"):
    """Who asked under that number to sit down asks no more."""

    number: int


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
    agrees: bool = True
    """Whether that was said of what the table does with late-comers."""


NOBODY: Final = -1
"""In place of a seat: the host left, and nobody is there to take over."""


class Vacated(Entry, tag="vacated"):
    """A person gave the seat up, or lost it, while no game was on.

    In logs of before also in a game: a bot of this level took it until somebody came.
    """

    seat: int
    level: str = ""
    removed: bool = False
    """Whether the host sent the person away."""
    hosts: int | None = None
    """Who hosts from now on, if it was the host who left."""


class Left(Entry, tag="left"):
    """A person left a running game; a bot plays on, and the seat is kept for the person."""

    seat: int
    level: str
    hosts: int | None = None
    """Who hosts from now on, if it was the host who left."""


class CameBack(Entry, tag="came-back"):
    """The person who had left is back and plays again."""

    seat: int


class Hosts(Entry, tag="hosts"):
    """The host handed over to the person at this seat, or was away for too long."""

    seat: int


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
    chance: list[int] = []
    """Fresh chance for the deal; none where the game is by its seed alone."""
    digest: str = field(default="", name="told")
    """That of all events of the deal, by which other rules can be compared."""


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
    chance: int = 0
    """Fresh chance for what follows from it; 0 where the game is by its seed alone."""
    digest: str = field(default="", name="told")
    """That of all events that it caused."""


class TookBack(Entry, tag="took-back"):
    """A seat took its last choice back; nobody had acted on it."""

    seat: int
    number: int


class Requested(Entry, tag="requested"):
    """A seat would take its last choice back, and asks all people at the table."""

    seat: int
    number: int
    everyone: bool = False
    """Whether those are asked too for whom a bot plays; in logs of before they were not."""
    until: float | None = None
    """Who has not answered by then agrees; None: silence never counts."""
    asked: list[int] = []
    """The seats of the people who are asked, even if they leave; in logs of before nobody was."""


class Answered(Entry, tag="answered"):
    """Somebody agreed to that, or not. When all have agreed, it is done."""

    seat: int
    agree: bool


class Lapsed(Entry, tag="lapsed"):
    """The time to answer what was asked under that number is up."""

    number: int


class StoodStill(Entry, tag="stood-still"):
    """No server ran, or none could store anything; that time counts against nobody."""

    since: float
    until: float


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
    | Wanted
    | Admitted
    | Withdrew
    | Named
    | Wished
    | Readied
    | Vacated
    | Left
    | CameBack
    | Hosts
    | BotPut
    | StoodIn
    | Started
    | Reopened
    | Chose
    | TookBack
    | Requested
    | Answered
    | Lapsed
    | StoodStill
    | Spoke
)

OfAGame = Chose | TookBack | Requested | Answered
"""What happens within a game, and to nothing else."""

encode: Final = msgspec.json.Encoder().encode
"""An entry as the log keeps it."""
decode: Final = msgspec.json.Decoder(AnyEntry).decode
"""An entry from the log."""
