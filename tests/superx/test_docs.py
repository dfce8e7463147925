"""The page about Super Express tells every field and every event."""

import re
from pathlib import Path

import folsom
from folsom.record.scenario import check, parse
from tests.modes import SUPER, begin
from tests.test_docs import keys_of

PAGE = (Path(__file__).parents[2] / "docs" / "super.md").read_text(encoding="utf-8")


def test_every_event_and_every_field_is_told() -> None:
    section = PAGE.partition("## Events")[2].partition("## Result")[0]
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.*) \|$", section, re.MULTILINE))
    fields = set(re.findall(r"`(\w+)`", PAGE))
    told = set()
    for mode in SUPER.values():
        game = begin(mode, seed=3)
        rng = folsom.seeded(4)
        events = list(game.prologue)
        while not game.over:
            assert keys_of(game.view(0)) <= fields
            choices = game.choices(game.decider())
            events += game.tell(game.decider(), choices[rng.below(len(choices))])
        assert set(game.view(0)) <= fields
        for event in events:
            told.add(event.kind)
            assert set(event.facts) <= set(re.findall(r"`(\w+)`", rows[event.kind]))
    assert set(rows) - told <= {"saved"}


def test_the_scenario_of_the_page_comes_true() -> None:
    [text] = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert check(parse(text, "example")) == []
