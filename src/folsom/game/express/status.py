"""An invariant check that names what is broken."""

from folsom.game.express.components import (
    BULLET,
    BULLETS,
    CONDUCTORS_PURSE,
    FIRST_JEWEL,
    LOOT,
    LOOT_MASKS,
    NEUTRAL,
    PRINTED,
    STRONGBOXES,
    TOKENS,
    card_text,
)
from folsom.game.express.expert import hidden_entries
from folsom.game.express.places import ROOF, place_text
from folsom.game.express.setup import full_deck
from folsom.game.express.state import OVER, START_PLACES, State


def status(state: State) -> list[str]:
    """Every broken invariant, in words; empty if all is well."""
    broken: list[str] = []
    check_figures(state, broken)
    check_tokens(state, broken)
    check_cards(state, broken)
    check_bullets(state, broken)
    check_course(state, broken)
    return broken


def check_figures(state: State, broken: list[str]) -> None:
    """Each bandit stands at one place of the train, and none inside with the marshal."""
    rules = state.rules
    places = int(rules.cars) * 2
    if not 0 <= state.marshal < places or state.marshal & ROOF:
        broken.append(f"the marshal is at {place_text(int(state.marshal))}")
        return
    expected = [0] * len(state.at)
    for bandit in state.clockwise():
        if state.phase == START_PLACES:
            continue
        if not 0 <= bandit.place < places:
            broken.append(f"bandit {int(bandit.who)} stands nowhere")
            return
        expected[bandit.place] |= 1 << int(bandit.who)
    if expected != state.at:
        broken.append("the places and the bandits disagree about who stands where")
    if state.at[state.marshal]:
        broken.append(f"somebody shares {place_text(int(state.marshal))} with the marshal")


def check_tokens(state: State, broken: list[str]) -> None:
    """Each token in play is in exactly one place, and values are only exchanged among purses."""
    piles = state.loot + [int(bandit.loot) for bandit in state.clockwise()]
    piles.append(int(state.strongbox))
    seen = 0
    for tokens in piles:
        if seen & tokens:
            broken.append(f"tokens {seen & tokens:#x} are in two places")
        seen |= tokens
    conductors = (1 << FIRST_JEWEL) - (1 << CONDUCTORS_PURSE)
    if seen & ~conductors != state.rules.tokens:
        broken.append("loot tokens were lost or came from nowhere")
    if seen & conductors and state.rules.edition == 1:
        broken.append("the conductor hands out purses in the first edition")
    if state.strongbox & ~STRONGBOXES:
        broken.append("something else than a strongbox waits beside the train")
    for kind, mask in enumerate(LOOT_MASKS):
        numbers = [number for number, token in enumerate(TOKENS) if token & mask]
        values = sorted([state.value[number] for number in numbers])
        if values != sorted([PRINTED[number] for number in numbers]):
            broken.append(f"values of the kind {LOOT[kind]} have changed")


def check_cards(state: State, broken: list[str]) -> None:
    """Every seat has its action cards, each once, wherever they are."""
    for seat, crew in enumerate(state.rules.crew):
        player = state.players[seat]
        cards = player.owned()
        cards += [
            entry & 255
            for entry in state.pile[state.resolved :]
            if state.rules.seat_of[(entry & 255) >> 4] == seat
        ]
        actions = sorted([card for card in cards if card & 15 != BULLET])
        if actions != sorted(full_deck(crew, state.rules.pairs)):
            broken.append(
                f"seat {seat} has the wrong action cards: {list(map(card_text, actions))}"
            )
        check_knowledge(state, seat, broken)


def check_knowledge(state: State, seat: int, broken: list[str]) -> None:
    """What all know of a seat's cards is true."""
    player = state.players[seat]
    if not state.rules.expert and player.top + player.discard + player.staged + player.sure:
        broken.append(f"seat {seat} has a discard pile outside the expert variant")
    hidden = [state.pile[number] & 255 for number in hidden_entries(state, seat)]
    held = player.hand + player.staged
    for card in player.sure:
        if player.sure.count(card) > (held + hidden).count(card):
            broken.append(f"seat {seat} is wrongly known to have {card_text(card)}")
    bullets = len([card for card in held if card & 15 == BULLET])
    if player.kept > len(held) - bullets or player.clogged > bullets:
        broken.append(f"seat {seat} is wrongly known to hold so many actions or bullets")


def check_bullets(state: State, broken: list[str]) -> None:
    """Bullets are with their owner or in somebody's cards, neutral ones included."""
    fired = [0] * (NEUTRAL + 1)
    for player in state.players:
        for card in player.owned():
            if card & 15 == BULLET:
                fired[card >> 4] += 1
    for entry in state.pile:
        if entry & 15 == BULLET:
            broken.append("a bullet was played")
    for bandit in state.clockwise():
        if fired[bandit.who] + bandit.bullets != BULLETS:
            broken.append(f"bullets of bandit {int(bandit.who)} were lost or came from nowhere")
        if not 0 <= bandit.friendly <= fired[bandit.who]:
            broken.append(f"bandit {int(bandit.who)} shot more of its own than it shot")
    spent = state.rules.neutral - fired[NEUTRAL]
    first_edition_gone = state.rules.edition == 1 and state.neutral == 0
    if state.neutral != spent and not (first_edition_gone and spent >= 0):
        broken.append("neutral bullets were lost or came from nowhere")


def check_course(state: State, broken: list[str]) -> None:
    """Round, turn and pile are within their bounds, and whoever is asked has a real choice."""
    if not 0 <= state.round < len(state.rounds) or not 0 <= state.shown <= len(state.rounds):
        broken.append("there is no such round")
    if not 0 <= state.resolved <= len(state.pile):
        broken.append("more cards were resolved than played")
    if not 0 <= state.first < state.rules.seats:
        broken.append("the first player has no seat")
    if state.phase != OVER and len(state.codes) < 2:
        broken.append("somebody is asked who has no choice")
    if len(set(state.codes)) != len(state.codes):
        broken.append("a choice is offered twice")
