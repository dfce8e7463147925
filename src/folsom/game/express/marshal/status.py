"""What must always hold of the marshal's affairs."""

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import BULLET, LAWMAN, MAIL_BAGS, WHISKEYS
from folsom.game.express.marshal.components import (
    ANY_PRISONER,
    FIRST_HURT,
    FIRST_PRISONER,
    FISTFIGHTERS,
    HURTS,
    PRISONERS,
    SPECIAL_GOALS,
    STACK,
    WARRANTS,
)
from folsom.game.express.marshal.figure import lawman
from folsom.game.express.marshal.prison import NO_REFLEXES, NOBODY_OWES
from folsom.game.express.marshal.prisoners import lent_by, prisoner_of
from folsom.game.express.marshal.setup import special_goals, warrants
from folsom.game.express.places import CELL, COACH, COACH_ROOF, GONE
from folsom.game.express.state import OVER, State


def check_prison(state: State, broken: list[str]) -> None:
    """Everything about the prison car, its marshal and his papers."""
    if not state.trackside.prison.open:
        if state.rules.lawman >= 0:
            broken.append("there is a marshal without a prison car")
        return
    check_lawman(state, broken)
    check_prisoners(state, broken)
    check_lasting_bullets(state, broken)
    check_goals(state, broken)


def check_lawman(state: State, broken: list[str]) -> None:
    """The marshal is on the train or the stagecoach, with nothing but bags and flasks."""
    marshal = lawman(state)
    prison = state.trackside.prison
    place = int(marshal.place)
    if not 0 <= place < 2 * state.rules.cars and place not in (COACH, COACH_ROOF, GONE):
        broken.append("the marshal is where he never goes")
    if marshal.loot & ~(MAIL_BAGS | WHISKEYS):
        broken.append("the marshal owns loot")
    if state.marshal >= 0:
        broken.append("there are two marshals")
    if not (0 <= prison.left <= STACK and 0 <= prison.right <= STACK):
        broken.append("a stack of the marshal has the wrong size")
    if marshal.bullets != prison.left + prison.right:
        broken.append("the marshal's bullets and his stacks disagree")
    fired = len(prison.lying)
    for player in state.players:
        fired += player.owned().count(LAWMAN << 4 | BULLET)
    if fired + marshal.bullets != 2 * STACK:
        broken.append("bullets of the marshal were lost or came from nowhere")
    takers = [prison.brawler(card) for card in range(len(FISTFIGHTERS))]
    taken = len(FISTFIGHTERS) - prison.fists_left()
    if min(takers[:taken], default=0) < 0 or max(takers[taken:], default=-1) >= 0:
        broken.append("Fistfighter cards were not taken from the top")


def check_prisoners(state: State, broken: list[str]) -> None:
    """Three companions, each in one place, and each holder has what it lends."""
    prison = state.trackside.prison
    seen = int(prison.prisoners)
    piles = [int(prison.recaptured)]
    for bandit in state.clockwise():
        held = int(bandit.powers & ANY_PRISONER) >> FIRST_PRISONER
        piles.append(held)
        prisoner = prisoner_of(bandit)
        if held.bit_count() > 1:
            broken.append("somebody has two prisoners")
        if prisoner >= 0 and not bandit.powers & lent_by(bandit, prisoner):
            broken.append("a prisoner does not lend its power")
        if bandit.place == CELL and not prison.arrested >> bandit.who & 1:
            broken.append("somebody is in the cell without having been arrested")
    for pile in piles:
        if seen & pile:
            broken.append("a prisoner is in two places")
        seen |= pile
    if seen.bit_count() != PRISONERS:
        broken.append("prisoners were lost or came from nowhere")


def check_lasting_bullets(state: State, broken: list[str]) -> None:
    """Who has a lasting bullet is hindered, and nobody else."""
    hurt = {int(bandit.who): 0 for bandit in state.clockwise()}
    for entry in state.trackside.prison.lying:
        hurt[entry >> 4] |= 1 << (FIRST_HURT + (entry & 15))
    for bandit in state.clockwise():
        if bandit.powers & HURTS != hurt[int(bandit.who)]:
            broken.append(f"bandit {int(bandit.who)} is wrongly hurt, or not")


def check_goals(state: State, broken: list[str]) -> None:
    """Two warrants and three special goals, as many turned over as rounds have begun."""
    prison = state.trackside.prison
    papers = [goal for goal in prison.goals if goal in warrants(state.rules)]
    special = [goal for goal in prison.goals if goal in special_goals(state.rules)]
    if len(set(papers)) != WARRANTS or len(set(special)) != SPECIAL_GOALS or len(prison.goals) != 5:
        broken.append("the marshal has the wrong goals")
    if prison.turned not in (state.round, state.round + 1) or prison.rumoured >> prison.turned:
        broken.append("the marshal has turned over the wrong number of goals")
    if (prison.debtor == NOBODY_OWES) != (prison.creditor == NOBODY_OWES):
        broken.append("somebody owes nobody")
    if prison.reflex != NO_REFLEXES and state.phase == OVER:
        broken.append("Reflexes go on after the end")


def owes(state: State, bandit: Bandit) -> bool:
    """Whether a bandit has yet to pay for its freedom."""
    return state.trackside.prison.debtor == bandit.who
