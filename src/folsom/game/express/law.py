"""The marshal, the bullets he hands out, and what happens to whoever comes to a place."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import receive
from folsom.game.express.components import BANDITS, BULLET, LAWMAN, NAMES, NEUTRAL
from folsom.game.express.horses.components import ANY_HOSTAGE
from folsom.game.express.places import COACH, GONE, ROOF, place_text
from folsom.game.express.state import State
from folsom.game.express.tell import tell, tell_moved, tell_placed
from folsom.game.express.vocabulary.base_events import Going, Wounding


def stand(state: State, bandit: Bandit, place: i64) -> None:
    """Put a figure at a place, and no more."""
    bit: i64 = 1 << bandit.who
    at = state.at
    at[bandit.place] ^= bit
    at[place] |= bit
    bandit.place = place


def board(state: State, who: i64, place: i64) -> None:
    """Set a bandit on the train for the first time."""
    state.bandits[who].place = place
    state.at[place] |= 1 << who
    tell_placed(state, who, place)


def arrive(state: State, bandit: Bandit, place: i64, cause: Going) -> None:
    """Bring a bandit to a place and let happen what must happen there (DO-6)."""
    if state.log is not None:
        tell_moved(state, bandit.who, bandit.place, place, cause)
    stand(state, bandit, place)
    if place == state.marshal:
        flee(state, [bandit])
    elif state.trackside.open:
        alarm(state, [bandit])


def move_together(state: State, bandits: list[Bandit], places: list[int], cause: Going) -> None:
    """Bring bandits to roofs, all at the same moment (EVT-10)."""
    for bandit, place in zip(bandits, places):
        tell_moved(state, bandit.who, bandit.place, place, cause)
        stand(state, bandit, place)
    if state.trackside.open:
        alarm(state, bandits)


def alarm(state: State, bandits: list[Bandit]) -> None:
    """Who has come to the Shotgun's roof or into the stagecoach must act (HS-GUARD-2, HS-HOST-1).

    All of them on his roof take their bullets first (DO-6).
    """
    trackside = state.trackside
    if bandits and bandits[0].who == LAWMAN:
        return  # he comes alone, and neither concerns him (MP-HS-2, MP-HS-3)
    struck = [bandit for bandit in bandits if bandit.place == trackside.guard]
    wound(state, struck, "shotgun")
    for bandit in bandits:
        alone = bandit.powers & ANY_HOSTAGE == 0 and trackside.hostages
        if bandit.place == trackside.guard or (bandit.place == COACH and alone):
            trackside.alert |= 1 << bandit.who


def flee(state: State, bandits: list[Bandit]) -> None:
    """Bandits inside the marshal's car take neutral bullets and flee to its roof (MARSHAL-2)."""
    wound(state, bandits, "marshal")
    for bandit in bandits:
        roof = bandit.place | ROOF
        if state.log is not None:
            tell_moved(state, bandit.who, bandit.place, roof, "flee")
        stand(state, bandit, roof)
    if state.trackside.open:
        alarm(state, bandits)


def wound(state: State, bandits: list[Bandit], cause: Wounding) -> None:
    """All of them take a neutral bullet, or none if there are too few (MARSHAL-3)."""
    if len(bandits) == 0:
        return
    if state.neutral < len(bandits):
        if state.rules.edition == 1:
            state.neutral = 0
        if state.log is not None:
            tell(
                state,
                {"event": "bullets-short", "bandits": [BANDITS[each.who] for each in bandits]},
            )
        return
    state.neutral -= len(bandits)
    for bandit in bandits:
        receive(state, bandit.seat, NEUTRAL << 4 | BULLET)
        if state.log is not None:
            tell(
                state,
                {
                    "event": "wounded",
                    "bandit": BANDITS[bandit.who],
                    "by": "neutral",
                    "cause": cause,
                },
            )


def move_marshal(state: State, place: i64) -> None:
    """The marshal goes inside a car; whoever is there flees, from the first player clockwise."""
    if state.log is not None:
        tell(state, {"event": "marshal", "from": int(state.marshal) >> 1, "to": int(place) >> 1})
    state.marshal = place
    if state.at[place]:
        flee(state, standing_at(state, place))


def throw_off(state: State, bandit: Bandit, by: i64) -> None:
    """Off the train for good (MP-EVT-6)."""
    if state.log is not None:
        tell(
            state,
            {
                "event": "thrown",
                "bandit": NAMES[bandit.who],
                "from": place_text(int(bandit.place)),
                "by": NAMES[by],
            },
        )
    stand(state, bandit, GONE)


def standing_at(state: State, place: i64) -> list[Bandit]:
    """The bandits at a place, from the first player clockwise."""
    return [bandit for bandit in state.clockwise() if bandit.place == place]
