"""What the host of a table arranges, and those who wait wish for."""

import pytest

from folsom.client import asked
from tests.table.local import local
from tests.table.people import party, refusal, run
from tests.table.test_consent import same_again


def test_only_the_host_arranges() -> None:
    orders = [
        asked.Start(),
        asked.Reopen(),
        asked.PutBot(2, "random"),
        asked.Change(clock=60),
        asked.StandIn(0, "random"),
        asked.Leave(0),
    ]

    async def try_it() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            guest = friends.visits[1]
            async with friends.client.visit(friends.table) as watcher:
                for visit in (guest, watcher):
                    for order in orders:
                        assert (await refusal(visit.ask(order))).code in ("host-only", "not-yours")
            assert [seat.who for seat in (await friends.client.room(friends.table)).seats] == [
                "person",
                "person",
                "open",
            ]

    run(try_it())


def test_the_host_seats_bots_and_sends_them_away() -> None:
    async def arrange() -> None:
        async with local() as here, party(here, 1, seats=[None] * 3) as friends:
            host = friends.host
            await host.ask(asked.PutBot(1, "greedy"))
            await host.ask(asked.PutBot(2, "random"))
            room = await friends.client.room(friends.table)
            assert [(seat.who, seat.level) for seat in room.seats[1:]] == [
                ("bot", "greedy"),
                ("bot", "random"),
            ]
            await host.ask(asked.PutBot(2))
            assert (await friends.client.room(friends.table)).seats[2].who == "open"
            assert (await refusal(host.ask(asked.PutBot(0, "random")))).code == "taken"
            assert (await refusal(host.ask(asked.PutBot(9, "random")))).code == "no-seat"
            assert (await refusal(host.ask(asked.PutBot(-1, "random")))).code == "no-seat"
            assert (await refusal(host.ask(asked.PutBot(2, "genius")))).code == "unknown-bot"
            await host.ask(asked.Start())
            assert (await refusal(host.ask(asked.PutBot(1)))).code == "playing"

    run(arrange())


def test_bots_stay_as_they_are_while_a_game_is_on() -> None:
    """Nobody is told of it, and a bot that makes room for people goes on to do so."""

    async def arrange() -> None:
        async with local() as here, party(here, 1, seats=[None, None, "greedy"]) as friends:
            host = friends.host
            await friends.start(level="random")
            for seat in (1, 2):
                for level in (None, "fair", "random", "greedy"):
                    assert (await refusal(host.ask(asked.PutBot(seat, level)))).code == "playing"
            room = await friends.client.room(friends.table)
            found = [(seat.level, seat.guest) for seat in room.seats[1:]]
            assert found == [("random", True), ("greedy", False)]
            await friends.play()
            await host.ask(asked.PutBot(2, "fair"))

    run(arrange())


CHANGES = [
    asked.Change(options={"expert": True}),
    asked.Change(options={"seats": [None, "Ghost", None]}),
    asked.Change(seats=4),
    asked.Change(public=True),
    asked.Change(watching=False),
    asked.Change(clock=60),
    asked.Change(hints=True),
    asked.Change(latecomers=True),
    asked.Change(approval=True),
]


@pytest.mark.parametrize("change", CHANGES)
def test_nobody_is_ready_for_what_the_host_has_changed(change: asked.Change) -> None:
    async def arrange() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits

            async def ready_after(order: asked.Change) -> list[bool]:
                for seat, visit in enumerate(friends.visits):
                    await visit.ask(asked.Ready(seat, True))
                order.id = ""
                await friends.caught_up(await host.ask(order))
                assert guest.room is not None
                return [seat.ready for seat in guest.room.seats[:2]]

            assert await ready_after(change) == [False, False]
            assert await ready_after(change) == [True, True]  # it is so already
            assert await ready_after(asked.Change(asking=False)) == [True, True]
            await same_again(here, friends)

    run(arrange())


def test_the_host_changes_the_set_up() -> None:
    async def arrange() -> None:
        async with local() as here, party(here, 2, seats=[None] * 4) as friends:
            host = friends.host
            await host.ask(asked.Wish(0, ["Ghost"]))
            await host.ask(asked.Change(options={"expert": True}, seats=5, clock=60, public=True))
            room = await friends.client.room(friends.table)
            assert (len(room.seats), room.clock, room.public) == (5, 60, True)
            assert room.options == {"expert": True}
            assert room.seats[0].bandits == ["Ghost"]
            await host.ask(asked.Change(seats=3))
            room = await friends.client.room(friends.table)
            assert (len(room.seats), room.clock, room.options) == (3, 60, {"expert": True})
            for order in (
                asked.Change(seats=1),
                asked.Change(options={"seats": ["Doc"]}, seats=0),
                asked.Change(seats=99),
                asked.Change(clock=3),
                asked.Change(options={"moon": 1}),
                asked.Change(options={"seats": 5}),
                asked.Change(options={"seats": {"Ghost": 1}}),
                asked.Change(options={"seats": [[["Ghost"]]]}),
                asked.Change(options={"edition": 10**25}),
            ):
                refused = await refusal(host.ask(order))
                assert refused.code in ("taken", "set-up", "clock"), (order, refused)
            assert await friends.client.room(friends.table) == room
            await host.ask(asked.Start())
            assert (await refusal(host.ask(asked.Change(clock=0)))).code == "playing"
            assert host.view(0)["expert"] is True
            assert host.view(0)["players"][0]["bandits"] == ["Ghost"]

    run(arrange())


def test_wishes_are_kept_if_they_can_be() -> None:
    async def wish() -> None:
        async with local() as here, party(here, 3) as friends:
            one, two, three = friends.visits
            await one.ask(asked.Wish(0, ["Mei"]))
            assert (await refusal(two.ask(asked.Wish(1, ["Mei"])))).code == "set-up"
            assert (await refusal(two.ask(asked.Wish(1, ["Nobody"])))).code == "set-up"
            assert (await refusal(two.ask(asked.Wish(0, ["Doc"])))).code == "not-yours"
            await two.ask(asked.Wish(1, ["Doc"]))
            await two.ask(asked.Wish(1))
            await three.ask(asked.Wish(2, ["Doc"]))
            await three.ask(asked.Ready(2, True))
            room = await friends.client.room(friends.table)
            assert [seat.bandits for seat in room.seats] == [["Mei"], [], ["Doc"]]
            assert [seat.ready for seat in room.seats] == [False, False, True]
            await friends.start()
            bandits = [player["bandits"] for player in one.view(0)["players"]]
            assert bandits[0] == ["Mei"]
            assert bandits[2] == ["Doc"]
            assert (await refusal(one.ask(asked.Wish(0, ["Ghost"])))).code == "playing"
            assert (await refusal(one.ask(asked.Ready(0, True)))).code == "playing"

    run(wish())


def test_the_host_frees_a_seat_whose_person_is_gone() -> None:
    """A lost key, or a stranger, must not block a seat for ever."""

    async def free() -> None:
        async with local() as here, party(here, 2, seats=[None] * 3) as friends:
            host, guest = friends.visits
            await host.ask(asked.Leave(1))
            assert (await friends.client.room(friends.table)).seats[1].who == "open"
            assert (await refusal(guest.ask(asked.Ready(1, True)))).code == "not-yours"
            assert (await refusal(host.ask(asked.Leave(1)))).code == "no-person"
            assert (await friends.client.take_seats(friends.table)).seats == [1]

    run(free())


def test_a_seat_names_both_bandits_of_a_pair() -> None:
    async def arrange() -> None:
        options = {"pairs": True, "seats": [["Ghost", "Tuco"], "Belle+Django", None]}
        async with local() as here, party(here, 2, options=options, seats=[None] * 3) as friends:
            room = await friends.client.room(friends.table)
            assert [seat.bandits for seat in room.seats] == [
                ["Ghost", "Tuco"],
                ["Belle", "Django"],
                [],
            ]
            await friends.host.ask(asked.Wish(0, ["Doc", "Mei"]))
            room = await friends.client.room(friends.table)
            assert room.seats[0].bandits == ["Doc", "Mei"]
            assert (await refusal(friends.host.ask(asked.Wish(0, ["Doc"])))).code == "set-up"
            await friends.host.ask(asked.Start(level="random"))
            players = friends.host.view(0)["players"]
            assert [player["bandits"] for player in players[:2]] == [
                ["Doc", "Mei"],
                ["Belle", "Django"],
            ]

    run(arrange())
