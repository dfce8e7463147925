"""What the expansion brings bandits at the end, and how the marshal is reckoned (MP-END)."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import GUILTY_CONSCIENCE, NAMES
from folsom.game.express.marshal.components import (
    ANY_PRISONER,
    BADGE,
    FISTS_WORTH,
    GOALS_WORTH,
    PRISONERS_REWARD,
    WANTED,
)
from folsom.game.express.marshal.fists import fists_of
from folsom.game.express.marshal.goals import goals_fulfilled, has_won
from folsom.game.express.state import State
from folsom.game.result import Line, Result, Standing


def lawmans_score(state: State) -> int:
    """Goals in the place of money, so that a search can climb."""
    score = GOALS_WORTH * goals_fulfilled(state)
    return score + BADGE if has_won(state) else score


def lawmans_lines(state: State) -> list[Line]:
    """His goals, and the badge if they are enough."""
    fulfilled = goals_fulfilled(state)
    lines = [Line("goals", "Marshal", fulfilled, GOALS_WORTH * fulfilled)]
    if has_won(state):
        lines.append(Line("badge", "Marshal", 1, BADGE))
    return lines


def wanted(state: State, bandit: Bandit) -> i64:
    """What a bandit's Wanted card is worth: all if it was never arrested."""
    return 0 if state.trackside.prison.arrested >> bandit.who & 1 else WANTED


def reward(bandit: Bandit) -> i64:
    """What a bandit's prisoner is worth."""
    return PRISONERS_REWARD if bandit.powers & ANY_PRISONER else 0


def fists(state: State, bandit: Bandit) -> i64:
    """What a bandit's Fistfighter cards are worth."""
    return sum([FISTS_WORTH[card] for card in fists_of(state, bandit)])


def bandits_money(state: State, bandit: Bandit) -> i64:
    """All of these together."""
    return wanted(state, bandit) + reward(bandit) + fists(state, bandit)


def bandits_lines(state: State, bandit: Bandit) -> list[Line]:
    """A line for each."""
    name = NAMES[bandit.who]
    poster = int(wanted(state, bandit))
    companion = int(reward(bandit))
    cards = len(fists_of(state, bandit))
    return [
        Line("wanted", name, 1 if poster else 0, poster),
        Line("prisoner", name, 1 if companion else 0, companion),
        Line("fistfighter", name, cards, int(fists(state, bandit))),
    ]


def judge(state: State, result: Result) -> Result:
    """Put the marshal first or last, whatever the money says (MP-END-1, MP-EVT-5)."""
    marshal = result.standings[state.rules.lawman]
    bandits = [each for each in result.standings if each is not marshal]
    if not has_won(state):
        marshal.rank = len(result.standings)
        return result
    for standing in bandits:
        standing.rank += 1
    marshal.rank = 1
    winners = [marshal.seat]
    poorest = poorest_of(bandits)
    if is_guilty(state) and len(poorest) == 1:
        poorest[0].rank = 1
        winners.append(poorest[0].seat)
        winners.sort()
    return Result(result.standings, winners, "goals")


def is_guilty(state: State) -> bool:
    """Whether the station is Guilty conscience."""
    return state.rules.events and state.rounds[state.round].event == GUILTY_CONSCIENCE


def poorest_of(bandits: list[Standing]) -> list[Standing]:
    """The bandits with the least money."""
    least = min([standing.money for standing in bandits])
    return [standing for standing in bandits if standing.money == least]
