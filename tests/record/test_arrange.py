"""A scenario arranges the position that it describes."""

from folsom import Game
from folsom.game.express.game import Express
from folsom.record.scenario import Scenario, parse


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


def sheet_of(game: Game, seat: int) -> list[dict[str, int]]:
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
    assert isinstance(game, Express)
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
