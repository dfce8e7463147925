"""A scenario counts only if it can fail."""

from pathlib import Path

import pytest

from folsom.record.proof import doubt
from folsom.record.scenario import load, parse

FOLDER = Path(__file__).parents[1] / "scenarios"
SETUP = "rules: [FIRE-1]\nsetup: {seats: [Ghost, Doc, Tuco], events: false}\n"
TUNNEL = "position: {card: tunnel, turn: 2, first: Doc, hands: {Doc: [fire, rob]}}\n"
SHOT = "position: {places: {Ghost: 2 inside, Doc: 1 inside}, pile: [Ghost fire, Doc move]}\n"


def doubted(title: str, position: str, *steps: str) -> str:
    listed = "".join(f"  - {step}\n" for step in steps)
    return doubt(parse(f"title: {title}\n{SETUP}{position}steps:\n{listed}", "shot.yaml"))


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.yaml")), ids=lambda path: path.stem)
def test_every_scenario_can_fail(path: Path) -> None:
    assert doubt(load(path)) == ""


def test_choices_alone_state_nothing() -> None:
    found = doubted("Doc fires", TUNNEL, "Doc: play Doc fire face-down")
    assert found == "No step states anything; add offered, refused, expect or sees."


def test_what_came_of_the_other_choice_proves_no_denial() -> None:
    steps = ["Doc: play Doc fire face-down", "expect: {deciders: [Tuco], Doc: {hand: [rob]}}"]
    assert doubted("Doc plays a card", TUNNEL, *steps) == ""
    assert doubted("There is no second card", TUNNEL, *steps).startswith("The title denies")


@pytest.mark.parametrize(
    "step",
    [
        "offered: {Doc: [play Doc fire face-down, play Doc rob face-down, draw]}",
        "refused: {Doc: play Doc fire}",
        "sees: {Tuco: {Doc: {hand: ['?', '?']}}}",
        "sees: {Tuco: {Doc: {money: null}}}",
        "expect: {Doc: {hand: [fire, rob]}}",
    ],
)
def test_what_a_denial_needs(step: str) -> None:
    assert doubted("Nobody sees a card", TUNNEL, step) == ""


FIRST = "offered: {Doc: [play Doc fire face-down, play Doc rob face-down, draw]}"
PLAYED = "Doc: play Doc fire face-down"


@pytest.mark.parametrize(
    ("steps", "proves"),
    [
        ([FIRST], True),
        ([FIRST, PLAYED, "offered: {Doc: []}"], True),
        (["refused: {Doc: play Doc fire}", PLAYED], True),
        # Doc might have had more to choose from before.
        ([PLAYED, "offered: {Doc: []}"], False),
        ([PLAYED, "offered: {Tuco: [draw, play Tuco move face-down]}"], False),
        # He has just chosen, and might have been asked for more.
        ([PLAYED, "refused: {Doc: play Doc rob face-down}"], True),
        # Ghost is asked last in any case.
        (["offered: {Ghost: []}"], False),
        (["refused: {Ghost: draw}"], False),
        ([PLAYED, "refused: {Ghost: draw}"], False),
    ],
)
def test_a_choice_is_denied_where_it_could_be_made(steps: list[str], proves: bool) -> None:
    found = doubted("There is no second card", TUNNEL, *steps)
    assert (found == "") is proves
    if not proves:
        assert found.startswith("The title denies something, but what is offered")
        assert doubted("Doc plays a card", TUNNEL, *steps) == ""


def test_one_who_is_not_asked_must_have_to_do_with_it() -> None:
    """Ghost has one to fire at, and fires."""
    shot = SHOT.replace("Doc: 1 inside", "Doc: 1 inside, Tuco: 0 roof")
    assert doubted("Ghost is not asked", shot, "offered: {Ghost: []}") == ""
    assert doubted("Tuco is not asked", shot, "offered: {Tuco: []}")


@pytest.mark.parametrize(
    ("fact", "proves"),
    [
        ("Tuco: {received: {}}", True),
        ("Doc: {place: 1 inside}", True),
        ("Doc: {received: {Ghost: 1}}", False),
        ("deciders: [Doc]", False),
        ("round: 1", False),
    ],
)
def test_what_was_forced_is_compared_with_the_position_as_written(fact: str, proves: bool) -> None:
    found = doubted("Nobody else is hit", SHOT, f"expect: {{{fact}}}")
    assert (found == "") is proves


def test_super_express_is_held_to_the_same() -> None:
    head = "rules: [SX-PLAN-1]\ngame: super\nsetup: {seats: [Doc, Mei, Tuco]}\nsteps:\n"
    steps = "  - Mei: plan floor, turn, shoot\n  - expect: {Mei: {plan: true}}\n"
    assert doubt(parse(f"title: Mei plans\n{head}{steps}", "plan.yaml")) == ""
    assert doubt(parse(f"title: Mei cannot plan again\n{head}{steps}", "plan.yaml"))
