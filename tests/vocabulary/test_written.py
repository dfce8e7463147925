"""What is one text of several parts is written and read as it is declared."""

from typing import Literal

import pytest

from folsom.game.errors import UnknownWord
from folsom.game.express.components import BANDITS, card_text
from folsom.game.express.marshal.components import GOALS, WARRANT
from folsom.game.express.notation import ACTIONS, BULLETS, PLACES
from folsom.game.express.places import OUTSIDE, place_text
from folsom.game.express.vocabulary.written import CARD, GOAL, LINE, PLACE
from folsom.game.superx.components import PLACES as SUPER_PLACES
from folsom.game.vocabulary.train import CAR_PLACE
from folsom.game.written import Pattern, Written


@pytest.mark.parametrize("place", PLACES)
def test_every_place_is_read(place: int) -> None:
    parts = PLACE.read(place_text(place))
    assert ("car" in parts) == (place < OUTSIDE)
    assert " ".join(parts.values()) == place_text(place)


def test_every_place_of_the_other_train_is_read() -> None:
    read = [CAR_PLACE.read(place) for place in SUPER_PLACES]
    assert [f"{parts['car']} {parts['level']}" for parts in read] == SUPER_PLACES


def test_every_card_is_read() -> None:
    for card in ACTIONS + BULLETS:
        parts = CARD.read(card_text(card))
        assert f"{parts['owner']} {parts['kind']}" == card_text(card)


def test_every_goal_is_read() -> None:
    assert [GOAL.read(goal) for goal in GOALS[:WARRANT]] == [{"kind": goal} for goal in GOALS[:7]]
    warrants = [{"kind": "warrant", "bandit": name} for name in BANDITS]
    assert [GOAL.read(goal) for goal in GOALS[WARRANT:]] == warrants


def test_lines_of_the_reckoning_are_read() -> None:
    assert LINE.read("mail-bags") == {"kind": "mail-bags"}
    assert LINE.read("ransom-old-lady") == {"kind": "ransom", "hostage": "old-lady"}


@pytest.mark.parametrize(
    ("how", "text"),
    [
        (PLACE, "3"),
        (PLACE, "roof"),
        (PLACE, "3 inside "),
        (PLACE, "³ roof"),
        (PLACE, "stagecoach"),
        (CARD, "fire"),
        (CARD, "Ghost shoot"),
        (GOAL, "warrant"),
        (LINE, "ransom-doctor"),
    ],
)
def test_what_is_written_otherwise_is_refused(how: Written, text: str) -> None:
    with pytest.raises(UnknownWord, match="is not written as one of: "):
        how.read(text)


def test_a_pattern_is_words_and_parts_in_turn() -> None:
    pattern = Pattern("car {car}, {level}.", car=int, level=Literal["inside", "roof"])
    assert pattern.pieces() == ["car ", "car", ", ", "level", "."]
    assert pattern.read("car 3, roof.") == {"car": "3", "level": "roof"}
    assert pattern.read("car 3, roofs") is None
