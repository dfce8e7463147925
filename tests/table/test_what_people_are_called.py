"""Names that can be seen and told apart."""

import re
from pathlib import Path

import pytest

import folsom
from folsom.bots import NAMES
from folsom.table.names import BOTS, LABELS, apart, named, own, shown
from folsom.table.refusal import Refusal

BLANK = [
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u2060",
    "\ufe0f",
    "\u0301",
    "\u00a0\u3164\u2003",
    "\U0001d159",
    "\U000e0100",
    "\ue000",
]


@pytest.mark.parametrize("text", BLANK)
def test_a_name_of_which_nothing_can_be_seen_is_refused(text: str) -> None:
    assert shown(text) == ""
    with pytest.raises(Refusal) as refused:
        named(text, [])
    assert refused.value.code == "name"


@pytest.mark.parametrize("text", ["", "  ", "\t\n"])
def test_one_may_have_no_name(text: str) -> None:
    assert named(text, ["", "Ann"]) == ""


ALIKE = [
    ("Ann", "Ann"),
    ("Ann", "ANN"),
    ("Ann", "A n n"),
    ("Ann", "\u0410nn"),  # Cyrillic A
    ("Ann", "\u0391nn"),  # Greek Alpha
    ("Ann", "Ann\u3164"),
    ("Ann", "\uff21nn"),  # fullwidth
    ("Ann", "\U0001d400nn"),  # mathematical bold
    ("Ann", "\u00c0nn"),  # with an accent
    ("Ian", "lan"),
    ("Ian", "1an"),
    ("Bo", "B0"),
    ("Bo", "\u0412\u043e"),
    ("Tom", "Torn"),
    ("Ada", "\u1d00\u1d05\u1d00"),  # small capitals
    ("Ada", "\U0001f150\U0001f153\U0001f150"),  # in black circles
    ("Ada", "\U0001f1e6\U0001f1e9\U0001f1e6"),  # as flags
    ("Ada", "Ada."),
    ("Will", "VVill"),
    ("Ewa", "Evva"),
    ("\u0421\u0430\u0448\u0430", "Ca\u0448a"),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_names_that_look_alike_are_told_apart(first: str, second: str) -> None:
    for one, two in ((first, second), (second, first)):
        told = named(two, [shown(one)])
        assert told == f"{shown(two)} 2"
        assert named(two, [shown(one), told]) == f"{shown(two)} 3"


@pytest.mark.parametrize(
    ("first", "second"), [("Ann", "Anna"), ("Ann", "Bob"), ("Ola", "Ala"), ("Ann 2", "Ann 3")]
)
def test_other_names_are_left_alone(first: str, second: str) -> None:
    assert named(second, [first]) == second


def test_nobody_is_called_as_the_client_calls_people() -> None:
    folder = Path(folsom.__file__).parent / "locale" / "web"
    written = "".join(file.read_text("utf-8") for file in folder.glob("*.ftl"))
    labels = re.findall(r"^web-(?:you|somebody) = (.+)$", written, re.MULTILINE)
    assert sorted(labels) == sorted(LABELS)
    assert named("you", []) == "you 2"


def test_nobody_is_called_as_the_client_calls_bots() -> None:
    folder = Path(folsom.__file__).parent / "locale" / "web"
    labels: set[str] = set()
    for file in folder.glob("*.ftl"):
        [names] = re.findall(
            r"^web-bot-of = (.+?)^    }$", file.read_text("utf-8"), re.MULTILINE | re.DOTALL
        )
        called = dict(re.findall(r"\[(\w+)\] (.+)$", names, re.MULTILINE))
        assert called.keys() == {*NAMES, "other"}
        assert len({*called.values()}) == len(called)
        labels |= {*called.values()}
    assert sorted(labels) == sorted(BOTS)
    assert named("fair bot", []) == "fair bot 2"
    assert own("Бот-експерт", ["Ann"]) == "Бот-експерт 2"


def test_a_number_fits_into_the_longest_name() -> None:
    told = apart("x" * 24, ["x" * 24])
    assert told == "x" * 22 + " 2"
