"""A table as the eyes at it may see it."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from folsom.bots import Thought
from folsom.game.event import seen_by
from folsom.server import entries as log
from folsom.server.match import Match
from folsom.server.table import Happening, Table
from folsom.wire import asked
from folsom.wire.told import Happened, Hinted, Missed, Reason, Request, Room, Said, SeatInfo


class Presence(NamedTuple):
    """Who is connected."""

    here: frozenset[int] = frozenset()
    watchers: int = 0
    away: Mapping[int, float] = {}
    """Since when nobody has been connected for a seat."""


NOBODY = Presence()


def room(table: Table, presence: Presence = NOBODY) -> Room:
    """What everybody at the table may see of it."""
    return Room(
        table=table.code,
        status=table.status,
        game=table.game,
        options={word: value for word, value in table.options.items() if word != "seats"},
        played=table.played,
        seats=[
            SeatInfo(
                seat=number,
                who=seat.who,
                name=seat.name,
                level=seat.level,
                bandit=seat.bandit,
                ready=seat.ready,
                here=number in presence.here,
                away=presence.away.get(number),
                guest=seat.guest,
                shared=seat.shared,
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
    )


def _request(table: Table) -> Request | None:
    if table.plea is None:
        return None
    return Request(table.plea.seat, table.plea.number, sorted(table.plea.agreed), table.missing())


def happened(table: Table, match: Match, happening: Happening, seat: int | None) -> Happened:
    """What happened, and how things stand, for a seat or a spectator."""
    question = None if seat is None or table.status != "playing" else match.asked.get(seat)
    return Happened(
        number=happening.number,
        seat=seat,
        events=seen_by(happening.events, seat),
        view=match.game.view(seat),
        by=happening.by,
        asked=None if question is None else question.number,
        deadline=None if seat is None else table.deadline(seat),
        undo="no" if seat is None else _undo(table, match, seat),
        back=happening.back,
    )


def standing(table: Table, seat: int | None) -> Happened | None:
    """How things stand; None in the waiting room."""
    if table.match is None or table.status == "waiting":
        return None
    return happened(table, table.match, Happening(table.number, [], "", False), seat)


def _undo(table: Table, match: Match, seat: int) -> Literal["no", "free", "ask"]:
    move = match.last_of(seat)
    if move is None:
        return "no"
    return "free" if table.status == "playing" and match.untouched(move) else "ask"


def missed(happenings: list[Happening], seat: int | None, *, whole: bool = False) -> list[Missed]:
    """What happened meanwhile; all of it, where nothing is secret any more."""
    return [
        Missed(
            number=each.number,
            events=[event.whole() for event in each.events]
            if whole
            else seen_by(each.events, seat),
            by=each.by,
            back=each.back,
        )
        for each in happenings
    ]


def said(number: int, spoke: log.Spoke) -> Said:
    """Words or a reaction."""
    return Said(
        number=number,
        seat=spoke.seat,
        name=spoke.name,
        text=spoke.text,
        sign=spoke.sign,
        at=spoke.at,
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
