"""The law of taking back: what discloses nothing shows nothing that could have been otherwise.

For every choice that is said to disclose nothing, in every mode: in all worlds that its maker
thinks possible, its maker and the spectators see the same afterwards, and everybody is told the
same.
"""

import pytest

import folsom
from folsom import Game, Rng
from folsom.game.disclosure import discloses, discloses_to
from folsom.game.event import seen_by
from folsom.game.rng import LoadedDice
from tests.modes import MODES, begin, eyes, positions
from tests.quarter import quarter, seeds
from tests.rules.table import arranged, offered

GAMES = 4 if folsom.compiled() else 1
EVERY = 1 if folsom.compiled() else 12
"""Plain Python looks at fewer positions, since each is looked at in hundreds of worlds."""
FAIR = 20 if folsom.compiled() else 4
LOPSIDED = 400 if folsom.compiled() else 16


def some_modes(test: str) -> list[str]:
    """A quarter of them; plain Python, which looks at little, tries them all."""
    return quarter(list(MODES), test) if folsom.compiled() else list(MODES)


def tells(game: Game, seat: int, choice: str, rng: Rng) -> bool:
    """Whether the choice discloses anything."""
    after = game.copy()
    events = after.play(seat, choice)
    return discloses(game, seat, game.parse(choice).code, events, after, rng)


def tells_another(game: Game, eyes: int, seat: int, choice: str, rng: Rng) -> bool:
    """Whether the choice discloses anything to another seat."""
    after = game.copy()
    events = after.play(seat, choice)
    return discloses_to(eyes, game, seat, events, after, rng)


def worlds(game: Game, seat: int | None, rng: Rng) -> list[Game]:
    """Worlds that these eyes think possible, lopsided ones among them."""
    fair = [game.redeal(seat, rng) for _ in range(FAIR)]
    return fair + [
        game.redeal(seat, LoadedDice(rng.leap(), number & 3)) for number in range(LOPSIDED)
    ]


@pytest.mark.parametrize("mode", some_modes("own"))
def test_what_discloses_nothing_shows_the_same_in_all_worlds(mode: str) -> None:
    rng = folsom.seeded(11)
    silent = 0
    for seed in seeds(GAMES):
        for number, game in enumerate(positions(MODES[mode], 300 + seed)):
            if game.over or number % (3 * EVERY if silent else 3):
                continue
            deciders = game.deciders()
            seat = deciders[rng.below(len(deciders))]
            choices = game.choices(seat)
            choice = choices[rng.below(len(choices))]
            if tells(game, seat, str(choice), rng):
                continue
            silent += 1
            after = game.copy()
            events = after.play(seat, choice)
            own, open_to_all = after.view(seat), after.view(None)
            shown = [(eye, seen_by(events, eye)) for eye in eyes(game)]
            for world in worlds(game, seat, rng):
                told = world.play(seat, choice)
                assert world.view(seat) == own
                assert world.view(None) == open_to_all
                for eye, seen in shown:
                    assert seen_by(told, eye) == seen
    assert silent


@pytest.mark.parametrize("mode", some_modes("others"))
def test_what_another_sees_nothing_of_looks_the_same_whatever_is_chosen(mode: str) -> None:
    rng = folsom.seeded(13)
    for number, game in enumerate(positions(MODES[mode], 500)):
        if game.over or number % (4 * EVERY):
            continue
        deciders = game.deciders()
        seat = deciders[rng.below(len(deciders))]
        eyes = (seat + 1 + rng.below(game.seats - 1)) % game.seats
        choice = game.choices(seat)[0]
        told = tells_another(game, eyes, seat, str(choice), rng)
        after = game.copy()
        unseen = not seen_by(after.play(seat, choice), eyes)
        seen = after.view(eyes)
        if unseen and after.deciders() == game.deciders():
            assert seen == game.view(eyes)
            continue
        if told:
            continue
        for world in worlds(game, eyes, rng):
            for other in world.choices(seat):
                then = world.copy()
                shown = seen_by(then.play(seat, other), eyes)
                while not shown and seat in then.deciders():  # a secret choice in several steps
                    shown = seen_by(then.play(seat, then.choices(seat)[-1]), eyes)
                assert then.view(eyes) == seen


@pytest.mark.parametrize("mode", some_modes("hidden"))
def test_what_shows_something_hidden_discloses(mode: str) -> None:
    """The other way round: where a maker's view comes out otherwise, something was disclosed."""
    rng = folsom.seeded(12)
    for number, game in enumerate(positions(MODES[mode], 400)):
        if game.over or number % (4 * EVERY):
            continue
        for seat in game.deciders():
            choice = str(game.choices(seat)[0])
            after = game.copy()
            after.play(seat, choice)
            other = game.redeal(seat, rng)
            other.play(seat, choice)
            if other.view(seat) != after.view(seat):
                assert tells(game, seat, choice, rng)


def test_drawing_cards_discloses_and_playing_one_does_not() -> None:
    game = begin({"players": 4}, 1)
    seat = game.decider()
    card = next(str(each) for each in game.choices(seat) if str(each).startswith("play"))
    assert tells(game, seat, "draw", folsom.seeded(1))
    assert not tells(game, seat, card, folsom.seeded(1))


def test_a_card_played_openly_tells_the_others_and_a_secret_choice_does_not() -> None:
    game = begin({"players": 4}, 1)
    seat = game.decider()
    card = next(str(each) for each in game.choices(seat) if str(each).startswith("play"))
    others = {0, 1, 2, 3} - {seat}
    assert all(tells_another(game, eyes, seat, card, folsom.seeded(1)) for eyes in others)
    game = begin({"players": 2, "pairs": True}, 1)
    first, last = game.deciders()
    assert not tells_another(game, last, first, str(game.choices(first)[0]), folsom.seeded(1))


@pytest.mark.parametrize(("received", "disclosed"), [(5, False), (6, True)])
def test_that_the_next_seat_need_not_draw_discloses_something(
    received: int, disclosed: bool
) -> None:
    """With six bullets Doc might hold nothing else; that he is asked shows that he does not."""
    position: dict[str, object] = {
        "card": "bridge",
        "first": "Ghost",
        "received": {"Doc": {"Ghost": 3, "neutral": received - 3}},
        "hands": {"Doc": ["move", "move", "fire", "fire", "rob", "rob"]},
    }
    game = arranged({"seats": ["Ghost", "Doc", "Belle"], "events": False}, position)
    card = next(each for each in offered(game, 0) if each.startswith("play"))
    assert tells(game, 0, card, folsom.seeded(1)) == disclosed


def test_that_the_next_seat_has_a_whiskey_to_drink_discloses_something() -> None:
    """With nothing but bullets in hand and old whiskey in the flask, Doc could only draw."""
    position: dict[str, object] = {
        "card": "bridge",
        "first": "Ghost",
        "sheets": {"Doc": ["flask usual"]},
        "received": {"Doc": {"Ghost": 3, "neutral": 3}},
        "hands": {"Doc": ["move", "move", "fire", "fire", "rob", "rob"]},
    }
    options = {"seats": ["Ghost", "Doc", "Belle"], "expansions": ["horses"], "events": False}
    game = arranged(options, position)
    card = next(each for each in offered(game, 0) if each.startswith("play"))
    assert all(tells(game, 0, card, folsom.seeded(seed)) for seed in range(40))


def test_the_last_of_several_secret_choices_discloses_the_others() -> None:
    game = begin({"players": 2, "pairs": True}, 1)
    first, last = game.deciders()
    assert not tells(game, first, str(game.choices(first)[0]), folsom.seeded(1))
    game.play(first, game.choices(first)[0])
    assert tells(game, last, str(game.choices(last)[0]), folsom.seeded(1))
