"""Choices as codes, texts and fields are one and the same, in every mode."""

import copy
import itertools
import pickle
from typing import Literal, get_args, get_type_hints

import pytest

import folsom
from folsom import Choice
from folsom.game.express import components, notation
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.marshal.components import EFFECTS, FISTFIGHTERS
from folsom.game.express.phases import PHASES
from folsom.game.express.vocabulary import names
from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.grammar import Kind, Slot, Table, Word
from folsom.game.superx import components as super_components
from folsom.game.superx import plans
from folsom.game.superx.vocabulary import names as super_names
from tests.modes import MODES, positions
from tests.vocabulary.fitting import misfit

TABLES = {"express": notation.TABLE, "super": plans.TABLE}
KINDS = [(table, kind) for table in TABLES.values() for kind in table.kinds.values()]
MANY = 4000
"""More choices of a kind than these are not all tried, but every so many."""

OFFERED = {
    "4 players": "play draw move fire rob punch marshal leave",
    "Mei": "floor",
    "pairs, 2": "start choose",
    "expert, 4": "discard keep-rest",
    "horses, 4": "ride flee hostage board ride-on drink keep keep-no-more",
    "machine, 3": "travel",
    "marshal, 5": "pass search arrest aim break-out free-prisoner free-bandit hand-over",
    "super, 4": "plan",
}
"""By mode, what games played by chance soon offer."""


def check(choice: Choice, table: Table) -> None:
    """See that code, text and fields of a choice say the same."""
    kind = next(each for each in table.kinds.values() if each.verb == choice.verb)
    assert not misfit(choice.as_dict(), kind.shape, choice.text)
    assert kind.read(choice.text) == choice.code
    again = kind.words(choice.code)
    assert (kind.text(again), kind.fields(again)) == (choice.text, choice.fields)
    told = [set(word.fields) for word in again]
    assert sum(map(len, told)) + 2 == len(choice.as_dict()), "a field is told twice"


@pytest.mark.parametrize("mode", MODES)
def test_all_that_games_offer_can_be_read_as_code_text_and_fields(mode: str) -> None:
    seen: set[str] = set()
    for game in positions(MODES[mode], 16):
        for seat in game.deciders():
            for choice in game.choices(seat):
                if choice.text not in seen:
                    check(choice, TABLES[game.name])
                    assert game.parse(choice.text) == game.choice(choice.code) == choice
                    seen.add(choice.text)


@pytest.mark.parametrize("mode", OFFERED)
def test_every_kind_of_choice_comes_up(mode: str) -> None:
    missing = set(OFFERED[mode].split())
    for seed in range(40):
        for game in positions(MODES[mode], seed):
            missing -= {choice.verb for seat in game.deciders() for choice in game.choices(seat)}
            if not missing:
                return
    pytest.fail(f"nobody could {missing}")


@pytest.mark.parametrize(("table", "kind"), KINDS, ids=[kind.verb for _, kind in KINDS])
def test_all_that_can_be_said_is_read_as_it_was_written(table: Table, kind: Kind) -> None:
    ways = [part.words for part in kind.parts if isinstance(part, Slot)]
    number = 1
    for words in ways:
        number *= len(words)
    fields = []
    for said in itertools.islice(itertools.product(*ways), 0, None, number // MANY + 1):
        text = kind.text(list(said))
        choice = table.parse(text)
        assert choice.text == text
        check(choice, table)
        fields.append(tuple(map(str, choice.fields.values())))
    assert len(set(fields)) == len(fields), "two choices tell the same"


def test_types_are_read_from_the_rows() -> None:
    words = [
        Word("", 0, {"loot": None, "taking": False}),
        Word(" all", 64, {"loot": "purse", "taking": True}),
    ]
    kind = Kind(1, "pick-up", "Take what lies there.", ["pick up", Slot(words, loot=names.Loot)])
    assert (kind.shape.__name__, kind.shape.__doc__) == ("PickUpChoice", "Take what lies there.")
    assert get_type_hints(kind.shape) == {
        "text": str,
        "verb": Literal["pick-up"],
        "loot": names.Loot | None,
        "taking": bool,
    }
    choice = Table([kind], done=63).parse("pick up all")
    assert not misfit(choice.as_dict(), kind.shape)
    assert misfit({**choice.as_dict(), "loot": "horse"}, kind.shape)


def test_every_kind_has_one_type_and_one_verb() -> None:
    assert len(get_args(ExpressChoice)) == len(notation.TABLE.kinds)
    verbs = [kind.verb for _, kind in KINDS]
    assert sorted(verbs) == sorted(" ".join(OFFERED.values()).split())
    assert len(set(verbs)) == len(verbs)


def test_what_is_declared_to_be_named_is_what_there_is() -> None:
    assert get_args(names.Action) == components.ACTION_NAMES
    assert 1 << len(components.ACTION_NAMES) == components.ACTION_KINDS + 1
    assert get_args(names.Loot) == components.LOOT[1:]
    assert get_args(names.Whiskey) == components.WHISKEY
    assert get_args(names.Hostage) == HOSTAGES
    assert get_args(names.Turn) == components.TURNS
    assert list(get_args(names.Expansion)) == components.EXPANSIONS
    assert get_args(names.Bullet) == EFFECTS
    assert get_args(names.Fistfighter) == FISTFIGHTERS
    assert {*get_args(names.Phase), "round-end"} == {phase.name for phase in PHASES}
    assert get_args(super_names.SuperCard) == super_components.CARDS[1:]
    assert set(get_args(super_names.Facing)) == set(super_components.FACINGS)


def test_fields_are_attributes() -> None:
    game = folsom.new(players=3)
    punch = game.parse("punch Doc taking purse to 3 roof")
    assert (punch.verb, punch.target, punch.loot, punch.taking) == ("punch", "Doc", "purse", True)
    assert punch.landing == "3 roof"
    with pytest.raises(AttributeError, match="'draw' has no field target; it has verb"):
        _ = game.parse("draw").target
    for again in (copy.copy(punch), copy.deepcopy(punch), pickle.loads(pickle.dumps(punch))):
        assert (again, again.code, again.fields) == (punch, punch.code, punch.fields)


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("play Ghost fire, then Tuco rob", {"face_down": False, "cover": "Tuco rob"}),
        ("play Ghost fire face-down", {"bandit": "Ghost", "action": "fire", "face_down": True}),
        ("fire Marshal", {"target": "Marshal", "landing": None}),
        ("fire Doc off the train", {"target": "Doc", "landing": "gone"}),
        ("fire right Doc", {"verb": "aim", "left": None, "right": "Doc"}),
        ("fire left Mei and right Doc", {"verb": "aim", "left": "Mei", "right": "Doc"}),
        ("punch Shotgun to 1 roof", {"target": "Shotgun", "loot": None, "landing": "1 roof"}),
        ("punch Doc jewel off the train", {"loot": "jewel", "taking": False, "landing": "gone"}),
        ("ride away", {"verb": "ride", "place": "gone"}),
        ("ride on", {"verb": "ride-on"}),
        ("board Ghost and partner in 3", {"bandit": "Ghost", "partner": True, "car": 3}),
        ("drink Doc half-old", {"bandit": "Doc", "whiskey": "old", "loot": "half-old"}),
        ("drink Doc usual", {"whiskey": "usual", "loot": "flask"}),
        ("choose neutral bullet", {"card": "neutral bullet"}),
        ("rob purse and jewel", {"loot": "purse", "second": "jewel"}),
        ("hand over purse", {"loot": "purse", "number": 1}),
        ("hand over purse 2", {"loot": "purse", "number": 2}),
        ("marshal to 2", {"car": 2}),
    ],
)
def test_what_choices_tell(text: str, fields: dict[str, object]) -> None:
    told = folsom.new(players=3).parse(text).fields
    assert told | fields == told
