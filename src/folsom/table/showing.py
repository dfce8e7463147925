"""A table as the eyes at it may see it."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from folsom.bots import Thought
from folsom.game.event import seen_by, whole_of
from folsom.table import leaving, pleas
from folsom.table.match import Match
from folsom.table.table import Table, Update
from folsom.wire import asked
from folsom.wire.room import Newcomer, Request, Room, SeatInfo
from folsom.wire.told import Forecasts, Happened, Hinted, Missed, Reason, Seen


class Presence(NamedTuple):
    """Who is connected."""

    here: frozenset[int] = frozenset()
    watchers: int = 0
    away: Mapping[int, float] = {}
    """Since when nobody has been connected for a seat."""
    address: str = ""
    """Of one of those who are connected, those who play first."""


NOBODY = Presence()


def room(table: Table, presence: Presence = NOBODY) -> Room:
    """What everybody at the table may see of it."""
    return Room(
        table=table.code,
        status="waiting" if table.closed else table.status,
        game=table.game,
        options={name: value for name, value in table.options.items() if name != "seats"},
        played=table.played,
        seats=[
            SeatInfo(
                seat=number,
                who=seat.who,
                name=seat.name,
                level=seat.level,
                bandits=seat.bandits,
                ready=seat.ready,
                here=number in presence.here,
                away=presence.away.get(number),
                guest=seat.guest,
                shared=seat.shared,
                left=seat.left,
            )
            for number, seat in enumerate(table.seats)
        ],
        public=table.public,
        watching=table.watching,
        clock=table.clock,
        seeded=table.seed is not None,
        hints=table.hinting(),
        watchers=presence.watchers,
        request=_request(table),
        closed=table.closed,
        latecomers=table.latecomers,
        approval=table.approval,
        asking=table.asking,
        host=table.seating.host_seat,
        host_until=leaving.host_until(table, presence.here, presence.away),
        newcomers=[_newcomer(table, each) for each in table.seating.newcomers.values()],
    )


def _request(table: Table) -> Request | None:
    if table.plea is None:
        return None
    plea = table.plea
    return Request(plea.seat, plea.to, sorted(plea.agreed), plea.missing(table.seats), plea.until)


def _newcomer(table: Table, newcomer: pleas.Newcomer) -> Newcomer:
    return Newcomer(
        number=newcomer.number,
        seats=[place.seat for place in newcomer.places],
        names=[place.name for place in newcomer.places],
        host=newcomer.by_host(table.seats),
        agreed=sorted(newcomer.agreed),
        missing=newcomer.missing(table.seats),
        until=newcomer.until,
    )


def happened(table: Table, match: Match, update: Update, seat: int | None) -> Happened:
    """What happened, and how things stand, for a seat or a spectator."""
    question = None if seat is None or not table.playing else match.asked.get(seat)
    return Happened(
        number=update.number,
        seat=seat,
        events=seen_by(update.events, seat),
        view=match.game.view(seat),
        by=update.by,
        asked=None if question is None else question.number,
        deadline=None if seat is None else table.deadline(seat),
        undo="no" if seat is None else _undo(table, match, seat),
        back=update.back,
    )


def seen_now(table: Table, seat: int | None) -> Happened | None:
    """How things stand; None in the waiting room."""
    if table.match is None or table.closed or table.status == "waiting":
        return None
    return happened(table, table.match, Update(table.number, [], "", False), seat)


def _undo(table: Table, match: Match, seat: int) -> Literal["no", "free", "ask"]:
    move = match.last_of(seat)
    if move is None or not table.playing:
        return "no"
    return "free" if match.seems_untouched(move) else "ask"


def sides(table: Table, seats: frozenset[int], since: int | None = None) -> list[Seen]:
    """The sides of the table that one sees who has these seats, a spectator's if none."""
    eyes: list[int | None] = [*sorted(seats)] if seats else [None]
    updates, _ = table.since(table.number if since is None else since)
    return [Seen(seat, seen_now(table, seat), missed(updates, seat)) for seat in eyes]


def missed(updates: list[Update], seat: int | None, *, whole: bool = False) -> list[Missed]:
    """What happened meanwhile; all of it, where nothing is secret any more."""
    return [
        Missed(
            number=each.number,
            events=whole_of(each.events) if whole else seen_by(each.events, seat),
            by=each.by,
            back=each.back,
        )
        for each in updates
    ]


def forecasts(message: asked.Forecast, match: Match) -> Forecasts:
    """What each choice of a seat would do."""
    game, seat = match.game, message.seat
    forecast = {str(choice): game.forecast(seat, choice) for choice in game.choices(seat)}
    question = match.asked.get(seat)
    return Forecasts(
        seat=seat,
        asked=None if question is None else question.number,
        choices={choice: facts for choice, facts in forecast.items() if facts},
        id=message.id,
    )


def hinted(message: asked.Hint, question: int, thought: Thought) -> Hinted:
    """What the expert thinks of the question before a seat."""
    tried = sum(reason.visits for reason in thought.reasons) or 1
    return Hinted(
        seat=message.seat,
        asked=question,
        choice=str(thought.choice),
        reasons=[
            Reason(
                choice=str(reason.choice),
                share=round(reason.visits / tried, 4),
                wins=round(reason.wins, 4),
                money=round(reason.money),
            )
            for reason in thought.reasons
        ],
        playouts=thought.playouts,
        id=message.id,
    )
