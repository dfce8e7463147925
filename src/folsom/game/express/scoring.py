"""Counting the money (END-1 to END-5)."""

from typing import Final, final

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import bullets_received
from folsom.game.express.components import (
    BANDITS,
    BULLETS,
    GUNSLINGER,
    JEWELS,
    PURSES,
    STRONGBOXES,
)
from folsom.game.express.loot import token_number
from folsom.game.express.state import State
from folsom.game.result import Line, Result, Standing


def worth(state: State, tokens: i64) -> i64:
    """What the tokens are worth together."""
    value = state.value
    money: i64 = 0
    while tokens:
        money += value[token_number(tokens & -tokens)]
        tokens &= tokens - 1
    return money


def shots(state: State, seat: i64) -> i64:
    """Bullets fired by the seat's bandits at others than its own (PAIR-9)."""
    fired: i64 = 0
    for who in state.rules.crew[seat]:
        bandit = state.bandits[who]
        fired += BULLETS - bandit.bullets - bandit.friendly
    return fired


def gunslingers(state: State) -> list[int]:
    """The seats that fired most; none if nobody fired, nor in the first edition's pairs (END-2)."""
    rules = state.rules
    if rules.pairs and rules.edition == 1:
        return []
    fired = [shots(state, seat) for seat in range(rules.seats)]
    most = max(fired)
    return [seat for seat, count in enumerate(fired) if count == most and most > 0]


def scores(state: State) -> list[int]:
    """Each seat's money as it stands, hidden values included."""
    money: list[int] = []
    for crew in state.rules.crew:
        total: i64 = 0
        for who in crew:
            bandit = state.bandits[who]
            for source in SOURCES:
                total += source.amount(state, bandit)
        money.append(total)
    for seat in gunslingers(state):
        money[seat] += GUNSLINGER
    return money


def result(state: State) -> Result:
    """The whole reckoning, hidden values included."""
    best = gunslingers(state)
    standings: list[Standing] = []
    for seat, crew in enumerate(state.rules.crew):
        lines: list[Line] = []
        for who in crew:
            bandit = state.bandits[who]
            for source in SOURCES:
                lines.extend(source.lines(state, bandit))
        if seat in best:
            lines.append(Line("gunslinger", "", int(shots(state, seat)), GUNSLINGER))
        bullets = len(bullets_received(state, seat))
        standings.append(Standing(seat, [BANDITS[who] for who in crew], lines, bullets))
    return rank(standings)


class Source:
    """Something that brings a bandit money at the end."""

    def __init__(self, kind: str) -> None:
        """`kind` is what its line in the reckoning is called."""
        self.kind: Final = kind

    def count(self, state: State, bandit: Bandit) -> i64:
        """How many of it the bandit has."""
        raise NotImplementedError

    def amount(self, state: State, bandit: Bandit) -> i64:
        """What they are worth."""
        raise NotImplementedError

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """Its line in the reckoning."""
        count = int(self.count(state, bandit))
        amount = int(self.amount(state, bandit))
        return [Line(self.kind, BANDITS[bandit.who], count, amount)]


@final
class Loot(Source):
    """Tokens of a kind on the bandit's sheet (END-1)."""

    def __init__(self, kind: str, tokens: i64) -> None:
        """`tokens` is the mask of all tokens of the kind."""
        super().__init__(kind)
        self.tokens: i64 = tokens

    def count(self, state: State, bandit: Bandit) -> i64:
        """How many tokens of the kind."""
        return int(bandit.loot & self.tokens).bit_count()

    def amount(self, state: State, bandit: Bandit) -> i64:
        """The sum of their values."""
        return worth(state, bandit.loot & self.tokens)


@final
class StationMoney(Source):
    """What a station gave or took in money (EVT-8)."""

    def count(self, state: State, bandit: Bandit) -> i64:
        """Once, if at all."""
        return 1 if bandit.station else 0

    def amount(self, state: State, bandit: Bandit) -> i64:
        """That much."""
        return bandit.station

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """No line where there was no such money."""
        return super().lines(state, bandit) if bandit.station else []


SOURCES: Final[list[Source]] = [
    Loot("purses", PURSES),
    Loot("jewels", JEWELS),
    Loot("strongboxes", STRONGBOXES),
    StationMoney("station"),
]
"""Everything that is counted for each bandit; an expansion adds its own rows."""


def rank(standings: list[Standing]) -> Result:
    """The richest wins, then fewer bullets received, then they share (END-3)."""
    for standing in standings:
        standing.rank = 1
        for other in standings:
            if (-other.money, other.bullets) < (-standing.money, standing.bullets):
                standing.rank += 1
    winners = [standing.seat for standing in standings if standing.rank == 1]
    most = max([standing.money for standing in standings])
    richest = [standing for standing in standings if standing.money == most]
    if len(winners) > 1:
        decided_by = "shared"
    elif len(richest) > 1:
        decided_by = "bullets"
    else:
        decided_by = "money"
    return Result(standings, winners, decided_by)
