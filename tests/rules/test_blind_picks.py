"""Which of some tokens that look alike is taken, and who still knows them."""

import pytest

from folsom.game.express.components import PURSE
from folsom.game.express.loot import hide, pick
from tests.rules.table import THREE, arranged


@pytest.mark.rules("ROB-3")
def test_each_of_the_purses_may_be_picked() -> None:
    state = arranged({"seats": THREE}, {}).state
    assert {int(pick(state, 0b10111, PURSE, 0)) for _ in range(100)} == {1, 2, 4, 16}


@pytest.mark.rules("KNOW-4", "MP-IDEA-3")
def test_who_knows_one_of_two_purses_loses_sight_of_it_when_one_goes_elsewhere() -> None:
    state = arranged({"seats": THREE}, {}).state
    assert state.value[0] == state.value[1] == 250
    for player, knows in zip(state.players, [0b01, 0b01, 0b11]):
        player.knows = knows
    hide(state, 0b01, 1)
    assert [player.knows for player in state.players] == [0b01, 0b01, 0b11]
    hide(state, 0b11, 1)
    assert [player.knows for player in state.players] == [0b00, 0b01, 0b11]
