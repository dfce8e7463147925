"""Recorded games of every mode, kept for ever; between them they meet all there is to meet."""

from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.game.express.codes import WHO
from folsom.game.express.components import CARDS_2_TO_4, CARDS_5_TO_7, STATIONS
from folsom.game.express.game import Express
from folsom.game.express.horses.components import (
    HORSES_2_TO_4,
    HORSES_5_TO_7,
    HORSES_STATIONS,
    HOSTAGES,
)
from folsom.game.express.marshal.components import (
    EFFECTS,
    GOALS,
    MARSHAL_2_TO_4,
    MARSHAL_5_TO_7,
    MARSHAL_STATIONS,
    WARRANT,
)
from folsom.game.express.train import choosable, in_line_of_fire
from folsom.record import golden
from folsom.record.record import Record

FOLDER = Path(__file__).parent.parent / "golden"
FILES = {path.name.removesuffix(golden.SUFFIX): path for path in FOLDER.iterdir()}


@pytest.mark.parametrize("name", golden.NAMES)
def test_the_game_is_still_the_same(name: str) -> None:
    record = Record.load(FILES[name])
    assert record.game.over
    assert record.game.status() == []
    assert record.text().encode() == FILES[name].read_bytes()


@pytest.mark.parametrize("name", golden.NAMES)
def test_playing_it_anew_gives_the_same_bytes(name: str) -> None:
    assert golden.play(name).text().encode() == FILES[name].read_bytes()


def test_writing_them_anew_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / f"of-old{golden.SUFFIX}").write_text("gone")
    assert golden.main([str(tmp_path)]) == 0
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert written == {path.name: path.read_bytes() for path in FILES.values()}


def test_the_command_says_what_it_wants(capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main([]) == 2
    assert "Say into which folder" in capsys.readouterr().err


def records() -> list[Record]:
    """Those of Colt Express."""
    found = [Record.load(path) for path in FILES.values()]
    return [record for record in found if record.name == "express"]


def test_every_round_card_and_every_station_is_played() -> None:
    small: set[str] = set()
    large: set[str] = set()
    for record in records():
        view: Any = record.game.view(None)
        bandits = [each for each in view["bandits"] if each["bandit"] != "Marshal"]
        few = view["pairs"] or len(bandits) <= 4
        (small if few else large).update(card["card"] for card in view["rounds"])
    stations = {card.name for card in STATIONS + HORSES_STATIONS + MARSHAL_STATIONS}
    few_cards = CARDS_2_TO_4 + HORSES_2_TO_4 + MARSHAL_2_TO_4
    assert small == {card.name for card in few_cards} | stations
    many_cards = CARDS_5_TO_7 + HORSES_5_TO_7 + MARSHAL_5_TO_7
    assert large == {card.name for card in many_cards} | stations


def test_every_happening_happens_in_both_editions() -> None:
    happened: set[tuple[int, str]] = set()
    for record in records():
        view: Any = record.game.view(None)
        happened.update((view["edition"], card["happening"]) for card in view["rounds"])
    names = {card.name for card in CARDS_2_TO_4 + STATIONS if card.event}
    assert {(edition, name) for edition in (1, 2) for name in names} <= happened


def test_every_mode_is_played() -> None:
    modes = set()
    for record in records():
        view: Any = record.game.view(None)
        words = [word for word in ("powers", "events", "expert", "pairs") if view[word]]
        modes.add((view["edition"], len(view["players"]), *words))
    full = ("powers", "events")
    assert {(2, players, *full) for players in (3, 4, 5, 6, 7)} <= modes
    assert {(2, 3), (2, 6), (2, 4, "events"), (2, 5, "powers")} <= modes
    assert {(2, 3, *full, "expert"), (2, 5, *full, "expert")} <= modes
    assert {(2, 2, *full, "pairs"), (2, 3, *full, "pairs")} <= modes
    assert (2, 3, *full, "expert", "pairs") in modes
    assert {(1, 4, *full), (1, 6, *full), (1, 5, *full, "expert")} <= modes
    assert (1, 2, *full, "expert", "pairs") in modes


def test_every_combination_of_expansions_with_others_is_met() -> None:
    met: set[tuple[str, ...]] = set()
    for record in records():
        view: Any = record.game.view(None)
        met.add(tuple(view.get("expansions", [])))
    assert {("marshal",), ("horses", "marshal")} <= met
    assert ("horses", "machine", "cursed", "marshal") in met
    assert {(), ("horses",), ("machine",), ("cursed",), ("horses", "machine", "cursed")} <= met


def test_every_hostage_is_taken_and_every_kind_of_thing_happens() -> None:
    hostages: set[str] = set()
    kinds: set[str] = set()
    ways: set[str] = set()
    for record in records():
        game = record.restart()
        for seat, choice in record.choices:
            ways.add(choice.text.split(" ")[0])
            for event in game.play(seat, choice):
                kinds.add(event.kind)
                hostages.add(str(event.facts.get("hostage")))
    assert set(HOSTAGES) <= hostages
    assert kinds >= {
        *("drank", "drank-secretly", "hostage", "shotgun", "stagecoach", "horses", "horse-lost"),
        "kept",
        *("marshal-drank", "mortal-bullet", "shared", "vanished", "time-machine"),
    }
    assert ways >= {"ride", "flee", "hostage", "board", "drink", "keep", "travel"}


def test_every_bullet_goal_and_deed_of_the_law_is_met() -> None:
    kinds: set[str] = set()
    bullets: set[str] = set()
    goals: set[str] = set()
    won: set[bool] = set()
    for record in records():
        if "marshal" not in str(record.options.get("expansions")):
            continue
        game = record.restart()
        for seat, choice in record.choices:
            for event in game.play(seat, choice):
                kinds.add(event.kind)
                bullets.add(str(event.facts.get("bullet")))
        result = game.result()
        law: Any = next(each.goals for each in result.standings if each.goals)
        goals.update(each["goal"] for each in law if each["fulfilled"])
        won.add(result.decided_by == "goals")
    assert set(EFFECTS) <= bullets
    assert set(GOALS[:WARRANT]) <= goals
    assert any(goal.startswith("warrant-") for goal in goals)
    assert won == {True, False}
    assert kinds >= {
        *("goal", "searched", "healed", "arrested", "broke-out", "freed-prisoner", "freed-bandit"),
        *("handed-over", "copied", "fistfighter", "recaptured", "confiscated", "thrown"),
        *("safe-place", "rumour", "flask-taken", "achievements", "goals-shown"),
    }


def power_of_event(event: dict[str, Any]) -> str:
    """Whose power an event shows, if any."""
    kind = event["event"]
    if kind == "drew" and event["how"] == "start" and event["count"] == 7:
        return "Doc"
    if kind == "moved" and event["cause"] == "push":
        return "Django"
    if kind == "took" and event["cause"] == "snatch":
        return "Cheyenne"
    if kind == "moved" and event["cause"] == "floor" and event["from"][0] != event["to"][0]:
        return "Mei"
    return ""


def power_of_choice(game: Express, choice: str) -> str:
    """Whose power makes a choice possible, or another impossible, if any."""
    view: Any = game.view(None)
    if view["phase"] == "schemin" and choice.endswith(" face-down"):
        turn = view["rounds"][-1]["turns"][view["turn"] - 1]
        return "" if turn == "tunnel" else "Ghost"
    if not choice.startswith("fire ") or choice.split(" ")[1] in ("left", "right"):
        return ""
    state = game.state
    shooter = state.bandits[(state.pile[state.resolved] & 255) >> 4]
    target = state.bandits[game.parse(choice).code >> WHO & 15]
    if shooter.place >> 1 == target.place >> 1:
        return "Tuco"
    reached = in_line_of_fire(state, shooter)
    return "Belle" if choosable(state, reached) != reached else ""


def powers_used(record: Record) -> set[str]:
    game = record.restart()
    assert isinstance(game, Express)
    used = {power_of_event(event.whole()) for event in game.prologue}
    for seat, choice in record.choices:
        used.add(power_of_choice(game, choice.text))
        used |= {power_of_event(event.whole()) for event in game.play(seat, choice)}
    return used - {""}


def test_every_power_is_used() -> None:
    used = set().union(*(powers_used(record) for record in records()))
    assert used == {"Ghost", "Doc", "Belle", "Tuco", "Django", "Cheyenne", "Mei"}


def test_no_power_is_used_where_powers_are_off() -> None:
    for record in records():
        if record.options.get("powers") is False:
            assert powers_used(record) == set()


def test_the_version_of_the_rules_is_theirs() -> None:
    for path in FILES.values():
        assert path.read_text().split("\n")[2] == f"rules: {folsom.RULES_VERSION}"
