"""Choices in words: printed and parsed without loss, and nothing else taken for one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import folsom
from folsom.game.express import codes
from folsom.game.express.components import (
    ACTION_NAMES,
    BANDITS,
    BULLET,
    FIRE,
    LOOT,
    NEUTRAL,
    NO_LOOT,
    PURSE,
)
from folsom.game.express.notation import choice, parse
from folsom.game.express.places import MAX_CARS
from tests.modes import EXPRESS, positions

WHO = range(len(BANDITS))
PLACES = range(2 * MAX_CARS)
CARDS = [(who, kind) for who in WHO for kind in range(len(ACTION_NAMES))]
BULLETS = [(who, BULLET) for who in [*WHO, NEUTRAL]]


def card(done: int, who: int, kind: int) -> int:
    return done | who << codes.WHO | kind << codes.KIND


def strikes() -> list[int]:
    found = []
    for who in WHO:
        for place in PLACES:
            for loot in range(len(LOOT)):
                code = card(codes.STRIKE, who, loot) | place << codes.PLACE
                found.append(code)
                if loot == PURSE:
                    found.append(code | codes.FLAG)
    return found


def covers() -> list[int]:
    return [
        card(codes.PLAY, who, FIRE) | ((other << 4 | kind) + 1) << codes.COVER
        for who in WHO
        for other, kind in CARDS
    ]


EVERY_CODE = [
    codes.DRAW,
    codes.KEEP,
    *(card(codes.PLAY, *each) for each in CARDS),
    *(card(codes.PLAY, *each) | codes.FLAG for each in CARDS),
    *(card(codes.DISCARD, *each) for each in CARDS + BULLETS),
    *(card(codes.CHOOSE, *each) for each in CARDS + BULLETS),
    *(codes.START | who << codes.WHO for who in WHO),
    *(codes.SHOOT | who << codes.WHO for who in WHO),
    *(codes.TO_PLACE | place << codes.PLACE for place in PLACES),
    *(codes.CLIMB | place << codes.PLACE for place in PLACES),
    *(codes.MARSHAL_TO | 2 * car << codes.PLACE for car in range(MAX_CARS)),
    *(codes.TAKE | kind << codes.KIND for kind in range(NO_LOOT + 1, len(LOOT))),
    *(codes.LEAVE | kind << codes.KIND for kind in range(NO_LOOT + 1, len(LOOT))),
    *strikes(),
    *covers(),
]
EVERY_TEXT = [choice(code).text for code in EVERY_CODE]


def test_every_choice_is_printed_and_parsed_without_loss() -> None:
    for code in EVERY_CODE:
        printed = choice(code)
        parsed = parse(printed.text)
        assert parsed.code == code
        assert parsed == printed
        assert parse(str(parsed)) == parsed


def test_different_choices_have_different_words() -> None:
    assert len(set(EVERY_TEXT)) == len(EVERY_CODE)


@pytest.mark.parametrize("mode", EXPRESS)
def test_all_that_games_offer_is_among_them(mode: str) -> None:
    for game in positions(EXPRESS[mode], 5):
        for seat in game.deciders():
            for offered in game.choices(seat):
                assert offered.code in EVERY_CODE
                assert game.parse(offered.text) == offered


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fire",
        "fire Belle ",
        " fire Belle",
        "fire belle",
        "Fire Belle",
        "fire neutral",
        "play Ghost bullet",
        "play Ghost fire face-up",
        "move to 8 inside",
        "move 3 inside",
        "move at 3 inside",
        "move to 3",
        "marshal to 9",
        "marshal to 3 inside",
        "rob purse 300",
        "rob",
        "punch Doc",
        "punch Doc gold to 3 roof",
        "punch Doc taking jewel to 3 roof",
        "punch Doc taking to 3 roof",
        "start Ghost in the wagon",
        "discard Ghost",
        "draw 3",
        "keep",
    ],
)
def test_words_that_are_no_choice_are_refused(text: str) -> None:
    with pytest.raises(folsom.UnknownWord, match="not a"):
        parse(text)


words = st.sampled_from(sorted({word for text in EVERY_TEXT for word in text.split(" ")}))
nonsense = st.one_of(
    st.text(), st.lists(words, max_size=8).map(" ".join), st.sampled_from(EVERY_TEXT)
)


@given(nonsense, st.text(max_size=3), st.integers(0, 40))
def test_garbage_is_refused_and_nothing_is_misread(text: str, more: str, place: int) -> None:
    for garbled in (text, text[:place] + more + text[place:], text[:place] + text[place + 1 :]):
        try:
            read = parse(garbled)
        except folsom.UnknownWord:
            assert garbled not in EVERY_TEXT
        else:
            assert read.text == garbled
            assert garbled in EVERY_TEXT


@pytest.mark.parametrize("number", ["0", "1", "02", "x", "9" * 5000])
def test_tokens_that_look_alike_are_numbered_from_two(number: str) -> None:
    game = folsom.new(players=3)
    assert str(game.parse("hand over purse 2")) == "hand over purse 2"
    with pytest.raises(folsom.UnknownWord):
        game.parse(f"hand over purse {number}")
