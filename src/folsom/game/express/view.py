"""What a seat or a spectator may know (KNOW), built from what is public and the seat's own."""

from mypy_extensions import i64

from folsom.game.event import SPECTATOR
from folsom.game.express.bandit import Bandit
from folsom.game.express.cards import bullets_received
from folsom.game.express.components import (
    BANDITS,
    EVENTS,
    LOOT,
    LOOT_MASKS,
    NEUTRAL,
    TOKENS,
    TURNS,
    WAGONS,
    card_text,
)
from folsom.game.express.loot import knowledge, token_number
from folsom.game.express.notation import choice
from folsom.game.express.places import place_text
from folsom.game.express.scoring import result
from folsom.game.express.state import (
    FACE_DOWN_CARD,
    NONE,
    OVER,
    PHASES,
    PICK_POCKETS,
    PLAN,
    PLAYED_BY,
    STEAL,
    State,
)


def view(
    state: State, seat: int | None, deciders: list[int], codes: tuple[int, ...]
) -> dict[str, object]:
    """The whole view; `deciders` and `codes` are who decides and what this seat may choose."""
    eye = SPECTATOR if seat is None else seat
    known = known_tokens(state, eye)
    rules = state.rules
    shown: dict[str, object] = {
        "game": "express",
        "seat": seat,
        "phase": PHASES[state.phase],
        "round": int(state.round) + 1,
        "turn": int(state.turn) + 1 if state.phase == PLAN else None,
        "first": int(state.first),
        "deciders": deciders,
        "acting": acting(state),
        "choices": [choice(code).text for code in codes],
        "rounds": [round_card(state, number) for number in range(state.shown)],
        "wagons": [WAGONS[wagon].name for wagon in rules.wagons],
        "marshal": int(state.marshal) >> 1,
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
        "edition": int(rules.edition),
    }
    if state.commitments:
        shown["chosen"] = chosen(state, eye)
    if state.phase == OVER:
        shown["result"] = result(state).as_dict()
    return shown


def acting(state: State) -> str | None:
    """The bandit that acts, where it is one bandit's doing."""
    if state.phase == STEAL:
        return BANDITS[(state.pile[state.resolved] & 255) >> 4]
    if state.phase == PICK_POCKETS:
        return BANDITS[state.clockwise()[state.step].who]
    return None


def known_tokens(state: State, eye: i64) -> i64:
    """The mask of tokens whose value these eyes know, also because only one value is left."""
    if state.phase == OVER:
        return -1
    known = knowledge(state, eye)
    for alike in state.rules.mixed:
        values = [state.value[number] for number in alike if not known >> number & 1]
        if values and min(values) == max(values):
            for number in alike:
                known |= TOKENS[number]
    return known


def round_card(state: State, number: int) -> dict[str, object]:
    """A round card that was turned up."""
    card = state.rounds[number]
    return {
        "card": card.name,
        "turns": [TURNS[turn] for turn in card.turns],
        "happening": EVENTS[card.event] if state.rules.events else "",
    }


def tokens_shown(state: State, tokens: i64, known: i64) -> list[dict[str, object]]:
    """Tokens by kind; of each kind first those of known value, in order of value."""
    shown: list[dict[str, object]] = []
    for kind in range(1, len(LOOT)):
        alike: i64 = tokens & LOOT_MASKS[kind]
        values: list[int] = []
        unknown = 0
        while alike:
            token = alike & -alike
            alike ^= token
            if token & known:
                values.append(state.value[token_number(token)])
            else:
                unknown += 1
        values.sort()
        for value in values:
            shown.append({"kind": LOOT[kind], "value": value})
        for _ in range(unknown):
            shown.append({"kind": LOOT[kind], "value": None})
    return shown


def places(state: State, known: i64) -> list[dict[str, object]]:
    """Every place of the train with the loot that lies there."""
    return [
        {"place": place_text(place), "loot": tokens_shown(state, state.loot[place], known)}
        for place in range(int(state.rules.cars) * 2)
    ]


def sheet(state: State, bandit: Bandit, known: i64) -> dict[str, object]:
    """A bandit, where it stands and what lies on its sheet."""
    return {
        "bandit": BANDITS[bandit.who],
        "seat": int(bandit.seat),
        "place": place_text(int(bandit.place)) if bandit.place >= 0 else None,
        "bullets": int(bandit.bullets),
        "loot": tokens_shown(state, bandit.loot, known),
        "station": int(bandit.station),
    }


def player(state: State, number: int, eye: i64) -> dict[str, object]:
    """A seat's cards: how many for all, which for the seat itself."""
    cards = state.players[number]
    received: dict[str, object] = {}
    for who in sorted(bullets_received(state, number)):
        name = "neutral" if who == NEUTRAL else BANDITS[who]
        count = received.get(name, 0)
        assert isinstance(count, int)
        received[name] = count + 1
    shown: dict[str, object] = {
        "seat": number,
        "bandits": [BANDITS[who] for who in state.rules.crew[number]],
        "hand": int(cards.held) + len(cards.staged),
        "deck": len(cards.cards) - int(cards.held) + len(cards.top),
        "received": received,
        "clogged": int(cards.clogged),
    }
    if state.rules.expert:
        shown["top"] = [card_text(card) for card in cards.top]
        shown["discard"] = [card_text(card) for card in cards.discard]
        shown["sure"] = [card_text(card) for card in sorted(cards.sure)]
        shown["kept"] = int(cards.kept)
    if number == eye or state.phase == OVER:
        shown["cards"] = [card_text(card) for card in sorted(cards.hand)]
        if cards.staged:
            shown["staged"] = [card_text(card) for card in sorted(cards.staged)]
    return shown


def pile(state: State, eye: i64) -> list[dict[str, object]]:
    """The pile from the first card to the last; hidden ones without their text."""
    shown: list[dict[str, object]] = []
    stealing = state.phase == STEAL
    for number, entry in enumerate(state.pile):
        turned_up = number < state.resolved or (stealing and number == state.resolved)
        seat = entry >> PLAYED_BY
        face_down = entry & FACE_DOWN_CARD != 0
        visible = turned_up or not face_down or seat == eye
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
        if seat == eye and code != NONE:
            shown.append(choice(code).text)
        else:
            shown.append(state.waiting >> seat & 1 == 0)
    return shown
