"""Counting the money (END-1 to END-5)."""

from typing import Final, final

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import bullets_received
from folsom.game.express.components import (
    BANDITS,
    BULLETS,
    ESCAPE,
    EVENTS,
    GUNSLINGER,
    HOSTAGE_CONDUCTOR,
    JEWELS,
    PURSES,
    STRONGBOXES,
)
from folsom.game.express.horses.components import HOSTAGES, RANSOM
from folsom.game.express.horses.hostages import ransom_units
from folsom.game.express.horses.stagecoach import hostage_of
from folsom.game.express.loot import token_number
from folsom.game.express.machine import REWARD
from folsom.game.express.places import COACH, COACH_ROOF, GONE
from folsom.game.express.state import OVER, State
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
            if not is_left_out(state, bandit):
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
            earned: list[Line] = []
            for source in SOURCES:
                earned.extend(source.lines(state, bandit))
            if is_left_out(state, bandit):
                lost = sum([line.amount for line in earned])
                earned.append(Line("caught", BANDITS[who], 1, -lost))
            lines.extend(earned)
        if seat in best:
            lines.append(Line("gunslinger", "", int(shots(state, seat)), GUNSLINGER))
        bullets = len(bullets_received(state, seat))
        standing = Standing(seat, [BANDITS[who] for who in crew], lines, bullets)
        standing.caught = not can_win(state, seat)
        standings.append(standing)
    return rank(standings)


def is_caught(state: State, bandit: Bandit) -> bool:
    """Whether a bandit cannot win because it is still on the train (HS-EVT-6)."""
    if state.phase != OVER or not state.rules.events:
        return False
    place = bandit.place
    return (
        state.rounds[state.round].event == ESCAPE
        and place != COACH
        and place != COACH_ROOF
        and place != GONE
    )


def can_win(state: State, seat: i64) -> bool:
    """Whether a bandit of the seat can win (END-5)."""
    for who in state.rules.crew[seat]:
        if not is_caught(state, state.bandits[who]):
            return True
    return False


def is_left_out(state: State, bandit: Bandit) -> bool:
    """Whether a bandit's money does not count, while its partner can still win (END-5)."""
    return is_caught(state, bandit) and can_win(state, bandit.seat)


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
    """What a station gave or took in money (EVT-8, HS-EVT-5, HS-EVT-7)."""

    def count(self, state: State, bandit: Bandit) -> i64:
        """Once, if at all."""
        return 1 if bandit.station else 0

    def amount(self, state: State, bandit: Bandit) -> i64:
        """That much."""
        return bandit.station

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """No line where there was no such money; else it is called after the station."""
        if bandit.station == 0:
            return []
        event = state.rounds[state.round].event
        kind = self.kind if event <= HOSTAGE_CONDUCTOR else EVENTS[event]
        return [Line(kind, BANDITS[bandit.who], 1, int(bandit.station))]


@final
class Ransom(Source):
    """What a hostage brings (HS-H-1 to HS-H-8)."""

    def count(self, state: State, bandit: Bandit) -> i64:
        """How often the ransom is paid."""
        hostage = hostage_of(bandit)
        return 0 if hostage < 0 else ransom_units(state, bandit, hostage)

    def amount(self, state: State, bandit: Bandit) -> i64:
        """All of it."""
        hostage = hostage_of(bandit)
        return 0 if hostage < 0 else RANSOM[hostage] * ransom_units(state, bandit, hostage)

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """A line called after the hostage, if there is one."""
        hostage = hostage_of(bandit)
        if hostage < 0:
            return []
        count = int(self.count(state, bandit))
        amount = int(self.amount(state, bandit))
        return [Line(f"{self.kind}-{HOSTAGES[hostage]}", BANDITS[bandit.who], count, amount)]


@final
class TimeMachine(Source):
    """What the time machine brings to the one who ends in it (TM-5)."""

    def count(self, state: State, bandit: Bandit) -> i64:
        """Once, for one bandit."""
        return 1 if state.wayside.owner == bandit.who else 0

    def amount(self, state: State, bandit: Bandit) -> i64:
        """The reward."""
        return REWARD if state.wayside.owner == bandit.who else 0

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """A line for its owner alone."""
        return super().lines(state, bandit) if state.wayside.owner == bandit.who else []


SOURCES: Final[list[Source]] = [
    Loot("purses", PURSES),
    Loot("jewels", JEWELS),
    Loot("strongboxes", STRONGBOXES),
    StationMoney("station"),
    Ransom("ransom"),
    TimeMachine("time-machine"),
]
"""Everything that is counted for each bandit; an expansion adds its own rows."""


def rank(standings: list[Standing]) -> Result:
    """The richest who can win does, then fewer bullets received, then they share (END-3, END-5)."""
    for standing in standings:
        standing.rank = 1
        for other in standings:
            if order_of(other) < order_of(standing):
                standing.rank += 1
    winners = [each.seat for each in standings if each.rank == 1 and not each.caught]
    rivals = [each for each in standings if not each.caught]
    if not winners:
        return Result(standings, winners, "nobody")
    most = max([standing.money for standing in rivals])
    richest = [standing for standing in rivals if standing.money == most]
    if len(winners) > 1:
        decided_by = "shared"
    elif len(richest) > 1:
        decided_by = "bullets"
    else:
        decided_by = "money"
    return Result(standings, winners, decided_by)


def order_of(standing: Standing) -> tuple[bool, int, int]:
    """What standings are compared by, the best first."""
    return (standing.caught, -standing.money, standing.bullets)
