"""An invariant check that names what is broken."""

from folsom.game.express.cards import bullets_held
from folsom.game.express.components import (
    BULLET,
    BULLETS,
    CONDUCTORS_PURSE,
    DEADLY_FALL,
    ESCAPE,
    FIRST_FLASK,
    FIRST_HALF_USUAL,
    FIRST_JEWEL,
    LAWMAN,
    LOOT,
    LOOT_MASKS,
    NEUTRAL,
    OLD,
    STRONGBOXES,
    THE_HALF_OLD,
    TOKENS,
    WHISKEYS,
    card_text,
)
from folsom.game.express.horses.components import ANY_HOSTAGE
from folsom.game.express.horses.turmoil import laid_aside
from folsom.game.express.marshal.status import check_prison, owes
from folsom.game.express.places import (
    CELL,
    COACH,
    COACH_ROOF,
    GONE,
    HIDDEN,
    ROOF,
    TIME_MACHINE,
    place_text,
)
from folsom.game.express.setup import full_deck
from folsom.game.express.state import (
    BOARDING,
    OVER,
    START_PLACES,
    TURMOIL_CHOICE,
    State,
    hidden_entries,
)
from folsom.game.express.teams.redeal import without
from folsom.game.express.teams.whereabouts import hidden_cards
from folsom.game.express.trackside import NOT_THERE


def status(state: State) -> list[str]:
    """Every broken invariant, in words; empty if all is well."""
    broken: list[str] = []
    check_figures(state, broken)
    check_tokens(state, broken)
    check_cards(state, broken)
    check_bullets(state, broken)
    check_trackside(state, broken)
    check_prison(state, broken)
    check_course(state, broken)
    return broken


def check_figures(state: State, broken: list[str]) -> None:
    """Each bandit stands at one place of the train, and none inside with the marshal."""
    rules = state.rules
    places = int(rules.cars) * 2
    figures = state.clockwise()
    if rules.lawman >= 0:
        figures.append(state.bandits[LAWMAN])
    elif not 0 <= state.marshal < places or state.marshal & ROOF:
        broken.append(f"the marshal is at {place_text(int(state.marshal))}")
        return
    expected = [0] * len(state.at)
    for bandit in figures:
        if state.phase == START_PLACES or (state.phase == BOARDING and bandit.place < 0):
            continue
        if not 0 <= bandit.place < places and not may_be_outside(state, int(bandit.place)):
            broken.append(f"bandit {int(bandit.who)} stands nowhere")
            return
        expected[bandit.place] |= 1 << int(bandit.who)
    if expected != state.at:
        broken.append("the places and the bandits disagree about who stands where")
    if rules.lawman < 0 and state.at[state.marshal]:
        broken.append(f"somebody shares {place_text(int(state.marshal))} with the marshal")


def may_be_outside(state: State, place: int) -> bool:
    """Whether there is such a place beside the train."""
    trackside = state.trackside
    if place in (COACH, COACH_ROOF):
        return trackside.coach >= 0
    if place == GONE:
        event = state.rounds[state.round].event
        return event == DEADLY_FALL or (trackside.coach >= 0 and event == ESCAPE)
    if place == CELL:
        return state.rules.prison >= 0
    if place == HIDDEN:
        return trackside.machine and trackside.destination >= 0
    return place == TIME_MACHINE and trackside.machine


def check_trackside(state: State, broken: list[str]) -> None:
    """The Shotgun, the horses, the hostages and whoever must react are where they can be."""
    trackside = state.trackside
    cars = int(state.rules.cars)
    bandits = state.clockwise()
    if not trackside.open:
        return
    if not NOT_THERE <= trackside.coach < cars:
        broken.append("the stagecoach is nowhere")
    if trackside.guard not in (NOT_THERE, 2 * trackside.coach + ROOF):
        broken.append("the Shotgun is not beside the stagecoach")
    if (trackside.guard >= 0) == (trackside.strongbox != 0) and trackside.coach >= 0:
        broken.append("the Shotgun and his strongbox do not fit")
    beside = [bandit for bandit in bandits if bandit.place >= 0]
    horses = sum([int(trackside.horses_at(car)) for car in range(cars)])
    if horses > len(beside) or trackside.horses >> 4 * cars:
        broken.append("there are more horses than came")
    held = 0
    for bandit in bandits:
        hostage = int(bandit.powers & ANY_HOSTAGE)
        if hostage & held or hostage & (hostage - 1) or hostage & trackside.hostages:
            broken.append("a hostage is in two places, or somebody has two")
        held |= hostage
        must = bandit.place == trackside.guard >= 0 or (
            bandit.place == COACH and not hostage and trackside.hostages
        )
        must = must or owes(state, bandit)
        if bool(must) != bool(trackside.alert >> bandit.who & 1):
            broken.append(f"bandit {int(bandit.who)} is wrongly to react, or not to")
    if (len([bandit for bandit in bandits if bandit.place == HIDDEN]) == 1) != (
        trackside.destination >= 0
    ):
        broken.append("somebody is lost in time")
    if trackside.drunk and state.phase != TURMOIL_CHOICE:
        broken.append("somebody drinks in secret outside a turmoil")


def check_tokens(state: State, broken: list[str]) -> None:
    """Each token in play is in exactly one place, and values are only exchanged among purses."""
    piles = state.loot + [int(bandit.loot) for bandit in state.clockwise()]
    if state.rules.lawman >= 0:
        piles.append(int(state.bandits[LAWMAN].loot))
    piles += [int(state.strongbox), int(state.trackside.strongbox)]
    seen = 0
    for tokens in piles:
        if seen & tokens:
            broken.append(f"tokens {seen & tokens:#x} are in two places")
        seen |= tokens
    check_flasks(state, seen, broken)
    seen = seen & ~WHISKEYS | state.rules.tokens & WHISKEYS
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
        if values != sorted([state.rules.printed[number] for number in numbers]):
            broken.append(f"values of the kind {LOOT[kind]} have changed")


def check_flasks(state: State, seen: int, broken: list[str]) -> None:
    """A flask that was dealt is full, half-full or gone, and no other is there."""
    for number in range(FIRST_FLASK, FIRST_HALF_USUAL):
        full = seen & TOKENS[number]
        half = TOKENS[number + FIRST_HALF_USUAL - FIRST_FLASK]
        if state.value[number] == OLD:
            half = TOKENS[THE_HALF_OLD]
        if not state.rules.tokens & TOKENS[number] and not state.rules.tokens & half:
            if full or seen & half:
                broken.append("there is a flask that was not dealt")
        elif full and seen & half:
            broken.append("a flask is both full and half-full")


def check_cards(state: State, broken: list[str]) -> None:
    """Every side has its action cards, each once, wherever they are."""
    rules = state.rules
    for seats in rules.sides():
        cards = [
            entry & 255
            for entry in state.pile[state.resolved :]
            if rules.seat_of[(entry & 255) >> 4] in seats
        ]
        deck: list[int] = []
        for seat in seats:
            cards += state.players[seat].owned() + laid_aside(state, seat)
            deck += full_deck(rules.crew[seat], rules)
            check_knowledge(state, seat, broken)
        actions = sorted([card for card in cards if card & 15 != BULLET])
        if actions != sorted(deck):
            broken.append(
                f"seats {seats} have the wrong action cards: {list(map(card_text, actions))}"
            )
        if rules.teams:
            check_whereabouts(state, seats, broken)


def check_whereabouts(state: State, seats: list[int], broken: list[str]) -> None:
    """What is known of a team's cards is true."""
    held = [
        state.players[seat].cards
        + state.players[seat].staged
        + laid_aside(state, seat)
        + hidden_cards(state, seat)
        for seat in seats
    ]
    piles = [state.players[seat].piles for seat in seats]
    hidden = sorted(held[0] + held[1])
    if sorted(piles[0].home + piles[1].home) != hidden:
        broken.append(f"the cards of seats {seats} are looked for in the wrong place")
    for own in (0, 1):
        name = f"seat {seats[own]}"
        other = piles[1 - own]
        surely = piles[own].seen + without(piles[own].here, piles[own].seen)
        if without(held[own], piles[own].may) or without(surely, held[own]):
            broken.append(f"{name} has cards that it cannot have, or not what it surely has")
        if without(piles[own].may + other.here, hidden):
            broken.append(f"{name} thinks it may have what it cannot have")
        foreign = len(without(held[own], piles[own].home))
        # They may be fewer than the least, since bullets of one bandit are all alike.
        if foreign > piles[own].most or piles[own].least > piles[own].most:
            broken.append(f"{name} has {foreign} cards of its partner, which is known not to be so")
    received = sorted(piles[0].received + piles[1].received)
    if received != sorted(bullets_held(state, seats[0]) + bullets_held(state, seats[1])):
        broken.append(f"seats {seats} have other bullets than they received")


def check_knowledge(state: State, seat: int, broken: list[str]) -> None:
    """What all know of a seat's cards is true."""
    player = state.players[seat]
    known = [] if state.trackside.prison.open else player.sure
    if not state.rules.expert and player.top + player.discard + player.staged + known:
        broken.append(f"seat {seat} has a discard pile outside the expert variant")
    hidden = [state.pile[number] & 255 for number in hidden_entries(state, seat)]
    held = player.hand + player.staged + laid_aside(state, seat)
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
