"""What the server says over a socket."""

from typing import Any, Literal

from msgspec import Struct

Facts = dict[str, Any]
"""A view or an event, as docs/protocol.md describes them."""


class Told(Struct, tag_field="type"):
    """Every message of the server."""


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None
    """The bot of this seat, or the one that plays for a person."""
    bandit: str | None = None
    """The bandit wished for, while the table waits; a pair as `Ghost+Tuco`."""
    ready: bool = False
    here: bool = False
    """Whether somebody is connected for this seat."""
    away: float | None = None
    """Since when nobody has been, in seconds of Unix time."""
    guest: bool = False
    """A bot that gives its seat up to the next person who comes."""
    shared: bool = False
    """Played on a device that plays other seats too."""
    left: bool = False
    """The person has left the game; a bot plays, and the seat is kept for whoever has its key."""


class Request(Struct):
    """Somebody would take a choice back and asks for consent."""

    seat: int
    to: int
    """The number of that choice; it and all that came after it would be undone."""
    agreed: list[int]
    missing: list[int]
    """The people who have not answered yet, even if a bot plays for them."""
    until: float | None = None
    """From then on silence is agreement, in seconds of Unix time.

    None: something hidden came to light, so everybody has to say yes.
    """


class Newcomer(Struct):
    """Somebody would sit down and has to be let in."""

    number: int
    """The number under which it was asked; the answer, `admit`, names it."""
    seats: list[int]
    names: list[str]
    host: bool
    """The host alone decides; otherwise all people at the table have to agree."""
    agreed: list[int]
    missing: list[int]
    until: float
    """Then silence is a no, in seconds of Unix time."""


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


class Room(Struct):
    """A table as everybody at it may see it."""

    table: str
    status: Literal["waiting", "playing", "over"]
    game: str
    options: dict[str, Any]
    played: int
    """How many games have begun here."""
    seats: list[SeatInfo]
    public: bool
    watching: bool
    """Whether people without a seat may watch."""
    clock: int
    """Seconds for each decision; 0 for none."""
    seeded: bool
    """The seed was given, so somebody may know what is hidden."""
    hints: bool = False
    """Whether one who has to decide may ask the expert."""
    watchers: int = 0
    request: Request | None = None
    closed: bool = False
    """The game began under other rules, by which it went otherwise, and cannot go on here.

    Nothing can be arranged before the host deals or says `reopen`.
    """
    latecomers: bool = False
    """Whether people may take bots' seats in a running game without asking everybody."""
    approval: bool = False
    """Whether the host decides who sits down."""
    asking: bool = True
    """Whether people may ask for a seat where others have to agree."""
    host: int | None = None
    """The seat of the host, if the host has one."""
    host_until: float | None = None
    """The host is away: then the next person hosts, in seconds of Unix time."""
    newcomers: list[Newcomer] = []


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
    """Yes, someone is."""

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
    | Done
    | Refused
    | Pong
)
