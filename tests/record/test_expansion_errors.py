"""What is wrong in scenarios of the expansions is said in one sentence."""

import pytest

from folsom.record.scenario import parse
from tests.record.refusing import HEAD, SETUP, refusal

OUTSIDE = "setup: {seats: [Doc, Ghost, Tuco], expansions: [horses]}\n"


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("{stagecoach: 4}", "stagecoach: must be a number from 0 to 3, not 4."),
        ("{shotgun: 2 roof}", "shotgun: '2 roof' is none of stagecoach, train."),
        ("{horses: [4]}", "horses[1]: must be a number from 0 to 3, not 4."),
        ("{hostages: [baker]}", "hostages[1]: 'baker' is none of poodle, banker"),
        ("{hostages: [poodle, poodle]}", "hostages[2]: this hostage cannot be there as well."),
        ("{taken: {Belle: poodle}}", "taken.Belle: Belle has no seat in this game."),
        ("{taken: {Doc: poodle, Tuco: poodle}}", "taken.Tuco: somebody else has this hostage."),
        ("{hidden: {Doc: 1 inside}}", "hidden: only the expansion machine has it."),
        ("{places: {Doc: time machine}}", "places.Doc: there is no such place without the"),
        ("{sheets: {Doc: [jewel 5]}}", "sheets.Doc[1]: 'jewel 5' is no token"),
        ("{sheets: {Doc: [flask new]}}", "sheets.Doc[1]: there is no flask of 'new', only of"),
        ("{sheets: {Doc: [half-old, half-old]}}", "sheets.Doc[2]: the box has no further half-old"),
    ],
)
def test_the_position_beside_the_train(position: str, message: str) -> None:
    found = refusal(f"{HEAD}{OUTSIDE}position: {position}\n")
    assert found.startswith(f"position.{message}")


LAW = "setup: {seats: [Marshal, Ghost, Doc, Tuco], expansions: [marshal], events: false}\n"

TWICE = "named twice."

ONCE = "name each of them once, under prisoners, companions or recaptured."

NEEDED = "two warrants and three other goals are needed, not"

FIRED = "every bullet that was fired must be named under received or hurt."


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("{prisoners: [Doc]}", f"prisoners: three companions are in the game, not 1; {ONCE}"),
        ("{companions: {Ghost: Mei}, prisoners: [Tuco, Doc, Belle]}", "companions are in the game"),
        ("{prisoners: [Doc, Mei, Doc]}", f"prisoners[3]: Doc's companion is {TWICE}"),
        (
            "{companions: {Ghost: Mei}, prisoners: [Tuco, Mei]}",
            f"companions.Ghost: Mei's companion is {TWICE}",
        ),
        ("{recaptured: [Mei, Mei, Doc]}", f"recaptured[2]: Mei's companion is {TWICE}"),
        ("{companions: {Marshal: Mei}}", "companions.Marshal: this must be a bandit, not the"),
        ("{arrested: [Marshal]}", "arrested[1]: this must be a bandit, not the Marshal."),
        ("{places: {Ghost: cell}}", "places.Ghost: who is in the cell was arrested; name Ghost"),
        ("{places: {Marshal: cell}}", "places.Marshal: the Marshal never goes into the cell."),
        ("{goals: [mail]}", f"goals: {NEEDED} 0 and 1."),
        ("{goals: [mail, key, warrant-Ghost, warrant-Doc, warrant-Tuco]}", f"{NEEDED} 3 and 2."),
        ("{goals: [mail, key, dodging, golden-bullet, warrant-Doc]}", f"{NEEDED} 1 and 4."),
        ("{goals: [mail, mail]}", f"goals[2]: this goal is {TWICE}"),
        ("{goals: [warrant-Mei]}", "goals[1]: Mei has no seat in this game."),
        ("{goals: [lead-rain]}", "goals[1]: only with 4 or more bandits is this goal in the game."),
        ("{phase: dealing, rumoured: [1]}", "rumoured[1]: before the first round no goal has been"),
        ("{fists: [Marshal]}", "fists[1]: this must be a bandit, not the Marshal."),
        ("{hurt: {Marshal: [hurt-knee]}}", "hurt.Marshal: this must be a bandit, not the Marshal."),
        ("{sheets: {Marshal: [jewel]}}", "sheets.Marshal[1]: the Marshal owns nothing but mail"),
        ("{stacks: {left: 3}}", "stacks: the key right is missing."),
        (
            "{stacks: {left: 3, right: 6}}",
            f"stacks: the stacks lack 3 of 12, but bandits have 0; {FIRED}",
        ),
        (
            "{stacks: {left: 5, right: 6}, received: {Doc: {Marshal: 2}}}",
            f"stacks: the stacks lack 1 of 12, but bandits have 2; {FIRED}",
        ),
        (
            "{received: {Ghost: {Marshal: 7}, Doc: {Marshal: 7}}}",
            "received: the Marshal has only 12 bullets.",
        ),
    ],
)
def test_the_marshals_affairs(position: str, message: str) -> None:
    found = refusal(f"{HEAD}{LAW}position: {position}\n")
    assert found.startswith("position.")
    assert message in found


def test_stacks_may_be_named_in_any_order() -> None:
    text = "position: {stacks: {right: 3, left: 6}, received: {Doc: {Marshal: 3}}}\n"
    view = parse(f"title: A\nrules: []\n{LAW}{text}", "train.yaml").start().view(None)
    stacks = view["stacks"]
    assert isinstance(stacks, dict)
    assert (len(stacks["left"]), len(stacks["right"])) == (6, 3)


@pytest.mark.parametrize("key", ["stagecoach: 1", "shotgun: train", "horses: []", "taken: {}"])
def test_what_only_horses_have(key: str) -> None:
    found = refusal(f"{HEAD}{SETUP}position: {{{key}}}\n")
    assert "only the expansion horses has it." in found


@pytest.mark.parametrize(
    ("hidden", "message"),
    [
        ("{Doc: 1 roof}", "hidden.Doc: one appears inside a car or the stagecoach."),
        ("{Doc: 1 inside, Tuco: 1 inside}", "hidden.Tuco: only one bandit at a time travels."),
    ],
)
def test_travellers(hidden: str, message: str) -> None:
    setup = OUTSIDE.replace("horses", "machine")
    found = refusal(f"{HEAD}{setup}position: {{hidden: {hidden}}}\n")
    assert found.startswith(f"position.{message}")
