"""The words of all languages fit together and fit the program."""

import ast
import re
from pathlib import Path

import pytest

import folsom
from folsom.bots import NAMES
from folsom.cli.names import FORMS
from folsom.game.express.components import (
    ACTION_NAMES,
    BANDITS,
    CARDS_2_TO_4,
    CARDS_5_TO_7,
    EVENTS,
    LOOT,
    STATIONS,
    TURNS,
    WAGONS,
    WHISKEY,
)
from folsom.game.express.horses.components import (
    HORSES_2_TO_4,
    HORSES_5_TO_7,
    HORSES_STATIONS,
    HOSTAGES,
)
from folsom.game.express.marshal.components import (
    EFFECTS,
    FISTFIGHTERS,
    GOALS,
    MARSHAL_2_TO_4,
    MARSHAL_STATIONS,
    STACKS,
    WARRANT,
)
from folsom.game.express.phases import PHASES
from folsom.locale import LANGUAGES, UnknownLanguage, words_in
from tests.locale.reading import mentions, terminal
from tests.locale.sources import SOURCE

CAUSES = {
    "moved": [
        *("move", "floor", "flee", "push", "punch", "swivel-arm", "braking"),
        *("ride", "full-speed", "time-machine"),
    ],
    "took": ["rob", "snatch", "pickpocketing"],
    "dropped": ["punch", "revenge"],
    "passed": ["declined", "no-card", "nothing"],
    "wounded": [
        *("marshal", "angry-marshal", "rebellion"),
        *("shotgun", "shotguns-rage", "poodle"),
    ],
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_forms_of_names_are_those_that_messages_are_given(language: str) -> None:
    for key, message in terminal(language).items():
        forms = {attribute.id.name for attribute in message.attributes}
        if key.startswith("bandit-"):
            assert forms <= set(FORMS)
        else:
            assert forms == ({"object"} if key.startswith("loot-") else set()), key


def dynamic_keys() -> set[str]:
    """The keys that are put together from words of the game."""
    cards = [*CARDS_2_TO_4, *CARDS_5_TO_7, *STATIONS]
    cards += [*HORSES_2_TO_4, *HORSES_5_TO_7, *HORSES_STATIONS]
    cards += [*MARSHAL_2_TO_4, *MARSHAL_STATIONS]
    shown = [phase.name for phase in PHASES if phase.name != "round-end"]  # where nobody is asked
    decisions = [phase for phase in shown if phase != "over"]
    families = {
        "bandit": [*BANDITS, "Shotgun", "Marshal"],
        "hostage": HOSTAGES,
        "ransom": HOSTAGES,
        "whiskey": WHISKEY,
        "stagecoach": ["at", "to"],
        "time-machine": ["at", "to"],
        "gone": ["at", "to"],
        "hidden": ["at"],
        "riding": ["at"],
        "about-hostage": HOSTAGES,
        "loot": LOOT[1:],
        "action": [name.replace("+", "-plus") for name in ACTION_NAMES],
        "wagon": [*[wagon.name for wagon in WAGONS], "prison"],
        "cell": ["at", "to"],
        "lead": EFFECTS,
        "about-lead": EFFECTS,
        "fist": FISTFIGHTERS,
        "stack": STACKS,
        "law-goal": [*GOALS[:WARRANT], "warrant"],
        "law-event": ["freed-prisoner", "recaptured"],
        "about-law": ["angry-marshal", "revenge", "marshals-whiskey"],
        "turn": TURNS,
        "about-turn": TURNS,
        "card": [card.name for card in cards],
        "about": EVENTS[1:],
        "phase": shown,
        "ask": decisions,
        "bot": NAMES,
        **{f"event-{kind}": causes for kind, causes in CAUSES.items()},
    }
    keys = {f"{family}-{word}" for family, words in families.items() for word in words}
    lines = {"mail-bags", "wanted", "prisoner", "fistfighter"}
    lines |= {"gunslinger", "station", "sharing", "mortal-bullet", "time-machine", "caught"}
    return keys | lines | {"purses", "jewels", "strongboxes"}


def literals() -> set[str]:
    """Every text in the program that could be a key, and the kinds of event."""
    found: set[str] = set()
    for file in (SOURCE / "cli").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    # "choice-play" grows "-of" and "-down", "choice-punch" grows "-loot" and "-taking".
    grown = {f"choice-play{end}" for end in ("-of", "-down", "-of-down")}
    grown |= {f"choice-punch{end}" for end in ("-loot", "-taking")}
    columns = {f"column-{word}" for word in found}
    return found | grown | columns | {f"event-{word}" for word in found}


def test_no_word_is_missing() -> None:
    assert dynamic_keys() <= set(terminal("en"))


def test_no_word_is_unused() -> None:
    english = terminal("en")
    used = dynamic_keys() | literals()
    for message in english.values():
        used |= mentions(message).messages
    assert set(english) - used == set()


def test_every_word_that_the_program_asks_for_exists() -> None:
    english = terminal("en")
    asked: set[str] = set()
    for file in (SOURCE / "cli").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                first = node.args[0]
                if name in ("words", "_words", "say", "say_to_copy", "_say"):
                    if isinstance(first, ast.Constant):
                        asked.add(str(first.value))
    assert len(asked) > 30
    assert asked - set(english) == set()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match=r"There are no words in de; the languages are en,"):
        words_in("de")


def test_missing_words_and_arguments_are_errors() -> None:
    words = words_in("en")
    with pytest.raises(KeyError):
        words("no-such-key")
    with pytest.raises(ValueError, match="round-of"):
        words("round-of")


def test_the_files_are_installed() -> None:
    installed = Path(folsom.__file__).parent / "locale"
    assert {file.stem for file in installed.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "amount", "text"),
    [
        ("en", 2250, "$2,250"),
        ("pl", 2250, "2\xa0250 $"),
        ("it", 2250, "2.250 $"),
        ("uk", 250, "250 $"),
    ],
)
def test_money_is_written_as_people_write_it(language: str, amount: int, text: str) -> None:
    assert words_in(language)("money", {"amount": amount}) == text


@pytest.mark.parametrize(
    ("language", "one", "three", "seven"),
    [
        ("en", "1 purse", "3 purses", "7 purses"),
        ("uk", "1 гаманець", "3 гаманці", "7 гаманців"),
        ("bg", "1 кесия", "3 кесии", "7 кесии"),
        ("pl", "1 worek", "3 worki", "7 worków"),
        ("it", "1 borsa", "3 borse", "7 borse"),
        ("ru", "1 кошелёк", "3 кошелька", "7 кошельков"),
    ],
)
def test_numbers_change_words(language: str, one: str, three: str, seven: str) -> None:
    words = words_in(language)
    assert [words("purses", {"count": count}) for count in (1, 3, 7)] == [one, three, seven]


def test_names_bend_where_the_language_bends_them() -> None:
    assert words_in("uk").form("bandit-Belle", "accusative") == "Кралю"
    assert words_in("pl").form("bandit-Ghost", "genitive") == "Ghosta"
    assert words_in("en").form("bandit-Belle", "accusative") == "Belle"
    assert re.search(r"\bКралю\b", words_in("uk")("event-shot", {
        "bandit": "Док", "target": "Краля", "target-accusative": "Кралю",
    }))  # fmt: skip
