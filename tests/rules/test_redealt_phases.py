"""Phases of the expansions in which a hand is asked for: what others see of them, and may think."""

import pytest

import folsom
from folsom.game.express.components import BULLET
from folsom.game.express.game import Express
from folsom.game.express.redeal_hands import given_back
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


@pytest.mark.rules("KNOW-1")
@pytest.mark.parametrize(
    ("phase", "options", "seed"),
    [
        ("turmoil", {"players": 5, "expansions": ["horses"]}, 3),
        ("reflexes", {"players": 5, "expansions": ["marshal"]}, 4),
    ],
)
def test_whoever_is_asked_has_a_choice_though_most_cards_are_bullets(
    phase: str, options: dict[str, object], seed: int
) -> None:
    rng = folsom.seeded(seed)
    met = 0
    for game in positions(options, seed):
        if game.view(None)["phase"] != phase:
            continue
        assert isinstance(game, Express)
        for seat in game.deciders():
            player = game.state.players[seat]
            if player.sure or player.clogged or player.kept:
                continue
            met += 1
            wounded = game.copy()
            cards = wounded.state.players[seat].cards
            seen = given_back(wounded.state, seat)
            first = next(card for card in cards if card & 15 != BULLET and card not in seen)
            cards[:] = [first, *[BULLET] * (len(cards) - 1 - len(seen)), *seen]
            for _ in range(20):
                world = wounded.redeal(None, rng)
                assert len(world.codes(seat)) > 1
    assert met


@pytest.mark.rules("KNOW-1")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "expert": True},
        {"players": 2, "pairs": True},
        {"players": 2, "pairs": True, "edition": 1},
        {"players": 4, "expansions": ["horses"]},
    ],
)
def test_after_choices_in_secret_worlds_can_be_dealt_at_any_time(
    options: dict[str, object],
) -> None:
    rng = folsom.seeded(1)
    for game in positions(options, 2):
        assert game.redeal(None, rng).deciders() == game.deciders()
