"""Dealing afresh what is secret of journeys through time, flasks, turmoils and kept cards."""

from mypy_extensions import i64

from folsom.game.express.codes import place_of
from folsom.game.express.components import FIRST_FLASK, FIRST_HALF_USUAL, FLASKS
from folsom.game.express.loot import knowledge
from folsom.game.express.machine import destinations, traveller
from folsom.game.express.offers import turn_codes
from folsom.game.express.phase import Phase
from folsom.game.express.state import NONE, TURMOIL_CHOICE, State
from folsom.game.express.trackside import NO_PLAYER
from folsom.game.rng import Rng


def redeal_trackside(world: State, eye: i64, rng: Rng) -> None:
    """Where a traveller will appear, and what a turmoil's draws will bring."""
    trackside = world.trackside
    if world.phase == TURMOIL_CHOICE:
        trackside.chance = rng.leap()
    if trackside.destination >= 0 and traveller(world).seat != eye:
        codes = destinations(world)
        trackside.destination = place_of(codes[rng.below(len(codes))])


def refill(world: State, seat: i64, eye: i64) -> None:
    """Exchange what is in a seat's flask, where only that makes its question a real one."""
    unknown = FLASKS & ~knowledge(world, eye)
    numbers = [number for number in range(FIRST_FLASK, FIRST_HALF_USUAL) if unknown >> number & 1]
    own: i64 = 0
    drunk: i64 = 0
    for bandit in world.clockwise():
        if bandit.seat == seat:
            own |= bandit.loot
        elif world.trackside.drunk_by(bandit.seat):
            drunk |= bandit.loot
    value = world.value
    for mine in numbers:
        for other in numbers:
            if own >> mine & 1 and not (own | drunk) >> other & 1 and value[mine] != value[other]:
                value[mine], value[other] = value[other], value[mine]
                if len(turn_codes(world, seat)) > 1:
                    return
                value[mine], value[other] = value[other], value[mine]


def sober_up(world: State, seat: i64) -> None:
    """Undo what a seat has secretly drunk in a turmoil."""
    trackside = world.trackside
    if trackside.before and trackside.before[seat] is not NO_PLAYER:
        world.players[seat] = trackside.before[seat]
        trackside.before[seat] = NO_PLAYER
    trackside.set_drunk(seat, 0)
    trackside.set_due(seat, 0)


def is_sober(world: State) -> bool:
    """Whether nobody has drunk in secret."""
    for player in world.trackside.before:
        if player is not NO_PLAYER:
            return False
    return True


def choose_anew(phase: Phase, world: State, seat: i64, rng: Rng) -> None:
    """Whoever has chosen in secret chose anything; whoever has not may not have begun."""
    world.commitments[seat] = NONE
    if world.waiting >> seat & 1:
        return
    world.waiting |= 1 << seat
    while world.waiting >> seat & 1:
        codes = phase.offers(world, seat)
        phase.choose(world, seat, codes[rng.below(len(codes))])
