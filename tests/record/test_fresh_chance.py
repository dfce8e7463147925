"""Records of games with fresh chance: they replay to the letter, and a wrong word is found."""

import pytest

import folsom
from folsom.game.catalogue import PARTS, start
from folsom.game.errors import SetupError
from folsom.game.express.game import Express
from folsom.record.chance import fresh_chance, fresh_deal
from folsom.record.record import Record, RecordError
from tests.modes import MODES

DEAL = [11, 22, 33, 44, 55]


def played(options: dict[str, object], choices: int = 1000) -> Record:
    """A game by chance, with fresh chance for the deal and every choice."""
    wishes = dict(options)
    record = Record.new(str(wishes.pop("game", "express")), wishes, 7, fresh_deal())
    rng = folsom.seeded(1)
    while not record.game.over and len(record.choices) < choices:
        seat = record.game.deciders()[0]
        open_now = record.game.choices(seat)
        record.play(seat, open_now[rng.below(len(open_now))], fresh_chance())
    return record


@pytest.mark.parametrize("mode", [*list(MODES)[::4], "super, horse"])
def test_a_record_with_fresh_chance_replays_to_the_letter(mode: str) -> None:
    record = played(MODES[mode])
    again = Record.parse(record.text(), "again")
    assert again.text() == record.text()
    assert again.game.result().as_dict() == record.game.result().as_dict()
    game = record.restart()
    for step in range(1, len(record.choices) + 1):
        record.repeat(game, step)
    assert game.whole_view() == record.game.whole_view()


def test_an_unfinished_record_replays_too_and_goes_on_with_fresh_chance() -> None:
    record = Record.parse(played({"players": 4}, 9).text(), "half")
    assert len(record.chance) == PARTS + 9
    seat = record.game.decider()
    record.play(seat, record.game.choices(seat)[0])
    assert len(record.chance) == PARTS + 10


def test_an_illegal_choice_changes_nothing_not_even_chance() -> None:
    record = played({"players": 4}, 3)
    text, before = record.text(), record.game.copy()
    with pytest.raises(ValueError, match="cannot choose"):
        record.play(record.game.decider(), "fire Belle", 5)
    assert record.text() == text
    draw = [game.play(game.decider(), "draw")[0].whole() for game in (before, record.game)]
    assert draw[0] == draw[1]


def dealt(chance: list[int]) -> tuple[object, object]:
    """The values of the loot in the wagons, and the hands."""
    game = start("express", {"players": 6, "expansions": ["cursed"]}, 1, chance)
    assert isinstance(game, Express)
    return game.state.value, [player.hand for player in game.state.players]


def test_every_part_of_the_deal_has_chance_of_its_own() -> None:
    """What is dealt with one number is the same whatever the others are."""
    loot, hands = dealt(DEAL)
    assert dealt([*DEAL[:4], 99])[0] == loot
    assert dealt([*DEAL[:4], 99])[1] != hands
    assert dealt([98, *DEAL[1:]])[0] != loot
    assert dealt([98, *DEAL[1:]])[1] == hands


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (lambda line: line[:-17], "no chance for this choice"),
        (lambda line: line + " 00000000000000ff", "more choices than it has"),
        (lambda line: line + " 12", "does not fit chance"),
        (lambda line: "chance: 000000000000000b", "Fresh chance for a deal is 5 numbers"),
    ],
)
def test_wrong_chance_is_refused_with_the_reason(wrong: object, reason: str) -> None:
    assert callable(wrong)
    lines = played({"players": 3}, 6).text().split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("chance"))
    lines[place] = wrong(lines[place])
    with pytest.raises(RecordError, match=reason):
        Record.parse("\n".join(lines), "wrong")


def test_too_little_chance_for_a_deal_is_refused() -> None:
    with pytest.raises(SetupError, match="5 numbers"):
        start("express", {"players": 4}, 1, [1, 2])
