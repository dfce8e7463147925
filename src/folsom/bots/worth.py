"""What a position is worth to a seat, in dollars and guesses at dollars."""

from typing import Final

from folsom.bots.search import lure
from folsom.bots.search.lure import BAG_WORTH, FLASK_WORTH, PURSE_WORTH
from folsom.game.express import outside
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    BRAINWAVE,
    BULLET,
    ESCAPE,
    FIRE,
    FLOOR,
    GUNSLINGER,
    JEWELS,
    MAIL_BAGS,
    MOVE,
    PUNCH,
    PURSES,
    RIDE,
    ROB,
    ROUNDS,
    STRONGBOXES,
    WHISKEYS,
)
from folsom.game.express.horses.components import ANY_HOSTAGE, HOSTAGES, RANSOM
from folsom.game.express.horses.hostages import ransom_units
from folsom.game.express.horses.ride import beside
from folsom.game.express.horses.stagecoach import hostage_of
from folsom.game.express.marshal.components import ANY_PRISONER
from folsom.game.express.marshal.scoring import bandits_money
from folsom.game.express.places import (
    CELL,
    COACH,
    COACH_ROOF,
    GONE,
    HIDDEN,
    OUTSIDE,
    ROOF,
    TIME_MACHINE,
)
from folsom.game.express.scoring import shots_of_side
from folsom.game.express.state import OVER, State

LEADER: Final = 0.35
"""How much a dollar of the richest rival hurts."""
RIVALS: Final = 0.05
"""How much a dollar of any rival hurts besides."""
SHOT: Final = 0.18
"""How much likelier a shot more than the others makes it to be the gunslinger."""
WOUND: Final = 10
"""What a bullet in the deck costs for each round to come."""
SPITE: Final = 3
"""What a bullet in the deck of the richest rival brings for each round to come."""
HERE: Final = 0.45
"""The chance to get the loot that one stands at, with a Robbery in hand and a turn to play it."""
NEAR: Final = 0.25
"""The same with one step to make first, and the card for it."""
SOME_DAY: Final = 0.12
"""The same with nothing in hand."""
ANY_RANSOM: Final = 700
"""What a hostage is worth on average."""
BURDEN: Final = dict(
    zip(HOSTAGES, [40.0, 0.0, 50.0, 25.0, 20.0, 25.0, 45.0, 5.0]),
)
"""What each hostage costs its owner in a round."""
COMPANION: Final = 60
"""What a companion's help is worth in a round."""
ANY_COMPANION: Final = 350
"""What a companion is worth on average."""
JAIL: Final = 260.0
"""What it costs to sit in the cell."""
CAUGHT: Final = 4000
"""What it costs to be caught."""


def wealth(bandit: Bandit) -> int:
    """What a sheet is worth as seen from outside."""
    loot = int(bandit.loot)
    money = PURSE_WORTH * (loot & PURSES).bit_count() + 500 * (loot & JEWELS).bit_count()
    money += FLASK_WORTH // 2 * (loot & WHISKEYS).bit_count()
    money += BAG_WORTH * (loot & MAIL_BAGS).bit_count()
    return money + 1000 * (loot & STRONGBOXES).bit_count() + int(bandit.station)


def fortune(state: State, bandit: Bandit) -> float:
    """What a bandit has with its hostage, and with what the hostage will have cost it."""
    rounds = ROUNDS - 1 - int(state.round)
    other = 0.0
    if state.trackside.prison.open:
        other = float(bandits_money(state, bandit))
        if bandit.powers & ANY_PRISONER:
            other += COMPANION * rounds
    hostage = hostage_of(bandit)
    if hostage < 0:
        return wealth(bandit) + other
    units = int(ransom_units(state, bandit, hostage))
    promised = RANSOM[hostage] * units - BURDEN[HOSTAGES[hostage]] * rounds
    if HOSTAGES[hostage] in ("banker", "old-lady", "photographer"):
        promised += 80 * rounds  # for what may still come
    return wealth(bandit) + other + promised


def best_of(tokens: int) -> int:
    """The worth of the best token among these."""
    return int(lure.best_of(tokens))


def targets(state: State, place: int, who: int) -> int:
    """The mask of those whom a bandit could fire at from a place, powers apart."""
    at = state.at
    last = 2 * state.rules.cars
    found = 0
    if place >= HIDDEN or place == CELL:
        return 0
    if state.trackside.open:
        found = outside.in_line_of_fire(state, place)
    elif place & ROOF:
        for way in (range(place - 2, 0, -2), range(place + 2, last, 2)):
            for look in way:
                there = at[look] & ~(1 << who)
                if there:
                    found |= there
                    break
    else:
        if place >= 2:
            found = at[place - 2]
        if place + 2 < last:
            found |= at[place + 2]
    return found & ~(1 << who)


def steps(state: State, place: int) -> list[int]:
    """The places that one Move leads to."""
    if state.trackside.open:
        return outside.steps(state, place, 3)
    reach = 3 if place & ROOF else 1
    last = 2 * state.rules.cars
    return [to for to in range(place - 2 * reach, place + 2 * reach + 1, 2) if 0 <= to < last]


def prospect(state: State, bandit: Bandit, hand: list[int], turns: int) -> float:
    """What standing where it stands promises to a bandit, with these cards in hand."""
    place = bandit.place
    if place >= HIDDEN:
        return 0.0
    own = [card & 15 for card in hand if card >> 4 == bandit.who]
    if place == CELL:
        return -JAIL / 2 if BRAINWAVE in own and turns > 0 else -JAIL
    guarded = state.marshal
    here = best_of(state.loot[place])
    over = best_of(state.loot[place ^ 1]) if place ^ 1 != guarded else 0
    beside = max(
        [best_of(state.loot[to]) for to in steps(state, place) if to not in (guarded, place)],
        default=0,
    )
    some_day = SOME_DAY * max(here, 0.8 * over, 0.8 * beside)
    if state.round >= ROUNDS - 1:
        some_day = 0
    if turns <= 0 or ROB not in own:
        best = some_day
    else:
        best = max(HERE * here, some_day)
        if turns > 1 and FLOOR in own:
            best = max(best, NEAR * over)
        if turns > 1 and MOVE in own:
            best = max(best, NEAR * beside)
    if turns > 0 and FIRE in own and bandit.bullets and targets(state, place, bandit.who):
        best += 0.4 * SHOT * GUNSLINGER
    if turns > 0 and PUNCH in own and state.at[place] & ~(1 << bandit.who):
        best += 60
    return best + beside_the_train(state, bandit, own, turns) if state.trackside.open else best


def beside_the_train(state: State, bandit: Bandit, own: list[int], turns: int) -> float:
    """What the stagecoach and the time machine promise to a bandit, with these cards in hand."""
    trackside = state.trackside
    worth = 0.0
    rides = RIDE in own and turns > 0 and trackside.horses_at(beside(state, bandit.place)) > 0
    if bandit.powers & ANY_HOSTAGE == 0 and trackside.hostages:
        if bandit.place == COACH_ROOF:
            worth += (0.6 if FLOOR in own and turns > 0 else 0.2) * ANY_RANSOM
        elif rides and abs(int(beside(state, bandit.place)) - int(trackside.coach)) <= 3:
            worth += 0.5 * ANY_RANSOM
    if state.rounds[state.round].event == ESCAPE and state.rules.events:
        if bandit.place not in (COACH, COACH_ROOF, GONE):
            worth -= 0.3 * CAUGHT if rides else CAUGHT
    near_prisoners = bandit.place >> 1 == state.rules.prison and bandit.place < OUTSIDE
    if near_prisoners and bandit.powers & ANY_PRISONER == 0 and trackside.prison.prisoners:
        worth += (0.5 if BRAINWAVE in own and turns > 0 else 0.1) * ANY_COMPANION
    alone = state.at[TIME_MACHINE] == 1 << int(bandit.who)
    if state.phase == OVER and alone:
        worth += 500
    return worth


def position(state: State, seat: int, hand: list[int], turns: int) -> float:
    """What all this is worth to a seat that has these cards and so many turns left to play them."""
    rules = state.rules
    rounds = ROUNDS - int(state.round)
    money = [sum([fortune(state, state.bandits[who]) for who in crew]) for crew in rules.crew]
    side = int(rules.side_of(seat))
    sides = rules.sides()
    if rules.teams:
        money = [sum([money[partner] for partner in seats]) for seats in sides]
    worth = money[side] + GUNSLINGER * gunslinger_chance(state, side)
    worth -= WOUND * rounds * wounds(state, sides[side])
    most = max([each for other, each in enumerate(money) if other != side])
    worth -= LEADER * most + RIVALS * (sum(money) - money[side])
    for other, each in enumerate(money):
        if other != side and each:
            worth += SPITE * rounds * wounds(state, sides[other]) * each / most
    for who in rules.hands[seat]:
        worth += prospect(state, state.bandits[who], hand, turns)
    return worth


def gunslinger_chance(state: State, side: int) -> float:
    """A guess at the chance to have fired most in the end."""
    rules = state.rules
    if rules.pairs and rules.edition == 1:
        return 0
    fired = [int(shots_of_side(state, seats)) for seats in rules.sides()]
    if rules.lawman >= 0:
        fired[rules.lawman] = 0
    mine = fired.pop(side)
    chance = 0.5 + SHOT * (mine - max(fired))
    return min(max(chance, 0.03 * mine), 1)


def wounds(state: State, seats: list[int]) -> int:
    """How many bullets the seats of a side have received."""
    cards = [card for seat in seats for card in state.players[seat].owned()]
    return sum([1 for card in cards if card & 15 == BULLET])
