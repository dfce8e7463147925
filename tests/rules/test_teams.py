"""Team play: what scenarios cannot say well."""

import pickle
from collections import Counter

import pytest

import folsom
from folsom.game.express.components import BULLET, card_text
from folsom.game.express.game import Express
from folsom.game.express.horses.turmoil import laid_aside
from folsom.game.express.teams.whereabouts import hidden_cards
from tests.modes import positions
from tests.rules.table import arranged, offered, seen, truth

FOUR = {"seats": ["Ghost", "Doc", "Belle", "Tuco"], "teams": True}
TEAMS: list[dict[str, object]] = [
    {"players": 4, "teams": True},
    {"players": 6, "teams": True, "expert": True},
    {"players": 6, "teams": True, "expansions": ["horses", "machine", "cursed"]},
]


def owners(game: folsom.Game, seat: int) -> Counter[str]:
    """The bandits whose action cards a seat holds, in hand and deck."""
    assert isinstance(game, Express)
    cards = [card for card in game.state.players[seat].owned() if card & 15 != BULLET]
    return Counter(card_text(card).split(" ")[0] for card in cards)


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


@pytest.mark.rules("TEAM-2", "PLAN-9")
def test_everybody_first_draws_one_of_the_partners_cards() -> None:
    for seed in range(10):
        game = folsom.new("express", seed=seed, **FOUR)
        for seat, name in enumerate(["Ghost", "Doc", "Belle", "Tuco"]):
            partner = ["Doc", "Ghost", "Tuco", "Belle"][seat]
            assert owners(game, seat) == {name: 9, partner: 1}
            hand = [card.split(" ")[0] for card in seen(game, seat)["players"][seat]["cards"]]
            assert hand.count(partner) == 1
        drew = [event for event in game.prologue if event.kind == "drew"]
        assert [event.facts["how"] for event in drew] == ["partner"] * 4 + ["start"] * 4
        assert "cards" not in drew[0].seen(1)
        assert len(str(drew[0].seen(0)["cards"]).split(",")) == 1


@pytest.mark.rules("TEAM-2", "PLAN-8")
def test_what_is_not_played_stays_for_good_a_bullet_too() -> None:
    position: dict[str, object] = {
        "card": "bridge",
        "first": "Ghost",
        "turn": 3,
        "received": {"Doc": {"Belle": 1}},
        "hands": {
            "Ghost": ["Doc move", "Doc floor", "Doc rob"],
            "Doc": ["fire", "rob"],
            "Belle": ["rob", "move"],
            "Tuco": ["rob", "move"],
        },
    }
    game = arranged({**FOUR, "events": False, "powers": False}, position)
    for choice in ("play Doc move", "play Doc fire", "play Belle rob", "play Tuco rob"):
        game.play(game.decider(), choice)
    while game.state.round == 0:
        game.play(game.decider(), game.choices(game.decider())[0])
    # The Move went back to Doc; two others stayed with Ghost, less what Doc may have drawn back.
    held = [card_text(card) for card in game.state.players[0].owned()]
    assert held.count("Doc floor") + held.count("Doc rob") >= 1
    assert game.state.players[0].piles.most == 3


@pytest.mark.rules("TEAM-2", "KNOW-1", "KNOW-2")
@pytest.mark.parametrize("options", TEAMS)
def test_bullets_are_counted_where_they_hit_wherever_they_are(options: dict[str, object]) -> None:
    strayed = False
    for seed in range(4):
        for game in positions(options, seed):
            assert isinstance(game, Express)
            for seat, player in enumerate(seen(game)["players"]):
                held = [card for card in game.state.players[seat].owned() if card & 15 == BULLET]
                strayed = strayed or sum(player["received"].values()) != len(held)
                assert sum(player["received"].values()) == len(
                    game.state.players[seat].piles.received
                )
    assert strayed


@pytest.mark.rules("KNOW-2")
def test_a_partner_remembers_what_it_drew_and_the_other_does_not_know() -> None:
    """In the next round the card drawn is still thought to be one's own, or taken back."""
    for seed in range(20):
        game = folsom.new("express", seed=seed, **FOUR)
        drew = next(e for e in game.prologue if e.kind == "drew" and e.facts["seat"] == 0)
        card = drew.seen(0)["cards"][0]  # type: ignore[index]
        while seen(game)["round"] == 1:
            seat = game.decider()
            choices = [str(each) for each in game.choices(seat)]
            game.play(seat, "draw" if "draw" in choices else choices[0])
        if any(entry["card"] == card for entry in seen(game)["pile"]):
            continue
        assert card in seen(game, 0)["players"][0]["may_hold"]
        assert "may_hold" not in seen(game, 1)["players"][0]
        rng = folsom.seeded(seed)
        for eye in (0, 1, 2, None):
            for _ in range(5):
                world = game.redeal(eye, rng)
                assert isinstance(world, Express)
                assert world.status() == []
                if eye == 0:
                    # Nothing of the partner's can be there but what was drawn from it.
                    foreign = [c for c in world.state.players[0].owned() if c >> 4 == 1]
                    assert len(foreign) <= 2


@pytest.mark.rules("KNOW-2", "TEAM-2")
def test_outsiders_think_no_more_cards_strayed_than_rounds_allow() -> None:
    game = folsom.new("express", seed=3, **FOUR)
    rng = folsom.seeded(1)
    strays = Counter()  # type: ignore[var-annotated]
    for _ in range(60):
        world = game.redeal(2, rng)
        for seat, name in ((0, "Doc"), (1, "Ghost")):
            found = owners(world, seat)
            assert found[name] == 1
            cards = [card_text(card) for card in world.state.players[seat].owned()]  # type: ignore[attr-defined]
            strays.update(card for card in cards if card.startswith(name))
    assert len(strays) > 8


def likes_that_came_back(game: Express) -> list[tuple[int, int]]:
    """The seats with a card face-down on the pile whose like came back to them, and the card."""
    state = game.state
    done = [entry & 255 for entry in state.pile[: state.resolved]]
    return [
        (seat, card)
        for seat in range(game.seats)
        for card in hidden_cards(state, seat)
        if card in done and state.rules.seat_of[card >> 4] == seat
    ]


@pytest.mark.rules("KNOW-2", "DO-3")
def test_a_card_that_came_back_is_there_beside_its_like_on_the_pile() -> None:
    rng = folsom.seeded(1899)
    found = 0
    for seed in range(12):
        for game in positions({"players": 6, "teams": True}, seed):
            assert isinstance(game, Express)
            for seat, card in likes_that_came_back(game):
                for _ in range(10):
                    world = game.redeal(seat, rng)
                    assert isinstance(world, Express)
                    assert card in world.state.players[seat].deck
                found += 1
    assert found > 10


@pytest.mark.rules("KNOW-2", "TEAM-2")
@pytest.mark.parametrize("options", TEAMS)
def test_worlds_have_what_a_seat_saw_come_and_hold(options: dict[str, object]) -> None:
    rng = folsom.seeded(2)
    for game in positions(options, 7):
        eye = rng.below(game.seats)
        world = game.redeal(eye, rng)
        assert isinstance(world, Express)
        for position in (game, world):
            assert isinstance(position, Express)
            player = position.state.players[eye]
            cards = player.owned() + hidden_cards(position.state, eye)
            cards += laid_aside(position.state, eye)
            assert not Counter(player.piles.seen) - Counter(cards)
            assert not Counter(player.piles.here) - Counter(cards)


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
