"""What a plan would do if nobody else did anything: for people who plan.

It is worked out from what everybody sees, so it gives nothing away.
"""

from mypy_extensions import i64

from folsom.game.superx.cards import carry_out
from folsom.game.superx.components import CARDS, PLACES, PLANNED, REFLEXES, SHOOT
from folsom.game.superx.state import GONE, NOBODY, State
from folsom.game.superx.tell import facing, name
from folsom.game.superx.train import first_hit


def forecast(state: State, seat: i64, plan: i64) -> dict[str, object]:
    """Where each card would leave the bandit, and whom it would hit."""
    world = state.copy()
    nothing = [0] * int(state.rules.seats)
    steps: list[dict[str, object]] = []
    for number in range(PLANNED):
        card = plan >> 4 * number & 15
        steps.append(_step(world, seat, card, nothing))
        if world.place[seat] == GONE:
            break
    return {"steps": steps}


def _step(world: State, seat: i64, card: i64, nothing: list[int]) -> dict[str, object]:
    """What one card comes to; it is carried out in this world."""
    lies = world.stunned >> seat & 1 == 1
    fires = card == REFLEXES if lies else card == SHOOT
    target = first_hit(world, seat) if fires else NOBODY
    carry_out(world, seat, card, nothing)
    place = world.place[seat]
    return {
        "card": CARDS[card],
        "place": None if place == GONE else PLACES[place],
        "facing": facing(world, seat),
        "stunned": world.stunned >> seat & 1 == 1,
        "target": None if target == NOBODY else name(world, target),
    }
