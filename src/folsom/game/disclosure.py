"""Whether a choice brought anything to light, found out by asking what people can know.

A choice tells its maker nothing if all that it showed, to anybody, would have been the same in
every world that its maker thinks possible. It tells another nothing if all that it showed to that
one would have been the same in every world that they think possible, whatever was chosen there.
Then, and only then, it can be taken back as if it had never been.
"""

from collections.abc import Iterator
from typing import Final

from folsom.game.event import Event, seen_by
from folsom.game.protocol import Game
from folsom.game.rng import LoadedDice, Rng

WORLDS: Final = 256
"""So many possible worlds are looked at; two of three are lopsided."""
GLANCE: Final = 8
"""So many at a glance, each kind of lopsided ones among them: what is found there is certain."""


def discloses(
    before: Game,
    seat: int,
    code: int,
    events: list[Event],
    after: Game,
    rng: Rng,
    worlds: int = WORLDS,
) -> bool:
    """Whether something came to light by this choice of a seat, which led from before to after.

    Where an event says that it shows something hidden, nobody need look any further.
    """
    if after.over or any(event.reveals for event in events):
        return True
    shown = [what_is_shown(event) for event in events]
    deciders = after.deciders()
    for world in _worlds(before, seat, rng, worlds):
        told = world.carry_out(seat, code)
        if world.deciders() != deciders or [what_is_shown(event) for event in told] != shown:
            return True
    return False


def discloses_to(
    eyes: int,
    before: Game,
    seat: int,
    events: list[Event],
    after: Game,
    rng: Rng,
    worlds: int = WORLDS,
) -> bool:
    """Whether one seat's eyes saw anything of another's choice, which led from before to after."""
    if after.over or any(event.reveals for event in events):
        return True
    shown = seen_by(events, eyes)
    deciders = after.deciders()
    if not shown and deciders == before.deciders():
        return False
    for number, world in enumerate(_worlds(before, eyes, rng, worlds)):
        told = _what_shows(eyes, world, seat, number)
        if world.deciders() != deciders or told != shown:
            return True
    return False


def _what_shows(eyes: int, world: Game, seat: int, number: int) -> list[dict[str, object]]:
    """What eyes see when another seat chooses; of a secret choice in several steps, its end."""
    while True:
        codes = world.codes(seat)
        told = seen_by(world.carry_out(seat, codes[number % len(codes)]), eyes)
        if told or seat not in world.deciders():
            return told


def _worlds(before: Game, eyes: int, rng: Rng, worlds: int) -> Iterator[Game]:
    """Worlds that these eyes think possible."""
    lopsided = 0
    for number in range(worlds):
        dice: Rng = rng
        if number % 3:
            dice = LoadedDice(rng.leap(), lopsided & 3)
            lopsided += 1
        yield before.redeal(eyes, dice)


def what_is_shown(event: Event) -> tuple[object, ...]:
    """All that anybody may know of it; a secret that nobody may know tells nothing."""
    return (event.kind, event.facts, event.secret if event.eyes else None, event.eyes)
