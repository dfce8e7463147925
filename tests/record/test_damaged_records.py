"""A damaged record is refused, with the file, the line and the reason; nothing is half-loaded."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import folsom
from folsom.record.record import Record, RecordError
from tests.record.playing import played

WHOLE = played({"players": 4}, 1).text()
BEGUN = played({"players": 3, "expert": True}, 2, 30).text()
PAIRS = played({"players": 2, "pairs": True}, 3).text()


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.parse(text, "table.record")
    assert str(caught.value).startswith(f"table.record, line {caught.value.line}: ")
    return caught.value


def line_of(text: str, pattern: str) -> int:
    """The number of the first line that fits a pattern."""
    lines = text.split("\n")
    return next(number for number, line in enumerate(lines, 1) if re.search(pattern, line))


def changed(text: str, number: int, old: str, new: str) -> str:
    """The text with something else in one of its lines."""
    lines = text.split("\n")
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("Folsom record", "Folsom diary", 1, "this is no record"),
        ("game: express", "game: chess", 2, "there is no game chess"),
        ("game: express\n", "", 2, "the record does not say its game"),
        ("seed: 1\n", "", 4, "the record does not say its seed"),
        ("seed: 1\n", "seed: one\n", 4, "'one' does not fit seed"),
        ("seed: 1\n", "seed: 2\n", 8, "but the game gives"),
        ("seed: 1\n", "seed: 1\nseed: 1\n", 5, "seed is given twice"),
        ("seed: 1\n", "seed: 1\nweather: fine\n", 5, "'weather: fine' is no line of a record's"),
        ("players: 4\n", "players: 9\n", 2, "the set-up cannot be played. 3 to 7 players"),
        ("players: 4\n", "players: 4\nexpert: maybe\n", 6, "'maybe' does not fit expert"),
        ("players: 4\n", "players: 4\nexpert: on\n", 0, "but the game gives"),
        ("seed: 1\nplayers: 4\n", "players: 4\nseed: 1\n", 4, "but the game gives 'seed: 1'"),
    ],
)
def test_a_wrong_head(old: str, new: str, line: int, reason: str) -> None:
    error = refusal(WHOLE.replace(old, new, 1))
    assert reason in error.reason
    if line:
        assert error.line == line


def test_another_version_of_the_rules() -> None:
    other = folsom.RULES_VERSION + 1
    error = refusal(WHOLE.replace(f"rules: {folsom.RULES_VERSION}\n", f"rules: {other}\n", 1))
    assert error.line == 3
    assert f"made under version {other} of the rules" in error.reason
    assert f"this is version {folsom.RULES_VERSION}" in error.reason


def test_nothing_at_all() -> None:
    assert refusal("").line == 1
    assert refusal("\n").line == 1
    assert refusal("\x00\x01\n").line == 1


def test_a_choice_that_is_none() -> None:
    line = line_of(WHOLE, "^  [A-Z].*: play ")
    error = refusal(changed(WHOLE, line, "play", "eat"))
    assert error.line == line
    assert "is not a choice of this game" in error.reason


def test_an_illegal_choice() -> None:
    line = line_of(WHOLE, "^  [A-Z].*: play ")
    text = re.sub(": play .*", ": keep the rest", WHOLE, count=1)
    error = refusal(text)
    assert error.line == line
    assert "cannot choose 'keep the rest' now; open to" in error.reason
    assert "draw" in error.reason


def test_a_choice_of_somebody_whose_turn_it_is_not() -> None:
    line = line_of(WHOLE, "^  [A-Z].*: play ")
    who, after = (WHOLE.split("\n")[number].strip().split(":")[0] for number in (line - 1, line))
    error = refusal(changed(WHOLE, line, f"{who}: ", f"{after}: "))
    assert error.line == line
    assert f"open to {after}: nothing" in error.reason


def test_a_seat_that_nobody_has() -> None:
    line = line_of(WHOLE, "^  [A-Z].*: play ")
    who = WHOLE.split("\n")[line - 1].strip().split(":")[0]
    error = refusal(changed(WHOLE, line, f"{who}: ", "Zorro: "))
    assert error.line == line
    assert error.reason == "there is no seat 'Zorro'."


@pytest.mark.parametrize(
    ("pattern", "old", "new"),
    [
        (r"; wagons: ", "wagons: ", "wagons: coach, "),
        (r"; start: ", " inside", " roof"),
        (r"; \w+ drew ", " drew ", " drew nothing, "),
        (r"; card: ", "card: ", "card: un"),
        (r": draw ; drew ", " ; drew ", " ; drew neutral bullet, "),
        (r" ; .*took purse ", "took purse ", "took purse 1"),
        (r"dropped purse ", "dropped purse ", "dropped purse 1"),
        (r"^Turn 2: ", "Turn 2", "Turn 3"),
        (r"^Round 2", "Round 2", "Round 4"),
    ],
)
def test_a_chance_result_that_does_not_match(pattern: str, old: str, new: str) -> None:
    line = line_of(WHOLE, pattern)
    error = refusal(changed(WHOLE, line, old, new))
    assert error.line == line
    assert error.reason.startswith("it says '")
    assert "but the game gives '" in error.reason


def test_a_chance_result_left_out() -> None:
    line = line_of(WHOLE, ": draw ; drew ")
    notes = WHOLE.split("\n")[line - 1].partition(" ; ")[2]
    error = refusal(changed(WHOLE, line, f" ; {notes}", ""))
    assert error.line == line
    assert error.reason == f"it says nothing, but the game gives '{notes}'."


@pytest.mark.parametrize(
    ("pattern", "new"), [(r"\d+ money", "9 money"), (r"rank \d", "rank 7"), (r"by \w+$", "by luck")]
)
def test_a_wrong_result(pattern: str, new: str) -> None:
    head, result = WHOLE.split("\nResult\n")
    error = refusal(f"{head}\nResult\n{re.sub(pattern, new, result, count=1, flags=re.MULTILINE)}")
    assert error.line > line_of(WHOLE, "^Result$")
    assert "but the game gives" in error.reason


def test_a_missing_result() -> None:
    head = WHOLE.split("\n\nResult\n")[0] + "\n"
    error = refusal(head)
    assert error.line == head.count("\n") + 1
    assert error.reason == "the record breaks off; 'Result' should follow."


def test_more_after_the_end() -> None:
    error = refusal(WHOLE + "  Ghost: draw\n")
    assert error.line == WHOLE.count("\n") + 1
    assert error.reason == "the game is over, but the record goes on."


def test_something_that_is_neither_choice_nor_chance() -> None:
    error = refusal(BEGUN + "and then they all went home\n")
    assert error.line == BEGUN.count("\n") + 1
    assert "should be a choice" in error.reason


@pytest.mark.parametrize("text", [WHOLE, BEGUN, PAIRS], ids=["whole", "begun", "pairs"])
def test_breaking_off_in_the_middle_of_a_line(text: str) -> None:
    for length in range(1, len(text), 37):
        piece = text[:length]
        if not piece.endswith("\n"):
            error = refusal(piece)
            assert error.line == piece.count("\n") + 1
            assert "breaks off in the middle of a line" in error.reason


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="it cannot be read: No such file"):
        Record.load(tmp_path / "nowhere.record")
    latin = tmp_path / "latin.record"
    latin.write_bytes(WHOLE.encode()[:40] + b"\xff" + WHOLE.encode()[40:])
    with pytest.raises(RecordError, match="line 4: this is not UTF-8"):
        Record.load(latin)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from([WHOLE, BEGUN, PAIRS]),
    st.integers(0, 20_000),
    st.sampled_from(["cut", "double", "swap", "drop", "add"]),
    st.characters(codec="utf-8"),
)
def test_no_damage_goes_unnoticed(text: str, place: int, damage: str, letter: str) -> None:
    lines = text.split("\n")
    number = place % (len(lines) - 1)
    column = place % len(text)
    if damage == "cut":
        damaged = "\n".join(lines[:number] + lines[number + 1 :])
    elif damage == "double":
        damaged = "\n".join(lines[:number] + lines[number : number + 1] + lines[number:])
    elif damage == "swap":
        damaged = text[:column] + letter + text[column + 1 :]
    elif damage == "drop":
        damaged = text[:column] + text[column + 1 :]
    else:
        damaged = text[:column] + letter + text[column:]
    try:
        read = Record.parse(damaged, "damaged")
    except RecordError:
        return
    assert read.text() == damaged.replace("\r\n", "\n")
