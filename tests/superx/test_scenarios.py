"""Scenarios of Super Express that cannot be, or do not come true, are told in a sentence."""

import pytest

from folsom.record.scenario import ScenarioError, check, parse

HEAD = "title: A\nrules: []\ngame: super\nsetup: {seats: [Doc, Mei, Tuco], first: Doc}\n"


def refusal(more: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        parse(HEAD + more, "a.yaml")
    return str(caught.value)


def position(train: str, more: str = "first: Doc, fell: [Tuco]") -> str:
    rows = train.replace("\n", "\\n")
    return f'position: {{train: "{rows}", {more}}}\n'


GOOD = "roof | Doc> | \ninside | | <Mei"

WRONG: list[tuple[str, str]] = [
    ("position: {marshal: 1}", "position.marshal: there is no such key"),
    (position("roof | Doc>"), "Roof and inside have as many cars"),
    (position("loft | Doc>"), "two lines, 'roof | …' and 'inside | …'"),
    (position("roof | Doc | \ninside | | <Mei"), "'Doc' is no bandit; one is written Doc>"),
    (position("roof | <Doc> | \ninside | | <Mei"), "'<Doc>' is no bandit"),
    (position("roof | Billy> | \ninside | | <Mei"), "There is no bandit Billy"),
    (position("roof | Belle> | \ninside | | <Mei"), "Belle has no seat"),
    (position("roof | Doc> | \ninside | | <Doc"), "Doc is on the train more than once"),
    (position("roof | Doc> | \ninside | |"), "with fewer than two bandits"),
    (position("roof | | | | | | Doc>\ninside | | | | | | <Mei"), "the train has 1 to 4 wagons"),
    (position(GOOD, "first: Doc"), "must be all who are not on the train, in order: [Tuco]"),
    (position(GOOD, "first: Doc, fell: [Mei]"), "must be all who are not on the train"),
    (position(GOOD, "first: Tuco, fell: [Tuco]"), "this position cannot be: first"),
    (position(GOOD, "first: Billy, fell: [Tuco]"), "Billy has no seat"),
    (position(GOOD, "first: Doc, fell: [Tuco], loot: {Doc: [1]}"), "a number from 2 to 4"),
    (position(GOOD, "first: Doc, fell: [Tuco], loot: {Doc: [2, 2]}"), "wagon 2 was taken already"),
    ("steps: [{Doc: draw}]", "'draw' is not a choice of this game"),
    ("steps: [{Belle: 'plan move, turn, shoot'}]", "Belle has no seat"),
    ("steps: [{expect: {marshal: 1}}]", "there is no such key"),
    ("steps: [{expect: {Doc: {bullets: 1}}}]", "there is no such key"),
    ("steps: [{expect: {train: Doc}}]", "A train has two lines"),
    ("steps: [{expect: {round: 1}, sees: {}}]", "a step has one key, not 2"),
]


@pytest.mark.parametrize(("more", "words"), WRONG)
def test_what_cannot_be_is_refused(more: str, words: str) -> None:
    assert words in refusal(more)


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"a\.yaml: setup: There is no option expert"):
        parse(HEAD.replace("first: Doc", "expert: true"), "a.yaml")


def test_what_does_not_come_true_is_told() -> None:
    steps = """steps:
      - offered: {Doc: []}
      - refused: {Doc: "plan move, turn, shoot"}
      - expect: {first: Mei, Doc: {facing: back}}
      - sees: {Mei: {Doc: {plan: true}}}
      - Doc: plan horse, turn, move
    """
    told = [str(failure) for failure in check(parse(HEAD + steps, "a.yaml"))]
    assert [line.partition(", but ")[0] for line in told] == [
        "a.yaml: step 1: expected Doc to be offered []",
        "a.yaml: step 2: expected 'plan move, turn, shoot' to be refused to Doc",
        "a.yaml: step 3: expected first to be Mei",
        "a.yaml: step 3: expected Doc's facing to be back",
        "a.yaml: step 4: expected Mei to see Doc's plan to be true",
        "a.yaml: step 5: expected Doc to choose 'plan horse, turn, move'",
    ]
