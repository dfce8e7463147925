"""Telling what happens, in the game's words, to whoever keeps a log."""

from mypy_extensions import i64

from folsom.game.event import Event, eye
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
from folsom.game.express.places import CELL, HIDDEN, place_text
from folsom.game.express.state import State


def tell(state: State, kind: str, facts: dict[str, object]) -> None:
    """Something that all may know; guard the call with `state.log` where the facts cost time."""
    if state.log is not None:
        state.log.append(Event(kind, facts))


def tell_drawn(state: State, seat: i64, cards: list[int], how: str) -> None:
    """A seat took cards, which it alone sees."""
    if state.log is not None:
        state.log.append(
            Event(
                "drew",
                {"seat": int(seat), "count": len(cards), "how": how},
                {"cards": [card_text(card) for card in cards]},
                eye(int(seat)),
                reveals=len(cards) > 0,
            )
        )


def tell_played(state: State, seat: i64, card: i64, face_down: bool, reveals: bool = False) -> None:
    """A card went on the pile."""
    if state.log is not None:
        facts: dict[str, object] = {"seat": int(seat), "face_down": face_down}
        text: dict[str, object] = {"card": card_text(int(card))}
        if face_down:
            state.log.append(Event("played", facts, text, eye(int(seat)), reveals))
        else:
            facts.update(text)
            state.log.append(Event("played", facts, reveals=reveals))


def tell_passed(state: State, seat: i64, cause: str) -> None:
    """No card was played: none was wanted, none was there, or none to draw either."""
    if state.log is not None:
        state.log.append(Event("passed", {"seat": int(seat), "cause": cause}))


def tell_turned_up(state: State) -> None:
    """The round card was turned up."""
    if state.log is not None:
        card = state.rounds[state.round]
        facts: dict[str, object] = {
            "round": int(state.round) + 1,
            "card": card.name,
            "turns": [TURNS[turn] for turn in card.turns],
            "happening": EVENTS[card.event] if state.rules.events else "",
            "first": int(state.first),
        }
        if card.keep:
            facts["keep"] = card.keep
        state.log.append(Event("round", facts, reveals=True))


def tell_resolving(state: State, card: i64, face_down: bool) -> None:
    """The next card of the pile is carried out."""
    if state.log is not None:
        state.log.append(
            Event(
                "resolving",
                {
                    "bandit": NAMES[card >> 4],
                    "action": ACTION_NAMES[card & 15],
                    "hidden": face_down,
                },
                reveals=face_down,
            )
        )


def tell_no_effect(state: State, card: i64) -> None:
    """A card could not be carried out."""
    if state.log is not None:
        facts: dict[str, object] = {
            "bandit": NAMES[card >> 4],
            "action": ACTION_NAMES[card & 15],
        }
        bandit = state.bandits[card >> 4]
        powers = bandit.powers
        if bandit.place == CELL:
            facts["cell"] = True
        elif powers & HURTS and hindrance(powers, card & 15) >= 0:
            facts["bullet"] = EFFECTS[hindrance(powers, card & 15)]
        elif card & 15 == PUNCH and powers & TEACHER:
            facts["hostage"] = "teacher"
        elif card & 15 == RIDE and powers & ZEALOT:
            facts["hostage"] = "zealot"
        state.log.append(Event("no-effect", facts))


def tell_moved(state: State, who: i64, origin: i64, place: i64, cause: str) -> None:
    """A bandit went, fled or was moved from one place to another."""
    if state.log is not None:
        state.log.append(
            Event(
                "moved",
                {
                    "bandit": NAMES[who],
                    "from": place_text(int(origin)),
                    "to": place_text(int(place)),
                    "cause": cause,
                },
                reveals=origin == HIDDEN,
            )
        )


def tell_placed(state: State, who: i64, place: i64) -> None:
    """A bandit stands on the train for the first time."""
    if state.log is not None:
        facts: dict[str, object] = {"bandit": NAMES[who], "place": place_text(int(place))}
        state.log.append(Event("placed", facts, reveals=True))


def tell_loot(
    state: State, kind: str, who: i64, loot: i64, place: i64, token: i64, cause: str
) -> None:
    """A token of some value was taken or dropped; the value is for the eyes that know it."""
    if state.log is not None:
        facts: dict[str, object] = {
            "bandit": NAMES[who],
            "loot": LOOT[loot],
            "place": place_text(int(place)),
            "cause": cause,
        }
        tell_token(state, kind, facts, loot, token)


def tell_token(state: State, kind: str, facts: dict[str, object], loot: i64, token: i64) -> None:
    """Something happened to a token of a kind; its value is for the eyes that know it."""
    if state.log is not None:
        bit: i64 = TOKENS[token]
        eyes = eye(None) if state.public & bit else 0
        for seat, player in enumerate(state.players):
            if player.knows & bit:
                eyes |= eye(seat)
        state.log.append(
            Event(
                kind,
                facts,
                {"value": state.value[token]},
                eyes,
                reveals=loot == PURSE or not state.public & bit,
            )
        )
