"""What a card would do if nobody crossed one's plans: for people who are planning.

It is worked out from what everybody sees and from one's own cards, so it gives nothing away.
"""

from mypy_extensions import i64

from folsom.game.express import notation
from folsom.game.express.actions.by_kind import ACTIONS
from folsom.game.express.codes import PLAY, card_of
from folsom.game.express.components import ACTION_NAMES
from folsom.game.express.machine import appear
from folsom.game.express.marshal.brainwave import is_prevented
from folsom.game.express.phases import phase_of
from folsom.game.express.places import GONE, HIDDEN, place_text
from folsom.game.express.state import FACE_DOWN_CARD, PLAYED_BY, State


def forecast(state: State, seat: i64, code: i64) -> dict[str, object]:
    """What playing this card would lead to; empty if it plays none."""
    if not phase_of(state).is_scheming() or code & 63 != PLAY:
        return {}
    card = card_of(code)
    who = card >> 4
    worlds = [state.copy()]
    worlds[0].pile = []
    if state.bandits[who].place == HIDDEN:
        if state.bandits[who].seat != seat:
            return {}
        appear(worlds[0])  # its owner knows where it will be
    steps: list[dict[str, object]] = []
    unsure = False
    # What a Brainwave copies is the last of the cards that one can see (MP-IDEA-4).
    seen: list[int] = []
    for entry in state.pile:
        if entry >> PLAYED_BY != seat and entry & FACE_DOWN_CARD:
            unsure = True
            continue
        if entry >> 4 & 15 == who:
            before = worlds
            worlds = _after(before, who, entry & 15)
            moves = _moves(_outcomes(before, who, entry & 15))
            steps.append(_step(worlds, who, entry & 15, unsure, moves))
        seen.append(entry)
        for world in worlds:
            world.pile = seen
            world.resolved = len(seen)
    outcomes = _outcomes(worlds, who, card & 15)
    worlds = _after(worlds, who, card & 15)
    steps.append(_step(worlds, who, card & 15, unsure, _moves(outcomes)))
    return {"steps": steps, "outcomes": outcomes}


def _ways(world: State, who: i64, kind: i64) -> tuple[int, ...]:
    """What a card may do in a world; nothing for one who has left the train."""
    bandit = world.bandits[who]
    if bandit.place == GONE or is_prevented(bandit, kind):
        return ()
    return ACTIONS[kind].outcomes(world, bandit)


def _outcomes(worlds: list[State], who: i64, kind: i64) -> list[dict[str, object]]:
    """All that the card may come to, each once."""
    found: list[int] = []
    for world in worlds:
        for outcome in _ways(world, who, kind):
            if outcome not in found:
                found.append(outcome)
    return [notation.choice(outcome).as_dict() for outcome in found]


def _after(worlds: list[State], who: i64, kind: i64) -> list[State]:
    """One world for each place where the card may leave the bandit."""
    found: list[State] = []
    places: list[int] = []
    for world in worlds:
        futures = [world]
        for outcome in _ways(world, who, kind):
            future = world.copy()
            ACTIONS[kind].carry_out(future, future.bandits[who], outcome)
            futures.append(future)
        # Where the card does something, staying as one was is no way for it to end.
        for future in futures[1:] or futures:
            place = int(future.bandits[who].place)
            if place not in places:
                places.append(place)
                found.append(future)
    return found


def _moves(outcomes: list[dict[str, object]]) -> bool:
    """Whether any of them is that the bandit goes somewhere."""
    for outcome in outcomes:
        if "place" in outcome:
            return True
    return False


def _step(worlds: list[State], who: i64, kind: i64, unsure: bool, moves: bool) -> dict[str, object]:
    """Where a card leaves the bandit; unsure if somebody played a hidden card before it."""
    places = [place_text(int(world.bandits[who].place)) for world in worlds]
    return {"action": ACTION_NAMES[kind], "places": places, "unsure": unsure, "moves": moves}
