"""Scenarios arrange what they say, and tell what does not come true."""

from pathlib import Path

import pytest

from folsom.game.express.game import Express
from folsom.record.scenario import Failure, Scenario, check, load, parse

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


def arranged(position: str, setup: str = "{seats: [Ghost, Doc, Tuco]}", seed: int = 0) -> Scenario:
    text = f"title: A\nrules: []\nsetup: {setup}\nseed: {seed}\nposition: {position}\n"
    return parse(text, "train.yaml")


def holds(scenario: Scenario, facts: str) -> bool:
    """Whether the facts hold in a position that is arranged for `Ghost, Doc, Tuco`."""
    game = scenario.start()
    probe = parse(
        f"title: A\nrules: []\nsetup: {{seats: [Ghost, Doc, Tuco]}}\nsteps: [{{{facts}}}]", "probe"
    )
    gaps = [gap for _, step in probe.steps for gap in step.gaps(game)]
    assert game.status() == []
    return not gaps


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


def test_an_unseen_hand_shows_only_its_size() -> None:
    scenario = arranged("{hands: {Doc: [move, fire]}}")
    assert holds(scenario, "sees: {Doc: {Doc: {hand: [fire, move]}}}")
    assert holds(scenario, "sees: {Tuco: {Doc: {hand: ['?', '?'], hand_size: 2}}}")
    assert not holds(scenario, "sees: {Tuco: {Doc: {hand: [fire, move]}}}")


def test_any_purse_will_do_where_no_value_is_named() -> None:
    scenario = arranged("{loot: {1 roof: [purse, purse 500, jewel]}, sheets: {Doc: [purse]}}")
    assert holds(scenario, "expect: {loot: {1 roof: [purse, purse, jewel]}}")
    assert holds(scenario, "expect: {loot: {1 roof: [purse 500, purse, jewel]}}")
    assert not holds(scenario, "expect: {loot: {1 roof: [purse, purse, purse]}}")
    assert not holds(scenario, "expect: {loot: {1 roof: [purse, jewel]}}")
    assert not holds(scenario, "sees: {Doc: {loot: {1 roof: [purse, purse, jewel]}}}")
    values = {
        token["value"]
        for seed in range(40)
        for token in sheet_of(arranged("{sheets: {Doc: [purse]}}", seed=seed).start(), 1)
    }
    assert len(values) > 3


def sheet_of(game: Express, seat: int) -> list[dict[str, int]]:
    bandits = game.view(seat)["bandits"]
    assert isinstance(bandits, list)
    loot: list[dict[str, int]] = bandits[seat]["loot"]
    return loot


def test_purses_are_known_to_whom_it_says() -> None:
    scenario = arranged(
        "{sheets: {Doc: [purse 400 known to Tuco, purse 300], Ghost: [purse 250 known to all]}, "
        "loot: {2 roof: ['purse 500 known to Doc, Tuco and Ghost'], 1 roof: [purse 350]}}"
    )
    assert holds(scenario, "sees: {Doc: {Doc: {loot: [purse 300, purse 400]}}}")
    assert holds(scenario, "sees: {Tuco: {Doc: {loot: ['purse ?', purse 400]}}}")
    assert holds(scenario, "sees: {Ghost: {Doc: {loot: ['purse ?', 'purse ?']}}}")
    assert holds(scenario, "sees: {Tuco: {loot: {2 roof: [purse 500], 1 roof: ['purse ?']}}}")
    assert holds(scenario, "sees: {spectator: {Ghost: {loot: [purse 250]}}}")
    assert holds(scenario, "sees: {spectator: {loot: {2 roof: ['purse ?']}}}")


def test_what_is_not_named_is_as_the_set_up_leaves_it() -> None:
    scenario = arranged(
        "{}", "{seats: [Ghost, Doc, Tuco], first: Doc, wagons: [mail, coach, saloon]}"
    )
    assert holds(scenario, "expect: {phase: schemin, round: 1, turn: 1, first: Doc, marshal: 0}")
    assert holds(scenario, "expect: {Doc: {place: 3 inside}, Tuco: {place: 2 inside}}")
    assert holds(scenario, "expect: {Doc: {hand_size: 7}, Tuco: {hand_size: 6, deck_size: 4}}")
    assert holds(scenario, "expect: {loot: {0 inside: [strongbox], 1 inside: [purse, jewel]}}")
    assert holds(scenario, "expect: {neutral: 13, strongbox_waits: true, Doc: {bullets: 6}}")
    assert holds(scenario, "expect: {wagons: [mail, coach, saloon]}")


def test_sheets_are_filled_from_the_train() -> None:
    both = arranged("{sheets: {Doc: [strongbox], Tuco: [strongbox]}}")
    assert holds(both, "expect: {strongbox_waits: false, loot: {0 inside: []}}")
    one = arranged("{sheets: {Doc: [strongbox]}}")
    assert holds(one, "expect: {strongbox_waits: true, loot: {0 inside: []}}")
    gone = arranged("{strongbox_waits: false}")
    assert holds(gone, "expect: {strongbox_waits: false, loot: {0 inside: [strongbox]}}")


def test_bullets_received_are_missing_from_those_who_fired_them() -> None:
    scenario = arranged("{received: {Doc: {Tuco: 2, neutral: 3}, Ghost: {Tuco: 1}}}")
    assert holds(scenario, "expect: {Tuco: {bullets: 3}, neutral: 10, Ghost: {bullets: 6}}")
    assert holds(scenario, "expect: {Doc: {received: {Tuco: 2, neutral: 3}}}")
    in_hand = arranged("{hands: {Doc: [Tuco bullet, move, Tuco bullet]}}")
    assert holds(in_hand, "expect: {Doc: {received: {Tuco: 2}}, Tuco: {bullets: 4}}")
    few = arranged("{neutral: 2, received: {Doc: {neutral: 1}}}")
    assert holds(few, "expect: {neutral: 2, Doc: {received: {neutral: 1}}}")


def test_bullets_of_ones_own_crew_are_friendly() -> None:
    setup = "{seats: [Ghost+Tuco, Doc+Django], pairs: true}"
    game = arranged("{received: {Ghost: {Tuco: 2, Doc: 1}}}", setup).start()
    assert [bandit.friendly for bandit in game.state.clockwise() if bandit.who == 3] == [2]
    assert game.status() == []


def test_the_course_of_the_round() -> None:
    station = arranged("{card: revenge, first: Doc}")
    assert holds(station, "expect: {round: 5, first: Doc}")
    later = arranged("{round: 3}", "{seats: [Ghost, Doc, Tuco], first: Doc}")
    assert holds(later, "expect: {round: 3, first: Ghost}")
    turn = arranged("{card: bridge, turn: 2, first: Tuco}")
    assert holds(turn, "expect: {turn: 2, deciders: [Tuco], cards: [bridge]}")
    ending = arranged("{card: bridge, turn: 4}", "{seats: [Ghost, Doc, Tuco], events: false}")
    assert holds(ending, "expect: {round: 2, turn: 1}")


def test_dealing_begins_the_round() -> None:
    setup = "{seats: [Ghost, Doc, Tuco], expert: true}"
    scenario = arranged(
        "{phase: dealing, round: 2, hands: {Doc: [move, fire]}, tops: {Doc: [neutral bullet]}}",
        setup,
    )
    assert holds(scenario, "expect: {round: 2, phase: schemin, Doc: {hand_size: 7, top: []}}")
    pairs = arranged("{phase: dealing}", "{seats: [Ghost+Tuco, Doc+Django], pairs: true}").start()
    assert pairs.view(None)["phase"] == "choose-card"


def test_experts_have_their_piles() -> None:
    setup = "{seats: [Ghost, Doc, Tuco], expert: true}"
    scenario = arranged(
        "{hands: {Doc: [move]}, kept: {Doc: 1}, discards: {Doc: [fire, Tuco bullet]},"
        " tops: {Doc: [neutral bullet]}}",
        setup,
    )
    assert holds(scenario, "expect: {Doc: {discard: [Tuco bullet, fire], top: [neutral bullet]}}")
    assert holds(scenario, "expect: {Doc: {kept: 1, hand: [move], deck_size: 9}}")
    stealin = arranged("{phase: stealin, hands: {Doc: [move, fire]}, pile: [Ghost move]}", setup)
    assert holds(stealin, "expect: {Doc: {kept: 2}}")


def test_a_pair_names_its_cards_by_bandit_but_for_the_marshal() -> None:
    setup = "{seats: [Ghost+Tuco, Doc+Django], pairs: true}"
    game = arranged(
        "{hands: {Tuco: [Ghost move, Tuco move, marshal]}, first: Ghost}", setup
    ).start()
    assert [choice.text for choice in game.choices(0)] == [
        "play Ghost move",
        "play Ghost move face-down",
        "play Ghost marshal",
        "play Ghost marshal face-down",
        "play Tuco move",
        "play Tuco move face-down",
        "draw",
    ]


def test_games_started_at_a_scenario_leave_each_other_alone() -> None:
    scenario = arranged("{first: Doc}")
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
