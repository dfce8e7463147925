"""Set-ups that cannot be played are refused with one plain sentence."""

import pytest

import folsom

Wishes = dict[str, object]

CARDS = ["angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "bridge", "tunnel"]
STATIONS = ["pickpocketing", "revenge", "hostage-conductor"]
GOOD_ROUNDS = ["bridge", "tunnel", "braking", "rebellion", "revenge"]


def refusal(wishes: Wishes) -> str:
    """The sentence with which a set-up is refused."""
    with pytest.raises(folsom.SetupError) as caught:
        folsom.new("express", seed=0, **wishes)
    words = str(caught.value)
    assert words.endswith(".")
    assert "\n" not in words
    return words


PLAYERS: list[tuple[Wishes, str]] = [
    ({"players": 9}, "3 to 7 players can play, not 9"),
    ({"players": 8}, "3 to 7 players"),
    ({"players": 1}, "3 to 7 players"),
    ({"players": 0}, "3 to 7 players"),
    ({"players": 2}, "ask for pairs"),
    ({"seats": ["Ghost", "Doc"]}, "ask for pairs"),
    ({"seats": []}, "3 to 7 players"),
    ({"seats": ["Ghost", "Doc", "Ghost"]}, "Ghost has more than one seat"),
    ({"seats": ["Ghost", "Doc", "Billy"]}, "no bandit called Billy"),
    ({"seats": ["Ghost", "Doc", "ghost"]}, "no bandit called ghost"),
    ({"seats": ["Ghost", "Doc+Tuco", "Belle"]}, "one bandit in this game"),
    ({"seats": ["Ghost", "Doc", "Tuco"], "players": 4}, "3 seats are named for 4 players"),
    ({"seats": "Ghost"}, "list of bandits"),
    ({"players": "four"}, "whole number"),
]


@pytest.mark.rules("SET-1")
@pytest.mark.parametrize(("wishes", "words"), PLAYERS)
def test_players_and_bandits(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


TRAIN: list[tuple[Wishes, str]] = [
    ({"players": 3, "wagons": ["freight", "coach", "dining"]}, "no wagon dining"),
    ({"players": 3, "wagons": ["freight", "coach"]}, "3 wagons in this game, not 2"),
    ({"players": 3, "wagons": ["freight", "coach", "mail", "saloon"]}, "3 wagons"),
    ({"players": 3, "wagons": ["freight", "coach", "coach"]}, "only one wagon coach"),
]


@pytest.mark.rules("SET-2")
@pytest.mark.parametrize(("wishes", "words"), TRAIN)
def test_train(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


ROUNDS: list[tuple[Wishes, str]] = [
    ({"players": 3, "rounds": GOOD_ROUNDS[1:]}, "5 round cards, not 4"),
    ({"players": 3, "rounds": ["revenge", *GOOD_ROUNDS[:4]]}, "fifth round card"),
    ({"players": 3, "rounds": ["rebellion", *GOOD_ROUNDS[:3], "angry-marshal"]}, "station"),
    ({"players": 3, "rounds": GOOD_ROUNDS, "events": False}, "without events none is"),
    ({"players": 3, "rounds": ["bridge", *GOOD_ROUNDS[:3], "revenge"]}, "named twice"),
    ({"players": 3, "rounds": ["hurricane", *GOOD_ROUNDS[1:]]}, "no round card hurricane"),
    ({"players": 4, "edition": 1, "events": False}, "always played with events and powers"),
    ({"players": 4, "edition": 1, "powers": False}, "always played with events and powers"),
    ({"players": 4, "edition": 3}, "no edition 3"),
]


@pytest.mark.rules("SET-8")
@pytest.mark.parametrize(("wishes", "words"), ROUNDS)
def test_round_cards_and_editions(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


FIRST: list[tuple[Wishes, str]] = [
    ({"players": 3, "first": 3}, "no seat 3"),
    ({"players": 3, "first": -1}, "no seat -1"),
    ({"seats": ["Ghost", "Doc", "Tuco"], "first": "Belle"}, "Belle cannot be first"),
    ({"players": 3, "first": 1.5}, "seat number or a bandit's name"),
]


@pytest.mark.rules("SET-10")
@pytest.mark.parametrize(("wishes", "words"), FIRST)
def test_first_player(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


EXPANSIONS: list[tuple[Wishes, str]] = [
    ({"players": 3, "expansions": ["submarine"]}, "no expansion submarine"),
    ({"players": 3, "teams": True}, "4 or 6 players play in teams of two, not 3"),
]


@pytest.mark.rules("SET-11")
@pytest.mark.parametrize(("wishes", "words"), EXPANSIONS)
def test_expansions_and_modes(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


POWERS: list[tuple[Wishes, str]] = [
    ({"players": 3, "powers": "some"}, "true or false"),
]


@pytest.mark.rules("SET-9")
@pytest.mark.parametrize(("wishes", "words"), POWERS)
def test_powers(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


PAIRS: list[tuple[Wishes, str]] = [
    ({"players": 4, "pairs": True}, "2 or 3 players play with two bandits each, not 4"),
    ({"players": 1, "pairs": True}, "2 or 3 players"),
    ({"players": 2, "pairs": True, "wagons": ["freight", "coach", "mail", "saloon"]}, "3"),
    ({"players": 3, "pairs": True, "wagons": ["freight", "coach", "mail"]}, "4 wagons"),
]


@pytest.mark.rules("PAIR-1")
@pytest.mark.parametrize(("wishes", "words"), PAIRS)
def test_pairs(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


TEAMS: list[tuple[Wishes, str]] = [
    ({"seats": ["Ghost+Doc", "Belle+Tuco"], "pairs": True}, "exactly one of Ghost, Doc"),
    ({"seats": ["Tuco+Django", "Belle+Mei"], "pairs": True}, "exactly one of Ghost, Doc"),
    ({"seats": ["Ghost+Tuco", "Doc+Tuco"], "pairs": True}, "Tuco has more than one seat"),
    ({"seats": ["Ghost", "Doc"], "pairs": True}, "two bandits in this game, not Ghost"),
    ({"seats": ["Ghost+Tuco+Mei", "Doc+Django"], "pairs": True}, "two bandits"),
]


@pytest.mark.rules("PAIR-2")
@pytest.mark.parametrize(("wishes", "words"), TEAMS)
def test_teams(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


FIRST_EDITION_PAIRS: list[tuple[Wishes, str]] = [
    ({"players": 3, "pairs": True, "edition": 1}, "2 players play with two bandits each"),
]


@pytest.mark.rules("PAIR-10")
@pytest.mark.parametrize(("wishes", "words"), FIRST_EDITION_PAIRS)
def test_first_editions_pairs(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


POOLS: list[tuple[Wishes, str]] = [
    ({"players": 3, "pool": ["bridge", "tunnel"]}, "7 round cards and 3 stations"),
    ({"players": 3, "pool": CARDS}, "7 round cards and 3 stations, not 7 and 0"),
    ({"players": 3, "pool": CARDS[1:] + STATIONS}, "not 6 and 3"),
    ({"players": 3, "pool": [*CARDS, *STATIONS[:2], "bridge"]}, "named twice"),
    ({"players": 3, "pool": [*CARDS, *STATIONS[:2], "opera"]}, "no round card opera"),
]


@pytest.mark.rules("CARDS-1")
@pytest.mark.parametrize(("wishes", "words"), POOLS)
def test_pools(wishes: Wishes, words: str) -> None:
    assert words in refusal(wishes)


@pytest.mark.rules("SET-11")
def test_pairs_and_the_expert_variant_combine() -> None:
    game = folsom.new(players=3, pairs=True, expert=True, events=False, powers=False)
    assert game.status() == []
