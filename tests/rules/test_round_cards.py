"""Every round card and station: its turns in the right order of seats, and its event."""

import pytest

from tests.rules.table import ALL_BANDITS, arranged, offered, seen

STANDARD, TUNNEL, SPEEDING_UP, SWITCHING = "standard", "tunnel", "speeding-up", "switching"
LETTERS = {"S": STANDARD, "T": TUNNEL, "D": SPEEDING_UP, "R": SWITCHING}

FEW = {
    "angry-marshal": ("SSTR", "angry-marshal"),
    "swivel-arm": ("STSS", "swivel-arm"),
    "braking": ("SSSS", "braking"),
    "take-it-all": ("STDS", "take-it-all"),
    "rebellion": ("SSTSS", "rebellion"),
    "bridge": ("SDS", ""),
    "tunnel": ("STSTS", ""),
}
MANY = {
    "angry-marshal": ("SSR", "angry-marshal"),
    "swivel-arm": ("STS", "swivel-arm"),
    "braking": ("STSS", "braking"),
    "take-it-all": ("SDR", "take-it-all"),
    "rebellion": ("STSR", "rebellion"),
    "bridge": ("SD", ""),
    "tunnel": ("STST", ""),
}
STATIONS = {
    "pickpocketing": ("SSTS", "pickpocketing"),
    "revenge": ("SSTS", "revenge"),
    "hostage-conductor": ("SSTS", "hostage-conductor"),
}
CASES = [
    *((players, card, *FEW[card]) for players in (3, 4) for card in FEW),
    *((players, card, *MANY[card]) for players in (5, 6, 7) for card in MANY),
    *((players, card, *STATIONS[card]) for players in (3, 4, 5, 7) for card in STATIONS),
]


def order_of(turns: str, players: int, first: int) -> list[tuple[int, int]]:
    """Who acts when: the number of the turn and the seat."""
    order: list[tuple[int, int]] = []
    for number, letter in enumerate(turns, start=1):
        clockwise = [(first + step) % players for step in range(players)]
        if letter == "D":
            clockwise = [seat for seat in clockwise for _ in range(2)]
        if letter == "R":
            clockwise = [first, *reversed(clockwise[1:])]
        order += [(number, seat) for seat in clockwise]
    return order


@pytest.mark.rules("PLAN-2", "PLAN-3", "PLAN-5", "PLAN-6", "PLAN-7", "PLAN-10")
@pytest.mark.parametrize(("players", "card", "turns", "event"), CASES)
def test_the_turns_of_a_card(players: int, card: str, turns: str, event: str) -> None:
    first = 1
    game = arranged(
        {"seats": ALL_BANDITS[:players], "powers": False},
        {"card": card, "first": ALL_BANDITS[first]},
    )
    shown = seen(game)["rounds"][-1]
    assert shown["turns"] == [LETTERS[letter] for letter in turns]
    assert shown["happening"] == event
    for turn, seat in order_of(turns, players, first):
        assert (seen(game)["turn"], game.deciders()) == (turn, [seat])
        hidden = [text.endswith("face-down") for text in offered(game, seat) if text != "draw"]
        assert all(hidden) == any(hidden) == (turns[turn - 1] == "T")
        game.play(seat, game.choices(seat)[0])
    assert seen(game)["phase"] != "schemin" or seen(game)["turn"] == 1


@pytest.mark.rules("SET-8", "SET-11")
@pytest.mark.parametrize("card", FEW)
def test_with_events_off_the_turns_stay_and_the_event_is_gone(card: str) -> None:
    game = arranged({"seats": ALL_BANDITS[:4], "events": False}, {"card": card})
    shown = seen(game)["rounds"][-1]
    assert shown["turns"] == [LETTERS[letter] for letter in FEW[card][0]]
    assert shown["happening"] == ""


@pytest.mark.rules("PAIR-1")
@pytest.mark.parametrize("card", FEW)
@pytest.mark.parametrize(
    "seats", [["Ghost+Tuco", "Doc+Mei"], ["Ghost+Tuco", "Doc+Mei", "Belle+Django"]]
)
def test_pairs_use_the_cards_for_up_to_four(card: str, seats: list[str]) -> None:
    game = arranged({"seats": seats, "pairs": True}, {"card": card})
    turns = [LETTERS[letter] for letter in FEW[card][0]]
    assert seen(game)["rounds"][-1]["turns"] == turns
