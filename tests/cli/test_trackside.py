"""The terminal shows and explains what is beside the train."""

from io import StringIO

import pytest
from rich.console import Console

import folsom
from folsom import Game
from folsom.cli import board, plain, sheets
from folsom.cli.explain import explained
from folsom.cli.express_teller import ExpressTeller
from folsom.cli.offer import offer, offers
from folsom.cli.perils import perils
from folsom.cli.seen import Seen, look
from folsom.cli.signs import FANCY
from folsom.game.express.horses.components import HOSTAGES
from folsom.locale import LANGUAGES, words_in
from tests.modes import EXPANDED, fields, positions
from tests.rules.table import arranged

WORDS = words_in("en")
HORSES: dict[str, object] = {
    "seats": ["Doc", "Ghost", "Tuco"],
    "expansions": ["horses"],
    "powers": False,
    "events": False,
}
ALL: dict[str, object] = {**HORSES, "expansions": ["horses", "machine", "cursed"]}
WAITING: dict[str, object] = {
    "stagecoach": 1,
    "places": {"Doc": "2 inside", "Ghost": "3 inside", "Tuco": "3 inside"},
    "pile": ["Doc move"],
}
"""Doc is asked where to go."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def offered(game: Game, seat: int) -> list[str]:
    """The choices of a seat as the terminal words them."""
    seen = look(game, seat)
    seen["perils"] = perils(game, seat, seen)
    return offers(WORDS, seen)


def printed(seen: Seen) -> list[str]:
    """Everybody's sheet, line by line."""
    console = Console(file=StringIO(), width=100, highlight=False)
    console.print(sheets.sheets(WORDS, seen, FANCY))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.rules("HS-SET-1", "HS-GUARD-1")
def test_the_shotguns_strongbox_is_seen_while_he_sits_on_it() -> None:
    seated = look(arranged(HORSES, WAITING), 0)
    drawn = board.train(WORDS, seated, FANCY, 100).plain.splitlines()
    assert "On the roof of the stagecoach: Shotgun on his strongbox" in drawn
    assert "On the roof of the stagecoach: Shotgun on his strongbox." in plain.train(WORDS, seated)
    thrown = look(arranged(HORSES, {**WAITING, "shotgun": "train"}), 0)
    assert "Shotgun on his strongbox" not in board.train(WORDS, thrown, FANCY, 100).plain
    assert "On the roof of car 1: Shotgun." in plain.train(WORDS, thrown)


def test_empty_places_beside_the_train_are_told_as_empty() -> None:
    seen = look(arranged(ALL, WAITING), 0)
    drawn = board.train(WORDS, seen, FANCY, 100).plain.splitlines()
    assert "In the stagecoach (beside car 1): nobody" in drawn
    assert "In the time machine: nobody" in drawn
    told = plain.train(WORDS, seen)
    assert "In the stagecoach: nobody." in told
    assert "In the time machine: nobody." in told
    assert told[-1].startswith("Stagecoach beside car 1, ")


@pytest.mark.parametrize("mode", EXPANDED)
def test_no_place_is_left_dangling(mode: str, language: str) -> None:
    for number, game in enumerate(positions(EXPANDED[mode], 3)):
        if number % 40:
            continue
        seen = look(game, 0)
        beside = len(seen["places"]) - 2 * (len(seen["wagons"]) + 1)
        drawn = board.train(words_in(language), seen, FANCY, 100).plain.splitlines()
        named = [line for line in drawn if ": " in line and "│" not in line]
        assert len(named) >= beside
        for line in plain.train(words_in(language), seen)[:-1]:
            assert ": " in line


@pytest.mark.rules("HS-SET-5")
def test_boarding_says_who_still_rides() -> None:
    game = folsom.new(seats=["Doc", "Ghost", "Tuco"], expansions=["horses"])
    everybody = "On horseback: Doc, Ghost, Tuco"
    assert f"{everybody}." in plain.train(WORDS, look(game, 0))
    assert everybody in board.train(WORDS, look(game, 0), FANCY, 100).plain
    for seat, choice in ((0, "ride on"), (1, "board Ghost in 3"), (2, "ride on")):
        game.play(seat, choice)
    assert "On horseback: Doc, Tuco." in plain.train(WORDS, look(game, 0))
    for seat in (0, 2):
        game.play(seat, look(game, seat)["choices"][0])
    assert "On horseback" not in "".join(plain.train(WORDS, look(game, 0)))


@pytest.mark.rules("HS-GUARD-2", "HS-GUARD-4", "HS-GUARD-1")
@pytest.mark.parametrize(
    ("position", "choice", "warning"),
    [
        (
            {"shotgun": "train", "places": {"Ghost": "2 roof", "Doc": "3 inside"}},
            "move to 1 roof",
            "Go onto the roof of car 1 (the Shotgun is there!)",
        ),
        (
            {"shotgun": "train", "places": {"Ghost": "2 roof", "Doc": "3 inside"}},
            "move to 0 roof",
            "Go onto the roof of the locomotive (the Shotgun shoots Ghost!)",
        ),
        (
            {"shotgun": "train", "places": {"Ghost": "2 roof", "Doc": "3 inside"}},
            "move to 3 roof",
            "Go onto the roof of car 3",
        ),
        (
            {"shotgun": "train", "marshal": 1, "places": {"Ghost": "2 inside"}},
            "move to 1 inside",
            "Go into car 1 (the marshal is there! the Shotgun shoots Ghost!)",
        ),
        (
            {"places": {"Ghost": "1 roof", "Doc": "3 inside"}},
            "move to stagecoach roof",
            "Go onto the roof of the stagecoach",
        ),
    ],
)
def test_the_shotgun_is_warned_of(position: dict[str, object], choice: str, warning: str) -> None:
    start = {"stagecoach": 1, "pile": ["Ghost move", "Doc move"], **position}
    game = arranged(HORSES, start)
    assert offered(game, 1)[look(game, 1)["choices"].index(choice)] == warning


@pytest.mark.rules("HS-GUARD-1")
def test_whoever_the_falling_shotgun_would_shoot_is_named() -> None:
    places = {"Ghost": "stagecoach roof", "Tuco": "stagecoach roof", "Doc": "1 roof"}
    game = arranged(HORSES, {"stagecoach": 1, "places": places, "pile": ["Ghost punch"]})
    assert any(
        text.startswith("Punch the Shotgun") and text.endswith("(the Shotgun shoots Doc!)")
        for text in offered(game, 1)
    )


@pytest.mark.rules("HS-STAGE-6")
def test_warnings_tell_nothing_of_what_comes_later() -> None:
    # The stagecoach drops back at once after this last card, and the Shotgun with it.
    places = {"Ghost": "2 inside", "Doc": "2 roof", "Tuco": "3 inside"}
    position = {"stagecoach": 1, "shotgun": "train", "places": places, "pile": ["Ghost move"]}
    game = arranged(HORSES, position)
    assert perils(game, 1, look(game, 1)) == {}


def test_hostages_are_offered_with_what_they_do_and_bring(language: str) -> None:
    words = words_in(language)
    seen = look(folsom.new(expansions=["horses"]), 0)
    for name in HOSTAGES:
        assert offer(words, fields(f"hostage {name}"), seen).endswith(")")
    assert offer(WORDS, fields("hostage zealot"), seen) == (
        "Take a hostage: zealot (Ride has no effect; ransom $700)"
    )


@pytest.mark.rules("HS-TURN-2")
def test_kept_cards_are_marked() -> None:
    hands = {"Doc": ["move", "fire", "fire"], "Ghost": ["rob"], "Tuco": ["punch"]}
    position = {"card": "stand-off", "turn": 5, "hands": hands, "pile": ["Tuco rob"]}
    position |= {"phase": "schemin", "places": {"Tuco": "3 inside"}}
    game = arranged(HORSES, position)
    assert sheets.hand(WORDS, look(game, 0), 80).plain == "Your hand: Move, 2x Fire"
    game.play(0, "keep Doc fire")
    assert sheets.hand(WORDS, look(game, 0), 80).plain == "Your hand: Fire (kept), Move, Fire"
    for seat, choice in ((0, "keep no more"), (1, "keep no more"), (2, "keep Tuco punch")):
        assert "Hand" in printed(look(game, 0))[0]
        game.play(seat, choice)
    seen = look(game, 0)
    assert seen["phase"] == "stealin"
    assert sheets.hand(WORDS, seen, 80).plain == "Kept for the next round: Fire"
    assert "Kept" in printed(seen)[0]
    doc, ghost, tuco = plain.sheets(WORDS, seen)
    assert "1 card kept" in doc
    assert "0 cards in hand" in ghost
    assert "1 card kept" in tuco


def test_help_explains_what_is_in_play(language: str) -> None:
    words = words_in(language)
    boarding = look(folsom.new("express", seed=4, **ALL), 0)
    told = explained(words, boarding)
    for key in ("help-boarding", "help-ride", "help-stagecoach", "help-shotgun", "help-whiskey"):
        assert words(key) in told
    for key in ("help-turmoil", "help-hostages", "help-cursed"):
        assert words(key) in told
    assert words("help-machine", {"amount": 500}) in told
    assert words("help-keeping", {"count": 1}) in told
    shown = [line for line in told if line.startswith("  ")]
    assert len(shown) == len(boarding["hostages"]) == 2
    stealing = look(arranged(ALL, WAITING), 0)
    assert words("help-boarding") not in explained(words, stealing)
    expert = look(folsom.new(players=4, expansions=["horses"], expert=True), 0)
    assert words("help-keeping", {"count": 1}) not in explained(words, expert)
    assert explained(words, look(folsom.new(players=4), 0)) == []


def test_a_hostage_that_was_taken_is_still_explained() -> None:
    game = arranged(HORSES, {**WAITING, "taken": {"Ghost": "zealot"}})
    assert "  zealot: Ride has no effect; ransom $700." in explained(WORDS, look(game, 0))


@pytest.mark.rules("HS-STAGE-6")
def test_the_stagecoach_and_the_shotgun_behind_it_begin_a_paragraph() -> None:
    teller = ExpressTeller(WORDS, [["Doc"]])
    moved = {"event": "moved", "bandit": "Doc", "to": "1 roof", "cause": "move"}
    resolving = {"event": "resolving", "bandit": "Doc", "action": "move", "hidden": False}
    rolled = {"event": "stagecoach", "from": 0, "to": 1, "shotgun": "1 roof"}
    assert teller.paragraphs([resolving, moved, rolled]) == [
        "Doc, Move: Doc goes onto the roof of car 1.",
        "The stagecoach falls behind: now it is beside car 1. The Shotgun goes with it.",
    ]
    del rolled["shotgun"]
    alone = teller.sentence(rolled)
    assert alone == "The stagecoach falls behind: now it is beside car 1."


@pytest.mark.rules("HS-EVT-1")
def test_how_many_horses_give_up_is_told_for_both_cards(language: str) -> None:
    about = words_in(language)("about-exhausted-horses")
    assert "," in about
    assert "the horse nearest the last car gives up" in WORDS("about-exhausted-horses")


def test_a_sheet_adds_up_the_loot_before_it_names_the_hostage() -> None:
    loot = {"Doc": ["purse 300", "jewel"], "Tuco": []}
    position = {**WAITING, "sheets": loot, "taken": {"Doc": "zealot", "Tuco": "poodle"}}
    seen = look(arranged(HORSES, position), 0)
    rows = printed(seen)
    assert any("$300 ◆ = $800 (hostage: zealot)" in row for row in rows)
    assert any("nothing (hostage: poodle)" in row for row in rows)


def test_those_beside_the_train_are_told_apart() -> None:
    places = {"Doc": "stagecoach roof", "Ghost": "stagecoach roof", "Tuco": "3 inside"}
    position = {**WAITING, "places": places, "loot": {"stagecoach roof": ["purse 300", "jewel"]}}
    drawn = board.train(WORDS, look(arranged(HORSES, position), 0), FANCY, 100).plain
    assert "On the roof of the stagecoach: Doc, Ghost, Shotgun on his strongbox, $ ◆" in drawn
