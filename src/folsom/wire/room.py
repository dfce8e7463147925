"""A table as everybody at it may see it: who sits where, and what is asked of all."""

from typing import Any, Literal

from msgspec import Struct


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None
    """The bot of this seat, or the one that plays for a person."""
    bandits: list[str] = []
    """The bandit wished for, or the pair, while the table waits."""
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
