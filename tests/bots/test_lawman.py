"""The greedy bot plays the marshal, and against him, with simple sense."""

import pytest

import folsom
from folsom.bots import decide, make
from tests.rules.table import arranged

Words = dict[str, object]
FOUR = ["Marshal", "Ghost", "Doc", "Tuco"]
GOALS = ["warrant-Doc", "mail", "key", "dodging", "warrant-Tuco"]


def chosen(position: Words, seat: int) -> str:
    """What the bot chooses at a position, whatever it invents for what is hidden."""
    setup: Words = {"seats": FOUR, "expansions": ["marshal"], "events": False}
    game = arranged(setup, position)
    made = {str(decide(make("greedy"), game, seat, folsom.seeded(seed))) for seed in range(12)}
    assert len(made) == 1
    return made.pop()


def test_the_marshal_arrests_whom_he_has_a_warrant_for() -> None:
    position: Words = {
        "goals": GOALS,
        "places": {"Marshal": "2 inside", "Ghost": "2 inside", "Doc": "2 inside"},
        "pile": ["Marshal arrest"],
    }
    assert chosen(position, 0) == "arrest Doc"


def test_the_marshal_goes_where_he_can_arrest() -> None:
    position: Words = {
        "goals": GOALS,
        "places": {"Marshal": "2 inside", "Ghost": "4 roof", "Doc": "1 inside", "Tuco": "4 roof"},
        "pile": ["Marshal move", "Marshal arrest"],
    }
    assert chosen(position, 0) == "move to 1 inside"


def test_the_marshal_shoots_at_two_rather_than_one() -> None:
    position: Words = {
        "goals": GOALS,
        "places": {"Marshal": "2 inside", "Ghost": "1 inside", "Doc": "3 inside", "Tuco": "5 roof"},
        "pile": ["Marshal fire"],
    }
    assert " and " in chosen(position, 0)


def test_a_bandit_punches_the_marshal_for_his_gold() -> None:
    position: Words = {
        "places": {"Marshal": "2 inside", "Ghost": "2 inside", "Doc": "2 inside", "Tuco": "5 roof"},
        "sheets": {"Doc": ["purse 250"]},
        "pile": ["Ghost punch"],
    }
    assert chosen(position, 1).startswith("punch Marshal")


def test_a_bandit_gives_its_helper_the_least() -> None:
    position: Words = {
        "places": {"Ghost": "5 inside", "Doc": "cell"},
        "arrested": ["Doc"],
        "prisoners": ["Mei", "Tuco"],
        "companions": {"Ghost": "Belle"},
        "sheets": {"Doc": ["purse 300", "jewel", "strongbox"]},
        "pile": ["Ghost brainwave", "Tuco floor"],
    }
    assert chosen(position, 2) == "hand over purse"


def test_a_bandit_takes_two_tokens_rather_than_one() -> None:
    position: Words = {
        "places": {"Ghost": "2 inside"},
        "prisoners": ["Mei", "Tuco"],
        "companions": {"Ghost": "Ghost"},
        "loot": {"2 inside": ["purse 300", "jewel"]},
        "pile": ["Ghost rob"],
    }
    assert chosen(position, 1) == "rob purse and jewel"


@pytest.mark.parametrize("expansions", [["marshal"], ["horses", "machine", "cursed", "marshal"]])
def test_it_does_better_than_chance_on_either_side(expansions: list[str]) -> None:
    def goals(law: str, bandits: str) -> int:
        found = 0
        for seed in range(12):
            game = folsom.new(players=4, expansions=expansions, seed=seed)
            players = [make(law), *[make(bandits)] * 3]
            rng = folsom.seeded(seed)
            while not game.over:
                seat = game.decider()
                game.apply(seat, decide(players[seat], game, seat, rng).code)
            marshal = game.result().standings[0]
            found += sum([bool(each["fulfilled"]) for each in marshal.goals])
        return found

    assert goals("greedy", "greedy") > goals("random", "greedy")
    assert goals("greedy", "random") > goals("random", "random")
