"""What is said over plain HTTP: opening and finding tables, taking seats, records."""

from typing import Any, Literal

from msgspec import Struct, field

from folsom.wire.room import Room
from folsom.wire.told import Missed


class OpenTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables: a new table.

    `options` are the words of the set-up, as in docs/protocol.md; `seats` says who sits where: a
    bot by its level, or nobody yet.
    """

    game: str = "express"
    options: dict[str, Any] = {}
    seats: list[str | None] = field(default_factory=lambda: [None] * 4)
    seed: int | None = None
    public: bool = False
    watching: bool = True
    clock: int = 0
    hints: bool | None = None
    """Whether people may ask the expert; if it is not said, one who is alone among bots may."""
    latecomers: bool = False
    """Whether people may take bots' seats in a running game without asking everybody."""
    approval: bool = False
    """Whether the host decides who sits down."""
    asking: bool = True
    """Whether people may ask for a seat where others have to agree."""
    id: str = ""
    """128 random bits or more, in 22 to 64 characters; asked twice with it, one table is opened."""


class Opened(Struct):
    """A table was opened; the host key starts it and changes it."""

    table: str
    host: str


class TakeSeats(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats: sit down at these seats, or at the first that is free.

    Several seats are for a device that is passed around, and taken before the game.
    """

    name: str = ""
    seats: list[int] | None = None
    names: list[str] | None = None
    """A name for each of several seats."""
    keys: list[str] = []
    """All keys of this table that the device holds, the host's too."""
    id: str = ""
    """128 random bits or more, in 22 to 64 characters; asked twice with it, one sits down once."""
    withdraw: bool = False
    """Ask no more for the seats that were asked for with this `id` and are not decided about."""


class Taken(Struct):
    """The seats taken and their keys, in the same order; the server keeps only digests of keys.

    While it is `pending` others have to agree first. Say hello with the keys: the socket is told,
    by `seating`, when it is decided. Or ask again with the same `id`.
    """

    table: str
    seats: list[int]
    keys: list[str]
    pending: bool = False
    host: bool = False
    """Whether the host alone decides."""
    seconds: float = 0.0
    """How long there is to answer."""


class TableList(Struct):
    """GET /api/tables: public tables that wait or play."""

    tables: list[Room]


class ExpressMode(Struct):
    """A way in which so many can play Colt Express."""

    edition: int
    pairs: bool
    teams: bool
    marshal: bool
    """Whether the expansion `marshal` is played."""
    seats: int
    wagons: int
    """How many wagons the train has, a prison car not counted."""
    cards: str
    """The set of round cards, as in `rounds`."""
    first: list[int]
    """The seats of which one may be asked to begin; none, if it is decided who does."""
    bare: bool
    """Whether it can be played without powers or events."""


class ExpressBox(Struct):
    """What an expansion adds to what a set-up may name."""

    bandits: list[str] = []
    """Whom somebody has to play."""
    rounds: list[str] = []
    stations: list[str] = []


class ExpressPool(Struct):
    """How many cards of each kind a pool has."""

    rounds: int
    stations: int


class ExpressSetUps(Struct):
    """What a set-up of Colt Express may hold, and all ways to play it."""

    bandits: list[str]
    wagons: list[str]
    rounds: dict[str, list[str]]
    stations: list[str]
    expansions: list[str]
    more: dict[str, ExpressBox]
    pool: ExpressPool
    length: int
    """How many rounds a game has."""
    modes: list[ExpressMode]


class SuperSetUps(Struct):
    """What a set-up of Colt Super Express may hold, and for how many it is."""

    bandits: list[str]
    expansions: list[str]
    seats: list[int]
    """The fewest and the most."""


class SetUps(Struct):
    """What each game may be played with."""

    express: ExpressSetUps
    superx: SuperSetUps = field(name="super")


class Catalogue(Struct):
    """GET /api/catalogue: what can be asked for in a set-up."""

    version: str
    protocol: int
    games: SetUps
    bots: list[str]
    signs: list[str]


class RecordKept(Struct):
    """POST /api/records: the record was checked and can be watched under this name."""

    record: str
    steps: int
    over: bool


class Frame(Struct):
    """One step of a record: what happened, and how things stood after it."""

    step: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Frames(Struct):
    """GET /api/records/{record}/frames: the steps from `first` on, as some eyes saw them."""

    steps: int
    first: int
    frames: list[Frame]


class Transcript(Struct):
    """GET /api/tables/{table}/record of a game that is not over: what a spectator has seen of it.

    Of one that is `closed`, because it was played by other rules, as far as these tell the same.
    """

    table: str
    steps: list[Missed]
    closed: bool = False


class PlayOn(Struct, forbid_unknown_fields=True):
    """POST /api/records/{record}/play-on: a new table that begins after so many steps."""

    step: int
    seats: list[str | None]
    public: bool = False
    watching: bool = True
    clock: int = 0
    id: str = ""
    """As for a new table."""


class LessonInfo(Struct):
    """A lesson by its name, and how many steps each of its scenes has."""

    name: str
    game: str
    scenes: list[int]


class LessonList(Struct):
    """GET /api/lessons: the lessons there are, in their order."""

    lessons: list[LessonInfo]


class PuzzleInfo(Struct):
    """A puzzle: who is to reach what, within how many rounds."""

    name: str
    game: str
    expansions: list[str]
    level: int
    """From 1, the easiest, to 5."""
    bandit: str
    goal: Literal["gain", "take", "ahead", "fire", "alone", "stay", "loot"]
    amount: int
    rounds: int
    plans: dict[str, list[dict[str, Any]]]
    """The choices that others are known to plan, by bandit; those not named do as they like."""


class FoundInfo(Struct):
    """A puzzle out of a game between bots: one choice, of which one is clearly the best."""

    name: str
    mode: str
    """What is played, as the client names it."""
    game: str
    level: int
    """From 1, the easiest, to 3."""
    bandits: list[str]
    round: int
    asks: str
    """What is to be chosen: `card`, `plan`, `fire`, `rob`, `punch`, `move` or `other`."""


class PuzzleList(Struct):
    """GET /api/puzzles: the puzzles there are, the easiest first, and those out of games."""

    puzzles: list[PuzzleInfo]
    found: list[FoundInfo]
    """In an order that does not change, so that all can agree on one of them for a day."""


class Attempt(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{lesson} and /api/puzzles/{puzzle}: the learner's choices so far.

    Nothing is kept at the server: the same choices always lead to the same place.
    """

    choices: list[str] = []
    scene: int = 0
    """Of a lesson, counted from 0."""


class Beat(Struct):
    """Something happened (`frame`), or something is said to the learner.

    With `wanted` there is a choice to be made, and these are the ones that lead on.
    """

    frame: Frame | None = None
    step: int = 0
    """Which of the steps of its scene it is, from 1."""
    say: str = ""
    """What is said, by its name in the words of the lesson."""
    show: str = ""
    """What is lit meanwhile."""
    wanted: list[str] = []


class Brings(Struct):
    """What a choice brings on average, by the expert's searches."""

    choice: str
    wins: int
    """Victories of a hundred games."""
    money: int | None
    """What one owns in the end; none where one does not play for money."""
    best: bool
    """Whether nothing is better."""


class Course(Struct):
    """Where a lesson or a puzzle stands after some choices: all that followed the last of them."""

    game: str
    seat: int
    steps: int
    beats: list[Beat]
    status: Literal["asked", "over", "solved", "failed"]
    forecasts: dict[str, dict[str, Any]]
    """What is foretold of the choices, as in the message `forecast`."""
    brings: list[Brings] = []
    """After the choice in a puzzle out of a game: of every choice, the best first."""


class Problem(Struct):
    """Why a request was not carried out."""

    code: str
    text: str
