"""Facts of a table's own in place of printed ones."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import folsom
from folsom.cli import app
from folsom.record.record import Record
from tests.rules.table import seen, truth

ALL = ["horses", "machine", "cursed"]
OWN: dict[str, Any] = {
    "cursed": {"purses": [3, 3, 3, 3], "strongboxes": [20]},
    "rounds": {
        "stand-off": {"2-4": {"turns": "LL", "keep": 1}, "5-7": {"turns": "S"}},
        "escape": {"turns": "TT"},
    },
}
ROUNDS = ["stand-off", "bridge", "tunnel", "braking", "escape"]


@pytest.mark.rules("CURSE-1", "CURSE-2")
def test_cursed_tokens_have_the_values_that_the_table_says() -> None:
    values: set[int] = set()
    for seed in range(30):
        view = truth(folsom.new(players=6, expansions=ALL, components=OWN, seed=seed))
        for place in view["places"]:
            values |= {token["value"] for token in place["loot"] if token["kind"] != "flask"}
    assert {3, 20, 5, 500, 1000} <= values
    assert not values & {1, 2, 10}


@pytest.mark.rules("HS-TURN-1", "HS-TURN-2")
def test_round_cards_have_the_turns_that_the_table_says() -> None:
    game = folsom.new(players=4, expansions=ALL, rounds=ROUNDS, components=OWN, seed=1)
    rng = folsom.seeded(1)
    while not game.over:
        codes = game.codes(game.decider())
        game.apply(game.decider(), codes[rng.below(len(codes))])
        assert game.status() == []
    rounds = seen(game)["rounds"]
    assert (rounds[0]["turns"], rounds[0]["keep"]) == (["turmoil", "turmoil"], 1)
    assert rounds[1]["turns"] == ["standard", "speeding-up", "standard"]
    assert rounds[4]["turns"] == ["tunnel", "tunnel"]


def test_the_set_for_more_players_is_described_apart() -> None:
    game = folsom.new(players=5, expansions=ALL, rounds=ROUNDS, components=OWN)
    rng = folsom.seeded(1)
    while not seen(game)["rounds"]:
        codes = game.codes(game.decider())
        game.apply(game.decider(), codes[rng.below(len(codes))])
    assert seen(game)["rounds"][0]["turns"] == ["standard"]


@pytest.mark.parametrize(
    ("components", "refusal"),
    [
        (3, "Components are described by names and values."),
        ({"horses": {}}, "Components have cursed, rounds and stacks, not horses."),
        ({"cursed": {"coins": [1]}}, "There are no cursed coins, only purses, jewels,"),
        ({"cursed": {"purses": [1, 2]}}, "The cursed purses are a list of 4 values."),
        ({"cursed": {"jewels": [5, -1]}}, "The value of cursed jewels is a whole number from 0"),
        ({"cursed": [1]}, "The cursed values are described by names and values."),
        ({"rounds": {"picnic": {}}}, "There is no round card picnic to replace."),
        ({"rounds": {"bridge": {"turns": "S"}}}, "The round card bridge is described for 2-4 and"),
        ({"rounds": {"bridge": {"2-4": {"turns": "SX"}}}}, "The turns of bridge are 1 to 6"),
        ({"rounds": {"bridge": {"2-4": {"turns": ""}}}}, "The turns of bridge are 1 to 6"),
        ({"rounds": {"bridge": {"2-4": {"turns": 3}}}}, "The turns of bridge are 1 to 6"),
        ({"rounds": {"bridge": {"2-4": {"keep": 3}}}}, "Keep of bridge is a whole number from 0"),
        ({"rounds": {"bridge": {"2-4": {"event": "x"}}}}, "A round card has turns and keep,"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(components: object, refusal: str) -> None:
    with pytest.raises(folsom.SetupError) as error:
        folsom.new(players=4, expansions=ALL, components=components)
    assert str(error.value).startswith(refusal)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("components", "refusal"),
    [
        ({"rounds": {"bridge": {"2-4": {"turns": "L"}}}}, "The round card bridge can have"),
        ({"rounds": {"bridge": {"2-4": {"keep": 1}}}}, "The round card bridge can have"),
    ],
)
def test_what_needs_an_expansion_is_refused_without_it(components: object, refusal: str) -> None:
    with pytest.raises(folsom.SetupError, match=refusal):
        folsom.new(players=4, components=components)


def test_one_file_serves_tables_without_its_expansions() -> None:
    whole = {
        "cursed": {"purses": [3, 3, 3, 3]},
        "rounds": {"escape": {"turns": "S"}, "full-speed": {"2-4": {"turns": "LL", "keep": 2}}},
    }
    plain = folsom.new(players=4, seed=6)
    assert truth(folsom.new(players=4, seed=6, components=whole)) == truth(plain)
    cursed = folsom.new(players=4, seed=6, expansions=["cursed"])
    own = folsom.new(players=4, seed=6, expansions=["cursed"], components=whole)
    assert truth(own) != truth(cursed)


@pytest.mark.parametrize(
    ("components", "refusal"),
    [
        ({"cursed": {"purses": [1, 2]}}, "The cursed purses are a list of 4 values."),
        ({"rounds": {"escape": {"turns": "X"}}}, "The turns of escape are 1 to 6"),
        ({"rounds": {"full-speed": {"2-4": {"keep": 3}}}}, "Keep of full-speed is a whole number"),
        ({"rounds": {"bridge": {"5-7": {"turns": "X"}}}}, "The turns of bridge are 1 to 6"),
    ],
)
def test_what_is_left_unused_is_checked_all_the_same(components: object, refusal: str) -> None:
    with pytest.raises(folsom.SetupError, match=refusal):
        folsom.new(players=4, components=components)


def test_a_record_carries_them() -> None:
    wishes = {"players": 3, "expansions": ALL, "components": OWN}
    record = Record.new("express", wishes, 5)
    seat = record.game.decider()
    record.play(seat, record.game.choices(seat)[0])
    again = Record.parse(record.text(), "again")
    assert again.options["components"] == OWN
    assert again.text() == record.text()


def test_a_file_of_them_is_read_by_the_commands(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("cursed: {purses: [7, 7, 7, 7]}\n")
    simulate = ["simulate", "--games", "1", "--expansions", "cursed", "--components"]
    assert CliRunner().invoke(app, [*simulate, str(file)]).exit_code == 0
    file.write_text("cursed: {purses: [7]}\n")
    result = CliRunner().invoke(app, [*simulate, str(file)])
    assert result.exit_code == 2
    assert "The cursed purses are a list of 4 values." in result.output
    file.write_text("cursed: {purses: [7\n")
    assert CliRunner().invoke(app, [*simulate, str(file)]).exit_code == 2
    assert CliRunner().invoke(app, [*simulate, str(tmp_path / "no.yaml")]).exit_code == 2
    file.write_bytes(b"\xff\xfe")
    result = CliRunner().invoke(app, [*simulate, str(file)])
    assert result.exit_code == 2
    assert "mine.yaml cannot be read: it is not UTF-8 text." in " ".join(result.output.split())
