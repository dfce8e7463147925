"""What the documentation says is true: its examples run, its links lead somewhere."""

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import folsom
from folsom.game.express import components
from folsom.game.express.horses.components import (
    HORSES_2_TO_4,
    HORSES_5_TO_7,
    HORSES_STATIONS,
    HOSTAGES,
    RANSOM,
)
from folsom.game.express.marshal.components import (
    MARSHAL_2_TO_4,
    MARSHAL_5_TO_7,
    MARSHAL_STATIONS,
)
from folsom.game.rng import seeded
from folsom.wire import PROTOCOL, asked

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

RULES = {
    1: 11, 2: 10, 3: 7, 4: 18, 5: 5, 6: 12, 7: 10, 8: 7, 9: 13, 10: 41, 11: 45, 12: 6, 13: 3, 14: 5,
    15: 1, 16: 15, 17: 6,
}  # fmt: skip
"""How many rules each section has."""

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* ", re.MULTILINE)
MENTION = re.compile(r"\b([A-Z]+(?:-[A-Z]+)*)-(\d+)\b")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def rule_ids() -> list[str]:
    return RULE.findall(read("docs/rules.md"))


@pytest.mark.parametrize("name", NAMES)
def test_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = read(name)
    names: dict[str, object] = {"__name__": "example"}
    for block in FENCED.finditer(text):
        if block[1] == "python":
            # The empty lines make a traceback name the line of the page.
            lines = "\n" * text.count("\n", 0, block.start(2))
            exec(compile(lines + block[2], str(ROOT / name), "exec"), names)


def test_messages_are_written_as_the_server_takes_them() -> None:
    examples = [
        block[2] for block in FENCED.finditer(read("docs/protocol.md")) if block[1] == "json"
    ]
    said = [msgspec.json.decode(example, type=asked.Message) for example in examples]
    assert [message.version for message in said if isinstance(message, asked.Hello)] == [PROTOCOL]


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as code hosts make them."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    prose = re.sub(r"`[^`\n]*`", "", FENCED.sub("", read(name)))
    targets = re.findall(r"\]\(([^)\s]+)\)", prose) + re.findall(r'src="([^"]+)"', prose)
    broken = []
    for target in targets:
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        page = (ROOT / name).parent / path if path else ROOT / name
        if not page.exists() or (anchor and anchor not in anchors(page.read_text("utf-8"))):
            broken.append(target)
    assert broken == []


def test_every_rule_is_there_once() -> None:
    sections = re.split(r"^## (\d+)\. ", read("docs/rules.md"), flags=re.MULTILINE)
    numbers = [int(number) for number in sections[1::2]]
    assert numbers == list(RULES)
    assert {n: len(RULE.findall(text)) for n, text in zip(numbers, sections[2::2])} == RULES
    assert [rule for rule, count in Counter(rule_ids()).items() if count > 1] == []


def test_rules_named_anywhere_exist() -> None:
    known = set(rule_ids())
    families = {rule.rsplit("-", 1)[0] for rule in known}
    files = [*PAGES, *(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    unknown = {
        f"{file.relative_to(ROOT)}: {family}-{number}"
        for file in files
        for family, number in MENTION.findall(file.read_text("utf-8"))
        if family in families and f"{family}-{number}" not in known
    }
    assert unknown == set()


def test_components_are_told_as_the_engine_has_them() -> None:
    page = read("docs/components.md")
    for wagon in components.WAGONS:
        assert f"| {wagon.name} | {wagon.purses} | {wagon.jewels} |" in page
    base = [*components.CARDS_2_TO_4, *components.CARDS_5_TO_7, *components.STATIONS]
    horses = [*HORSES_2_TO_4, *HORSES_5_TO_7, *HORSES_STATIONS]
    law = [*MARSHAL_2_TO_4, *MARSHAL_5_TO_7, *MARSHAL_STATIONS]
    wanted = [
        (card.name, " ".join(components.TURN_LETTERS[turn] for turn in card.turns))
        for card in base + horses + law
    ]
    assert re.findall(r"^\| `([\w-]+)` \| ([STDRLB ]+) \|", page, re.MULTILINE) == wanted
    keeps = re.findall(r"^\| `([\w-]+)` \| [STDRLB ]+ \| (\d) \|", page, re.MULTILINE)
    assert keeps == [(card.name, str(card.keep)) for card in horses + law]
    for name, ransom in zip(HOSTAGES, RANSOM):
        assert re.search(rf"^\| `{name}` \| \${ransom}\b", page, re.MULTILINE)


MODES: list[dict[str, object]] = [
    {"players": 4},
    {"players": 7, "expert": True},
    {"players": 4, "expert": True, "edition": 1},
    {"players": 3, "pairs": True},
    {"players": 4, "expansions": ["horses", "machine", "cursed"]},
    {"players": 2, "pairs": True, "expansions": ["horses"]},
    {"players": 4, "expansions": ["marshal"]},
    {"players": 6, "expansions": ["horses", "machine", "cursed", "marshal"]},
]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_protocol_tells_every_event_and_every_field(mode: dict[str, object]) -> None:
    page = read("docs/protocol.md")
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.*) \|$", page, re.MULTILINE))
    fields = set(re.findall(r"`(\w+)`", page))
    for seed in range(8):
        game = folsom.new("express", seed=seed, **mode)
        rng = seeded(seed)
        while not game.over:
            assert keys_of(game.view(0)) <= fields
            choices = game.choices(game.decider())
            for event in game.play(game.decider(), choices[rng.below(len(choices))]):
                told = set(re.findall(r"`(\w+)`", rows[event.kind]))
                assert {*event.facts, *event.secret} <= told
        assert set(game.view(0)) <= fields


def keys_of(value: object) -> set[str]:
    """The names of all fields of a view, but for bandits, who name fields of their own."""
    if isinstance(value, list):
        return set().union(*[keys_of(each) for each in value])
    if not isinstance(value, dict):
        return set()
    inner = [keys_of(each) for key, each in value.items() if key != "received"]
    return set(value).union(*inner)
