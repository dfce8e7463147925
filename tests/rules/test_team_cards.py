"""The cards of partners: who has them, and who knows that."""

from collections import Counter

import pytest

import folsom
from folsom.game.express.components import BULLET, card_text
from folsom.game.express.game import Express
from folsom.game.express.horses.turmoil import laid_aside
from folsom.game.express.teams.whereabouts import hidden_cards
from tests.modes import positions
from tests.rules.partners import FOUR, TEAMS
from tests.rules.table import arranged, seen


def owners(game: folsom.Game, seat: int) -> Counter[str]:
    """The bandits whose action cards a seat holds, in hand and deck."""
    assert isinstance(game, Express)
    cards = [card for card in game.state.players[seat].owned() if card & 15 != BULLET]
    return Counter(card_text(card).split(" ")[0] for card in cards)


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
