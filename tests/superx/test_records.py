"""Records of Super Express: one kept for each way to end, and no damage goes unseen."""

from pathlib import Path

import pytest

import folsom
from folsom.game.superx.game import SuperExpress
from folsom.record import golden
from folsom.record.golden_super import SUPER_GAMES
from folsom.record.record import Record, RecordError
from tests.modes import SUPER

FOLDER = Path(__file__).parent.parent / "golden"


def way_to_end(record: Record) -> str:
    """How a recorded game ended, in the words of the records' names."""
    game = record.game
    assert isinstance(game, SuperExpress)
    left = int(game.state.alive).bit_count()
    decided = game.result().decided_by
    how = decided if decided == "shared" else f"by-{decided}"
    if left == 1:
        again = record.restart()
        for seat, choice in record.choices:
            events = again.play(seat, choice)
        fell = [event.facts["cause"] for event in events if event.kind == "fell"]
        return f"last-one-{'moved' if fell[-1] == 'move' else fell[-1]}"
    return f"locomotive-{how}" if left else f"lost-together-{how}"


@pytest.mark.rules("SX-END-2")
@pytest.mark.parametrize("name", SUPER_GAMES)
def test_each_kept_game_ends_as_its_name_says(name: str) -> None:
    record = Record.load(FOLDER / f"{name}{golden.SUFFIX}")
    assert name == f"super-{record.game.seats}-{way_to_end(record)}"


@pytest.mark.rules("SX-SET-1")
def test_between_them_they_have_every_number_of_players_and_every_module() -> None:
    records = [golden.play(name) for name in SUPER_GAMES]
    assert {record.game.seats for record in records} == {3, 4, 5, 6, 7}
    modules = [record.options.get("expansions", []) for record in records]
    for wanted in ([], ["reflexes"], ["horse"], ["reflexes", "horse"]):
        assert wanted in modules


def test_a_record_reads_like_this() -> None:
    lines = golden.play("super-3-last-one-shot").text().split("\n")
    assert lines[:19] == [
        "Folsom record",
        "game: super",
        "rules: 2",
        "seed: 10",
        "seats: any, Mei, any",
        "first: Mei",
        "",
        "Set-up",
        "  ; seats: Ghost, Mei, Cheyenne",
        "  ; first: Mei",
        "  ; start: Ghost 1 inside facing back, Mei 3 inside facing forward, "
        "Cheyenne 2 inside facing forward",
        "",
        "Round 1",
        "  Cheyenne: plan move, turn, floor",
        "  Mei: plan floor, turn, move",
        "  Ghost: plan turn, shoot, floor",
        "  ; Mei was lost with the wagon",
        "  ; Ghost took wagon 4, worth 400",
        "",
    ]
    assert lines[-6:] == [
        "Result",
        "  Ghost: 1 card, 400 money, rank 2",
        "  Mei: 0 cards, 0 money, rank 3",
        "  Cheyenne: 2 cards, 1300 money, rank 1",
        "  winners: Cheyenne, by standing",
        "",
    ]


@pytest.mark.parametrize("mode", SUPER)
def test_any_game_can_be_written_and_read_at_any_moment(mode: str) -> None:
    options = {word: value for word, value in SUPER[mode].items() if word != "game"}
    record = Record.new("super", options, seed=7)
    rng = folsom.seeded(8)
    while not record.game.over:
        again = Record.parse(record.text(), "a record")
        assert again.text() == record.text()
        assert again.game.view(None) == record.game.view(None)
        deciders = record.game.deciders()
        seat = deciders[rng.below(len(deciders))]
        choices = record.game.choices(seat)
        record.play(seat, choices[rng.below(len(choices))])
    assert Record.parse(record.text(), "a record").game.result().winners


NAME = "super-5-last-one-uncoupled"


def test_a_line_that_was_changed_or_lost_is_found() -> None:
    lines = golden.play(NAME).lines()
    for number, line in enumerate(lines):
        for damaged in (
            [*lines[:number], f"{line}x", *lines[number + 1 :]],
            [*lines[:number], *lines[number + 1 :]],
        ):
            with pytest.raises(RecordError) as caught:
                Record.parse("\n".join(damaged) + "\n", "damaged")
            assert str(caught.value).startswith("damaged, line ")


def test_other_plans_do_not_fit_the_rest() -> None:
    text = golden.play(NAME).text()
    plan = next(line for line in text.split("\n") if ": plan " in line)
    who = plan.split(":")[0]
    with pytest.raises(RecordError, match=r"one is written like 'plan turn, move, floor'"):
        Record.parse(text.replace(plan, f"{who}: plan move, move, move", 1), "a record")
    with pytest.raises(RecordError, match=r"cannot choose 'plan move, turn, reflexes' now; open"):
        Record.parse(text.replace(plan, f"{who}: plan move, turn, reflexes", 1), "a record")


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    text = golden.play("super-6-lost-together-by-cards").text()
    with pytest.raises(RecordError, match=r"line 2: the set-up cannot be played.*3 to 7 players"):
        Record.parse(text.replace("players: 6", "players: 9"), "a record")
    with pytest.raises(RecordError, match="There is no option expert"):
        Record.parse(text.replace("players: 6", "players: 6\nexpert: on"), "a record")


def test_a_long_list_of_choices_is_not_told_in_an_error() -> None:
    game = folsom.new("super", players=3, expansions=["reflexes", "horse"], seed=1)
    with pytest.raises(folsom.IllegalChoice, match=r" and 117 more\.$"):
        game.play(0, "surrender")
