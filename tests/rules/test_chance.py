"""What is left to chance really is: blind purses, shuffled decks, fair over many seeds."""

import pytest

import folsom
from folsom.game.express.game import Express
from tests.rules.table import THREE, arranged, lying, purses, seen, truth

SEEDS = range(40)
SETUP: dict[str, object] = {"seats": THREE, "events": False}


@pytest.mark.rules("ROB-1", "ROB-3")
def test_a_robbed_purse_is_any_of_those_lying_there() -> None:
    taken = set()
    for seed in SEEDS:
        game = arranged(
            SETUP,
            {
                "places": {"Doc": "2 inside", "Ghost": "3 inside", "Tuco": "3 roof"},
                "loot": {"2 inside": ["purse 300", "purse 400", "purse 500"]},
                "pile": ["Doc rob", "Tuco move"],
            },
            seed,
        )
        [prize] = set(purses(truth(game), "Doc")) - {250}
        assert {prize, *lying(truth(game), "2 inside")} == {300, 400, 500}
        taken.add(prize)
    assert taken == {300, 400, 500}


@pytest.mark.rules("PUNCH-1", "ROB-3")
def test_a_punched_purse_is_any_of_those_on_the_sheet() -> None:
    dropped = set()
    for seed in SEEDS:
        game = arranged(
            SETUP,
            {
                "places": {"Doc": "3 inside", "Ghost": "3 inside", "Tuco": "3 roof"},
                "sheets": {"Ghost": ["purse 300", "purse 500"]},
                "loot": {},
                "pile": ["Doc punch", "Tuco move"],
            },
            seed,
        )
        [drop] = lying(truth(game), "3 inside")
        assert {drop, *purses(truth(game), "Ghost")} == {300, 500}
        dropped.add(drop)
    assert dropped == {300, 500}


@pytest.mark.rules("CHEYENNE-1", "ROB-3")
def test_cheyenne_takes_any_purse_of_the_sheet_and_none_that_lay_there() -> None:
    taken = set()
    for seed in SEEDS:
        game = arranged(
            {"seats": ["Cheyenne", "Ghost", "Tuco"], "events": False},
            {
                "places": {"Cheyenne": "3 inside", "Ghost": "3 inside", "Tuco": "3 roof"},
                "sheets": {"Cheyenne": [], "Ghost": ["purse 300", "purse 500"]},
                "loot": {"3 inside": ["purse 400", "purse 450"]},
                "pile": ["Cheyenne punch", "Tuco move"],
            },
            seed,
        )
        game.play(0, "punch Ghost taking purse to 2 inside")
        [prize] = purses(truth(game), "Cheyenne")
        assert lying(truth(game), "3 inside") == [400, 450]
        taken.add(prize)
    assert taken == {300, 500}


@pytest.mark.rules("EVT-6", "ROB-3")
def test_a_pickpocket_takes_any_purse_lying_there() -> None:
    taken = set()
    for seed in SEEDS:
        game = arranged(
            {"seats": THREE},
            {
                "card": "pickpocketing",
                "places": {"Doc": "2 inside", "Ghost": "3 inside", "Tuco": "3 inside"},
                "loot": {"2 inside": ["purse 300", "purse 500"]},
                "pile": ["Tuco floor"],
            },
            seed,
        )
        game.play(0, "rob purse")
        taken |= set(purses(truth(game), "Doc")) - {250}
    assert taken == {300, 500}


@pytest.mark.rules("PLAN-1")
def test_decks_are_shuffled_before_every_round() -> None:
    """Any card may be among the six drawn, in the first round and in the next."""
    first, second = set(), set()
    for seed in SEEDS:
        game = folsom.new(seats=THREE, powers=False, events=False, first=0, seed=seed)
        first |= set(seen(game, 0)["players"][0]["cards"])
        while seen(game)["round"] == 1:
            seat = game.deciders()[0]
            game.play(seat, game.choices(seat)[-1])
        second |= set(seen(game, 0)["players"][0]["cards"])
    deck = {f"Doc {kind}" for kind in ("move", "floor", "fire", "rob", "punch", "marshal")}
    assert first == deck
    assert second >= deck


@pytest.mark.rules("PLAN-8", "PLAN-1")
def test_cards_put_back_are_shuffled_in_with_the_rest() -> None:
    """What was in hand at the end of a round may or may not be drawn in the next."""
    drawn_again = set()
    for seed in SEEDS:
        game = arranged(
            {"seats": THREE, "powers": False, "events": False},
            {
                "card": "bridge",
                "turn": 3,
                "first": "Ghost",
                "hands": {"Doc": ["Doc marshal", "Doc rob"]},
            },
            seed,
        )
        for choice in (None, None, "play Doc rob"):
            seat = game.deciders()[0]
            game.play(seat, choice or game.choices(seat)[-1])
        while seen(game)["round"] == 1:
            seat = game.deciders()[0]
            game.play(seat, game.choices(seat)[0])
        drawn_again.add("Doc marshal" in seen(game, 0)["players"][0]["cards"])
    assert drawn_again == {True, False}


@pytest.mark.rules("EXPERT-5")
def test_a_reshuffled_discard_pile_has_no_known_order() -> None:
    drawn = set()
    for seed in SEEDS:
        game = arranged(
            {"seats": THREE, "powers": False, "events": False, "expert": True},
            {
                "card": "braking",
                "turn": 2,
                "first": "Doc",
                "hands": {"Doc": ["Doc move"] * 2 + ["Doc floor"] * 2},
                "discards": {
                    "Doc": ["Doc fire"] * 2 + ["Doc rob"] * 2 + ["Doc punch", "Doc marshal"]
                },
            },
            seed,
        )
        game.play(0, "draw")
        drawn.add(tuple(card for card in seen(game, 0)["players"][0]["cards"]))
    assert len(drawn) > 5


@pytest.mark.rules("PAIR-2")
def test_teams_left_to_chance_have_one_of_ghost_doc_and_belle_each() -> None:
    partners: dict[str, set[str]] = {"Ghost": set(), "Doc": set(), "Belle": set()}
    for seed in range(120):
        view = seen(folsom.new(players=3, pairs=True, seed=seed))
        for player in view["players"]:
            leader, partner = player["bandits"]
            partners[leader].add(partner)
    assert all(met == {"Tuco", "Django", "Cheyenne"} for met in partners.values())


@pytest.mark.rules("PAIR-10")
def test_teams_of_the_first_edition_are_any_two() -> None:
    teams = {
        frozenset(player["bandits"])
        for seed in range(120)
        for player in seen(folsom.new(players=2, pairs=True, edition=1, seed=seed))["players"]
    }
    assert frozenset({"Tuco", "Django"}) in teams
    assert frozenset({"Ghost", "Doc"}) in teams
    assert len(teams) == 15


def marshals_whiskey(seed: int) -> Express:
    """The marshal has emptied one of a usual and an old flask, in a train of three wagons."""
    return arranged(
        {"seats": THREE, "expansions": ["horses"], "powers": False},
        {
            "card": "marshals-whiskey",
            "phase": "stealin",
            "marshal": 1,
            "places": {"Doc": "3 roof", "Ghost": "2 roof", "Tuco": "2 roof"},
            "loot": {"1 inside": ["flask usual", "flask old"], "2 roof": ["flask usual"]},
        },
        seed,
    )


@pytest.mark.rules("HS-EVT-2")
def test_of_several_flasks_the_marshal_empties_any_one() -> None:
    ends = set()
    for seed in SEEDS:
        view = truth(marshals_whiskey(seed))
        wagon = next(each for each in view["places"] if each["place"] == "1 inside")
        ends.add((view["marshal"], *[token["whiskey"] for token in wagon["loot"]]))
    assert ends == {(2, "old"), (3, "usual")}


@pytest.mark.rules("HS-EVT-2", "KNOW-3")
def test_the_old_whiskey_that_the_marshal_drank_is_nowhere_else() -> None:
    rng = folsom.seeded(1)
    for game in map(marshals_whiskey, SEEDS):
        if seen(game)["marshal"] == 3:
            for _ in range(10):
                view = truth(game.redeal(None, rng))
                left = [token for place in view["places"] for token in place["loot"]]
                assert "old" not in [token.get("whiskey") for token in left]
