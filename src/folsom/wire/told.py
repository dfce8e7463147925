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


class Request(Struct):
    """Somebody would take a choice back and asks for consent."""

    seat: int
    to: int
    """The number of that choice; it and all that came after it would be undone."""
    agreed: list[int]
    missing: list[int]


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


class Seen(Struct):
    """A seat's side of the table (none: a spectator's), when a client comes or comes back."""

    seat: int | None
    now: Happened | None
    """How things stand; none while no game has begun."""
    missed: list[Missed] = []


class Said(Told, tag="said"):
    """Words or a reaction."""

    number: int
    seat: int | None
    name: str
    text: str = ""
    sign: str = ""
    at: float = 0.0


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
    Welcome | Happened | RoomChanged | Said | StoryTold | Forecasts | Hinted | Done | Refused | Pong
)
