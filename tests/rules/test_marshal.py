"""Setting up Marshal & Prisoners, what its cards are, and what only many games can show."""

from itertools import combinations
from typing import Any

import pytest

import folsom
from folsom.game.express.marshal.components import GOALS
from tests.rules.table import ALL_BANDITS, arranged, offered, seen, truth

OTHERS = ["horses", "machine", "cursed"]
EVERY_MIXTURE = [list(some) for count in range(4) for some in combinations(OTHERS, count)]
FOUR = ["Marshal", "Ghost", "Doc", "Tuco"]


def sheet(view: Any, name: str) -> Any:
    return next(each for each in view["bandits"] if each["bandit"] == name)


@pytest.mark.rules("MP-SET-1")
@pytest.mark.parametrize(("players", "wagons"), [(3, 4), (4, 4), (5, 4), (6, 5), (7, 5), (8, 5)])
def test_the_prison_car_is_last(players: int, wagons: int) -> None:
    view = seen(folsom.new(players=players, expansions=["marshal"], seed=players))
    assert len(view["wagons"]) == wagons + 1
    assert view["wagons"][-1] == "prison"
    assert "cell" in [each["place"] for each in view["places"]]


@pytest.mark.rules("MP-SET-1", "SET-11")
@pytest.mark.parametrize("others", EVERY_MIXTURE, ids=str)
def test_every_mixture_can_be_played(others: list[str]) -> None:
    for players in range(3, 9):
        game = folsom.new(players=players, expansions=[*others, "marshal"], seed=players)
        assert game.seats == players
        assert game.status() == []


@pytest.mark.rules("SET-11")
@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ({"players": 3, "pairs": True}, "Two bandits per player and the expansion marshal exclude"),
        ({"players": 2}, "With the marshal 3 to 8 players can play"),
        ({"players": 9}, "With the marshal 3 to 8 players can play"),
        ({"seats": ["Ghost", "Doc", "Tuco"]}, "With the expansion marshal one seat must be"),
        ({"seats": ["Marshal", "Marshal", "Tuco"]}, "Marshal has more than one seat"),
        ({"players": 4, "first": 2}, "The Marshal is first in round 1"),
        ({"seats": FOUR, "first": "Ghost"}, "The Marshal is first in round 1"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: dict[str, object], refusal: str) -> None:
    with pytest.raises(folsom.SetupError, match=refusal):
        folsom.new(**asked, expansions=["marshal"])  # type: ignore[arg-type]


def test_the_marshal_has_no_seat_without_his_expansion() -> None:
    with pytest.raises(folsom.SetupError, match="only with the expansion marshal"):
        folsom.new(seats=FOUR)


@pytest.mark.rules("MP-SET-2")
def test_mail_bags_lie_in_the_locomotive_and_a_strongbox_waits() -> None:
    game = folsom.new(seats=FOUR, expansions=["marshal"], seed=5)
    for eye in (None, 0, 1):
        view = seen(game, eye)
        inside = view["places"][0]
        assert inside["loot"] == [{"kind": "mail-bag", "value": None}] * 2
        assert view["strongbox_waits"]
        assert len(view["prisoners"]) == 3
        assert not any(each["loot"] for each in view["places"] if each["place"] == "5 inside")
    assert sorted(each["value"] for each in truth(game)["places"][0]["loot"]) == [200, 1200]


@pytest.mark.rules("MP-SET-3")
@pytest.mark.parametrize("at", range(4))
def test_everybody_starts_in_place(at: int) -> None:
    seats = ["Ghost", "Doc", "Tuco"]
    seats.insert(at, "Marshal")
    view = seen(folsom.new(seats=seats, expansions=["marshal"], seed=1))
    assert view["first"] == at
    assert sheet(view, "Marshal")["place"] == "0 inside"
    assert sheet(view, "Marshal")["loot"] == []
    places = [sheet(view, seats[(at + number) % 4])["place"] for number in (1, 2, 3)]
    assert places == ["4 inside", "3 inside", "4 inside"]


@pytest.mark.rules("MP-SET-3", "HS-SET-5")
def test_boarding_is_without_the_marshal() -> None:
    game = folsom.new(seats=FOUR, expansions=["horses", "marshal"], seed=1)
    view = seen(game)
    assert view["deciders"] == [1, 2, 3]
    assert view["wagon"] == 4
    assert len(view["hostages"]) == 2
    assert sheet(view, "Marshal")["place"] == "0 inside"


@pytest.mark.rules("HS-SET-2")
def test_no_flask_lies_in_the_prison_car() -> None:
    view = seen(folsom.new(seats=FOUR, expansions=["horses", "marshal"], seed=1))
    flasks = [
        each["place"]
        for each in view["places"]
        if any(token["kind"] == "flask" for token in each["loot"])
    ]
    assert flasks == [f"{car} inside" for car in range(1, 5)]


@pytest.mark.rules("MP-SET-4", "MP-SET-5")
@pytest.mark.parametrize("horses", [False, True])
def test_everybody_has_the_right_cards(horses: bool) -> None:
    expansions = ["horses", "marshal"] if horses else ["marshal"]
    bandit = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "brainwave"]
    marshal = ["move"] * 2 + ["floor"] + ["fire"] * 3 + ["move+", "floor+", "arrest", "arrest"]
    if horses:
        bandit.append("ride")
        marshal.append("ride")
    for name, kinds in (("Marshal", marshal), ("Ghost", bandit)):
        cards = [f"{name} {kind}" for kind in kinds]
        game = arranged(
            {"seats": FOUR, "expansions": expansions}, {"hands": {name: cards}, "card": "bridge"}
        )
        player = truth(game)["players"][FOUR.index(name)]
        assert (sorted(player["cards"]), player["deck"]) == (sorted(cards), 0)
    view = seen(game)
    assert all(sheet(view, name)["wanted"] for name in FOUR[1:])
    assert sheet(view, "Marshal")["bullets"] == 12


@pytest.mark.rules("MP-SET-6")
@pytest.mark.parametrize("players", range(3, 9))
def test_goals_are_two_warrants_and_three_more(players: int) -> None:
    seen_goals = set()
    for seed in range(40):
        game = folsom.new(players=players, expansions=["marshal"], seed=seed)
        goals = [each["goal"] for each in truth(game)["goals"]]
        warrants = [goal.removeprefix("warrant-") for goal in goals if goal.startswith("warrant")]
        assert len(set(goals)) == 5
        assert len(warrants) == 2
        crews = [name for each in seen(game)["players"] for name in each["bandits"]]
        assert set(warrants) <= set(crews)
        seen_goals.update(goals)
    hard = {"lead-rain", "sworn-enemy"}
    assert seen_goals & hard == (hard if players > 4 else set())
    assert set(GOALS[:5]) <= seen_goals


@pytest.mark.rules("MP-SET-6")
def test_round_cards_go_by_the_number_of_bandits() -> None:
    def turns_of(players: int) -> list[str]:
        rounds = ["safe-place", "rumours", "reflexes", "rough-track", "deadly-fall"]
        game = folsom.new(players=players, expansions=["marshal"], rounds=rounds)
        found: list[str] = seen(game)["rounds"][0]["turns"]
        return found

    assert turns_of(5) == ["standard", "jolt", "tunnel", "standard"]
    assert turns_of(6) == ["standard", "jolt", "tunnel"]
    mixed: set[str] = set()
    for seed in range(60):
        game = folsom.new(players=4, expansions=["horses", "marshal"], seed=seed)
        mixed.update(card.name for card in game.state.rounds)  # type: ignore[attr-defined]
    assert {"stand-off", "safe-place", "bridge", "guilty-conscience", "escape"} <= mixed


@pytest.mark.rules("MP-EVT-2")
def test_any_goal_turned_over_may_be_rumoured() -> None:
    shown: set[int] = set()
    for seed in range(30):
        position: dict[str, object] = {"card": "rumours", "round": 3, "phase": "stealin"}
        game = arranged({"seats": FOUR, "expansions": ["marshal"]}, position, seed)
        goals = seen(game)["goals"]
        assert [each["open"] for each in goals].count(True) == 1
        shown.update(number for number, each in enumerate(goals) if each["open"])
    assert shown == {0, 1, 2}


@pytest.mark.rules("MP-7", "ROB-3")
def test_of_two_bags_either_may_be_lost() -> None:
    taken = set()
    stacks = {"left": ["drop-the-bag", *["golden"] * 5]}
    setup = {"seats": FOUR, "expansions": ["marshal"], "components": {"stacks": stacks}}
    position: dict[str, object] = {
        "places": {"Marshal": "2 inside", "Ghost": "1 inside", "Doc": "5 inside"},
        "sheets": {"Ghost": ["mail-bag 200", "mail-bag 1200"]},
        "pile": ["Marshal fire"],
    }
    for seed in range(20):
        game = arranged({**setup, "events": False}, position, seed)
        game.play(0, "fire left Ghost")
        taken.add(truth(game)["achievements"]["bags"][0]["value"])
    assert taken == {200, 1200}


@pytest.mark.rules("KNOW-4", "MP-IDEA-3")
@pytest.mark.parametrize(("chosen", "value"), [("purse", 300), ("purse 2", 400), ("jewel", 500)])
def test_who_pays_for_freedom_gives_a_token_of_its_own_choice(chosen: str, value: int) -> None:
    position: dict[str, object] = {
        "places": {"Ghost": "5 inside", "Doc": "cell", "Tuco": "1 inside"},
        "arrested": ["Doc"],
        "prisoners": ["Mei", "Tuco"],
        "companions": {"Ghost": "Belle"},
        "sheets": {"Ghost": [], "Doc": ["purse 400", "purse 300", "jewel"]},
        "pile": ["Ghost brainwave", "Tuco move"],
    }
    game = arranged({"seats": FOUR, "expansions": ["marshal"], "events": False}, position)
    assert offered(game, 2) == ["hand over purse", "hand over purse 2", "hand over jewel"]
    events = game.play(2, f"hand over {chosen}")
    paid = next(event for event in events if event.kind == "handed-over")
    assert paid.seen(1)["value"] == paid.seen(2)["value"] == value
    if chosen != "jewel":
        assert "value" not in paid.seen(3)
        assert "value" not in paid.seen(None)


@pytest.mark.rules("MP-PRIS-3")
def test_every_prisoner_can_be_drawn() -> None:
    drawn = set()
    for seed in range(30):
        drawn.update(seen(folsom.new(players=3, expansions=["marshal"], seed=seed))["prisoners"])
    assert drawn == set(ALL_BANDITS)


@pytest.mark.rules("MEI-3")
def test_mei_is_dealt_like_the_others() -> None:
    games = [folsom.new(players=4, expansions=["marshal"], seed=seed) for seed in range(30)]
    crews = [name for game in games for each in seen(game)["players"] for name in each["bandits"]]
    assert set(crews) == {"Marshal", *ALL_BANDITS}


@pytest.mark.rules("MP-GOAL-1", "MP-END-1")
def test_the_result_says_of_each_goal_whether_and_why() -> None:
    position: dict[str, object] = {
        "goals": ["just-a-scratch", "dodging", "golden-bullet", "warrant-Doc", "warrant-Tuco"],
        "fists": ["Ghost", "Doc"],
        "received": {"Marshal": {"Ghost": 2}, "Doc": {"Marshal": 4}},
        "stacks": {"left": 3, "right": 5},
        "arrested": ["Tuco"],
    }
    game = arranged({"seats": FOUR, "expansions": ["marshal"]}, position)
    told = game.result().standings[0].goals
    assert [(each["count"], each["needed"], each["fulfilled"]) for each in told] == [
        (1, 1, True),
        (2, 2, True),
        (3, 0, False),
        (0, 1, False),
        (1, 1, True),
    ]
    assert game.scores()[0] == 3000
    assert all(standing.goals == [] for standing in game.result().standings[1:])


def test_own_stacks_are_checked() -> None:
    for stacks, refusal in (
        ({"middle": []}, "left and right"),
        ({"left": ["golden"]}, "a list of 6 bullets"),
        ({"left": ["silver"] * 6}, "There is no bullet silver"),
    ):
        with pytest.raises(folsom.SetupError, match=refusal):
            folsom.new(players=4, expansions=["marshal"], components={"stacks": stacks})
    jolt = {"rounds": {"bridge": {"2-4": {"turns": "SB"}}}}
    with pytest.raises(folsom.SetupError, match="a jolt only with the expansion marshal"):
        folsom.new(players=4, components=jolt)
    assert folsom.new(players=4, expansions=["marshal"], components=jolt).status() == []


@pytest.mark.rules("MP-IDEA-4")
def test_a_forecast_tells_what_a_brainwave_would_copy() -> None:
    position: dict[str, object] = {
        "card": "braking",
        "turn": 2,
        "first": "Ghost",
        "places": {"Ghost": "2 inside", "Doc": "3 inside"},
        "hands": {"Ghost": ["brainwave", "floor"]},
        "pile": ["Ghost rob face-down", "Doc move", "Marshal move"],
        "phase": "schemin",
    }
    setup: dict[str, object] = {"seats": FOUR, "expansions": ["marshal"], "events": False}
    game = arranged(setup, position)
    told = game.forecast(1, game.parse("play Ghost brainwave"))
    outcomes: Any = told["outcomes"]
    assert [each["text"] for each in outcomes] == ["move to 1 inside", "move to 3 inside"]
    hidden = {**position, "first": "Doc", "hands": {"Doc": ["brainwave", "floor"]}}
    hidden["pile"] = ["Doc floor", "Ghost punch face-down"]
    game = arranged(setup, hidden)
    told = game.forecast(2, game.parse("play Doc brainwave"))
    steps = told["steps"]
    assert isinstance(steps, list)
    assert steps[-1] == {
        "action": "brainwave",
        "places": ["3 inside"],
        "unsure": True,
        "moves": True,
    }


def test_a_hand_that_is_asked_in_a_jolt_has_a_choice_in_every_world() -> None:
    position: dict[str, object] = {
        "card": "rough-track",
        "first": "Doc",
        "hands": {"Doc": ["rob"]},
        "received": {"Doc": {"Ghost": 6, "Tuco": 6, "neutral": 13}},
    }
    game = arranged({"seats": FOUR, "expansions": ["marshal"], "powers": False}, position)
    for seed in range(60):
        world = game.redeal(1, folsom.seeded(seed))
        assert world.status() == []
        assert world.view(1) == game.view(1)
