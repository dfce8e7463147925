"""A scenario that cannot be is refused with the file, the key and the reason."""

from pathlib import Path

import pytest

from folsom.record.scenario import ScenarioError, load, parse
from tests.record.refusing import HEAD, SETUP, STEPS, refusal


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "must be a mapping of keys to values, not nothing."),
        ("[1, 2]", "must be a mapping of keys to values, not a list."),
        ("rules: []\nsetup: {}", "the key title is missing."),
        ("title: A test\nsetup: {}", "the key rules is missing."),
        (HEAD, "the key setup is missing."),
        (HEAD + "setup: {players: 3}", "setup: the key seats is missing."),
        (HEAD + SETUP, "rules: rules are named, but no steps prove them."),
        (HEAD + SETUP + STEPS + "tilte: x", "tilte: there is no such key; perhaps title is meant."),
        (HEAD + SETUP + STEPS + "3: x", "the key 3 is not text; put it in quotes."),
        ("title: [a]\nrules: []\n" + SETUP, "title: must be a text, not a list."),
        ('title: "a\\nb"\nrules: []\n' + SETUP, "title: must be one line."),
        ("title: A\nrules: MOVE-1\n" + SETUP, "rules: must be a list, not 'MOVE-1'."),
        ("title: A\nrules: [Move 1]\n" + SETUP, "rules[1]: 'Move 1' is no rule id; one is"),
        (HEAD + SETUP + STEPS + "game: chess", "game: there is no such game; there are express,"),
        (HEAD + SETUP + STEPS + "seed: -1", "seed: must be a number from 0 to"),
        (HEAD + SETUP + STEPS + "seed: true", "seed: must be a number from 0 to"),
        (HEAD + "setup: {seats: [Ghost, Doc]}\n" + STEPS, "setup: 2 players need two bandits"),
        (HEAD + "setup: {seats: [Ghost, Doc, Zorro]}\n" + STEPS, "setup: There is no bandit"),
        (HEAD + "setup: {seats: [Ghost], wagon: []}\n" + STEPS, "setup: There is no option wagon"),
    ],
)
def test_the_file(text: str, message: str) -> None:
    assert refusal(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title: 'A\n", "line 2: found unexpected end of stream."),
        (HEAD + "title: B\n", "line 3: the key title is written twice."),
        (HEAD + "setup: {seats: [Ghost], seats: []}", "line 3: the key seats is written twice."),
        ("? [a]\n: b", "line 1: a key must be plain text."),
        ("a: &x\n  b: !!python/object:os.system {}", "line 2: could not determine a constructor"),
        ("a: \x07", "this is not YAML: unacceptable character"),
    ],
)
def test_what_is_no_plain_yaml(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(text, "train.yaml")
    assert message in str(caught.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nowhere\.yaml: cannot be read: No such file"):
        load(tmp_path / "nowhere.yaml")
    (tmp_path / "latin.yaml").write_bytes(b"title: \xff")
    with pytest.raises(ScenarioError, match="it is not UTF-8 text"):
        load(tmp_path / "latin.yaml")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("{weather: fine}", "weather: there is no such key; there are phase, round"),
        ("{phase: nap}", "phase: 'nap' is no phase; there are start, dealing, schemin, stealin."),
        ("{phase: start, round: 2}", "round: at the start everything is as dealt."),
        ("{phase: dealing, pile: []}", "pile: there is no pile before cards are dealt."),
        ("{round: 6}", "round: must be a number from 1 to 5, not 6."),
        ("{card: weekend}", "card: there is no round card weekend for this game; there are"),
        ("{card: revenge, round: 2}", "card: with events on, round 5 has a station and no other"),
        ("{card: bridge, round: 5}", "card: with events on, round 5 has a station and no other"),
        ("{card: bridge, turn: 5}", "turn: must be a number from 1 to 4, not 5."),
        ("{turn: 1, pile: []}", "turn: only Schemin' has turns."),
        ("{first: Belle}", "first: Belle has no seat in this game."),
        ("{marshal: 4}", "marshal: must be a number from 0 to 3, not 4."),
        ("{marshal: first}", "marshal: must be a number from 0 to 3, not 'first'."),
        ("{neutral: 14}", "neutral: must be a number from 0 to 13, not 14."),
        (
            "{neutral: 13, received: {Doc: {neutral: 1}}}",
            "neutral: must be a number from 0 to 12, not 13.",
        ),
        ("{strongbox_waits: maybe}", "strongbox_waits: must be true or false, not 'maybe'."),
        ("{places: {Zorro: 1 roof}}", "places.Zorro: 'Zorro' is not a bandit; the bandits are"),
        ("{places: {Belle: 1 roof}}", "places.Belle: Belle has no seat in this game."),
        ("{places: {Doc: 9 roof}}", "places.Doc: '9 roof' is not a place"),
        ("{places: {Doc: 4 roof}}", "places.Doc: the last car of this train is 3."),
        ("{places: {Doc: 0 inside}}", "places.Doc: Doc would stand inside the marshal's car."),
        ("{marshal: 3, first: Doc}", " would stand inside the marshal's car."),
        ("{loot: {1 side: []}}", "loot.1 side: '1 side' is not a place"),
        ("{loot: {1 inside: jewel}}", "loot.1 inside: must be a list, not 'jewel'."),
        ("{loot: {1 inside: [gold]}}", "loot.1 inside[1]: 'gold' is no token; tokens are"),
        ("{loot: {1 inside: [jewel 300]}}", "loot.1 inside[1]: 'jewel 300' is no token"),
        ("{loot: {1 inside: [purse 275]}}", "loot.1 inside[1]: there is no purse of '275', only"),
        (
            "{loot: {1 inside: [jewel known to Doc]}}",
            "loot.1 inside[1]: what a jewel is worth is known to all anyway.",
        ),
        (
            "{loot: {1 inside: [purse 300 known to Belle]}}",
            "loot.1 inside[1]: Belle has no seat in this game.",
        ),
        (
            "{loot: {1 inside: [purse 500, purse 500, purse 500]}}",
            "loot.1 inside[3]: the box has no further purse 500.",
        ),
        (
            "{sheets: {Doc: [purse 500]}, loot: {1 roof: [purse 500, jewel, purse 500]}}",
            "loot.1 roof[3]: the box has no further purse 500.",
        ),
        (
            "{sheets: {Doc: [strongbox, strongbox]}, strongbox_waits: true}",
            "strongbox_waits: the box has no further strongbox.",
        ),
        ("{sheets: {Belle: []}}", "sheets.Belle: Belle has no seat in this game."),
        (
            "{sheets: {Doc: [jewel, jewel, jewel, jewel], Tuco: [jewel, jewel, jewel]}}",
            "the box has no further jewel.",
        ),
        ("{received: {Doc: {Belle: 1}}}", "received.Doc.Belle: Belle has no seat in this game."),
        ("{received: {Doc: {Doc: 1}}}", "received.Doc.Doc: Doc cannot be hit by its own bullets."),
        ("{received: {Doc: {Tuco: 7}}}", "received.Doc.Tuco: must be a number from 0 to 6, not 7."),
        (
            "{received: {Doc: {Tuco: 4}, Ghost: {Tuco: 3}}}",
            "received: Tuco has only 6 bullets.",
        ),
        (
            "{received: {Doc: {neutral: 7}, Ghost: {neutral: 7}}}",
            "received: there are only 13 neutral bullets.",
        ),
        ("{hands: {Doc: [Tuco move]}}", "hands.Doc[1]: Doc has no further Tuco move card."),
        ("{hands: {Doc: [punch, punch]}}", "hands.Doc[2]: Doc has no further Doc punch card."),
        ("{hands: {Doc: [kick]}}", "hands.Doc[1]: 'kick' is not an action card"),
        (
            "{received: {Doc: {neutral: 1}}, hands: {Doc: [Tuco bullet]}}",
            "hands.Doc[1]: Doc has received no further Tuco bullet.",
        ),
        ("{hands: {Doc: [Belle bullet]}}", "hands.Doc[1]: Belle has no seat in this game."),
        ("{hands: {Doc: [Doc bullet]}}", "hands.Doc[1]: Doc cannot be hit by its own bullets."),
        (
            "{bullets: {Doc: 2}}",
            "bullets: bullets that were fired are with those they hit; name them under received.",
        ),
        ("{hands: {Doc: [move]}, pile: []}", "hands: outside Schemin' only the expert variant"),
        ("{tops: {Doc: [neutral bullet]}}", "tops: only the expert variant has it."),
        ("{discards: {Doc: [move]}}", "discards: only the expert variant has it."),
        ("{kept: {Doc: 1}}", "kept: only the expert variant has it."),
        ("{pile: [Doc bullet]}", "pile[1]: bullets cannot be played."),
        ("{pile: [Belle move]}", "pile[1]: Belle has no seat in this game."),
        ("{pile: [move]}", "pile[1]: 'move' is not an action card"),
        ("{pile: [Doc move face-up]}", "pile[1]: 'Doc move face-up' is not an action card"),
        (
            "{phase: schemin, pile: [Doc punch], hands: {Doc: [punch]}}",
            "pile[1]: Doc has no further Doc punch card.",
        ),
    ],
)
def test_the_position(position: str, message: str) -> None:
    text = f"{HEAD}{SETUP}position: {position}\n{STEPS}"
    found = refusal(text)
    assert found.startswith("position")
    assert message in found


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("{tops: {Doc: [Doc move]}}", "tops: only bullets lie on top of a deck."),
        (
            "{kept: {Doc: 3}, hands: {Doc: [move]}}",
            "kept.Doc: must be a number from 0 to 1, not 3.",
        ),
        (
            "{phase: stealin, hands: {Doc: [move, Tuco bullet]}}",
            "hands.Doc: bullets are discarded at the end of Schemin'.",
        ),
        (
            "{hands: {Doc: [punch]}, discards: {Doc: [punch]}}",
            "discards.Doc[1]: Doc has no further Doc punch card.",
        ),
    ],
)
def test_the_position_of_experts(position: str, message: str) -> None:
    setup = "setup: {seats: [Ghost, Doc, Tuco], expert: true}\n"
    assert refusal(f"{HEAD}{setup}position: {position}\n{STEPS}") == f"position.{message}"


def test_both_bandits_of_a_pair_cannot_be_named_for_their_player() -> None:
    setup = "setup: {seats: [Ghost+Tuco, Doc+Django], pairs: true}\n"
    position = "position: {hands: {Ghost: [Ghost move], Tuco: [Tuco move]}}\n"
    assert refusal(HEAD + setup + position + STEPS) == (
        "position.hands.Tuco: both bandits of one player are named; name one of them."
    )


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("{}", ": a step has one key, not 0."),
        ("{Doc: draw, Tuco: draw}", ": a step has one key, not 2."),
        ("draw", ": must be a mapping of keys to values, not 'draw'."),
        (
            "{wait: 3}",
            ".wait: a step is a bandit's choice, offered, refused, expect, last-card or sees.",
        ),
        ("{Belle: draw}", ".Belle: Belle has no seat in this game."),
        ("{Zorro: draw}", ".Zorro: 'Zorro' is not a bandit"),
        ("{Doc: sleep}", ".Doc: 'sleep' is not a choice of this game."),
        ("{Doc: 3}", ".Doc: must be a text, not 3."),
        ("{expect: {}}", ".expect: states nothing."),
        ("{expect: {Doc: {}}}", ".expect.Doc: states nothing."),
        ("{expect: {loot: {}}}", ".expect.loot: states nothing."),
        ("{sees: {spectator: {}}}", ".sees.spectator: states nothing."),
        ("{offered: {}}", ".offered: states nothing."),
        ("{refused: {}}", ".refused: states nothing."),
        ("{offered: {Doc: draw}}", ".offered.Doc: must be a list, not 'draw'."),
        ("{offered: {Doc: [draw, sleep]}}", ".offered.Doc[2]: 'sleep' is not a choice"),
        ("{refused: {Doc: sleep}}", ".refused.Doc: 'sleep' is not a choice"),
        ("{refused: {Belle: draw}}", ".refused.Belle: Belle has no seat"),
        ("{expect: {weather: fine}}", ".expect.weather: there is no such fact; there are loot"),
        (
            "{expect: {marshall: 1}}",
            ".expect.marshall: there is no such fact; perhaps marshal is meant.",
        ),
        ("{expect: {Belle: {place: 1 roof}}}", ".expect.Belle: Belle has no seat in this game."),
        (
            "{expect: {Doc: {plaice: 1 roof}}}",
            ".expect.Doc.plaice: there is no such fact; perhaps place",
        ),
        ("{expect: {Doc: {place: 4 roof}}}", ".expect.Doc.place: the last car of this train is 3."),
        ("{expect: {Doc: {loot: [purse 299]}}}", ".expect.Doc.loot[1]: 'purse 299' is no token"),
        ("{expect: {Doc: {bullets: many}}}", ".expect.Doc.bullets: must be a number from 0 to"),
        ("{expect: {Doc: {hand: [kick]}}}", ".expect.Doc.hand[1]: 'kick' is not an action card"),
        ("{expect: {Doc: {received: {Zed: 1}}}}", ".expect.Doc.received: 'Zed' is not a bandit"),
        ("{expect: {phase: nap}}", ".expect.phase: 'nap' is none of schemin, stealin"),
        ("{expect: {decided_by: luck}}", ".expect.decided_by: 'luck' is none of money, bullets"),
        ("{expect: {over: no way}}", ".expect.over: must be true or false, not 'no way'."),
        ("{expect: {winners: [Belle]}}", ".expect.winners[1]: Belle has no seat in this game."),
        ("{expect: {pile: [Doc kick]}}", ".expect.pile[1]: 'Doc kick' is not an action card"),
        ("{expect: {loot: {9 roof: []}}}", ".expect.loot.9 roof: '9 roof' is not a place"),
        ("{sees: {nobody: {round: 1}}}", ".sees.nobody: 'nobody' is not a bandit"),
        ("{sees: {Doc: {Tuco: {hnad: []}}}}", ".sees.Doc.Tuco.hnad: there is no such fact"),
    ],
)
def test_the_steps(step: str, message: str) -> None:
    found = refusal(f"{HEAD}{SETUP}steps:\n  - expect: {{round: 1}}\n  - {step}\n")
    assert found.startswith(f"steps[2]{message}")


def test_a_last_card_needs_a_card() -> None:
    found = refusal(f"{HEAD}{SETUP}steps:\n  - last-card: {{round: 1}}\n")
    assert found == "steps[1].last-card: no card is carried out before this."
