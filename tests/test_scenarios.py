"""Every scenario of the repository comes true."""

import json
from functools import cache
from pathlib import Path

import pytest

import folsom
from folsom.game.express.game import Express
from folsom.record import scenario
from folsom.record.steps import Choose
from tests.following import Board, differences
from tests.wire.shapes import promised

loaded = cache(scenario.load)
FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))

every_scenario = pytest.mark.parametrize(
    "path", FILES, ids=[str(path.relative_to(FOLDER)) for path in FILES]
)


@every_scenario
def test_it_comes_true(path: Path) -> None:
    failures = scenario.check(loaded(path))
    assert not failures, "\n".join(map(str, failures))


@every_scenario
def test_dealing_afresh_what_is_hidden_changes_no_view(path: Path) -> None:
    story = loaded(path)
    game = story.start()
    rng = folsom.seeded(1)
    for step in [None, *(step for _, step in story.steps if isinstance(step, Choose))]:
        if step is not None:
            game.play(step.seat, step.choice)
        for seat in [None, *range(game.seats)]:
            world = game.redeal(seat, rng)
            assert json.dumps(world.view(seat)) == json.dumps(game.view(seat))
            assert world.status() == []


@every_scenario
def test_what_is_told_is_what_happens(path: Path) -> None:
    story = loaded(path)
    game = story.start()
    for _, step in story.steps:
        if isinstance(step, Choose):
            board = Board(game) if isinstance(game, Express) else None
            events = game.play(step.seat, step.choice)
            promised(game, events)
            if board is not None:
                board.follow(events)
                assert differences(board, Board(game), events) == []
