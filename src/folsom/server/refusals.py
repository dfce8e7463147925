"""Every code of a refusal, its HTTP status, and every code with which a socket is closed."""

from typing import Final, NamedTuple

from folsom.table.refusal import Refusal


class Meaning(NamedTuple):
    """What a code says, and the status with which HTTP says it."""

    text: str
    status: int


REFUSALS: Final[dict[str, Meaning]] = {
    "all-decide": Meaning("all people at the table decide that; answer for your seat", 409),
    "asked-already": Meaning("another choice is being asked back", 409),
    "asks-already": Meaning("somebody at this address waits to be let in already", 429),
    "busy": Meaning("too many hints wait for this address or in all; wait a moment", 429),
    "clock": Meaning("there is no such clock", 422),
    "closed": Meaning("the game was begun under other rules and cannot go on here", 409),
    "crowded": Meaning("there are as many tables or connections as can be; try later", 503),
    "empty": Meaning("there is nothing to say in these words", 409),
    "fault": Meaning("something went wrong in the server; nothing has changed", 500),
    "fixed": Meaning("the table plays on from a record, and this is fixed by it", 409),
    "full": Meaning("every seat is taken", 409),
    "game-changed": Meaning("the game that one wanted to join has begun or ended; ask again", 409),
    "greeted": Meaning("`hello` was said before", 409),
    "held-another": Meaning("who has or had another seat in this game cannot take this one", 403),
    "here": Meaning("somebody is connected for this seat and decides that alone", 409),
    "host": Meaning("the server does not go by that name; `--allowed-host` adds it", 421),
    "host-only": Meaning("only the host of the table may do that", 403),
    "id": Meaning("an `id` from which keys are made has 22 to 64 characters", 422),
    "illegal": Meaning("the choice is not open", 422),
    "just-away": Meaning("that person's line was lost less than 30 seconds ago", 409),
    "left": Meaning(
        "the person has left the game and the seat is kept, or one gave it up oneself", 409
    ),
    "malformed": Meaning("the request or message makes no sense", 400),
    "method": Meaning("that cannot be done with this address", 405),
    "name": Meaning("nothing can be seen of the name", 422),
    "names": Meaning("there is one name for each seat", 422),
    "needs-consent": Meaning("to take that back the others must agree; say `ask`", 409),
    "no-asking": Meaning("the host takes no requests for seats", 403),
    "no-change": Meaning("it is so already", 409),
    "no-game": Meaning("there was no such game at the table", 404),
    "no-hello": Meaning("`hello` comes first", 409),
    "no-hints": Meaning("there are no hints at this table", 403),
    "no-idea": Meaning("the expert has no hint just now", 409),
    "no-lesson": Meaning("there is no such lesson", 404),
    "no-person": Meaning("nobody has this seat", 409),
    "no-puzzle": Meaning("there is no such puzzle", 404),
    "no-record": Meaning("there is no such record", 404),
    "no-scene": Meaning("the lesson has no such scene", 422),
    "no-seat": Meaning("there is no such seat, or it is named twice", 404),
    "no-step": Meaning("the record has no such step", 422),
    "no-table": Meaning("there is no such table", 404),
    "nobody-answered": Meaning("one asked for a seat, and nobody answered in time", 409),
    "not-asked": Meaning("the seat has nothing to decide now", 409),
    "not-found": Meaning("there is nothing at this address", 404),
    "not-over": Meaning("that is shown when the game is over", 403),
    "not-yet": Meaning("one was turned away and has to wait before asking again", 429),
    "not-yours": Meaning("that seat is not yours", 403),
    "nothing-asked": Meaning("nobody waits for this answer", 409),
    "nothing-chosen": Meaning("there is no choice of yours to take back", 409),
    "origin": Meaning("a page of that site may not use this server", 403),
    "over": Meaning("the game is over", 409),
    "playing": Meaning("that cannot be done while the game is on", 409),
    "private": Meaning("only those who play may see this table", 403),
    "record": Meaning("the record cannot be read, or is not true", 422),
    "removed": Meaning("the host has sent one away", 409),
    "seated": Meaning("who has a seat speaks from it", 409),
    "set-aside": Meaning("the table is set aside because of a fault", 503),
    "set-up": Meaning("that set-up cannot be played", 422),
    "stand-in": Meaning("a bot plays for this seat", 409),
    "storage": Meaning("the database does not answer; try again", 503),
    "taken": Meaning("the seat is taken", 409),
    "too-fast": Meaning("too much was asked in a short time; wait a moment", 429),
    "too-late": Meaning("the question is no longer open", 409),
    "too-long": Meaning("the request or message is too long", 413),
    "too-many": Meaning("too many tables, records, wrong codes or newcomers; wait a while", 429),
    "too-slow": Meaning("the request did not arrive in time", 408),
    "turned-away": Meaning("one asked for a seat, and somebody did not agree", 409),
    "unexpected": Meaning("that cannot be said now", 409),
    "unknown-bot": Meaning("there is no such bot", 422),
    "unknown-sign": Meaning("there is no such reaction", 409),
    "version": Meaning("the server speaks another version of the protocol", 409),
    "waiting": Meaning("the cards have not been dealt", 409),
    "withdrawn": Meaning("one asked for a seat and has withdrawn that", 409),
}
"""Every code of a refusal, over HTTP and at a socket."""

CLOSINGS: Final[dict[int, str]] = {
    1000: "the client left",
    1008: "no `hello` in time, or too much that makes no sense or comes too fast",
    1009: "a message of more than 16 kB; `too-long` is said first",
    1011: "the table was set aside because of a fault",
    1012: "the server restarts: come back and go on",
    1013: "the client does not read, or there are too many sockets: come back and go on",
    4000: "`hello` was refused, or one may no longer watch",
}
"""Every code with which the server closes a socket."""


def status_of(refusal: Refusal) -> int:
    """The status with which HTTP says it."""
    return REFUSALS[refusal.code].status


def markdown() -> str:
    """Both lists as docs/refusals.md has them."""
    lines = ["| code | status | meaning |", "|---|---|---|"]
    for code, meaning in REFUSALS.items():
        lines.append(f"| `{code}` | {meaning.status} | {meaning.text} |")
    lines += ["", "## Why a socket is closed", "", "| code | meaning |", "|---|---|"]
    lines += [f"| {code} | {text} |" for code, text in CLOSINGS.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(markdown(), end="")
