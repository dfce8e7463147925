"""A record is a game written down: what is read is what was written, and what was played."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import folsom
from folsom.game.express.components import BANDITS, CARDS_2_TO_4, CARDS_5_TO_7, STATIONS, WAGONS
from folsom.record.record import Record
from tests.modes import EXPRESS
from tests.record.playing import played

GAMES = 50 if folsom.compiled() else 3
"""A game costs much more as plain Python, and proves the same."""


def shown(game: folsom.Game) -> str:
    return json.dumps([game.view(seat) for seat in [None, *range(game.seats)]])


@pytest.mark.parametrize("mode", EXPRESS)
def test_replaying_a_record_gives_the_same_game(mode: str) -> None:
    for seed in range(GAMES):
        record = played(EXPRESS[mode], seed)
        again = Record.parse(record.text(), "again")
        assert again.text() == record.text()
        assert again.choices == record.choices
        assert shown(again.game) == shown(record.game)
        assert again.game.result().as_dict() == record.game.result().as_dict()


@pytest.mark.parametrize("mode", EXPRESS)
def test_the_record_of_an_unfinished_game_is_a_record_too(mode: str) -> None:
    for most in (0, 1, 7, 40):
        record = played(EXPRESS[mode], 4, most)
        again = Record.parse(record.text(), "again")
        assert again.text() == record.text()
        assert shown(again.game) == shown(record.game)
        for seat in again.game.deciders():
            assert again.game.choices(seat) == record.game.choices(seat)


def test_a_record_goes_on_where_it_was_left() -> None:
    whole = played({"players": 5}, 11)
    begun = Record.parse(played({"players": 5}, 11, 50).text(), "begun")
    for seat, choice in whole.choices[50:]:
        begun.play(seat, choice)
    assert begun.text() == whole.text()


def test_the_choices_played_on_a_new_game_lead_to_the_same_result() -> None:
    record = played({"players": 4}, 12)
    game = record.restart()
    for seat, choice in record.choices:
        game.play(seat, choice)
    assert game.result().as_dict() == record.game.result().as_dict()


def test_an_illegal_choice_is_not_written_down() -> None:
    record = played({"players": 4}, 13, 5)
    before = record.text()
    seat = record.game.deciders()[0]
    with pytest.raises(folsom.IllegalChoice):
        record.play(seat, "keep the rest")
    with pytest.raises(folsom.IllegalChoice):
        record.play((seat + 1) % 4, "draw")
    with pytest.raises(folsom.UnknownWord):
        record.play(seat, "surrender")
    assert record.text() == before
    assert Record.parse(before, "before").text() == before


def test_lines_may_end_as_on_windows() -> None:
    record = played({"players": 3}, 14, 20)
    assert Record.parse(record.text().replace("\n", "\r\n"), "crlf").text() == record.text()


def test_what_it_looks_like() -> None:
    record = Record.new(
        "express",
        {
            "seats": ("Doc", "Tuco", None),
            "wagons": ["saloon", "coach", "mail"],
            "rounds": ["bridge", "tunnel", "rebellion", "braking", "swivel-arm"],
            "first": "Tuco",
            "events": False,
            "expansions": [],
        },
        7,
    )
    for _ in range(4):
        record.play(record.game.deciders()[0], "draw")
    lines = record.text().split("\n")
    assert lines[:11] == [
        "Folsom record",
        "game: express",
        f"rules: {folsom.RULES_VERSION}",
        "seed: 7",
        "seats: Doc, Tuco, any",
        "wagons: saloon, coach, mail",
        "rounds: bridge, tunnel, rebellion, braking, swivel-arm",
        "first: Tuco",
        "events: off",
        "",
        "Set-up",
    ]
    third = record.game.view(None)["players"][2]["bandits"][0]  # type: ignore[index]
    assert lines[11:16] == [
        "  ; wagons: saloon, coach, mail",
        f"  ; seats: Doc, Tuco, {third}",
        "  ; first: Tuco",
        f"  ; start: Tuco 3 inside, {third} 2 inside, Doc 3 inside",
        "",
    ]
    assert lines[16] == "Round 1"
    assert lines[17].startswith("  ; Doc drew Doc ")
    assert lines[17].count("Doc ") == 1 + 7
    assert lines[20:22] == ["  ; card: bridge", "Turn 1: standard"]
    assert lines[22].startswith("  Tuco: draw ; drew Tuco ")
    assert lines[25] == "Turn 2: speeding-up"
    assert lines[-1] == ""


names = st.sampled_from(BANDITS)
leaders = st.sampled_from(["Ghost", "Doc", "Belle"])
others = st.sampled_from(["Tuco", "Django", "Cheyenne", "Mei"])


@st.composite
def set_ups(draw: st.DrawFn) -> dict[str, object]:
    """Options of every kind, of which most can be played."""
    pairs = draw(st.booleans())
    players = draw(st.integers(2, 3) if pairs else st.integers(3, 7))
    options: dict[str, object] = {"pairs": pairs} if pairs or draw(st.booleans()) else {}
    events = draw(st.booleans())
    if draw(st.booleans()):
        pair = st.tuples(leaders, others)
        seat = st.none() | ((pair.map("+".join) | pair) if pairs else names)
        options["seats"] = draw(st.lists(seat, min_size=players, max_size=players))
    else:
        options["players"] = players
    for word in ("powers", "expert"):
        if draw(st.booleans()):
            options[word] = draw(st.booleans())
    if not events or draw(st.booleans()):
        options["events"] = events
    if draw(st.booleans()):
        options["edition"] = draw(st.sampled_from([1, 2]))
    if draw(st.booleans()):
        count = players + 1 if pairs else min(players, 6)
        options["wagons"] = draw(st.permutations([wagon.name for wagon in WAGONS]))[:count]
    cards = [card.name for card in (CARDS_2_TO_4 if pairs or players < 5 else CARDS_5_TO_7)]
    stations = [card.name for card in STATIONS]
    if draw(st.booleans()):
        mixed = draw(st.permutations(cards))
        station = draw(st.sampled_from(stations))
        options["rounds"] = [*mixed[:4], station] if events else mixed[:5]
    if draw(st.booleans()):
        options["pool"] = [*draw(st.permutations(cards)), *draw(st.permutations(stations))]
    if draw(st.booleans()):
        options["first"] = draw(st.integers(0, players - 1) | names)
    if draw(st.booleans()):
        options["expansions"] = []
    return options


@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(set_ups(), st.integers() | st.integers(-(2**80), 2**80))
def test_every_set_up_that_can_be_played_survives_being_written(
    options: dict[str, object], seed: int
) -> None:
    try:
        game = folsom.new("express", seed=seed, **options)
    except folsom.SetupError:
        with pytest.raises(folsom.SetupError):
            Record.new("express", options, seed)
        return
    record = Record.new("express", options, seed)
    again = Record.parse(record.text(), "again")
    assert again.options == record.options
    assert again.seed == seed
    assert again.text() == record.text()
    assert shown(again.game) == shown(record.game) == shown(game)
