"""What the server says over a socket."""

from typing import Any, Literal

from msgspec import Struct

from folsom.wire.room import Room

Facts = dict[str, Any]
"""A view or an event, as docs/protocol.md describes them."""


class Told(Struct, tag_field="type"):
    """Every message of the server."""


What = Literal[
    "left",
    "came-back",
    "sat-down",
    "removed",
    "renamed",
    "hosts",
    "silence",
    "late-comers",
    "no-late-comers",
    "late-comers-ask",
]
"""What the table itself has to say of a person.

`removed`: the host sent them away. `silence`: their choice was taken back because nobody spoke
against it in time. `late-comers`: from now on these sit down without asking; `no-late-comers`:
they have to ask. With either, nobody is ready any more. `late-comers-ask`: they have to ask since
the cards were dealt before all had agreed. These three are said of nobody's seat.
"""


class Note(Struct):
    """Something to be told of the people at the table, as part of the game's story."""

    what: What
    seat: int
    name: str
    at: float
    was: str = ""
    """What one was called who is `renamed`."""


class Happened(Told, tag="happened"):
    """Something happened in the game, as one seat (none: a spectator) saw it.

    `number` counts everything that happens at the table; it only grows.
    """

    number: int
    seat: int | None
    events: list[Facts]
    view: Facts
    by: str = ""
    """Who made the choice that caused it: `person`, `bot` or `clock`; empty for other causes."""
    asked: int | None = None
    """The number of the question that this seat has to answer; none if it has nothing to decide."""
    deadline: float | None = None
    """When the seat's time is up, in seconds of Unix time."""
    undo: Literal["no", "free", "ask"] = "no"
    """Whether the seat can take its last choice back: freely, by consent, or not at all."""
    back: bool = False
    """A choice was taken back: the view is one of before."""


class Missed(Struct):
    """Something that happened while a client was away, without its view."""

    number: int
    events: list[Facts]
    by: str = ""
    back: bool = False
    notes: list[Note] = []
    """In a story: what is to be told of the people."""


class Seen(Struct):
    """A seat's side of the table (none: a spectator's), when a client comes or comes back."""

    seat: int | None
    now: Happened | None
    """How things stand; none while no game has begun."""
    missed: list[Missed] = []


class Said(Told, tag="said"):
    """Words, a reaction, or with `what` something that the table itself says of a person."""

    number: int
    seat: int | None
    name: str
    text: str = ""
    sign: str = ""
    at: float = 0.0
    what: What | None = None
    was: str = ""
    """What one was called who is `renamed`."""


Why = Literal[
    "sat-down",
    "came-back",
    "left",
    "removed",
    "turned-away",
    "nobody-answered",
    "taken",
    "game-changed",
    "withdrawn",
    "hosts",
    "hosts-no-more",
]
"""Why somebody has a seat, or has it no more, or hosts.

`turned-away`, `nobody-answered`: one who asked for a seat was refused, or not answered in time.
`taken`: it went to another. `game-changed`: the game that one wanted to join began or ended; ask
again. `withdrawn`: one asked no more.
"""


class Welcome(Told, tag="welcome"):
    """The answer to `hello`."""

    version: int
    number: int
    room: Room
    host: bool
    seats: list[int]
    """The seats whose keys were right."""
    seen: list[Seen]
    """One for each seat held; a spectator's for one who has none."""
    chat: list[Said]
    """The last words said, those of spectators only for spectators."""
    gap: bool = False
    """More was missed than is told here; ask for the story."""
    now: float = 0.0
    """The server's clock."""
    pending: list[int] = []
    """The seats that one has asked for and that are not decided about yet."""
    lost: Why | None = None
    """To one without a seat: why a key that was shown opens none any more, if that is known."""


class Seating(Told, tag="seating"):
    """What this client may do here has changed, and why."""

    number: int
    seats: list[int]
    """The seats that it has now."""
    host: bool
    pending: list[int]
    seen: list[Seen]
    """As in `welcome`."""
    why: Why


class RoomChanged(Told, tag="room"):
    """Who sits where, the set-up or the state of the table changed, or somebody came or went."""

    number: int
    room: Room


class StoryTold(Told, tag="story"):
    """The game from its beginning, as a seat has seen it."""

    seat: int | None
    steps: list[Missed]
    id: str = ""


class Forecasts(Told, tag="forecast"):
    """What each choice of a seat would lead to; those of which nothing can be said are left out."""

    seat: int
    asked: int | None
    choices: dict[str, Facts]
    id: str = ""


class Reason(Struct):
    """What the expert found out about one of the choices."""

    choice: str
    share: float
    """The part of its playouts that tried it, from 0 to 1."""
    wins: float
    """The part of those that the seat won, from 0 to 1."""
    money: int
    """What the seat owned at their end, on average."""


class Hinted(Told, tag="hint"):
    """What the expert would choose for a seat, with its reasons, the best first."""

    seat: int
    asked: int
    choice: str
    reasons: list[Reason]
    playouts: int
    """How often it played the game on in its mind."""
    id: str = ""


class Redealt(Told, tag="redealt"):
    """The question before a seat, in a world dealt afresh for its eyes, to be thought about there.

    It tells no more than the view: all that the seat cannot know is invented.
    """

    seat: int
    asked: int
    world: str
    """The position as JSON, with numbers that need all of 64 bits."""
    id: str = ""


class Done(Told, tag="done"):
    """A message was carried out and, if it changed anything, stored under this number."""

    id: str
    number: int


class Refused(Told, tag="refused"):
    """A message was not carried out, and nothing changed."""

    code: str
    text: str
    id: str = ""


class Pong(Told, tag="pong"):
    """The answer to a ping: the line holds, and what time it is on the server."""

    id: str = ""
    now: float = 0.0


Message = (
    Welcome
    | Seating
    | Happened
    | RoomChanged
    | Said
    | StoryTold
    | Forecasts
    | Hinted
    | Redealt
    | Done
    | Refused
    | Pong
)
