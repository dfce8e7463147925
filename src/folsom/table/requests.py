"""What people at a table ask for, turned into entries of its log or refused."""

import secrets
from collections.abc import Callable
from typing import Any, Final, get_args

from folsom.game.catalogue import PARTS
from folsom.record.chance import fresh_deal
from folsom.table import consent, leaving
from folsom.table import entries as log
from folsom.table.checks import (
    SEATS,
    Asker,
    check_clock,
    check_held,
    check_host,
    check_level,
    check_open,
    check_set_up,
    check_waiting,
    running,
    seat_at,
)
from folsom.table.names import named, own
from folsom.table.refusal import Refusal
from folsom.table.seat import wish_of
from folsom.table.table import Table
from folsom.table.text import SPEECH, blank, clean
from folsom.wire import asked as wire


def entry_for(table: Table, asker: Asker, message: wire.Message) -> log.AnyEntry:
    """The entry that carries the message out; raises `Refusal`."""
    reader = _READERS.get(type(message))
    if reader is None:
        raise Refusal("unexpected", "That cannot be said now.")
    return reader(table, asker, message)


def _choose(table: Table, asker: Asker, message: wire.Choose) -> log.Chose:
    check_held(asker, message.seat)
    match = running(table)
    question = match.asked.get(message.seat)
    if question is None or question.number != message.asked:
        raise Refusal("too-late", "That question is no longer open.")
    if table.seats[message.seat].level is not None:
        raise Refusal("stand-in", "A bot plays for this seat; take over from it first.")
    return log.Chose(
        at=asker.now,
        seat=message.seat,
        choice=message.choice,
        asked=message.asked,
        by="person",
        chance=match.fresh_chance(),
    )


def _say(table: Table, asker: Asker, message: wire.Say) -> log.Spoke:
    text = clean(message.text, SPEECH)
    if blank(text):
        raise Refusal("empty", "There is nothing to say in that.")
    return log.Spoke(at=asker.now, **_speaker(table, asker, message.seat), text=text)


def _react(table: Table, asker: Asker, message: wire.React) -> log.Spoke:
    if message.sign not in get_args(wire.Sign):
        raise Refusal("unknown-sign", "There is no such reaction.")
    return log.Spoke(at=asker.now, **_speaker(table, asker, message.seat), sign=message.sign)


def _speaker(table: Table, asker: Asker, seat: int | None) -> dict[str, Any]:
    if seat is None:
        if asker.seats:
            raise Refusal("seated", "Who has a seat speaks from it.")
        return {"name": own(asker.name, [each.name for each in table.seats])}
    check_held(asker, seat)
    return {"name": table.seats[seat].name, "seat": seat}


def _ready(table: Table, asker: Asker, message: wire.Ready) -> log.Readied:
    check_held(asker, message.seat)
    check_waiting(table)
    # who had not seen what the host changed has not agreed to it
    agrees = message.latecomers == table.latecomers
    return log.Readied(at=asker.now, seat=message.seat, ready=message.ready, agrees=agrees)


def _wish(table: Table, asker: Asker, message: wire.Wish) -> log.Wished:
    check_held(asker, message.seat)
    check_waiting(table)
    if table.prelude:
        raise Refusal("fixed", "This table plays on from a record; its bandits are fixed.")
    wish = wish_of(message.bandits)
    options = table.set_up()
    options["seats"][message.seat] = wish
    check_set_up(table.game, options, len(table.seats))
    return log.Wished(at=asker.now, seat=message.seat, bandit=wish)


def _rename(table: Table, asker: Asker, message: wire.Rename) -> log.Named:
    check_held(asker, message.seat)
    others = [each.name for number, each in enumerate(table.seats) if number != message.seat]
    others += [p.name for each in table.seating.newcomers.values() for p in each.places]
    name = named(message.name, others)
    if name == table.seats[message.seat].name:
        raise Refusal("no-change", "It is so already.")
    return log.Named(at=asker.now, seat=message.seat, name=name)


def _put_bot(table: Table, asker: Asker, message: wire.PutBot) -> log.BotPut:
    check_host(asker)
    check_open(table)
    seat = seat_at(table, message.seat)
    if seat.who == "person":
        raise Refusal("taken", "Somebody has this seat; a bot can play for them instead.")
    if table.status == "playing" and (seat.who == "bot" or message.level is None):
        raise Refusal("playing", "A bot stays as it is while the game is on.")
    level = None if message.level is None else check_level(message.level)
    return log.BotPut(at=asker.now, seat=message.seat, level=level)


def _change(table: Table, asker: Asker, message: wire.Change) -> log.Changed:
    check_host(asker)
    if message != wire.Change(asking=message.asking, id=message.id):
        check_waiting(table)
    seats = len(table.seats) if message.seats is None else message.seats
    options = table.options if message.options is None else message.options
    if table.prelude and (message.seats is not None or message.options is not None):
        raise Refusal("fixed", "This table plays on from a record; its set-up is fixed.")
    if not 1 <= seats <= SEATS:
        raise Refusal("set-up", "That is no number of seats.")
    if any(seat.who == "person" for seat in table.seats[seats:]):
        raise Refusal("taken", "Somebody has a seat that would go.")
    wishes = options.get("seats") or [wish_of(seat.bandits) for seat in table.seats]
    if isinstance(wishes, list):
        wishes = wishes[:seats] + [None] * (seats - len(wishes))
    options = {name: value for name, value in options.items() if name != "players"}
    options["seats"] = wishes
    check_set_up(table.game, options, seats)
    return log.Changed(
        at=asker.now,
        options=options,
        seats=seats,
        public=table.public if message.public is None else message.public,
        watching=table.watching if message.watching is None else message.watching,
        clock=table.clock if message.clock is None else check_clock(message.clock),
        hints=table.hints if message.hints is None else message.hints,
        latecomers=table.latecomers if message.latecomers is None else message.latecomers,
        approval=table.approval if message.approval is None else message.approval,
        asking=table.asking if message.asking is None else message.asking,
        by=sorted(asker.seats),
    )


def _start(table: Table, asker: Asker, message: wire.Start) -> log.Started:
    check_host(asker)
    if table.playing:
        raise Refusal("playing", "The game is on already.")
    level = check_level(message.level)
    options = table.options if table.prelude else table.set_up()
    if table.played == 0 and table.seed is not None:
        seed, chance = table.seed, table.chance[:PARTS]
    else:
        seed, chance = secrets.randbits(53), fresh_deal()
    check_set_up(table.game, options, len(table.seats), seed)
    return log.Started(at=asker.now, seed=seed, options=options, level=level, chance=chance)


def _reopen(table: Table, asker: Asker, message: wire.Reopen) -> log.Reopened:
    check_host(asker)
    if table.status != "over" and not table.closed:
        raise Refusal("playing", "The game is not over.")
    return log.Reopened(at=asker.now)


_READERS: Final[dict[type, Callable[[Table, Asker, Any], log.AnyEntry]]] = {
    wire.Choose: _choose,
    wire.TakeBack: consent.take_back,
    wire.Answer: consent.answer,
    wire.Admit: consent.admit,
    wire.Say: _say,
    wire.React: _react,
    wire.Ready: _ready,
    wire.Wish: _wish,
    wire.Rename: _rename,
    wire.Leave: leaving.leave,
    wire.StandIn: leaving.stand_in,
    wire.HandOver: leaving.hand_over,
    wire.PutBot: _put_bot,
    wire.Change: _change,
    wire.Start: _start,
    wire.Reopen: _reopen,
}
