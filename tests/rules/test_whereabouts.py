"""What partners know of each other's cards, step by step (TEAM-2, KNOW-2)."""

import pytest

from folsom.game.express.components import MOVE, ROB
from folsom.game.express.game import Express
from folsom.game.express.teams.whereabouts import (
    drew_unseen,
    find_homes,
    given_back,
    left,
    limit,
    look,
    take_stock,
)
from tests.rules.table import arranged

SEATS = ["Ghost", "Doc", "Belle", "Tuco"]
TUCO, DOC = 3, 1
TUCOS_MOVE = TUCO << 4 | MOVE
TUCOS_ROB = TUCO << 4 | ROB
DOCS_MOVE = DOC << 4 | MOVE


def partners(**position: object) -> Express:
    """A game of two teams, with Belle beside Tuco."""
    return arranged(
        {"seats": SEATS, "teams": True, "powers": False, "events": False},
        {"card": "tunnel", "turn": 2, "first": "Ghost", **position},
    )


@pytest.mark.rules("TEAM-2", "KNOW-2")
def test_what_surely_is_with_one_partner_is_not_with_the_other() -> None:
    piles, partner = (player.piles for player in partners().state.players[2:])
    piles.home, piles.may = [TUCOS_MOVE, TUCOS_MOVE], [TUCOS_MOVE, TUCOS_MOVE]
    partner.home, partner.here = [TUCOS_MOVE], [TUCOS_MOVE, TUCOS_MOVE]
    limit(piles, partner, TUCOS_MOVE)
    assert piles.may == [TUCOS_MOVE]
    limit(piles, partner, TUCOS_MOVE)
    assert piles.may == [TUCOS_MOVE]


@pytest.mark.rules("TEAM-2", "KNOW-2")
def test_what_all_saw_leave_is_with_neither() -> None:
    state = partners().state
    piles, partner = (player.piles for player in state.players[2:])
    partner.home, partner.here = [TUCOS_MOVE], [TUCOS_MOVE]
    piles.home, piles.may, piles.seen = [], [TUCOS_MOVE], [TUCOS_MOVE]
    left(state, 3, TUCOS_MOVE)
    assert (partner.home, partner.here, piles.may) == ([], [], [])


@pytest.mark.rules("TEAM-2", "KNOW-2")
def test_what_came_back_in_this_stealin_is_not_what_was_on_the_pile() -> None:
    state = partners().state
    state.pile = [TUCOS_MOVE, TUCOS_ROB, TUCOS_MOVE]
    state.resolved = 2
    assert given_back(state, 3, TUCOS_MOVE) == 1
    assert given_back(state, 2, TUCOS_MOVE) == 0
    assert given_back(state, 1, DOCS_MOVE) == 0
    piles = state.players[3].piles
    piles.home = [TUCOS_MOVE, TUCOS_MOVE]
    piles.here = [TUCOS_MOVE]
    left(state, 3, TUCOS_MOVE)
    assert (piles.home, piles.here) == ([TUCOS_MOVE], [TUCOS_MOVE])


@pytest.mark.rules("TEAM-2", "KNOW-2")
def test_how_many_cards_of_the_partner_a_seat_has_at_least_and_at_most() -> None:
    state = partners().state
    piles, partner = (player.piles for player in state.players[2:])
    piles.may = []
    for _ in range(2):
        drew_unseen(state, 2, TUCOS_MOVE, 0)
    assert (piles.least, piles.most) == (2, 2)
    assert piles.may == [TUCOS_MOVE, TUCOS_MOVE]
    drew_unseen(state, 2, TUCOS_MOVE, 0)
    assert piles.may == [TUCOS_MOVE, TUCOS_MOVE]  # there are no three of them
    # Who draws from one with cards of its partner may get its own card back.
    partner.least, partner.most = 3, 3
    drew_unseen(state, 2, TUCOS_ROB, 3)
    assert (piles.least, piles.most, partner.least) == (3, 4, 2)


def after_a_tunnel() -> Express:
    """A game in which Belle holds a card like the one that she has played face-down."""
    return partners(
        phase="schemin",
        hands={"Belle": ["Belle move", "Belle rob"]},
        pile=["Belle move face-down"],
    )


@pytest.mark.rules("TEAM-2", "KNOW-2")
def test_a_card_like_one_played_face_down_is_another() -> None:
    state = after_a_tunnel().state
    player = state.players[2]
    move = state.pile[0] & 255
    assert player.piles.seen.count(move) == 2
    assert player.piles.may.count(move) == 2
    player.piles.seen.remove(move)
    look(state, 2, 0)
    assert player.piles.seen.count(move) == 2


@pytest.mark.rules("TEAM-2", "KNOW-2")
def test_who_has_no_deck_left_has_seen_every_card() -> None:
    state = after_a_tunnel().state
    player = state.players[2]
    find_homes(state)
    everything = sorted(player.piles.may)
    player.piles.may = []
    take_stock(state, 2)
    assert player.piles.may == []
    player.held = len(player.cards)
    take_stock(state, 2)
    assert sorted(player.piles.may) == everything
    assert len(everything) == len(player.cards) + 1
