"""Laws that hold in every position of every mode, tried on games played by chance."""

import json
import pickle

import pytest

import folsom
from folsom import Game
from folsom.game.express.game import Express
from folsom.game.express.setup import full_deck
from folsom.game.express.snapshot import Snapshot, freeze
from folsom.game.superx.game import SuperExpress
from folsom.game.superx.snapshot import freeze as freeze_super
from tests.modes import EVERY, MODES, eyes, positions, step
from tests.quarter import seeds

# Interpreted games cost ten times as much, and prove the same.
GAMES = 120 if folsom.compiled() else 6
WATCHED_GAMES = 10 if folsom.compiled() else 1


def fewer(games: int, options: dict[str, object]) -> range:
    """The seeds to try; fewer with expansions, whose games are longer and have more modes."""
    return seeds(max(1, games // 4) if "expansions" in options else games)


def whole(game: Game) -> Snapshot:
    """Everything there is to a game, hidden or not."""
    if isinstance(game, SuperExpress):
        return freeze_super(game.state)
    assert isinstance(game, Express)
    return freeze(game.state)


def shown(game: Game, seat: int | None) -> str:
    """A view, byte for byte."""
    return json.dumps(game.view(seat))


@pytest.fixture(params=MODES)
def options(request: pytest.FixtureRequest) -> dict[str, object]:
    return MODES[request.param]


@pytest.fixture(params=EVERY)
def express(request: pytest.FixtureRequest) -> dict[str, object]:
    return EVERY[request.param]


def test_no_invariant_is_ever_broken(options: dict[str, object]) -> None:
    for seed in fewer(GAMES, options):
        for game in positions(options, seed):
            assert game.status() == []


def test_whoever_is_asked_has_a_real_choice_and_nobody_else_is(options: dict[str, object]) -> None:
    for seed in fewer(WATCHED_GAMES, options):
        for game in positions(options, seed):
            deciders = game.deciders()
            assert (game.decider() == -1) == game.over == (deciders == [])
            for seat in range(game.seats):
                choices = game.choices(seat)
                assert len(choices) == len(set(choices))
                assert len(choices) > 1 if seat in deciders else choices == []


@pytest.mark.rules("KNOW-2", "KNOW-3", "KNOW-4", "KNOW-5", "KNOW-6")
def test_dealing_afresh_what_is_hidden_changes_no_view(options: dict[str, object]) -> None:
    rng = folsom.seeded(1)
    for seed in fewer(WATCHED_GAMES, options):
        for game in positions(options, seed):
            for seat in eyes(game):
                world = game.redeal(seat, rng)
                assert shown(world, seat) == shown(game, seat)
                assert world.status() == []


@pytest.mark.rules("KNOW-2", "KNOW-3", "KNOW-4", "KNOW-5")
def test_no_view_leaks_in_many_games(options: dict[str, object]) -> None:
    """The same law for one pair of eyes after the other, in many more games."""
    rng = folsom.seeded(17)
    for seed in fewer(GAMES, options):
        for number, game in enumerate(positions(options, seed + 100)):
            seat = eyes(game)[(seed + number) % (game.seats + 1)]
            assert game.redeal(seat, rng).view(seat) == game.view(seat)


@pytest.mark.rules("KNOW-3")
def test_dealing_afresh_depends_only_on_what_the_seat_knows(options: dict[str, object]) -> None:
    rng = folsom.seeded(2)
    for game in positions(options, 3):
        for seat in eyes(game):
            other = game.redeal(seat, rng)
            one = game.redeal(seat, folsom.seeded(4))
            two = other.redeal(seat, folsom.seeded(4))
            assert whole(one) == whole(two)


def test_dealing_afresh_really_deals(express: dict[str, object]) -> None:
    rng = folsom.seeded(5)
    game = next(positions(express, 6))
    worlds = [game.redeal(None, rng) for _ in range(20)]
    assert isinstance(game, Express)
    values = {tuple(world.state.value) for world in worlds if isinstance(world, Express)}
    rounds = {
        tuple(card.name for card in world.state.rounds)
        for world in worlds
        if isinstance(world, Express)
    }
    assert len(values) > 10
    assert len(rounds) > 10


def test_no_world_dealt_afresh_has_a_card_in_two_places(express: dict[str, object]) -> None:
    rng = folsom.seeded(14)
    for seed in fewer(WATCHED_GAMES, express):
        for game in positions(express, seed):
            for seat in eyes(game):
                world = game.redeal(seat, rng)
                assert isinstance(world, Express)
                pile = [entry & 255 for entry in world.state.pile]
                for crew in world.state.rules.crew:
                    deck = full_deck(crew, world.state.rules)
                    for card in deck:
                        assert pile.count(card) <= deck.count(card)


def test_what_one_does_shows_no_more_than_the_view(options: dict[str, object]) -> None:
    """The same choice in a world dealt afresh leads the eyes of a seat to the same deciders.

    Who has a choice may only depend on what is public, so long as nothing new comes to light.
    """
    rng = folsom.seeded(15)
    for game in positions(options, 16):
        if game.over or game.view(None)["phase"] == "stealin":
            continue
        for seat in game.deciders():
            choice = game.choices(seat)[0]
            after = game.copy()
            world = game.redeal(seat, rng)
            events = after.play(seat, choice) + world.play(seat, choice)
            if not any(event.reveals for event in events):
                assert world.deciders() == after.deciders()


def test_a_world_dealt_afresh_can_be_played_to_its_end(options: dict[str, object]) -> None:
    rng = folsom.seeded(7)
    for number, game in enumerate(positions(options, 8)):
        if number % 10:
            continue
        for seat in eyes(game):
            world = game.redeal(seat, rng)
            while not world.over:
                step(world, rng)
            assert world.status() == []


def test_a_copy_and_its_original_leave_each_other_alone(options: dict[str, object]) -> None:
    for seed in fewer(GAMES, options):
        for number, game in enumerate(positions(options, seed)):
            if number % 60 != seed % 60:
                continue
            before = whole(game)
            copies = [game.copy(), pickle.loads(pickle.dumps(game)), game.copy()]
            for copy in copies:
                assert whole(copy) == before
                rng = folsom.seeded(10)
                while not copy.over:
                    step(copy, rng)
            assert whole(game) == before
            assert whole(copies[0]) == whole(copies[1]) == whole(copies[2])


def test_checked_and_unchecked_play_are_the_same_game(options: dict[str, object]) -> None:
    for number, game in enumerate(positions(options, 11)):
        for seat in game.deciders():
            choice = game.choices(seat)[number % len(game.choices(seat))]
            checked = game.copy()
            unchecked = game.copy()
            events = checked.play(seat, choice)
            unchecked.apply(seat, choice.code)
            assert whole(checked) == whole(unchecked)
            said_in_part = ("discard", "keep", "drink", "play")
            assert events or choice.text.startswith(said_in_part)


def test_an_illegal_choice_changes_nothing(options: dict[str, object]) -> None:
    everything = [
        game.choice(code)
        for game in positions(options, 12)
        for seat in game.deciders()
        for code in game.codes(seat)
    ]
    for number, game in enumerate(positions(options, 13)):
        before = whole(game)
        for seat in range(-1, game.seats + 1):
            choice = everything[(number * 7 + seat) % len(everything)]
            if seat in game.deciders() and choice in game.choices(seat):
                continue
            with pytest.raises(folsom.IllegalChoice):
                game.play(seat, choice)
        with pytest.raises(folsom.IllegalChoice):
            game.play(0, "surrender")
        assert whole(game) == before


@pytest.mark.rules("KNOW-6")
def test_the_whole_view_hides_nothing(options: dict[str, object]) -> None:
    for game in positions(options, 1):
        view = game.whole_view()
        text = json.dumps(view)
        assert '"card": null' not in text
        assert '"value": null' not in text
        for seat in range(game.seats):
            own = json.loads(shown(game, seat))
            told = json.loads(text)
            assert told["players"][seat] == own["players"][seat]
            if "chosen" in own:
                assert told["chosen"][seat] == own["chosen"][seat]
        if game.over:
            assert text == shown(game, None)
