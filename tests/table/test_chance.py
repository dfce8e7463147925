"""Chance at a server's table: fresh with every entry, and kept in the log."""

from folsom.client import asked
from folsom.record.record import Record
from folsom.table import entries as log
from folsom.table.loading import replay
from folsom.table.match import Match
from tests.table.local import Fast, local
from tests.table.people import party, run


def told(match: Match) -> list[object]:
    return [[event.whole() for event in events] for _, events in match.steps()]


def test_every_entry_of_a_game_carries_fresh_chance() -> None:
    async def look() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            for _ in range(12):
                await friends.step()
            entries = [log.decode(body) for body in here.store.logs[friends.table]]
            [started] = [each for each in entries if isinstance(each, log.Started)]
            chosen = [each.chance for each in entries if isinstance(each, log.Chose)]
            drawn = [*started.chance, *chosen]
            assert len(chosen) == 12
            assert len(set(drawn)) == len(started.chance) + 12
            assert 0 not in drawn

    run(look())


def test_bots_and_run_out_clocks_bring_fresh_chance_too() -> None:
    async def look() -> None:
        words = {"seats": [None, None, "random"], "clock": 60}
        async with local(clock=Fast()) as here, party(here, 2, **words) as friends:
            await friends.start()
            await friends.host.until(lambda: friends.host.over)
            chosen = [each for each in here.entries(friends.table) if isinstance(each, log.Chose)]
            assert {each.by for each in chosen} == {"bot", "clock"}
            drawn = [each.chance for each in chosen]
            assert len(set(drawn)) == len(drawn)
            assert 0 not in drawn

    run(look())


def test_what_was_shown_says_nothing_about_what_comes() -> None:
    """The same choice, made again after it was taken back, meets other chance."""

    async def look() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            match = here.live(friends.table).table.match
            assert match is not None
            seat = match.game.deciders()[0]
            drawn = set()
            for _ in range(12):
                chance = match.fresh_chance()
                entry = log.Chose(
                    at=0.0, seat=seat, choice="draw", asked=0, by="person", chance=chance
                )
                drawn.add(str([event.whole() for event in match.rehearse(entry).events]))
            assert len(drawn) > 1

    run(look())


def test_a_game_by_seed_stays_as_it_is() -> None:
    async def look() -> None:
        async with local() as here, party(here, 3, seed=5) as friends:
            await friends.start()
            await friends.play()
            match = here.live(friends.table).table.match
            assert match is not None
            assert match.chance == []
            assert {move.chance for move in match.moves} == {0}
            again = Record.new(match.name, match.options, 5)
            for move in match.moves:
                again.play(move.seat, move.choice)
            assert again.game.whole_view() == match.game.whole_view()
            # The next game at this table is nobody's to foretell.
            await friends.host.ask(asked.Start())
            match = here.live(friends.table).table.match
            assert match is not None
            assert len(match.chance) == 5

    run(look())


def test_a_log_with_chance_makes_the_same_table_again_and_a_record_that_replays() -> None:
    async def look() -> None:
        async with local() as here, party(here, 3) as friends:
            await friends.start()
            await friends.play()
            live = here.live(friends.table)
            match = live.table.match
            assert match is not None
            text = await friends.client.record(friends.table)
            record = Record.parse(text, "the record")
            assert record.game.whole_view() == match.game.whole_view()
            assert record.text() == text
            kept = await friends.client.keep_record(text)
            opened = await friends.client.play_on(kept.record, step=9, seats=["random"] * 3)
            async with friends.client.visit(opened.table, [opened.host]) as host:
                await host.ask(asked.Start())
                await host.until(lambda: host.room is not None and host.room.status == "over")
            on = here.live(opened.table).table.match
            assert on is not None
            assert told(on)[:9] == told(match)[:9]
            assert 0 not in [move.chance for move in on.moves]
            again = replay(friends.table, here.store.logs[friends.table]).match
            assert again is not None
            assert told(again) == told(match)

    run(look())
