"""What people at a table ask for, turned into entries of its log or refused."""

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, get_args

from folsom.bots import NAMES
from folsom.game.catalogue import start
from folsom.game.errors import SetupError
from folsom.server import entries as log
from folsom.server.match import Match, Move
from folsom.server.refusal import Refusal
from folsom.server.seat import Seat
from folsom.server.table import Table
from folsom.server.words import NAME, SPEECH, clean
from folsom.wire import asked as wire

LONGEST_CLOCK: Final = 14 * 24 * 3600
"""Two weeks for a decision."""
SEATS: Final = 9
"""More seats than any game has."""


class Asker(NamedTuple):
    """Who asks: the seats whose keys it holds, whether it is the host, a watcher's name."""

    seats: frozenset[int]
    host: bool
    name: str = ""


def entry_for(table: Table, asker: Asker, message: wire.Message) -> log.AnyEntry:
    """The entry that carries the message out; raises `Refusal`."""
    reader = _READERS.get(type(message))
    if reader is None:
        raise Refusal("unexpected", "That cannot be said now.")
    return reader(table, asker, message)


def returning(table: Table, seat: int) -> log.StoodIn:
    """The person at this seat is back and plays again."""
    if table.seats[seat].who != "person" or table.seats[seat].level is None:
        raise Refusal("no-change", "It is so already.")
    return log.StoodIn(at=time.time(), seat=seat)


def check_level(level: str) -> str:
    """A bot's level that exists."""
    if level not in NAMES:
        raise Refusal("unknown-bot", f"There is no such bot; there are {', '.join(NAMES)}.", 422)
    return level


def check_clock(clock: int) -> int:
    """A time that one can play with."""
    if clock and not 5 <= clock <= LONGEST_CLOCK:
        raise Refusal("clock", "A decision has 5 seconds to 14 days, or 0 for no clock.", 422)
    return clock


def check_set_up(game: str, options: Mapping[str, Any], seats: int, seed: int = 0) -> None:
    """A set-up that can be played by so many seats."""
    try:
        if start(game, options, seed).seats != seats:
            raise Refusal("set-up", "The set-up is for another number of seats.", 422)
    except SetupError as error:
        raise Refusal("set-up", str(error), 422) from None


def _choose(table: Table, asker: Asker, message: wire.Choose) -> log.Chose:
    _held(asker, message.seat)
    match = _playing(table)
    question = match.asked.get(message.seat)
    if question is None or question.number != message.asked:
        raise Refusal("too-late", "That question is no longer open.")
    if table.seats[message.seat].level is not None:
        raise Refusal("stand-in", "A bot plays for this seat; take over from it first.")
    return log.Chose(
        at=time.time(), seat=message.seat, choice=message.choice, asked=message.asked, by="person"
    )


def _take_back(table: Table, asker: Asker, message: wire.TakeBack) -> log.AnyEntry:
    _held(asker, message.seat)
    match = _match(table)
    if table.status == "waiting":
        raise Refusal("waiting", "The next game has not begun.")
    move = _last_move(match, message.seat)
    if match.untouched(move) and table.status == "playing":
        return log.TookBack(at=time.time(), seat=message.seat, number=move.number)
    if not message.ask:
        raise Refusal(
            "needs-consent",
            "Others have acted on it or something hidden came to light, so all must agree.",
        )
    if table.plea is not None:
        raise Refusal("asked-already", "Another choice is being asked back; answer that first.")
    return log.Requested(at=time.time(), seat=message.seat, number=move.number)


def _answer(table: Table, asker: Asker, message: wire.Answer) -> log.Answered:
    _held(asker, message.seat)
    if table.plea is None or message.seat not in table.missing():
        raise Refusal("nothing-asked", "Nobody waits for this answer.")
    return log.Answered(at=time.time(), seat=message.seat, agree=message.agree)


def _say(table: Table, asker: Asker, message: wire.Say) -> log.Spoke:
    text = clean(message.text, SPEECH)
    if not text:
        raise Refusal("empty", "There is nothing to say in that.")
    return log.Spoke(at=time.time(), **_speaker(table, asker, message.seat), text=text)


def _react(table: Table, asker: Asker, message: wire.React) -> log.Spoke:
    if message.sign not in get_args(wire.Sign):
        raise Refusal("unknown-sign", "There is no such reaction.")
    return log.Spoke(at=time.time(), **_speaker(table, asker, message.seat), sign=message.sign)


def _speaker(table: Table, asker: Asker, seat: int | None) -> dict[str, Any]:
    if seat is None:
        if asker.seats:
            raise Refusal("seated", "Who has a seat speaks from it.")
        return {"name": asker.name}
    _held(asker, seat)
    return {"name": table.seats[seat].name, "seat": seat}


def _ready(table: Table, asker: Asker, message: wire.Ready) -> log.Readied:
    _held(asker, message.seat)
    _waiting(table)
    return log.Readied(at=time.time(), seat=message.seat, ready=message.ready)


def _wish(table: Table, asker: Asker, message: wire.Wish) -> log.Wished:
    _held(asker, message.seat)
    _waiting(table)
    if table.prelude:
        raise Refusal("fixed", "This table plays on from a record; its bandits are fixed.")
    options = table.set_up()
    options["seats"][message.seat] = message.bandit
    check_set_up(table.game, options, len(table.seats))
    return log.Wished(at=time.time(), seat=message.seat, bandit=message.bandit)


def _rename(table: Table, asker: Asker, message: wire.Rename) -> log.Named:
    _held(asker, message.seat)
    return log.Named(at=time.time(), seat=message.seat, name=clean(message.name, NAME))


def _leave(table: Table, asker: Asker, message: wire.Leave) -> log.Vacated:
    if not asker.host:
        _held(asker, message.seat)
    if _seat(table, message.seat).who != "person":
        raise Refusal("no-person", "Nobody has this seat.")
    level = "fair" if table.status == "playing" else ""
    return log.Vacated(at=time.time(), seat=message.seat, level=level)


def _stand_in(table: Table, asker: Asker, message: wire.StandIn) -> log.StoodIn:
    if not asker.host:
        _held(asker, message.seat)
    if _seat(table, message.seat).who != "person":
        raise Refusal("no-person", "Nobody has this seat.")
    level = None if message.level is None else check_level(message.level)
    if level == table.seats[message.seat].level:
        raise Refusal("no-change", "It is so already.")
    return log.StoodIn(at=time.time(), seat=message.seat, level=level)


def _put_bot(table: Table, asker: Asker, message: wire.PutBot) -> log.BotPut:
    _hosting(asker)
    seat = _seat(table, message.seat)
    if seat.who == "person":
        raise Refusal("taken", "Somebody has this seat; a bot can play for them instead.")
    if message.level is None and table.status == "playing":
        raise Refusal("playing", "A seat cannot be empty while the game is on.")
    level = None if message.level is None else check_level(message.level)
    return log.BotPut(at=time.time(), seat=message.seat, level=level)


def _change(table: Table, asker: Asker, message: wire.Change) -> log.Changed:
    _hosting(asker)
    _waiting(table)
    seats = len(table.seats) if message.seats is None else message.seats
    options = table.options if message.options is None else message.options
    if table.prelude and (message.seats is not None or message.options is not None):
        raise Refusal("fixed", "This table plays on from a record; its set-up is fixed.")
    if not 1 <= seats <= SEATS:
        raise Refusal("set-up", "That is no number of seats.", 422)
    if any(seat.who == "person" for seat in table.seats[seats:]):
        raise Refusal("taken", "Somebody has a seat that would go.")
    wishes = options.get("seats") or [seat.bandit for seat in table.seats]
    if isinstance(wishes, list):
        wishes = wishes[:seats] + [None] * (seats - len(wishes))
    options = {word: value for word, value in options.items() if word != "players"}
    options["seats"] = wishes
    check_set_up(table.game, options, seats)
    return log.Changed(
        at=time.time(),
        options=options,
        seats=seats,
        public=table.public if message.public is None else message.public,
        watching=table.watching if message.watching is None else message.watching,
        clock=table.clock if message.clock is None else check_clock(message.clock),
        hints=table.hints if message.hints is None else message.hints,
    )


def _start(table: Table, asker: Asker, message: wire.Start) -> log.Started:
    _hosting(asker)
    if table.status == "playing":
        raise Refusal("playing", "The game is on already.")
    level = check_level(message.level)
    options = table.options if table.prelude else table.set_up()
    first = table.played == 0
    seed = table.seed if first and table.seed is not None else secrets.randbits(53)
    check_set_up(table.game, options, len(table.seats), seed)
    return log.Started(at=time.time(), seed=seed, options=options, level=level)


def _reopen(table: Table, asker: Asker, message: wire.Reopen) -> log.Reopened:
    _hosting(asker)
    if table.status != "over":
        raise Refusal("playing", "The game is not over.")
    return log.Reopened(at=time.time())


def _held(asker: Asker, seat: int) -> None:
    if seat not in asker.seats:
        raise Refusal("not-yours", "That seat is not yours.", 403)


def _hosting(asker: Asker) -> None:
    if not asker.host:
        raise Refusal("host-only", "Only the host of the table may do that.", 403)


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", "There is no such seat.", 404)
    return table.seats[seat]


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("playing", "That can be done only before the cards are dealt.")


def _match(table: Table) -> Match:
    if table.match is None:
        raise Refusal("waiting", "The cards have not been dealt.")
    return table.match


def _playing(table: Table) -> Match:
    match = _match(table)
    if table.status != "playing":
        raise Refusal("over", "The game is over.")
    return match


def _last_move(match: Match, seat: int) -> Move:
    move = match.last_of(seat)
    if move is None:
        raise Refusal("nothing-chosen", "There is no choice of yours to take back.")
    return move


_READERS: Final[dict[type, Callable[[Table, Asker, Any], log.AnyEntry]]] = {
    wire.Choose: _choose,
    wire.TakeBack: _take_back,
    wire.Answer: _answer,
    wire.Say: _say,
    wire.React: _react,
    wire.Ready: _ready,
    wire.Wish: _wish,
    wire.Rename: _rename,
    wire.Leave: _leave,
    wire.StandIn: _stand_in,
    wire.PutBot: _put_bot,
    wire.Change: _change,
    wire.Start: _start,
    wire.Reopen: _reopen,
}
