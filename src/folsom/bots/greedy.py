"""The bot that looks at what a card would gain now."""

from typing import Final

from folsom.bots.bot import Bot
from folsom.bots.instinct import instinct
from folsom.bots.lawman import burden, marshals_position
from folsom.bots.search.lure import KIND_WORTH
from folsom.bots.super_greedy import best_plan
from folsom.bots.worth import ANY_COMPANION, ANY_RANSOM, best_of, position
from folsom.game.express.codes import (
    BOARD,
    CHOOSE,
    DISCARD,
    DRAW,
    DRINK,
    FLAG,
    KEEP,
    KEEP_CARD,
    KEEP_NO_MORE,
    LEAVE,
    PASS,
    PLAY,
    RIDE_ON,
    SEARCH,
    START,
    TRAVEL,
    card_of,
    cover_of,
    place_of,
)
from folsom.game.express.components import (
    ARREST,
    BRAINWAVE,
    BULLET,
    FIRE,
    FLOOR,
    LOOT_MASKS,
    MARSHAL,
    MOVE,
    PUNCH,
    RIDE,
    ROB,
    SPEEDING_UP,
)
from folsom.game.express.expert import reveal_discards
from folsom.game.express.flow import advance
from folsom.game.express.game import Express
from folsom.game.express.horses.advantage import reveal_kept
from folsom.game.express.horses.components import ANY_HOSTAGE
from folsom.game.express.marshal.components import ANY_PRISONER
from folsom.game.express.places import CELL, COACH
from folsom.game.express.scheming import end_scheming, take_turn
from folsom.game.express.state import (
    ANGER,
    DISCARDING,
    FACE_DOWN_CARD,
    FLEEING,
    HANDING_OVER,
    KEEPING,
    PICK_POCKETS,
    PLAN,
    PLAYED_BY,
    REFLEX,
    STEAL,
    TAKING_HOSTAGE,
    TURMOIL_CHOICE,
    State,
)
from folsom.game.protocol import Choice, Game
from folsom.game.rng import Rng
from folsom.game.superx.game import SuperExpress

DRAWING: Final = 30.0
"""What three new cards are worth at least."""
SIP: Final = 40.0
"""What a drink is worth beside the card played with it."""
KEEPING_WORTH: Final = {ROB: 3, MOVE: 2, FIRE: 1, RIDE: 1, BRAINWAVE: 2, ARREST: 3}
"""Which kinds of card are worth keeping for the next round."""
LOOT_KINDS: Final = range(1, len(LOOT_MASKS))
STEALING: Final = (
    *(STEAL, PICK_POCKETS, FLEEING, TAKING_HOSTAGE),
    *(HANDING_OVER, REFLEX, ANGER),
)
"""The phases in which a round comes true."""
MISSING: Final = 70.0
"""What they are worth more for each turn for which there is no card in hand."""
SEARCHED_IN_CELL: Final = 150.0
"""What a Brainwave is worth to one in the cell."""
SCHEMES: Final = (PLAY, DRAW, SEARCH, PASS)
"""What may be done in a turn of Schemin'."""
HIDING: Final = 5.0
"""What it is worth that nobody knows a card."""
NOTHING: Final = -1e9
"""Less than anything is worth."""


class GreedyBot(Bot):
    """Plays each choice on in its mind to the end of the pile, and takes the one that pays best."""

    name = "greedy"

    def choose(self, world: Game, seat: int, rng: Rng) -> Choice:
        """The choice that promises most; among equals the first."""
        if isinstance(world, SuperExpress):
            return world.choice(best_plan(world, seat, rng))
        assert isinstance(world, Express)
        codes = world.codes(seat)
        best = codes[0]
        most = 2 * NOTHING
        for code in codes:
            # With a drink a card is played all the same, so it is worth the best and some more.
            sips = code & 63 == DRINK
            promise = most + SIP if sips else promised(world, seat, code, rng)
            if promise > most:
                most = promise
                best = code
        return world.choice(best)


def promised(world: Express, seat: int, code: int, rng: Rng) -> float:
    """What a choice promises to the seat."""
    done = code & 63
    if done in SCHEMES and world.state.phase in (PLAN, TURMOIL_CHOICE):
        return planned(world, seat, code)
    if done == CHOOSE:
        return chosen(world, seat, card_of(code))
    if done == DISCARD:
        return 1 if is_clutter(world.state, seat, card_of(code)) else -1
    if done in (KEEP, KEEP_NO_MORE):
        return 0
    if done == KEEP_CARD:
        return KEEPING_WORTH.get(card_of(code) & 15, -1)
    if done in (BOARD, RIDE_ON):
        return boarded(world.state, code) + float(rng.below(400))
    if done == TRAVEL:
        return arrived(world.state, seat, place_of(code)) + float(rng.below(100))
    if done == START:
        return float(rng.below(1000))  # a secret is kept best by not having reasons
    return outcome(world, seat, code)


def planned(world: Express, seat: int, code: int) -> float:
    """What the pile as it is promises with this card on top of it, or with three more in hand."""
    state = world.state
    hand = state.players[seat].hand
    turns = turns_left(state, seat)
    extra = 0.0
    if code == DRAW:
        actions = len([card for card in hand if card & 15 != BULLET])
        extra = DRAWING + MISSING * max(0, turns + 1 - actions)
    elif code == SEARCH:
        extra = searched(state, seat)
    elif code & 63 == PLAY:
        hand.remove(card_of(code))
        if cover_of(code) >= 0:
            hand.remove(cover_of(code))
        if code & FLAG:
            extra = HIDING
    copy = world.copy()
    if state.phase == TURMOIL_CHOICE:
        calm_down(copy.state)
        take_turn(copy.state, seat, code)
    else:
        copy.apply(seat, code)
    if copy.state.trackside.due:
        copy.state.trackside.due = 0
    if copy.state.round == state.round and copy.state.phase != STEAL:
        come_true(copy.state)
    play_round_out(copy, int(state.round))
    return worth_to(copy.state, seat, hand, turns) + extra


def worth_to(state: State, seat: int, hand: list[int], turns: int) -> float:
    """What a position is worth to a seat, which may be the marshal's."""
    if state.rules.lawman < 0:
        return position(state, seat, hand, turns)
    if seat == state.rules.lawman:
        return marshals_position(state, hand, turns)
    return position(state, seat, hand, turns) - burden(state)


def searched(state: State, seat: int) -> float:
    """What a Brainwave in hand promises: a way out, a companion, or another's card again."""
    bandit = state.bandits[state.rules.crew[seat][0]]
    if bandit.place == CELL:
        return SEARCHED_IN_CELL
    near = bandit.place >> 1 == state.rules.prison and not bandit.powers & ANY_PRISONER
    return ANY_COMPANION / 3 if near and state.trackside.prison.prisoners else 0.0


def calm_down(state: State) -> None:
    """Forget in a turmoil what the others may be up to."""
    state.phase = PLAN
    state.commitments = []
    state.waiting = 0
    state.step = int(state.rules.seats) - 1
    state.trackside.due = 0
    state.trackside.drunk = 0
    state.trackside.before = []


def boarded(state: State, code: int) -> float:
    """What a wagon promises to one who boards it, or what those further on do."""
    wagon = int(state.trackside.wagon)
    if code & 63 == BOARD:
        return loot_of(state, place_of(code))
    return 0.9 * max([loot_of(state, 2 * car) for car in range(1, wagon)], default=0)


def loot_of(state: State, place: int) -> float:
    """What lies at a place, as seen from outside, and how many will want it."""
    tokens = state.loot[place]
    worth = sum([KIND_WORTH[kind] * (tokens & LOOT_MASKS[kind]).bit_count() for kind in LOOT_KINDS])
    return 0.4 * worth - 120 * state.at[place].bit_count()


def arrived(state: State, seat: int, place: int) -> float:
    """What appearing at a place promises."""
    if place == state.marshal:
        return -200
    if place == COACH:
        crew = [state.bandits[who] for who in state.rules.crew[seat]]
        free = [bandit for bandit in crew if not bandit.powers & ANY_HOSTAGE]
        return ANY_RANSOM if free and state.trackside.hostages else -100
    return best_of(state.loot[place]) - 30 * state.at[place].bit_count()


def turns_left(state: State, seat: int) -> int:
    """How many cards the seat can still play this round after the one it is about to."""
    turns = state.rounds[state.round].turns
    left = sum([2 if turn == SPEEDING_UP else 1 for turn in turns[state.turn + 1 :]])
    if turns[state.turn] == SPEEDING_UP and state.step & 1 == 0:
        left += 1
    return left


def come_true(state: State) -> None:
    """Cut Schemin' short, so that the pile as it is comes true."""
    if state.phase == PLAN:
        end_scheming(state)
    if state.phase == DISCARDING:
        reveal_discards(state)
    if state.phase == KEEPING:
        reveal_kept(state)
    advance(state)


def play_round_out(world: Express, number: int) -> None:
    """Let everybody follow their instinct until the round is over."""
    state = world.state
    while state.round == number and state.phase in STEALING:
        world.apply(state.seat, instinct(state, state.codes))


def outcome(world: Express, seat: int, code: int) -> float:
    """What the round will have brought if the seat chooses this in Stealin'."""
    copy = world.copy()
    copy.apply(seat, code)
    play_round_out(copy, int(world.state.round))
    return worth_to(copy.state, seat, [], 0) + (-1 if code & 63 == LEAVE else 0)


def chosen(world: Express, seat: int, card: int) -> float:
    """What a card chosen into the hand would gain if it were all that is played."""
    if card & 15 == BULLET:
        return NOTHING
    copy = world.copy()
    state = copy.state
    state.commitments = []
    state.pile = [card | FACE_DOWN_CARD | seat << PLAYED_BY]
    state.phase = STEAL
    state.resolved = 0
    advance(state)
    play_round_out(copy, int(world.state.round))
    return worth_to(state, seat, [], 0)


def is_clutter(state: State, seat: int, card: int) -> bool:
    """Whether a card is not worth keeping for the next round (EXPERT-2)."""
    kind = card & 15
    if kind in (MARSHAL, PUNCH):
        return True
    if kind == FIRE and state.bandits[card >> 4].bullets == 0:
        return True
    return kind in (MOVE, FLOOR, FIRE) and state.players[seat].hand.count(card) > 1
