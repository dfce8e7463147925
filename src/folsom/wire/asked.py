"""What a client says over its socket.

`id` is the client's own mark for a message; the answer, `done` or `refused`, carries it back. If
it has 16 to 32 characters, of which at least 8 should be random, the message is safe to be said
again after a lost line: said twice, it is done once.
"""

from typing import Any, Literal

from msgspec import Struct


class Asked(Struct, tag_field="type", forbid_unknown_fields=True):
    """Every message of a client."""


class Hello(Asked, tag="hello"):
    """The first message of a socket: which table, and the keys of seats and host, if any.

    `since` is the last number seen; what happened after it is told again.
    """

    version: int
    table: str
    keys: list[str] = []
    since: int | None = None
    name: str = ""
    """What to call one who only watches."""


class Choose(Asked, tag="choose"):
    """A choice of a seat, for the question that was put under the number `asked`."""

    seat: int
    choice: str
    asked: int
    id: str = ""


class TakeBack(Asked, tag="take-back"):
    """Take one's own last choice back; with `ask`, by consent of all people at the table."""

    seat: int
    ask: bool = False
    id: str = ""


class Answer(Asked, tag="answer"):
    """Agree or not to what another would take back; `to` names the choice, as in `Request`.

    Who asked may withdraw it, by not agreeing.
    """

    seat: int
    agree: bool
    to: int | None = None
    id: str = ""


class Admit(Asked, tag="admit"):
    """Agree or not that somebody sits down, who is in the room's `newcomers` with this number.

    One answers for one's seat, or without a seat as host.
    """

    number: int
    agree: bool
    seat: int | None = None
    id: str = ""


class Say(Asked, tag="say"):
    """Words for the table; those of one without a seat are for the spectators alone."""

    text: str
    seat: int | None = None
    id: str = ""


class React(Asked, tag="react"):
    """A quick reaction, by its name."""

    sign: str
    seat: int | None = None
    id: str = ""


class Ready(Asked, tag="ready"):
    """In the waiting room: this seat is ready, or not yet."""

    seat: int
    ready: bool
    latecomers: bool | None = None
    """What was seen of the table's `latecomers`: only who names how it is agrees to it."""
    id: str = ""


class Wish(Asked, tag="wish"):
    """In the waiting room: which bandit this seat plays, or which two; none leaves it to chance."""

    seat: int
    bandits: list[str] = []
    id: str = ""


class Rename(Asked, tag="rename"):
    """What the person at this seat is called."""

    seat: int
    name: str
    id: str = ""


class Leave(Asked, tag="leave"):
    """Give a seat up. In a game a bot plays on and the seat is kept: its key brings one back.

    While no game is on, its key is worth nothing from then on, and the host may send away anybody.
    """

    seat: int
    id: str = ""


class StandIn(Asked, tag="stand-in"):
    """Let a bot play for oneself or, as host, for one who is not connected; no level ends it."""

    seat: int
    level: str | None = None
    id: str = ""


class HandOver(Asked, tag="hand-over"):
    """Host: the person at this seat is the host from now on."""

    seat: int
    id: str = ""


class PutBot(Asked, tag="put-bot"):
    """Host: a bot of this level takes the seat; no level opens it to people again."""

    seat: int
    level: str | None = None
    id: str = ""


class Change(Asked, tag="change"):
    """Host, in the waiting room: another set-up, as when the table was opened.

    What is left out stays as it is. With fewer seats the last ones go.
    """

    options: dict[str, Any] | None = None
    seats: int | None = None
    public: bool | None = None
    watching: bool | None = None
    clock: int | None = None
    """Seconds for each decision; 0 for none."""
    hints: bool | None = None
    """Whether people may ask the expert."""
    latecomers: bool | None = None
    """Whether people may take bots' seats in a running game without asking everybody."""
    approval: bool | None = None
    """Whether the host decides who sits down."""
    asking: bool | None = None
    """Whether people may ask for a seat where others have to agree; can be changed at any time."""
    id: str = ""


class Start(Asked, tag="start"):
    """Host: deal the cards. Bots of this level sit in for whoever is missing until they come.

    When a game is over it deals the next one, with the same people, who all play for themselves.
    """

    level: str = "fair"
    id: str = ""


class Reopen(Asked, tag="reopen"):
    """Host, when a game is over or closed: back to the waiting room, with the same people."""

    id: str = ""


class Story(Asked, tag="story"):
    """Tell the game from its beginning: all events that the seat (none: a spectator) has seen."""

    seat: int | None = None
    id: str = ""


class Forecast(Asked, tag="forecast"):
    """While planning: tell what each card would do, as far as the seat can know."""

    seat: int
    id: str = ""


class Hint(Asked, tag="hint"):
    """When the seat has to decide: tell what the expert would do, and why; where hints are on."""

    seat: int
    id: str = ""


class Redeal(Asked, tag="redeal"):
    """When the seat has to decide: send a world to think about oneself, where hints are on."""

    seat: int
    id: str = ""


class Ping(Asked, tag="ping"):
    """Ask whether anyone is there."""

    id: str = ""


Message = (
    Hello
    | Choose
    | TakeBack
    | Answer
    | Admit
    | Say
    | React
    | Ready
    | Wish
    | Rename
    | Leave
    | StandIn
    | HandOver
    | PutBot
    | Change
    | Start
    | Reopen
    | Story
    | Forecast
    | Hint
    | Redeal
    | Ping
)

Sign = Literal["hat", "bang", "laugh", "cry", "loot", "hurry", "clap", "shrug"]
"""The quick reactions."""
