"""Scenarios tell what does not come true."""

from pathlib import Path

import pytest

from folsom.record.scenario import Failure, check, load, parse

STEALIN = """
title: Django's shot drives Belle into the marshal's car
rules: [DJANGO-1, MARSHAL-2]
setup: {seats: [Django, Belle, Doc], events: false}
position:
  marshal: 0
  places: {Django: 2 inside, Belle: 1 inside, Doc: 3 inside}
  loot: {1 inside: [purse 300, jewel]}
  pile: [Django fire, Belle move face-down]
steps:
"""


def after(steps: str) -> list[Failure]:
    return check(parse(STEALIN + steps, "train.yaml"))


def test_exactly_what_is_open_must_be_offered() -> None:
    assert after("  - offered: {Belle: [move to 2 inside, move to 0 inside], Doc: []}\n") == []
    [failure] = after("  - offered: {Belle: [move to 0 inside]}\n")
    assert str(failure) == (
        "train.yaml: step 1: expected Belle to be offered [move to 0 inside], "
        "but Belle may choose [move to 0 inside, move to 2 inside]"
    )
    # Belle cannot be chosen while Doc can, so the shot was fired at once.
    [failure] = after("  - offered: {Django: [fire Doc]}\n")
    assert failure.happened == "Django has nothing to decide"


@pytest.mark.parametrize(
    ("facts", "expected", "happened"),
    [
        ("Doc: {place: 2 inside}", "Doc's place to be 2 inside", "it is 3 inside"),
        ("Doc: {received: {}}", "Doc's received to be {}", "it is {Django: 1}"),
        ("Django: {bullets: 6}", "Django's bullets to be 6", "it is 5"),
        ("Doc: {loot: [jewel]}", "Doc's loot to be [jewel]", "it is [purse 250]"),
        ("Doc: {hand: [move]}", "Doc's hand to be [Doc move]", "it is []"),
        ("Doc: {deck_size: 10}", "Doc's deck_size to be 10", "it is 11"),
        ("Doc: {money: 0}", "Doc's money to be 0", "it is 250"),
        ("Doc: {rank: 1}", "Doc's rank to be 1", "it is 3"),
        ("Doc: {kept: 0}", "Doc's kept to be 0", "it is not known"),
        ("loot: {1 inside: [jewel]}", "1 inside's loot to be [jewel]", "it is [jewel, purse 300]"),
        ("deciders: [Doc]", "deciders to be [Doc]", "it is [Belle]"),
        ("phase: schemin", "phase to be schemin", "it is stealin"),
        ("first: Doc", "first to be Doc", "it is Django"),
        ("cards: []", "cards to be []", "it is [swivel-arm]"),
        ("pile: []", "pile to be []", "it is [Belle move face-down]"),
        ("over: true", "over to be true", "it is false"),
        ("winners: [Doc]", "winners to be [Doc]", "it is [Django]"),
        ("decided_by: bullets", "decided_by to be bullets", "it is money"),
        ("strongbox_waits: false", "strongbox_waits to be false", "it is true"),
        ("neutral: 12", "neutral to be 12", "it is 13"),
    ],
)
def test_every_fact_can_fail(facts: str, expected: str, happened: str) -> None:
    first_and_cards = "setup: {seats: [Django, Belle, Doc], first: Django, rounds: [swivel-arm, "
    text = STEALIN.replace(
        "setup: {seats: [Django, Belle, Doc], ",
        first_and_cards + "bridge, tunnel, braking, rebellion], ",
    )
    failures = check(parse(f"{text}  - expect: {{{facts}}}\n", "train.yaml"))
    assert failures == [Failure("train.yaml", 1, expected, happened)]


def test_a_choice_that_is_refused_ends_the_scenario() -> None:
    failures = after("  - Doc: draw\n  - expect: {round: 4}\n")
    assert failures == [
        Failure("train.yaml", 1, "Doc to choose 'draw'", "Doc has nothing to decide")
    ]
    failures = after("  - Belle: move to 3 inside\n")
    assert failures == [
        Failure(
            "train.yaml",
            1,
            "Belle to choose 'move to 3 inside'",
            "Belle may choose [move to 0 inside, move to 2 inside]",
        )
    ]


def test_several_failures_are_all_told() -> None:
    failures = after("  - expect: {round: 2, turn: 9}\n  - expect: {round: 3}\n")
    assert [failure.step for failure in failures] == [1, 1, 2]


def test_refused_fails_if_it_is_accepted() -> None:
    assert after("  - refused: {Belle: move to 3 inside}\n") == []
    assert after("  - refused: {Doc: move to 2 inside}\n") == []
    assert after("  - refused: {Belle: move to 2 inside}\n") == [
        Failure(
            "train.yaml",
            1,
            "'move to 2 inside' to be refused to Belle",
            "it was accepted",
        )
    ]


def test_what_was_tried_in_vain_is_not_played() -> None:
    assert not after(
        "  - refused: {Belle: move to 3 inside}\n"
        "  - offered: {Belle: [move to 2 inside, move to 0 inside]}\n"
        "  - Belle: move to 2 inside\n"
        "  - expect: {round: 2}\n"
    )


def test_views_show_what_their_eyes_may_see() -> None:
    shown = "  - sees: {Doc: {loot: {1 inside: [jewel, 'purse ?']}, Belle: {loot: [purse 250]}}}\n"
    assert after(shown) == []
    assert after("  - sees: {spectator: {Doc: {hand: [], money: null}, winners: null}}\n") == []
    assert after("  - sees: {Doc: {loot: {1 inside: [jewel, purse 300]}}}\n") == [
        Failure(
            "train.yaml",
            1,
            "Doc to see 1 inside's loot to be [jewel, purse 300]",
            "it is [jewel, purse ?]",
        )
    ]
    assert after("  - sees: {Doc: {Doc: {money: 3}}}\n") == [
        Failure("train.yaml", 1, "Doc to see Doc's money to be 3", "it is not known")
    ]


def test_a_hidden_card_shows_as_a_question_mark() -> None:
    text = STEALIN.replace("Django fire, ", "Django move, ")
    for who, pile in (
        ("Doc", "[Django move, 'Belle ?']"),
        ("Doc", "[Django move, '?']"),
        ("Belle", "[Django move, Belle move face-down]"),
        ("spectator", "[Django move, 'Belle ?']"),
    ):
        step = f"  - sees: {{{who}: {{pile: {pile}}}}}\n"
        assert check(parse(text + step, "train.yaml")) == []
    step = "  - sees: {Doc: {pile: [Django move, Belle move face-down]}}\n"
    [failure] = check(parse(text + step, "train.yaml"))
    assert failure.happened == "it is [Django move, Belle ?]"


def test_games_started_at_a_scenario_leave_each_other_alone() -> None:
    scenario = parse(
        "title: A\nrules: []\nsetup: {seats: [Ghost, Doc, Tuco]}\nposition: {first: Doc}", "train"
    )
    one, two = scenario.start(), scenario.start()
    one.play(1, "draw")
    assert two.view(1) == scenario.start().view(1)
    assert one.view(1) != two.view(1)


def test_a_scenario_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "shot.yaml"
    path.write_text(STEALIN + "  - expect: {round: 1}\n")
    loaded = load(path)
    assert (loaded.title, loaded.rules) == (
        "Django's shot drives Belle into the marshal's car",
        ["DJANGO-1", "MARSHAL-2"],
    )
    assert loaded.source == str(path)
    assert check(loaded) == []


def test_a_last_card_that_is_not_the_last_is_told() -> None:
    text = """
    title: A
    rules: []
    setup: {seats: [Ghost, Doc, Tuco], events: false}
    position: {places: {Ghost: 2 roof, Doc: 2 roof}, pile: [Ghost move, Doc move]}
    steps:
      - last-card: {round: 1}
      - Ghost: move to 1 roof
      - last-card: {round: 1}
      - Doc: move to 1 roof
      - last-card: {round: 1, Doc: {place: 1 roof}}
      - last-card: {round: 2}
    """
    failures = [str(each) for each in check(parse(text, "a"))]
    waiting = "expected the last card to be carried out, but cards or choices are left"
    assert failures == [
        f"a: step 1: {waiting}",
        f"a: step 3: {waiting}",
        "a: step 6: expected round to be 2, but it is 1",
    ]
