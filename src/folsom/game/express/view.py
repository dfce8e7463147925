"""What a seat or a spectator may know (KNOW), built from what is public and the seat's own."""

from mypy_extensions import i64

from folsom.game.event import SPECTATOR, WHOLE
from folsom.game.express.cards import bullets_received
from folsom.game.express.components import (
    EVENTS,
    EXPANSIONS,
    MAIL_BAGS,
    NAMES,
    NEUTRAL,
    TURNS,
    card_text,
)
from folsom.game.express.horses.components import FIRST_HOSTAGE, HOSTAGES
from folsom.game.express.horses.stagecoach import alerted
from folsom.game.express.horses.whiskey import MORE_CARDS, TWO_CARDS
from folsom.game.express.law import standing_at
from folsom.game.express.machine import traveller
from folsom.game.express.marshal.figure import lawman
from folsom.game.express.marshal.view import (
    actor,
    affairs,
    marshals_car,
    names_in,
)
from folsom.game.express.notation import choice
from folsom.game.express.places import COACH_ROOF, TIME_MACHINE, place_text
from folsom.game.express.player import Player
from folsom.game.express.scoring import result
from folsom.game.express.state import (
    ANGER,
    BOARDING,
    FACE_DOWN_CARD,
    NONE,
    OVER,
    PHASES,
    PICK_POCKETS,
    PLAN,
    PLAYED_BY,
    REFLEX,
    STEAL,
    TRAVELLING,
    TURMOIL_CHOICE,
    State,
)
from folsom.game.express.view_train import cars_of, known_tokens, places, sheet, tokens_shown
from folsom.game.express.wayside import NO_PLAYER


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
        "phase": PHASES[state.phase],
        "round": int(state.round) + 1,
        "turn": int(state.turn) + 1 if is_planned(state) else None,
        "first": int(state.first),
        "deciders": deciders,
        "acting": acting(state),
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
    if rules.expansions:
        shown["expansions"] = names_of(rules.expansions)
    if state.wayside.open:
        shown.update(beside(state, eye))
    if state.wayside.prison.open:
        shown.update(affairs(state, eye))
        shown["achievements"] = achievements(state, known)
    if state.commitments:
        shown["chosen"] = chosen(state, eye)
    if state.phase == OVER:
        shown["result"] = result(state).as_dict()
    return shown


def sees(eye: i64, seat: i64) -> bool:
    """Whether these eyes see what is that seat's secret."""
    return eye == seat or eye == WHOLE


def achievements(state: State, known: i64) -> dict[str, object]:
    """What the marshal has achieved: Wanted cards, prisoners, mail bags."""
    prison = state.wayside.prison
    bags = lawman(state).loot & MAIL_BAGS
    return {
        "wanted": names_in(prison.arrested),
        "companions": names_in(prison.recaptured),
        "bags": tokens_shown(state, bags, known),
    }


def is_planned(state: State) -> bool:
    """Whether Schemin' is going on."""
    return state.phase == PLAN or state.phase == TURMOIL_CHOICE


def acting(state: State) -> str | None:
    """The bandit that acts, where it is one bandit's doing."""
    if state.phase == STEAL:
        return NAMES[(state.pile[state.resolved] & 255) >> 4]
    if state.phase == PICK_POCKETS:
        return NAMES[state.clockwise()[state.step].who]
    if state.wayside.alert:
        return NAMES[alerted(state).who]
    if state.phase == REFLEX or state.phase == ANGER:
        return actor(state)
    if state.phase == TRAVELLING:
        return NAMES[standing_at(state, TIME_MACHINE)[0].who]
    return None


def names_of(expansions: i64) -> list[str]:
    """The expansions of a mask."""
    return [name for bit, name in enumerate(EXPANSIONS) if expansions >> bit & 1]


def beside(state: State, eye: i64) -> dict[str, object]:
    """What is beside the train."""
    wayside = state.wayside
    shown: dict[str, object] = {}
    if wayside.coach >= 0:
        there = int(wayside.hostages) >> FIRST_HOSTAGE
        shown["stagecoach"] = int(wayside.coach)
        shown["shotgun"] = place_text(COACH_ROOF if wayside.guard < 0 else int(wayside.guard))
        shown["horses"] = [int(wayside.horses_at(car)) for car in range(state.rules.cars)]
        shown["hostages"] = [name for bit, name in enumerate(HOSTAGES) if there >> bit & 1]
        shown["drinking"] = drinking(state, eye)
    if state.phase == BOARDING:
        shown["wagon"] = int(wayside.wagon)
    if wayside.destination >= 0 and sees(eye, traveller(state).seat):
        shown["destination"] = place_text(int(wayside.destination))
    return shown


def drinking(state: State, eye: i64) -> int:
    """How many cards the one who decides still has to play for a drink; 0 if it has not drunk."""
    secret = state.phase == TURMOIL_CHOICE
    if secret and eye >= SPECTATOR:
        return 0
    due = state.wayside.due_from(eye if secret else max(state.seat, 0))
    if due == MORE_CARDS:
        return 0
    return 2 if due == TWO_CARDS else min(int(due), 1)


def round_card(state: State, number: int) -> dict[str, object]:
    """A round card that was turned up."""
    card = state.rounds[number]
    shown: dict[str, object] = {
        "card": card.name,
        "turns": [TURNS[turn] for turn in card.turns],
        "happening": EVENTS[card.event] if state.rules.events else "",
    }
    if card.keep:
        shown["keep"] = card.keep
    return shown


def player(state: State, number: int, eye: i64) -> dict[str, object]:
    """A seat's cards: how many for all, which for the seat itself."""
    cards = shown_player(state, number, eye)
    received: dict[str, object] = {}
    for who in sorted(bullets_received(state, number)):
        name = "neutral" if who == NEUTRAL else NAMES[who]
        count = received.get(name, 0)
        assert isinstance(count, int)
        received[name] = count + 1
    shown: dict[str, object] = {
        "seat": number,
        "bandits": [NAMES[who] for who in state.rules.crew[number]],
        "hand": int(cards.held) + len(cards.staged),
        "deck": len(cards.cards) - int(cards.held) + len(cards.top),
        "received": received,
        "clogged": int(cards.clogged),
    }
    if state.rules.expert:
        shown["top"] = [card_text(card) for card in cards.top]
        shown["discard"] = [card_text(card) for card in cards.discard]
        shown["kept"] = int(cards.kept)
    if state.rules.expert or state.wayside.prison.open:
        shown["sure"] = [card_text(card) for card in sorted(cards.sure)]
    if state.rules.teams:
        shown["strays"] = [int(cards.piles.least), int(cards.piles.most)]
        if sees(eye, number) or state.phase == OVER:
            shown["may_hold"] = [card_text(card) for card in sorted(cards.piles.may)]
    if sees(eye, number) or state.phase == OVER:
        shown["cards"] = [card_text(card) for card in sorted(cards.hand)]
        if cards.staged:
            shown["staged"] = [card_text(card) for card in sorted(cards.staged)]
    return shown


def shown_player(state: State, number: i64, eye: i64) -> Player:
    """A seat's cards; in a turmoil others see them as before a secret drink (HS-TURN-1)."""
    before = state.wayside.before
    if before and not sees(eye, number) and before[number] is not NO_PLAYER:
        return before[number]
    return state.players[number]


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


def chosen(state: State, eye: i64) -> list[object]:
    """While all choose at once: for each seat whether it has, or its own secret choice."""
    shown: list[object] = []
    for seat, code in enumerate(state.commitments):
        if sees(eye, seat) and code != NONE:
            shown.append(choice(code).text)
        else:
            shown.append(state.waiting >> seat & 1 == 0)
    return shown
