"""Super Express at a server's tables: opened, played, recorded, with bots and forecasts."""

from typing import Any

import pytest

from folsom.client import asked
from folsom.record.record import Record
from tests.table.local import local
from tests.table.people import party, refusal, run

TABLES: list[dict[str, Any]] = [
    {"people": 3},
    {"people": 2, "seats": [None, None, "random", "greedy"], "options": {"first": 1}},
    {"people": 1, "seats": [None, *["random"] * 6], "options": {"expansions": ["horse"]}},
    {"people": 1, "seats": [None, "greedy", "greedy"], "options": {"expansions": ["reflexes"]}},
]


@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_a_game_is_played_to_its_end_and_recorded(wishes: dict[str, Any]) -> None:
    async def whole() -> None:
        async with local() as here, party(here, game="super", **wishes) as friends:
            await friends.start()
            await friends.play()
            results = [visit.view(visit.seats[0])["result"] for visit in friends.visits]
            assert results == results[:1] * len(results)
            text = await friends.client.record(friends.table)
            record = Record.parse(text, "of the table")
            assert record.name == "super"
            assert record.game.result().as_dict() == results[0]

    run(whole())


@pytest.mark.rules("SX-PLAN-1", "KNOW-5")
def test_a_plan_can_be_taken_back_while_others_think() -> None:
    async def change_of_mind() -> None:
        async with local() as here, party(here, 3, game="super", seed=5) as friends:
            await friends.start()
            host = friends.host
            seat = host.seats[0]
            await friends.caught_up(await host.choose(seat, "plan move, shoot, turn"))
            assert host.view(seat)["chosen"][seat]["cards"] == ["move", "shoot", "turn"]
            other = friends.visits[1]
            assert other.view(other.seats[0])["chosen"][seat] is True
            await friends.caught_up(await host.ask(asked.TakeBack(seat)))
            assert host.view(seat)["chosen"][seat] is False
            assert seat in host.view(seat)["deciders"]

    run(change_of_mind())


def test_what_it_does_not_have_is_refused() -> None:
    async def open_them() -> None:
        async with local() as here, here.client() as client:
            for options, words in (
                ({"expert": True}, "There is no option expert"),
                ({"expansions": ["horses"]}, "There is no expansion horses"),
            ):
                refused = await refusal(client.open_table(game="super", options=options))
                assert refused.code == "set-up"
                assert words in refused.text
            two = await refusal(client.open_table(game="super", seats=[None, None]))
            assert "3 to 7 players" in two.text

    run(open_them())
