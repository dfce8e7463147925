"""Phases of the expansions in which a hand is asked for: what others see of them, and may think."""

import pytest

import folsom
from tests.modes import eyes, positions

PHASES = {
    "boarding",
    "turmoil",
    "keeping",
    "fleeing",
    "taking-hostage",
    "handing-over",
    "reflexes",
    "angry-marshal",
}
WORLDS = 6


@pytest.mark.rules("KNOW-1")
@pytest.mark.parametrize(
    ("options", "seed"),
    [
        ({"players": 5, "expansions": ["horses"]}, 3),
        ({"players": 5, "expansions": ["horses"]}, 4),
        ({"players": 4, "expansions": ["horses", "marshal"]}, 5),
        ({"players": 5, "expansions": ["marshal"]}, 6),
        ({"players": 5, "expansions": ["marshal"]}, 7),
    ],
)
def test_whoever_is_asked_has_a_choice_in_every_world(
    options: dict[str, object], seed: int
) -> None:
    rng = folsom.seeded(seed)
    met = set()
    for game in positions(options, seed):
        view = game.view(None)
        if view["phase"] not in PHASES:
            continue
        met.add(view["phase"])
        for eye in eyes(game):
            for _ in range(WORLDS):
                world = game.redeal(eye, rng)
                assert world.view(eye) == game.view(eye)
                assert world.deciders() == game.deciders()
                assert all(len(world.codes(seat)) > 1 for seat in world.deciders())
                assert not world.status()
    assert met
