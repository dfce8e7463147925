"""Counting the money (END-1 to END-5)."""

from mypy_extensions import i64

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
from folsom.game.express.state import Bandit, State
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
    """Each seat's money as it stands."""
    money: list[int] = []
    for crew in state.rules.crew:
        total: i64 = 0
        for who in crew:
            bandit = state.bandits[who]
            total += worth(state, bandit.loot) + bandit.ransom
        money.append(total)
    for seat in gunslingers(state):
        money[seat] += GUNSLINGER
    return money


def result(state: State) -> Result:
    """The whole reckoning."""
    best = gunslingers(state)
    standings: list[Standing] = []
    for seat, crew in enumerate(state.rules.crew):
        lines: list[Line] = []
        for who in crew:
            lines.extend(bandit_lines(state, state.bandits[who]))
        if seat in best:
            lines.append(Line("gunslinger", "", int(shots(state, seat)), GUNSLINGER))
        bullets = len(bullets_received(state, seat))
        standings.append(Standing(seat, [BANDITS[who] for who in crew], lines, bullets))
    return rank(standings)


def bandit_lines(state: State, bandit: Bandit) -> list[Line]:
    """The money of one bandit's sheet."""
    name = BANDITS[bandit.who]
    lines: list[Line] = []
    for kind, mask in (("purses", PURSES), ("jewels", JEWELS), ("strongboxes", STRONGBOXES)):
        tokens = bandit.loot & mask
        lines.append(Line(kind, name, int(tokens).bit_count(), int(worth(state, tokens))))
    if bandit.ransom:
        lines.append(Line("station", name, 1, int(bandit.ransom)))
    return lines


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
