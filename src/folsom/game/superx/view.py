"""What a seat or a spectator may know: all but the plans of others and untaken wagons' backs."""

from folsom.game.event import SPECTATOR, WHOLE
from folsom.game.superx.components import (
    BASE_CARDS,
    CARDS,
    MODULE_CARDS,
    MODULES,
    PLACES,
)
from folsom.game.superx.plans import choice
from folsom.game.superx.scoring import ranks, result
from folsom.game.superx.state import GONE, NOBODY, State
from folsom.game.superx.tell import facing, line, name
from folsom.game.superx.train import first_hit


def view(
    state: State, seat: int | None, deciders: list[int], whole: bool = False
) -> dict[str, object]:
    """The whole view; `whole` hides nothing, for games that are over."""
    eye = WHOLE if whole else SPECTATOR if seat is None else seat
    shown: dict[str, object] = {
        "game": "super",
        "seat": seat,
        "choices": [choice(code).text for code in state.rules.plans] if seat in deciders else [],
        "cards": cards(state),
        "expansions": modules(state),
        "wagons": int(state.wagons),
        "places": [
            {"place": PLACES[place], "bandits": line(state, place)}
            for place in range(2 * int(state.wagons) + 2)
        ],
        "bandits": [bandit(state, number) for number in range(state.rules.seats)],
        "players": [
            {"seat": number, "bandits": [name(state, number)]}
            for number in range(state.rules.seats)
        ],
    }
    shown.update(course(state, deciders, eye))
    if seat in deciders:
        shown["offers"] = [choice(code).as_dict() for code in state.rules.plans]
    return shown


def course(state: State, deciders: list[int], eye: int) -> dict[str, object]:
    """Where the game stands, as some eyes see it."""
    over = state.waiting == 0
    shown: dict[str, object] = {
        "phase": "over" if over else "planning",
        "round": int(state.round) + 1,
        "first": int(state.first),
        "order": order(state),
        "ranks": ranks(state),
        "deciders": deciders,
        "chosen": [chosen(state, number, eye) for number in range(state.rules.seats)],
    }
    if over or eye == WHOLE:
        shown["values"] = state.value[1 : int(state.rules.wagons) + 1]
    if over:
        shown["result"] = result(state).as_dict()
    return shown


def order(state: State) -> list[int]:
    """Those on the train, the first player first, then clockwise (SX-DO-1)."""
    seats = int(state.rules.seats)
    clockwise = [(int(state.first) + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if state.alive >> seat & 1]


def modules(state: State) -> list[str]:
    """The modules in play."""
    return [module for bit, module in enumerate(MODULES) if state.rules.modules >> bit & 1]


def cards(state: State) -> list[str]:
    """The cards that everybody has."""
    more = [card for bit, card in enumerate(MODULE_CARDS) if state.rules.modules >> bit & 1]
    return [CARDS[card] for card in BASE_CARDS + more]


def bandit(state: State, seat: int) -> dict[str, object]:
    """A bandit, on the train or off it."""
    place = state.place[seat]
    taken = [wagon for wagon in range(1, state.rules.wagons + 1) if state.loot[seat] >> wagon & 1]
    return {
        "bandit": name(state, seat),
        "seat": seat,
        "place": None if place == GONE else PLACES[place],
        "facing": facing(state, seat),
        "stunned": state.stunned >> seat & 1 == 1,
        "target": target(state, seat),
        "loot": [{"wagon": int(wagon), "value": state.value[wagon]} for wagon in taken],
    }


def target(state: State, seat: int) -> str | None:
    """Whom a bandit would hit if it shot now."""
    found = NOBODY if state.place[seat] == GONE else first_hit(state, seat)
    return None if found == NOBODY else name(state, found)


def chosen(state: State, number: int, eye: int) -> object:
    """Whether a seat has planned; one's own plan, and after the end everybody's last."""
    if state.plans[number] == 0:
        return False
    if eye in (number, WHOLE) or state.waiting == 0:
        return choice(state.plans[number]).as_dict()
    return True
