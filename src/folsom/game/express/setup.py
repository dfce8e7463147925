"""Dealing a new game from checked options and a seed (SET)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from folsom.game.express.bandit import NOBODY, Bandit
from folsom.game.express.components import (
    BANDITS,
    BASE_PURSES,
    BRAINWAVE,
    BULLETS,
    COACH_STRONGBOX,
    CURSED,
    CURSED_PURSES,
    DECK,
    FIGURES,
    FIRST_FLASK,
    FIRST_HALF_USUAL,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    HORSES,
    JEWELS,
    LAWMAN,
    MACHINE,
    MARSHAL,
    MEI,
    MEIS_PURSE,
    PAIR_DECK,
    PRISON,
    RIDE,
    ROUNDS,
    STRONGBOXES,
    TOKENS,
    WAGONS,
    RoundCard,
)
from folsom.game.express.cursed import jewels_of, strongboxes_of
from folsom.game.express.horses.components import (
    FIRST_HOSTAGE,
    HOSTAGES,
    MORE_NEUTRAL_BULLETS,
)
from folsom.game.express.law import board
from folsom.game.express.loot import learn_openly
from folsom.game.express.marshal.components import LAWMANS_DECK
from folsom.game.express.marshal.setup import board_behind_marshal, open_prison
from folsom.game.express.options import PAIR_LEADERS, Options
from folsom.game.express.places import EVERYWHERE
from folsom.game.express.player import Player
from folsom.game.express.powers import CHARMS, power_of
from folsom.game.express.rules import Rules
from folsom.game.express.state import State
from folsom.game.express.teams.whereabouts import begin_at_home
from folsom.game.express.trackside import NOTHING_BESIDE, Trackside
from folsom.game.express.train import caboose
from folsom.game.rng import Rng, renew

# The parts of the deal, each of which may have fresh chance of its own.
LOOT: Final = 0
WHISKEY: Final = 1
GOALS: Final = 2
ORDER: Final = 3
HANDS: Final = 4


def set_up(options: Options, rng: Rng, chance: Sequence[int] = ()) -> State:
    """A game about to begin: the train loaded, the bandits placed, nothing drawn yet.

    Fresh `chance` has a number for each part of the deal.
    """
    crew = draw_crew(options, rng)
    wagons = options.wagons or draw_some(list(range(len(WAGONS))), options.wagon_count(), rng)
    rules = Rules(
        crew,
        wagons,
        [card for card in options.pool if not card.station],
        [card for card in options.pool if card.station],
        options.powers,
        options.events,
        options.expert,
        options.pairs,
        options.edition,
        options.expansions,
        options.teams,
    )
    rules.printed = options.printed
    rules.stacks = options.stacks
    # Behind the caboose one more car, where nobody ever is, saves asking where the train ends.
    trackside = (
        Trackside(True, rules.expansions & MACHINE != 0) if outside(rules) else NOTHING_BESIDE
    )
    places = EVERYWHERE if trackside.open else 2 * (int(rules.cars) + 1)
    state = State(
        rules,
        rng.stream,
        [Player(full_deck(bandits, rules), 0) for bandits in crew],
        [NOBODY] * FIGURES,
        [0] * places,
        [0] * places,
        rules.printed.copy(),
        [],
        [],
        [],
        (),
    )
    if rules.expert:
        for player in state.players:
            player.lay_out_piles()
    if rules.teams:
        for player in state.players:
            player.join_a_team()
        begin_at_home(state)
    state.trackside = trackside
    if rules.expansions & HORSES:
        rules.neutral += MORE_NEUTRAL_BULLETS
    state.neutral = rules.neutral
    hand_out_sheets(state)
    renew(state, chance, LOOT)
    load_train(state)
    renew(state, chance, WHISKEY)
    if rules.expansions & HORSES:
        bring_stagecoach(state)
    renew(state, chance, GOALS)
    if rules.expansions & PRISON:
        open_prison(state)
    renew(state, chance, ORDER)
    state.first = options.first if options.first >= 0 else draw_first(state)
    state.rounds = options.rounds or draw_rounds(state)
    if not rules.pairs and not rules.expansions & HORSES:
        if rules.expansions & PRISON:
            board_behind_marshal(state)
        else:
            board_all(state)
    return state


def draw_first(state: State) -> i64:
    """Any player, or the first of any team (SET-10, TEAM-1)."""
    if state.rules.teams:
        return state.below(state.rules.seats >> 1) << 1
    return state.below(state.rules.seats)


def outside(rules: Rules) -> bool:
    """Whether there is more than the train of the base game."""
    return rules.expansions & (HORSES | MACHINE | PRISON) != 0


def draw_some(items: list[int], count: i64, rng: Rng) -> list[int]:
    """So many of the items, at random and in random order."""
    left = items.copy()
    return [left.pop(rng.below(len(left))) for _ in range(count)]


def draw_crew(options: Options, rng: Rng) -> list[list[int]]:
    """Fill the seats that are left to the seed (SET-1, PAIR-2, MEI-3).

    Mei belongs to Marshal & Prisoners, so there she is dealt like the others.
    """
    taken = [who for bandits in options.crew for who in bandits]
    free = [who for who in range(MEI) if who not in taken]
    dealt = options.bandits() == len(BANDITS) or options.expansions & PRISON
    if dealt and MEI not in taken:
        free.append(MEI)
    if options.pairs and options.edition == 2:
        leaders = [who for who in free if who in PAIR_LEADERS]
        others = [who for who in free if who not in PAIR_LEADERS]
        return [
            bandits or [leaders.pop(rng.below(len(leaders))), others.pop(rng.below(len(others)))]
            for bandits in options.crew
        ]
    each = 2 if options.pairs else 1
    return [
        bandits or [free.pop(rng.below(len(free))) for _ in range(each)] for bandits in options.crew
    ]


def full_deck(crew: list[int], rules: Rules) -> list[int]:
    """The action cards that a seat starts with (SET-7, PAIR-3, HS-SET-4, MP-SET-4)."""
    if rules.pairs:
        cards = [who << 4 | kind for who in crew for kind in PAIR_DECK]
        cards.append(crew[0] << 4 | MARSHAL)
    else:
        owner = crew[0] << 4
        cards = [owner | kind for kind in (LAWMANS_DECK if crew[0] == LAWMAN else DECK)]
        if rules.expansions & PRISON and crew[0] != LAWMAN:
            cards[cards.index(owner | MARSHAL)] = owner | BRAINWAVE
    if rules.expansions & HORSES:
        cards += [who << 4 | RIDE for who in crew]
    return cards


def hand_out_sheets(state: State) -> None:
    """Each bandit gets a $250 purse, known to all, six bullets and its power (SET-3, SET-9)."""
    start = 0
    known: i64 = 0
    for seat, crew in enumerate(state.rules.crew):
        for who in crew:
            if who == LAWMAN:
                continue
            number = start
            if who == MEI:
                number = MEIS_PURSE
            else:
                start += 1
            known |= TOKENS[number]
            powers = power_of(who) if state.rules.powers else 0
            state.bandits[who] = Bandit(who, seat, -1, TOKENS[number], BULLETS, powers)
            state.rules.tokens |= TOKENS[number]
            if powers & CHARMS:
                state.charm |= 1 << who
    learn_openly(state, known)


def load_train(state: State) -> None:
    """Wagons get their loot, purses blind; the marshal guards a strongbox (SET-4, SET-5)."""
    rules = state.rules
    purses = [number for number in range(BASE_PURSES) if not rules.tokens & TOKENS[number]]
    rules.mixed = [[*range(BASE_PURSES), *([MEIS_PURSE] if rules.seat_of[MEI] >= 0 else [])]]
    if rules.expansions & CURSED:
        purses += CURSED_PURSES
        rules.mixed[0] += CURSED_PURSES
    # The tokens are dealt in order and their values are mixed, so a number tells nothing.
    mix(state, purses)
    if rules.expansions & CURSED:
        curse(state)
    else:
        learn_openly(state, JEWELS | STRONGBOXES)
    purse: i64 = 0
    jewel: i64 = FIRST_JEWEL
    for index, wagon in enumerate(rules.wagons):
        tokens: i64 = 0
        for _ in range(WAGONS[wagon].purses):
            tokens |= TOKENS[purses[purse]]
            purse += 1
        for _ in range(WAGONS[wagon].jewels):
            tokens |= TOKENS[jewel]
            jewel += 1
        state.loot[2 * index + 2] = tokens
        rules.tokens |= tokens
    if not rules.expansions & PRISON:
        state.loot[0] = TOKENS[FIRST_STRONGBOX]
    state.strongbox = TOKENS[FIRST_STRONGBOX + 1]
    rules.tokens |= state.loot[0] | state.strongbox


def curse(state: State) -> None:
    """Mix cursed jewels and strongboxes among the others (CURSE-1, CURSE-3)."""
    for alike in (jewels_of(state.rules), strongboxes_of(state.rules)):
        mix(state, alike)
        state.rules.mixed.append(alike)


def bring_stagecoach(state: State) -> None:
    """The stagecoach beside the locomotive, a flask in each wagon, hostages (HS-SET-1 to -3)."""
    rules = state.rules
    trackside = state.trackside
    trackside.coach = 0
    trackside.strongbox = TOKENS[COACH_STRONGBOX]
    rules.tokens |= trackside.strongbox
    flasks = list(range(FIRST_FLASK, FIRST_HALF_USUAL))
    mix(state, flasks)
    rules.mixed.append(flasks)
    for index in range(len(rules.wagons)):
        state.loot[2 * index + 2] |= TOKENS[flasks[index]]
        rules.tokens |= TOKENS[flasks[index]]
    bandits = len(state.clockwise())
    for number in draw_some(list(range(len(HOSTAGES))), bandits - 1, state):
        trackside.hostages |= 1 << (FIRST_HOSTAGE + number)


def mix(state: State, numbers: list[int]) -> None:
    """Put the values of some tokens into random order."""
    left: i64 = len(numbers)
    while left > 1:
        other = numbers[state.below(left)]
        left -= 1
        number = numbers[left]
        value = state.value[number]
        state.value[number] = state.value[other]
        state.value[other] = value


def draw_rounds(state: State) -> list[RoundCard]:
    """Four round cards and a station below them, or five cards without events (SET-8)."""
    rules = state.rules
    stations = 1 if rules.events else 0
    cards = rules.cards.copy()
    rounds = [cards.pop(state.below(len(cards))) for _ in range(ROUNDS - stations)]
    if stations:
        rounds.append(rules.stations[state.below(len(rules.stations))])
    return rounds


def board_all(state: State) -> None:
    """From the first player clockwise: the caboose, the wagon before it, and again (SET-10)."""
    for index, bandit in enumerate(state.clockwise()):
        board(state, bandit.who, caboose(state) - 2 * (index % 2))
