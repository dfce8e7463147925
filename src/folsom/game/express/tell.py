"""Telling what happens, in the game's words, to whoever keeps a log."""

from typing import Final

from mypy_extensions import i64

from folsom.game.event import Vocabulary, eye
from folsom.game.express.components import (
    ACTION_NAMES,
    EVENTS,
    LOOT,
    NAMES,
    PUNCH,
    PURSE,
    RIDE,
    TOKENS,
    TURNS,
    card_text,
)
from folsom.game.express.horses.components import TEACHER, ZEALOT
from folsom.game.express.marshal.components import EFFECTS, HURTS, hindrance
from folsom.game.express.order import order_in
from folsom.game.express.places import CELL, HIDDEN, place_text
from folsom.game.express.state import State
from folsom.game.express.vocabulary.base_events import (
    DroppedEvent,
    Dropping,
    Going,
    How,
    MovedEvent,
    NoEffectEvent,
    Passing,
    PlacedEvent,
    RoundEvent,
    Taking,
    TookEvent,
)
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.game.express.vocabulary.marshal_events import (
    ConfiscatedEvent,
    FlaskTakenEvent,
    HandedOverEvent,
)

VOCABULARY: Final = Vocabulary(ExpressEvent)

TokenEvent = TookEvent | DroppedEvent | HandedOverEvent | ConfiscatedEvent | FlaskTakenEvent
"""What may happen to a token."""


def tell(
    state: State,
    told: ExpressEvent,
    eyes: int = 0,
    reveals: bool = False,
    private: bool = False,
) -> None:
    """Something happened, of which `eyes` may see what is declared to be secret.

    Guard the call with `state.log` where its facts cost time.
    """
    if state.log is not None:
        state.log.append(VOCABULARY.event(told, eyes, reveals, private))


def tell_drawn(state: State, seat: i64, cards: list[int], how: How) -> None:
    """A seat took cards, which it alone sees."""
    if state.log is not None:
        tell(
            state,
            {
                "event": "drew",
                "seat": int(seat),
                "count": len(cards),
                "how": how,
                "cards": [card_text(card) for card in cards],
            },
            eye(int(seat)),
            reveals=len(cards) > 0,
        )


def tell_played(state: State, seat: i64, card: i64, face_down: bool, reveals: bool = False) -> None:
    """A card went on the pile."""
    if state.log is not None:
        tell(
            state,
            {
                "event": "played",
                "seat": int(seat),
                "face_down": face_down,
                "card": card_text(int(card)),
            },
            eye(int(seat)),
            reveals,
        )


def tell_passed(state: State, seat: i64, cause: Passing) -> None:
    """No card was played: none was wanted, none was there, or none to draw either."""
    if state.log is not None:
        tell(state, {"event": "passed", "seat": int(seat), "cause": cause})


def tell_turned_up(state: State) -> None:
    """The round card was turned up."""
    if state.log is not None:
        card = state.rounds[state.round]
        told: RoundEvent = {
            "event": "round",
            "round": int(state.round) + 1,
            "card": card.name,
            "turns": [TURNS[turn] for turn in card.turns],
            "order": order_in(state, state.round),
            "happening": EVENTS[card.event] if state.rules.events else "",
            "first": int(state.first),
        }
        if card.keep:
            told["keep"] = card.keep
        tell(state, told, reveals=True)


def tell_resolving(state: State, card: i64, face_down: bool) -> None:
    """The next card of the pile is carried out."""
    if state.log is not None:
        tell(
            state,
            {
                "event": "resolving",
                "bandit": NAMES[card >> 4],
                "action": ACTION_NAMES[card & 15],
                "hidden": face_down,
                "number": int(state.resolved) + 1,
            },
            reveals=face_down,
        )


def tell_no_effect(state: State, card: i64) -> None:
    """A card could not be carried out."""
    if state.log is not None:
        told: NoEffectEvent = {
            "event": "no-effect",
            "bandit": NAMES[card >> 4],
            "action": ACTION_NAMES[card & 15],
        }
        bandit = state.bandits[card >> 4]
        powers = bandit.powers
        if bandit.place == CELL:
            told["cell"] = True
        elif powers & HURTS and hindrance(powers, card & 15) >= 0:
            told["bullet"] = EFFECTS[hindrance(powers, card & 15)]
        elif card & 15 == PUNCH and powers & TEACHER:
            told["hostage"] = "teacher"
        elif card & 15 == RIDE and powers & ZEALOT:
            told["hostage"] = "zealot"
        tell(state, told)


def tell_moved(state: State, who: i64, origin: i64, place: i64, cause: Going) -> None:
    """A bandit went, fled or was moved from one place to another."""
    if state.log is not None:
        told: MovedEvent = {
            "event": "moved",
            "bandit": NAMES[who],
            "from": place_text(int(origin)),
            "to": place_text(int(place)),
            "cause": cause,
        }
        if cause == "ride":
            told["horses"] = state.trackside.horses_by_car(state.rules.cars)
        tell(state, told, reveals=origin == HIDDEN)


def tell_placed(state: State, who: i64, place: i64) -> None:
    """A bandit stands on the train for the first time."""
    if state.log is not None:
        told: PlacedEvent = {
            "event": "placed",
            "bandit": NAMES[who],
            "place": place_text(int(place)),
        }
        if state.trackside.coach >= 0:
            told["horses"] = state.trackside.horses_by_car(state.rules.cars)
        tell(state, told, reveals=True)


def tell_took(state: State, who: i64, loot: i64, place: i64, token: i64, cause: Taking) -> None:
    """A token was taken."""
    if state.log is not None:
        told: TookEvent = {
            "event": "took",
            "bandit": NAMES[who],
            "loot": LOOT[loot],
            "place": place_text(int(place)),
            "cause": cause,
        }
        tell_token(state, told, loot, token)


def tell_dropped(
    state: State, who: i64, loot: i64, place: i64, token: i64, cause: Dropping
) -> None:
    """A token was dropped."""
    if state.log is not None:
        told: DroppedEvent = {
            "event": "dropped",
            "bandit": NAMES[who],
            "loot": LOOT[loot],
            "place": place_text(int(place)),
            "cause": cause,
        }
        tell_token(state, told, loot, token)


def tell_token(state: State, told: TokenEvent, loot: i64, token: i64) -> None:
    """Something happened to a token of a kind; its value is for the eyes that know it."""
    if state.log is not None:
        bit: i64 = TOKENS[token]
        eyes = eye(None) if state.public & bit else 0
        for seat, player in enumerate(state.players):
            if player.knows & bit:
                eyes |= eye(seat)
        told["value"] = state.value[token]
        tell(state, told, eyes, reveals=loot == PURSE or not state.public & bit)
