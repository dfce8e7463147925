"""Team play: what scenarios cannot say well."""

import pickle

import pytest

import folsom
from tests.modes import positions
from tests.rules.partners import FOUR
from tests.rules.table import arranged, offered, seen, truth


@pytest.mark.rules("TEAM-1", "SET-11")
@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"players": 5, "teams": True}, "4 or 6 players play in teams of two, not 5."),
        ({"players": 3, "teams": True}, "4 or 6 players play in teams of two, not 3."),
        (
            {"players": 2, "teams": True, "pairs": True},
            "Two bandits per player and teams exclude one another.",
        ),
        (
            {"players": 4, "teams": True, "expansions": ["marshal"]},
            "Teams and the expansion marshal exclude one another.",
        ),
        (
            {"players": 4, "teams": True, "first": 3},
            "The first player is the first of a team: seat 2, not seat 3.",
        ),
        (
            {**FOUR, "first": "Doc"},
            "The first player is the first of a team: seat 0, not seat 1.",
        ),
    ],
)
def test_what_cannot_be_is_refused(wishes: dict[str, object], reason: str) -> None:
    with pytest.raises(folsom.SetupError) as refused:
        folsom.new("express", seed=0, **wishes)
    assert str(refused.value) == reason


@pytest.mark.rules("TEAM-1")
@pytest.mark.parametrize("players", [4, 6])
def test_the_first_of_a_team_is_first_and_then_that_of_the_next(players: int) -> None:
    drawn = set()
    for seed in range(30):
        firsts = [
            int(seen(game)["first"])
            for game in positions({"players": players, "teams": True}, seed)
        ]
        rounds = [first for first, then in zip(firsts, [*firsts[1:], None]) if first != then]
        assert rounds == [(rounds[0] + 2 * number) % players for number in range(5)]
        drawn.add(rounds[0])
        if seed > 10 and len(drawn) == players // 2:
            break
    assert drawn == set(range(0, players, 2))


@pytest.mark.rules("TEAM-5", "GHOST-1", "HS-H-8")
def test_who_plays_a_card_may_hide_it_not_whose_it_is() -> None:
    hands = {"Ghost": ["Doc move", "rob"], "Doc": ["Ghost move", "rob"]}
    position: dict[str, object] = {"card": "bridge", "first": "Ghost", "hands": hands}
    game = arranged({**FOUR, "events": False}, position)
    assert "play Doc move face-down" in offered(game, 0)
    game.play(0, "play Doc move face-down")
    assert "play Ghost move face-down" not in offered(game, 1)
    assert seen(game, 1)["pile"][0]["card"] is None
    assert seen(game, 0)["pile"][0]["card"] == "Doc move"


@pytest.mark.rules("TEAM-5", "HS-W-4", "HS-W-3")
def test_a_drink_is_for_cards_of_both_and_only_the_owner_drinks() -> None:
    position: dict[str, object] = {
        "card": "bridge",
        "first": "Ghost",
        "sheets": {"Ghost": ["flask old"], "Doc": []},
        "hands": {"Ghost": ["Doc move", "rob"], "Doc": ["fire", "rob"]},
    }
    game = arranged({**FOUR, "expansions": ["horses"], "events": False}, position)
    assert "drink Ghost old" in offered(game, 0)
    game.play(0, "drink Ghost old")
    game.play(0, "play Doc move")
    assert offered(game, 1)[-1] == "draw"
    assert seen(game)["pile"][-1]["card"] == "Ghost rob"


@pytest.mark.rules("TEAM-2", "EXPERT-4", "EXPERT-3")
def test_experts_draw_the_bullet_on_top_of_the_partners_deck() -> None:
    position: dict[str, object] = {
        "phase": "dealing",
        "round": 2,
        "first": "Ghost",
        "tops": {"Doc": ["Belle bullet"]},
        "received": {"Doc": {"Belle": 1}},
        "hands": {"Belle": ["move", "move", "floor", "floor", "rob", "fire"]},
    }
    game = arranged({**FOUR, "expert": True, "powers": False}, position)
    players = truth(game)["players"]
    assert "Belle bullet" in seen(game, 0)["players"][0]["cards"]
    assert (players[0]["sure"], players[1]["top"]) == (["Belle bullet"], [])
    assert players[1]["received"] == {"Belle": 1}
    # Who kept a full hand draws from nobody, but the partner still draws from it.
    assert [player["hand"] for player in players] == [6, 6, 6, 6]
    assert players[2]["from_partner"] == [0, 0]
    assert players[3]["from_partner"] == [1, 1]


@pytest.mark.rules("TEAM-2", "HS-TURN-2")
def test_kept_cards_count_against_those_drawn() -> None:
    options: dict[str, object] = {**FOUR, "powers": False, "expansions": ["horses"]}
    for seed in range(6):
        for game in positions(options, seed):
            view = seen(game)
            if view["phase"] == "schemin" and view["turn"] == 1 and not view["pile"]:
                if game.deciders() == [view["first"]] and view["drinking"] == 0:
                    ministers = [sheet.get("hostage") == "minister" for sheet in view["bandits"]]
                    for player, minister in zip(view["players"], ministers):
                        assert player["hand"] == 6 - minister


@pytest.mark.rules("HS-H-8", "TEAM-5")
def test_the_photographer_pays_for_bullets_of_other_teams_alone() -> None:
    position: dict[str, object] = {
        "card": "revenge",
        "first": "Ghost",
        "taken": {"Ghost": "photographer"},
        "received": {"Ghost": {"Doc": 2, "Belle": 1, "Tuco": 1, "neutral": 1}},
        "pile": ["Ghost punch"],
        "places": {"Ghost": "1 inside"},
    }
    game = arranged({**FOUR, "expansions": ["horses"]}, position)
    assert game.over
    lines = game.result().standings[0].lines
    ransom = next(line for line in lines if line.kind == "ransom-photographer")
    assert (ransom.count, ransom.amount) == (2, 400)


@pytest.mark.rules("END-5", "HS-EVT-6", "TEAM-4")
def test_of_a_team_only_the_caught_ones_money_is_left_out() -> None:
    position: dict[str, object] = {
        "card": "escape",
        "first": "Ghost",
        "stagecoach": 1,
        "places": {
            "Ghost": "stagecoach inside",
            "Doc": "3 inside",
            "Belle": "2 inside",
            "Tuco": "4 roof",
        },
        "taken": {"Ghost": "banker"},
        "hostages": [],
        "sheets": {
            "Ghost": ["purse 300"],
            "Doc": ["purse 500", "jewel"],
            "Belle": ["jewel", "jewel"],
            "Tuco": ["strongbox"],
        },
        "pile": ["Doc rob"],
        "loot": {"1 inside": []},
    }
    game = arranged({**FOUR, "expansions": ["horses"]}, position)
    assert game.over
    result = game.result()
    assert [standing.money for standing in result.standings] == [300, 0, 1000, 1000]
    assert [team.money for team in result.teams] == [300, 2000]
    assert (result.winners, result.decided_by) == ([0, 1], "money")
    assert [standing.caught for standing in result.standings] == [False, False, True, True]


@pytest.mark.rules("TEAM-4", "END-2", "END-3", "END-4")
def test_teams_are_ranked_and_partners_share_it() -> None:
    position: dict[str, object] = {
        "card": "revenge",
        "first": "Ghost",
        "places": {"Ghost": "4 inside", "Doc": "3 inside", "Belle": "2 inside", "Tuco": "1 inside"},
        "sheets": {name: ["purse 250"] for name in ("Ghost", "Doc", "Belle", "Tuco")},
        "received": {"Doc": {"Ghost": 3, "Tuco": 1}, "Tuco": {"Doc": 1}},
        "pile": ["Ghost rob"],
        "loot": {"4 roof": []},
    }
    game = arranged(dict(FOUR), position)
    result = game.result()
    # Ghost's three shots at Doc make no gunslinger, but count as received.
    assert [team.lines[0].amount for team in result.teams] == [1000, 1000]
    assert [standing.shots for standing in result.standings] == [0, 1, 0, 1]
    assert result.money() == game.scores() == [1500] * 4
    assert [team.standing.bullets for team in result.teams] == [4, 1]
    assert (result.winners, result.decided_by) == ([2, 3], "bullets")
    assert [standing.rank for standing in result.standings] == [2, 2, 1, 1]
    again = pickle.loads(pickle.dumps(result))
    assert again.as_dict() == result.as_dict()


@pytest.mark.rules("TM-4", "TEAM-2", "KNOW-5")
def test_a_forecast_does_not_tell_where_a_partner_will_appear() -> None:
    position: dict[str, object] = {
        "card": "bridge",
        "first": "Ghost",
        "hidden": {"Doc": "2 inside"},
        "hands": {"Ghost": ["Doc move", "rob"], "Doc": ["move", "rob"]},
    }
    game = arranged({**FOUR, "events": False, "expansions": ["machine"]}, position)
    assert game.forecast(0, game.parse("play Doc move")) == {}
    game.play(0, "play Ghost rob")
    assert game.forecast(1, game.parse("play Doc move"))["steps"]


@pytest.mark.rules("TEAM-2")
def test_a_forecast_reckons_with_what_the_partner_played_for_one() -> None:
    position: dict[str, object] = {
        "card": "bridge",
        "first": "Ghost",
        "places": {"Doc": "1 inside"},
        "hands": {"Ghost": ["Doc floor", "rob"], "Doc": ["move", "rob"]},
    }
    game = arranged({**FOUR, "events": False, "powers": False}, position)
    game.play(0, "play Doc floor")
    steps = game.forecast(1, game.parse("play Doc move"))["steps"]
    assert [step["action"] for step in steps] == ["floor", "move"]  # type: ignore[attr-defined]
    assert "1 roof" in steps[0]["places"]  # type: ignore[index]
