"""Counting the money (END-1 to END-5)."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import bullets_received
from folsom.game.express.components import (
    BULLETS,
    CRIME,
    DEADLY_FALL,
    ESCAPE,
    GUNSLINGER,
    LAWMAN,
    NAMES,
)
from folsom.game.express.marshal.goals import all_goals
from folsom.game.express.marshal.scoring import (
    bandits_lines,
    bandits_money,
    judge,
    lawmans_lines,
    lawmans_score,
)
from folsom.game.express.money import SOURCES
from folsom.game.express.places import CELL, COACH, COACH_ROOF, GONE
from folsom.game.express.state import OVER, State
from folsom.game.result import Line, Result, Standing, Team


def shots(state: State, seat: i64) -> i64:
    """Bullets fired by the seat's bandits at others than its own (PAIR-9)."""
    fired: i64 = 0
    for who in state.rules.crew[seat]:
        bandit = state.bandits[who]
        fired += BULLETS - bandit.bullets - bandit.friendly
    return fired


def shots_of_side(state: State, side: list[int]) -> i64:
    """Bullets fired by the seats of a side at others (TEAM-4)."""
    fired: i64 = 0
    for seat in side:
        fired += shots(state, seat)
    return fired


def gunslingers(state: State) -> list[int]:
    """The sides that fired most; none if nobody fired, nor in the first edition's pairs (END-2)."""
    rules = state.rules
    if rules.pairs and rules.edition == 1:
        return []
    if rules.teams:
        fired = [shots_of_side(state, side) for side in rules.sides()]
    else:
        fired = [shots(state, seat) if seat != rules.lawman else 0 for seat in range(rules.seats)]
    most = max(fired)
    return [side for side, count in enumerate(fired) if count == most and most > 0]


def scores(state: State) -> list[int]:
    """Each seat's money as it stands, its team's in team play; hidden values included."""
    money: list[int] = []
    prison = state.trackside.prison.open
    for seat, crew in enumerate(state.rules.crew):
        if seat == state.rules.lawman:
            money.append(lawmans_score(state))
            continue
        total: i64 = 0
        for who in crew:
            bandit = state.bandits[who]
            if not is_left_out(state, bandit):
                for source in SOURCES:
                    total += source.amount(state, bandit)
                if prison:
                    total += bandits_money(state, bandit)
        money.append(total)
    if state.rules.teams:
        money = [money[seat] + money[seat + 1] for seat in range(0, len(money), 2)]
    for side in gunslingers(state):
        money[side] += GUNSLINGER
    return [money[seat >> 1] for seat in range(2 * len(money))] if state.rules.teams else money


def result(state: State) -> Result:
    """The whole reckoning, hidden values included."""
    best = gunslingers(state)
    standings: list[Standing] = []
    for seat, crew in enumerate(state.rules.crew):
        lines: list[Line] = []
        for who in crew:
            bandit = state.bandits[who]
            earned: list[Line] = []
            if who == LAWMAN:
                lines.extend(lawmans_lines(state))
                continue
            for source in SOURCES:
                earned.extend(source.lines(state, bandit))
            if state.trackside.prison.open:
                earned.extend(bandits_lines(state, bandit))
            if is_left_out(state, bandit):
                lost = sum([line.amount for line in earned])
                earned.append(Line("caught", NAMES[who], 1, -lost))
            lines.extend(earned)
        if seat in best and not state.rules.teams:
            lines.append(Line("gunslinger", "", int(shots(state, seat)), GUNSLINGER))
        bullets = len(bullets_received(state, seat))
        standing = Standing(seat, [NAMES[who] for who in crew], lines, bullets)
        standing.caught = not can_win(state, seat)
        if seat == state.rules.lawman:
            standing.goals = all_goals(state)
        else:
            standing.shots = int(shots(state, seat))
        standings.append(standing)
    if state.rules.teams:
        return rank_teams(state, standings, best)
    if not state.trackside.prison.open:
        return rank(standings)
    return judge(state, rank(standings, int(state.rules.lawman)))


def rank_teams(state: State, standings: list[Standing], best: list[int]) -> Result:
    """Partners add up what they have, and share rank and victory (TEAM-4, END-4)."""
    teams: list[Team] = []
    for number, seats in enumerate(state.rules.sides()):
        lines: list[Line] = []
        if number in best:
            fired = int(shots_of_side(state, seats))
            lines.append(Line("gunslinger", "", fired, GUNSLINGER))
        teams.append(Team(number, [standings[seat] for seat in seats], lines))
    ranked = rank([team.standing for team in teams])
    winners: list[int] = []
    for team in teams:
        for seat in team.seats:
            standings[seat].rank = team.standing.rank
            if team.number in ranked.winners:
                winners.append(seat)
    return Result(standings, winners, ranked.decided_by, teams)


def is_caught(state: State, bandit: Bandit) -> bool:
    """Whether a figure cannot win: still on the train, thrown off it, or in the cell (END-5)."""
    if state.phase != OVER or not state.rules.events:
        return False
    place = bandit.place
    event = state.rounds[state.round].event
    if event == ESCAPE:
        safe = place == COACH or place == COACH_ROOF or place == GONE
        return not safe and bandit.who != LAWMAN
    if event == DEADLY_FALL:
        return place == GONE
    return event == CRIME and place == CELL


def can_win(state: State, seat: i64) -> bool:
    """Whether a bandit of the seat, or of its partner, can win (END-5)."""
    for who in state.rules.hands[seat]:
        if not is_caught(state, state.bandits[who]):
            return True
    return False


def is_left_out(state: State, bandit: Bandit) -> bool:
    """Whether a bandit's money does not count, while its partner can still win (END-5)."""
    return is_caught(state, bandit) and can_win(state, bandit.seat)


def rank(standings: list[Standing], lawman: int = -1) -> Result:
    """The richest who can win does, then fewer bullets received, then they share (END-3, END-5).

    The marshal's seat, if he has one, is left out.
    """
    bandits = [each for each in standings if each.seat != lawman]
    for standing in bandits:
        standing.rank = 1
        for other in bandits:
            if order_of(other) < order_of(standing):
                standing.rank += 1
    winners = [each.seat for each in bandits if each.rank == 1 and not each.caught]
    rivals = [each for each in bandits if not each.caught]
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
