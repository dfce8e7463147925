"""A step that stops right after the last card, before the round ends."""

from collections.abc import Sequence
from dataclasses import dataclass

from folsom.game.express import flow
from folsom.game.express.game import Express
from folsom.game.express.state import ROUND_END, STEAL
from folsom.game.protocol import Game
from folsom.record.claim import Claim
from folsom.record.node import Node
from folsom.record.steps import Choose, Gap, claims_gaps
from folsom.record.whole import whole


@dataclass(frozen=True)
class LastCard:
    """Facts hold once the last card is carried out, before event, stagecoach and next round."""

    claims: Sequence[Claim]
    node: Node

    def gaps(self, game: Game) -> list[Gap]:
        """A gap for each that does not, or if it has not come to that."""
        assert isinstance(game, Express)
        if game.state.phase != ROUND_END:
            return [("the last card to be carried out", "cards or choices are left")]
        return claims_gaps(self.claims, whole(game), "")


def at_last_card(earlier: Game, choice: Choose | None) -> Game:
    """The game right after the last card: from before a choice, or from a position as written."""
    game = earlier.copy()
    assert isinstance(game, Express)
    state = game.state
    if choice is None:
        state.phase = STEAL
    else:
        flow.choose(state, choice.seat, choice.choice.code)
    while state.phase != ROUND_END and flow.goes_on(state):
        pass
    return game
