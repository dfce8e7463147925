"""What holds for every bot in every mode."""

import pytest

import folsom
from folsom import Game
from folsom.bots import LEVELS, NAMES, Bot, Searcher, UnknownBot, decide, make
from folsom.game.express.game import Express
from folsom.game.express.snapshot import freeze
from folsom.game.rng import Rng
from tests.modes import MANY, positions
from tests.quarter import pairs

PLAYOUTS = 7
EVERY = 3 if folsom.compiled() else 7
"""Of how many positions one is looked at; plain Python is slower, and proves the same."""


@pytest.fixture(params=pairs(list(MANY), NAMES), ids=" by ".join)
def pair(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A mode and who plays it."""
    found: tuple[str, str] = request.param
    return found


@pytest.fixture
def options(pair: tuple[str, str]) -> dict[str, object]:
    return MANY[pair[0]]


@pytest.fixture
def bot(pair: tuple[str, str]) -> Bot:
    return hurried(pair[1])


def hurried(name: str) -> Bot:
    """The bot of that name; one that searches gets along with a few playouts."""
    return make(f"{name}:{PLAYOUTS}") if isinstance(make(name), Searcher) else make(name)


def some(options: dict[str, object], seed: int) -> list[Game]:
    """Copies of positions of a game played by chance, its end apart."""
    found = [game.copy() for game in positions(options, seed) if not game.over]
    return found[::EVERY]


def truth(game: Game) -> object:
    assert isinstance(game, Express)
    return freeze(game.state)


def test_a_bot_plays_every_mode_to_its_end(options: dict[str, object], bot: Bot) -> None:
    game = folsom.new("express", seed=3, **options)
    rng = folsom.seeded(4)
    while not game.over:
        for seat in game.deciders():
            game.play(seat, decide(bot, game, seat, rng))
    assert game.status() == []


def test_a_bot_leaves_the_game_as_it_is(options: dict[str, object], bot: Bot) -> None:
    rng = folsom.seeded(5)
    for game in some(options, 6):
        before = truth(game)
        decide(bot, game, game.decider(), rng)
        assert truth(game) == before


def test_the_same_seed_gives_the_same_choice(options: dict[str, object], bot: Bot) -> None:
    for number, game in enumerate(some(options, 7)):
        seat = game.decider()
        one = decide(bot, game, seat, folsom.seeded(number))
        two = decide(bot, game, seat, folsom.seeded(number))
        assert one == two


@pytest.mark.rules("KNOW-3")
def test_a_bot_cannot_know_what_is_hidden(options: dict[str, object], bot: Bot) -> None:
    rng = folsom.seeded(8)
    for number, game in enumerate(some(options, 9)):
        for seat in game.deciders():
            other = disguised(game.redeal(seat, rng), rng)
            assert other.view(seat) == game.view(seat)
            one = decide(bot, game, seat, folsom.seeded(number))
            two = decide(bot, other, seat, folsom.seeded(number))
            assert one == two


def disguised(game: Game, rng: Rng) -> Game:
    """The same position, with decks and hands in another order of the engine's own lists."""
    assert isinstance(game, Express)
    for player in game.state.players:
        hand, deck = player.hand, player.deck
        mix(hand, rng)
        mix(deck, rng)
        player.cards = hand + deck
    return game


def mix(cards: list[int], rng: Rng) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def test_a_bot_is_never_handed_the_true_game() -> None:
    class Curious(Bot):
        def choose(self, world: Game, seat: int, rng: Rng) -> folsom.Choice:
            seen.append(world)
            return world.choices(seat)[0]

    seen: list[Game] = []
    game = folsom.new("express", seed=10, first=0)
    decide(Curious(), game, 0, folsom.seeded(11))
    assert seen[0] is not game
    assert seen[0].view(0) == game.view(0)
    assert seen[0].view(1) != game.view(1)


def test_the_random_bot_takes_every_choice_equally_often() -> None:
    game = folsom.new("express", seed=12)
    seat = game.decider()
    rng = folsom.seeded(13)
    made = [str(decide(make("random"), game, seat, rng)) for _ in range(3000)]
    choices = [str(choice) for choice in game.choices(seat)]
    assert set(made) == set(choices)
    expected = len(made) / len(choices)
    assert all(0.75 * expected < made.count(choice) < 1.25 * expected for choice in choices)


@pytest.mark.parametrize("name", NAMES)
def test_bots_are_made_by_name(name: str) -> None:
    assert make(name).name == name


def test_levels_are_bots() -> None:
    assert set(LEVELS) <= set(NAMES)


@pytest.mark.parametrize("name", ["hard:12", "easy:3", "baseline:40ms"])
def test_a_search_takes_a_budget(name: str) -> None:
    assert make(name).name == name


@pytest.mark.parametrize("name", ["hard:", "hard:0", "hard:ten", "hard:5s", "hard:-3", "hard:1:2"])
def test_a_strange_budget_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"no budget that can be understood; hard:500 would be"):
        make(name)


def test_who_does_not_search_takes_no_budget() -> None:
    with pytest.raises(UnknownBot, match=r"greedy does not search, so it has no budget\."):
        make("greedy:50")


@pytest.mark.parametrize("name", ["", "clever", "Greedy", "greedy "])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot .*; there are random, easy, .*\."):
        make(name)
