"""The marshal, the bullets he hands out, and what happens to whoever comes to a place."""

from mypy_extensions import i64

from folsom.game.express.components import BANDITS, BULLET, NEUTRAL
from folsom.game.express.state import Bandit, State
from folsom.game.express.tell import tell, tell_moved


def stand(state: State, bandit: Bandit, place: i64) -> None:
    """Put a figure at a place, and no more."""
    bit: i64 = 1 << bandit.who
    at = state.at
    at[bandit.place] ^= bit
    at[place] |= bit
    bandit.place = place


def arrive(state: State, bandit: Bandit, place: i64, cause: str) -> None:
    """Bring a bandit to a place and let happen what must happen there (DO-6)."""
    tell_moved(state, bandit.who, bandit.place, place, cause)
    stand(state, bandit, place)
    if place == state.marshal << 1:
        flee(state, [bandit])


def flee(state: State, bandits: list[Bandit]) -> None:
    """Bandits inside the marshal's car take neutral bullets and flee to its roof (MARSHAL-2)."""
    strike(state, bandits, "marshal")
    for bandit in bandits:
        roof = bandit.place | 1
        tell_moved(state, bandit.who, bandit.place, roof, "flee")
        stand(state, bandit, roof)


def strike(state: State, bandits: list[Bandit], cause: str) -> None:
    """All of them take a neutral bullet, or none if there are too few (MARSHAL-3)."""
    if len(bandits) == 0:
        return
    if state.neutral < len(bandits):
        if state.rules.edition == 1:
            state.neutral = 0
        if state.log is not None:
            tell(state, "bullets-short", {"bandits": [BANDITS[each.who] for each in bandits]})
        return
    state.neutral -= len(bandits)
    for bandit in bandits:
        receive(state, bandit.seat, NEUTRAL << 4 | BULLET)
        if state.log is not None:
            tell(state, "wounded", {"bandit": BANDITS[bandit.who], "by": "neutral", "cause": cause})


def receive(state: State, seat: i64, bullet: i64) -> None:
    """A bullet card goes on a seat's deck."""
    player = state.players[seat]
    if state.rules.expert:
        player.top.append(bullet)
    else:
        player.cards.append(bullet)


def move_marshal(state: State, car: i64) -> None:
    """The marshal goes inside a car; whoever is there flees, from the first player clockwise."""
    if state.log is not None:
        tell(state, "marshal", {"from": int(state.marshal), "to": int(car)})
    state.marshal = car
    if state.at[car << 1]:
        flee(state, inside(state, car))


def inside(state: State, car: i64) -> list[Bandit]:
    """The bandits inside a car, from the first player clockwise."""
    return [bandit for bandit in state.clockwise() if bandit.place == car << 1]
