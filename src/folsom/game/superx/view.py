"""What a seat or a spectator may know: all but the plans of others and untaken wagons' backs."""

from folsom.game.express.places import place_text
from folsom.game.superx.components import (
    BANDITS,
    BASE_CARDS,
    CARDS,
    FACINGS,
    MODULE_CARDS,
    MODULES,
)
from folsom.game.superx.plans import choice
from folsom.game.superx.scoring import result
from folsom.game.superx.state import GONE, State


def view(state: State, seat: int | None, deciders: list[int]) -> dict[str, object]:
    """The whole view."""
    over = state.waiting == 0
    shown: dict[str, object] = {
        "game": "super",
        "seat": seat,
        "phase": "over" if over else "planning",
        "round": int(state.round) + 1,
        "first": int(state.first),
        "deciders": deciders,
        "choices": [choice(code).text for code in state.rules.plans] if seat in deciders else [],
        "cards": cards(state),
        "expansions": [name for bit, name in enumerate(MODULES) if state.rules.modules >> bit & 1],
        "wagons": int(state.wagons),
        "places": [line(state, place) for place in range(2 * int(state.wagons) + 2)],
        "bandits": [bandit(state, number) for number in range(state.rules.seats)],
        "chosen": [chosen(state, number, seat) for number in range(state.rules.seats)],
    }
    if over:
        shown["values"] = state.value[1 : int(state.rules.wagons) + 1]
        shown["result"] = result(state).as_dict()
    return shown


def cards(state: State) -> list[str]:
    """The cards that everybody has."""
    more = [card for bit, card in enumerate(MODULE_CARDS) if state.rules.modules >> bit & 1]
    return [CARDS[card] for card in BASE_CARDS + more]


def line(state: State, place: int) -> dict[str, object]:
    """Who stands at a place, from rear to front."""
    found: list[str] = []
    rest = state.lines[place]
    while rest:
        found.append(BANDITS[state.rules.crew[(rest & 15) - 1]])
        rest >>= 4
    return {"place": place_text(place), "bandits": found}


def bandit(state: State, seat: int) -> dict[str, object]:
    """A bandit, on the train or off it."""
    place = state.place[seat]
    taken = [wagon for wagon in range(1, state.rules.wagons + 1) if state.loot[seat] >> wagon & 1]
    return {
        "bandit": BANDITS[state.rules.crew[seat]],
        "seat": seat,
        "place": None if place == GONE else place_text(place),
        "facing": FACINGS[state.forward >> seat & 1],
        "stunned": state.stunned >> seat & 1 == 1,
        "loot": [{"wagon": int(wagon), "value": state.value[wagon]} for wagon in taken],
    }


def chosen(state: State, number: int, seat: int | None) -> object:
    """Whether a seat has planned; one's own plan in words."""
    if state.waiting == 0 or state.plans[number] == 0:
        return False
    return choice(state.plans[number]).text if number == seat else True
