"""The table is drawn so that everything on it can be seen."""

from io import StringIO

import pytest
from rich.console import Console

import folsom
from folsom import Game
from folsom.cli import board, plain, sheets
from folsom.cli.reckoning import decision, reckoning
from folsom.cli.screen import Screen
from folsom.cli.seen import Seen, look
from folsom.cli.signs import ASCII, FANCY
from folsom.game.result import Line, Result, Standing
from folsom.locale import LANGUAGES, words_in
from tests.modes import MANY, positions
from tests.quarter import pairs
from tests.rules.table import arranged

WORDS = words_in("en")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def printed(seen: Seen, language: str, width: int, in_words: bool = False) -> str:
    """The whole table as it comes out of the terminal."""
    console = Console(file=StringIO(), width=width, highlight=False, emoji=False, markup=False)
    screen = Screen(console, words_in(language), in_words)
    screen.position(seen)
    if seen["choices"]:
        screen.question(seen)
        screen.help(seen)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


modes_in_languages = pytest.mark.parametrize(
    ("mode", "language"), pairs(list(MANY), list(LANGUAGES))
)


@modes_in_languages
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal(mode: str, language: str, width: int) -> None:
    for number, game in enumerate(positions(MANY[mode], 1)):
        if number % 30 and not game.over:
            continue
        for in_words in (False, True):
            seen = look(game, max(game.decider(), 0))
            for line in printed(seen, language, width, in_words).splitlines():
                assert len(line) <= width


@modes_in_languages
def test_everybody_and_everything_is_on_the_train(mode: str, language: str) -> None:
    words = words_in(language)
    for number, game in enumerate(positions(MANY[mode], 2)):
        if number % 20:
            continue
        seen = look(game, 0)
        drawn = board.train(words, seen, FANCY, 80).plain
        assert FANCY.marshal in drawn
        for sheet in seen["bandits"]:
            if sheet["place"] is not None:
                assert words(f"bandit-{sheet['bandit']}") in drawn
        boxes = [token for place in seen["places"] for token in place["loot"]]
        boxes = [token for token in boxes if token["kind"] == "strongbox"]
        assert drawn.count(FANCY.strongbox) == len(boxes)


def robbery() -> Game:
    """Somebody on each level, loot on a roof, the marshal on his way."""
    return arranged(
        {"seats": ["Doc", "Ghost", "Tuco"], "wagons": ["coach", "mail", "saloon"]},
        {
            "marshal": 1,
            "places": {"Doc": "2 inside", "Ghost": "2 roof", "Tuco": "3 inside"},
            "loot": {"0 inside": ["strongbox"], "2 roof": ["purse 300"], "3 inside": ["jewel"]},
            "sheets": {"Doc": ["purse 300", "jewel"]},
            "received": {"Doc": {"Tuco": 1, "neutral": 1}},
            "pile": ["Doc move", "Tuco fire face-down"],
        },
    )


def test_the_train_is_drawn_with_its_two_levels() -> None:
    drawn = board.train(WORDS, look(robbery(), 0), FANCY, 80).plain
    assert drawn.splitlines() == [
        "                     Ghost",
        "                     $",
        "╭3 saloon─────────╮ ╭2 mail───────────╮ ╭1 coach──────────╮ ╭0 locomotive─────╮",
        "│Tuco             │ │Doc              │ │★ marshal        │ │■                │",
        "│◆                │ │                 │ │                 │ │                 │",
        "╰─oo───────────oo─╯=╰─oo───────────oo─╯=╰─oo───────────oo─╯=╰─oo───────────oo─╯",
    ]


def test_terminals_without_other_characters_get_plain_ones() -> None:
    drawn = board.train(WORDS, look(robbery(), 0), ASCII, 80).plain
    assert drawn.isascii()
    assert "@ marshal" in drawn


def test_the_train_can_be_told_in_words() -> None:
    assert plain.train(WORDS, look(robbery(), 0)) == [
        "In car 3: Tuco, 1 jewel.",
        "On the roof of car 2: Ghost, 1 purse.",
        "In car 2: Doc.",
        "In car 1: marshal.",
        "In the locomotive: 1 strongbox.",
    ]


def test_sheets_show_what_the_viewer_knows() -> None:
    console = Console(file=StringIO(), width=80, highlight=False)
    console.print(sheets.sheets(WORDS, look(robbery(), 0), FANCY))
    console.print(sheets.sheets(WORDS, look(robbery(), 1), FANCY))
    assert isinstance(console.file, StringIO)
    rows = [line.rstrip() for line in console.file.getvalue().splitlines()]
    own, others = (next(row for row in part if " Doc" in row) for part in (rows[:4], rows[4:]))
    assert "$300 ◆ = $800" in own
    assert "$? ◆" in others
    assert "$300" not in others
    tuco = next(row for row in rows if " Tuco" in row)
    assert "●●●●●○" in tuco


def test_the_pile_hides_what_is_face_down() -> None:
    assert sheets.pile(WORDS, look(robbery(), 0), FANCY, 80).plain == (
        "Pile: ▶ Doc Move · Tuco ▒▒▒"
    )
    assert sheets.pile(WORDS, look(robbery(), 2), FANCY, 80).plain == (
        "Pile: ▶ Doc Move · Tuco Fire (face-down)"
    )


def test_the_ticket_marks_the_turn_and_tells_the_event() -> None:
    game = arranged(
        {"seats": ["Doc", "Ghost", "Tuco"]}, {"card": "braking", "turn": 2, "phase": "schemin"}
    )
    assert sheets.ticket(WORDS, look(game, 0), FANCY).plain == (
        "Braking · ✓ standard | ▶ standard | standard | standard\n"
        "At the end: everyone on a roof slides one car forward."
    )


def test_cards_of_the_hand_are_counted() -> None:
    position: dict[str, object] = {
        "card": "braking",
        "hands": {"Doc": ["Doc fire", "Doc fire", "Doc rob", "neutral bullet"]},
        "received": {"Doc": {"neutral": 1}},
    }
    game = arranged({"seats": ["Doc", "Ghost", "Tuco"]}, position)
    text = sheets.hand(WORDS, look(game, 0), 80).plain
    assert text == "Your hand: 2x Fire, Robbery, Bullet (neutral)"


def standing(seat: int, bandits: list[str], money: int, bullets: int, rank: int) -> Standing:
    made = Standing(seat, bandits, [Line("purses", bandits[0], 1, money)], bullets)
    made.rank = rank
    return made


@pytest.mark.rules("END-3")
def test_the_reckoning_says_what_decided(language: str) -> None:
    words = words_in(language)
    doc, ghost = standing(0, ["Doc"], 500, 2, 1), standing(1, ["Ghost"], 500, 3, 2)
    by_bullets = decision(words, Result([doc, ghost], [0], "bullets"))
    shared = decision(words, Result([doc, ghost], [0, 1], "shared"))
    by_money = decision(words, Result([doc, ghost], [0], "money"))
    assert len({by_bullets, shared, by_money}) == 3
    assert words("bandit-Ghost") in shared
    assert words("bandit-Ghost") not in by_money


def test_the_reckoning_goes_line_by_line() -> None:
    lines = [
        Line("purses", "Doc", 2, 550),
        Line("jewels", "Doc", 0, 0),
        Line("strongboxes", "Doc", 1, 1000),
        Line("station", "Doc", 1, 250),
        Line("gunslinger", "", 4, 1000),
    ]
    doc = Standing(0, ["Doc"], lines, 3)
    doc.rank = 1
    console = Console(file=StringIO(), width=80, highlight=False)
    console.print(reckoning(WORDS, Result([doc], [0], "money"), 0))
    assert isinstance(console.file, StringIO)
    assert [line.split() for line in console.file.getvalue().splitlines()] == [
        ["1.", "Doc", "2", "purses", "$550"],
        ["1", "strongbox", "$1,000"],
        ["Ransom", "for", "the", "conductor", "$250"],
        ["Gunslinger,", "4", "shots", "$1,000"],
        ["Total", "(bullets", "received:", "3)", "$2,800"],
        ["Doc", "wins", "with", "$2,800.", "You", "win!"],
    ]


def test_a_finished_game_can_still_be_drawn(language: str) -> None:
    game = folsom.new("express", seed=3)
    rng = folsom.seeded(4)
    while not game.over:
        codes = game.codes(game.decider())
        game.apply(game.decider(), codes[rng.below(len(codes))])
    assert words_in(language)("phase-over") in printed(look(game, 0), language, 80)


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_narrow_terminal_shows_all_that_a_wide_one_does(
    players: int, width: int, language: str
) -> None:
    words = words_in(language)
    text = printed(look(folsom.new(players=players, seed=5), 0), language, width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "…" not in text
    told = " ".join(text.split())
    for table, sentence in (("column-hand", "cards-in-hand"), ("column-deck", "cards-in-deck")):
        in_words = words(sentence, {"count": 4 if sentence == "cards-in-deck" else 6})
        assert words(table) in told or in_words in told
    cars = {line.count("╰") for line in text.splitlines() if line.startswith("╰")}
    assert cars <= {min(players, 6) + 1}


def test_the_pile_says_who_played_a_partners_card() -> None:
    game = folsom.new("express", seed=1, players=4, teams=True)
    rng = folsom.seeded(1)
    while not game.over:
        seen = look(game, None)
        crews = [player["bandits"][0] for player in seen["players"]]
        for card in seen["pile"]:
            owner = (card["card"] or crews[card["seat"]]).split(" ")[0]
            if owner != crews[card["seat"]]:
                told = sheets.pile(WORDS, seen, FANCY, 200).plain
                assert f"(played by {crews[card['seat']]})" in told
                return
        choices = game.choices(game.decider())
        game.play(game.decider(), choices[rng.below(len(choices))])
    pytest.fail("no card of a partner was played")
