"""What the expansion brings to the start of a round and to Schemin'."""

from typing import Literal

from mypy_extensions import i64

from folsom.game.event import eye
from folsom.game.express.components import BRAINWAVE, REFLEXES
from folsom.game.express.marshal.components import GOALS
from folsom.game.express.state import State
from folsom.game.express.tell import tell


def turn_over_goal(state: State) -> None:
    """At the start of a round the marshal looks at his next goal (MP-2)."""
    prison = state.trackside.prison
    prison.turned += 1
    if state.log is not None:
        goal = GOALS[prison.goals[prison.turned - 1]]
        tell(
            state,
            {"event": "goal", "number": int(prison.turned), "goal": goal},
            eye(int(state.rules.lawman)),
            reveals=True,
        )


def may_search(state: State, seat: i64) -> bool:
    """Whether a seat's Brainwave is in its deck or on its discard pile (MP-IDEA-1)."""
    card = state.rules.crew[seat][0] << 4 | BRAINWAVE
    player = state.players[seat]
    for index in range(player.held, len(player.cards)):
        if player.cards[index] == card:
            return True
    return card in player.discard


def search(state: State, seat: i64) -> None:
    """Take Brainwave into the hand, for all to see, and shuffle the deck it came from."""
    card = state.rules.crew[seat][0] << 4 | BRAINWAVE
    player = state.players[seat]
    pile: Literal["deck", "discard"] = "discard" if card in player.discard else "deck"
    if pile == "discard":
        player.discard.remove(card)
    else:
        player.cards.remove(card)
        if player.top:
            # Bullets on top of the deck are shuffled in with the rest.
            player.cards.extend(player.top)
            player.piles.top = []
    player.gain(card)
    player.learn(card)
    if state.log is not None:
        tell(state, {"event": "searched", "seat": int(seat), "pile": pile})


def keeps_hands(state: State) -> bool:
    """Whether hands are kept after Schemin' in this round, for Reflexes (MP-EVT-3)."""
    return state.rules.events and state.rounds[state.round].event == REFLEXES
