"""Whole games at a server."""

from typing import Any

import pytest

from tests.server.serving import (
    party,
    run,
    serving,
)

MODES: list[dict[str, Any]] = [
    {"people": 3},
    {"people": 3, "options": {"expert": True}},
    {"people": 2, "options": {"pairs": True}},
    {"people": 1, "seats": [None, "random", "greedy"], "options": {"expert": True}},
]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_game_is_played_to_its_end(mode: dict[str, Any]) -> None:
    async def whole() -> None:
        async with serving() as served, party(served, **mode) as friends:
            await friends.start()
            await friends.play()
            results = [visit.view(visit.seats[0])["result"] for visit in friends.visits]
            assert results == results[:1] * len(results)
            match = served.live(friends.table).table.match
            assert match is not None
            assert match.game.over
            people = {visit.seats[0] for visit in friends.visits}
            assert {move.seat for move in match.moves if move.by == "person"} <= people
            assert {move.by for move in match.moves if move.seat not in people} <= {"bot"}

    run(whole())
