"""What a seat or a spectator may know (KNOW), built from what is public and the seat's own."""

from mypy_extensions import i64

from folsom.game.event import SPECTATOR, WHOLE
from folsom.game.express.components import EVENTS, EXPANSIONS, TURNS, card_text
from folsom.game.express.course import course, sees
from folsom.game.express.horses.components import FIRST_HOSTAGE, HOSTAGES
from folsom.game.express.marshal.view import affairs, marshals_car
from folsom.game.express.notation import choice
from folsom.game.express.order import order_in
from folsom.game.express.places import COACH_ROOF, place_text
from folsom.game.express.state import FACE_DOWN_CARD, PLAYED_BY, STEAL, State
from folsom.game.express.view_cards import player
from folsom.game.express.view_train import achievements, cars_of, known_tokens, places, sheet


def view(
    state: State,
    seat: int | None,
    deciders: list[int],
    codes: tuple[int, ...],
    whole: bool = False,
) -> dict[str, object]:
    """The whole view; `deciders` and `codes` are who decides and what this seat may choose.

    `whole` hides nothing, for games that are over.
    """
    eye = WHOLE if whole else SPECTATOR if seat is None else seat
    known = known_tokens(state, eye)
    rules = state.rules
    shown: dict[str, object] = {
        "game": "express",
        "seat": seat,
        "choices": [choice(code).text for code in codes],
        "rounds": [round_card(state, number) for number in range(state.shown)],
        "wagons": cars_of(state),
        "marshal": marshals_car(state),
        "neutral": int(state.neutral),
        "strongbox_waits": state.strongbox != 0,
        "places": places(state, known),
        "bandits": [sheet(state, state.bandits[who], known) for crew in rules.crew for who in crew],
        "players": [player(state, number, eye) for number in range(rules.seats)],
        "pile": pile(state, eye),
        "powers": rules.powers,
        "events": rules.events,
        "expert": rules.expert,
        "pairs": rules.pairs,
        "teams": rules.teams,
        "edition": int(rules.edition),
    }
    shown.update(course(state, deciders, eye))
    if codes:
        shown["offers"] = [choice(code).as_dict() for code in codes]
    if rules.expansions:
        shown["expansions"] = names_of(rules.expansions)
    if state.trackside.coach >= 0:
        shown.update(beside(state))
    if state.trackside.prison.open:
        shown.update(affairs(state, eye))
        shown["achievements"] = achievements(state, known)
    return shown


def names_of(expansions: i64) -> list[str]:
    """The expansions of a mask."""
    return [name for bit, name in enumerate(EXPANSIONS) if expansions >> bit & 1]


def beside(state: State) -> dict[str, object]:
    """Stagecoach, Shotgun, horses, and the hostages still to be taken."""
    trackside = state.trackside
    there = int(trackside.hostages) >> FIRST_HOSTAGE
    return {
        "stagecoach": int(trackside.coach),
        "shotgun": place_text(COACH_ROOF if trackside.guard < 0 else int(trackside.guard)),
        "horses": trackside.horses_by_car(state.rules.cars),
        "hostages": [name for bit, name in enumerate(HOSTAGES) if there >> bit & 1],
    }


def round_card(state: State, number: int) -> dict[str, object]:
    """A round card that was turned up."""
    card = state.rounds[number]
    shown: dict[str, object] = {
        "card": card.name,
        "turns": [TURNS[turn] for turn in card.turns],
        "order": order_in(state, number),
        "happening": EVENTS[card.event] if state.rules.events else "",
    }
    if card.keep:
        shown["keep"] = card.keep
    return shown


def pile(state: State, eye: i64) -> list[dict[str, object]]:
    """The pile from the first card to the last; hidden ones without their text."""
    shown: list[dict[str, object]] = []
    stealing = state.phase == STEAL
    for number, entry in enumerate(state.pile):
        turned_up = number < state.resolved or (stealing and number == state.resolved)
        seat = entry >> PLAYED_BY
        face_down = entry & FACE_DOWN_CARD != 0
        visible = turned_up or not face_down or sees(eye, seat)
        shown.append(
            {
                "seat": seat,
                "face_down": face_down,
                "card": card_text(entry & 255) if visible else None,
                "resolved": number < state.resolved,
            }
        )
    return shown
