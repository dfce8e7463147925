"""What is hidden from somebody changes nothing of what they are told."""

import re
from typing import Any

import pytest

from folsom.client import asked
from folsom.game.rng import seeded
from tests.table.local import Local, local
from tests.table.modes import MODES, table_of
from tests.table.people import line, run

TIMES = re.compile(r'"(now|at|away|deadline)":[0-9.e+]+')


async def first_words(here: Local, table: str, *keys: str) -> list[str]:
    """All that a new socket hears: its welcome, the story, forecasts, and the room."""
    async with line(here) as bare:
        welcome = await bare.hello(table, *keys, since=0)
        eyes: list[int | None] = [*welcome.seats] or [None]
        for seat in eyes:
            await bare.say(type="story", seat=seat)
            await bare.hear_answer()
            if seat is not None:
                await bare.say(type="forecast", seat=seat)
                while '"forecast"' not in bare.texts[-1]:
                    await bare.hear()
        return [TIMES.sub(r'"\1":0', text) for text in bare.texts]


@pytest.mark.parametrize("mode", MODES)
def test_what_is_hidden_changes_no_byte_of_what_is_sent(mode: str) -> None:
    """Deal all that a seat cannot know afresh: what it is sent stays the same."""

    async def redeal() -> None:
        options = MODES[mode]
        async with local() as here, here.client() as client:
            seats = options["players"]
            opened = await client.open_table(**table_of(options))
            taken = await client.take_seats(opened.table, seats=list(range(seats)))
            rng = seeded(3)
            # A whole game of Super Express has fewer choices than a round of Express.
            often = 2 if "game" in options else 15
            async with client.visit(opened.table, [opened.host, *taken.keys]) as device:
                await device.ask(asked.Start())
                match = here.live(opened.table).table.match
                assert match is not None
                steps = 0
                while not device.over and steps < 45:
                    seat = match.game.decider()
                    choices = device.view(seat)["choices"]
                    await device.choose(seat, choices[rng.below(len(choices))])
                    steps += 1
                    if steps % often == 0:
                        await compare(here, opened.table, taken.keys, match)

    async def compare(here: Local, table: str, keys: list[str], match: Any) -> None:
        real = match.game
        for eye in [None, *range(len(keys))]:
            own = [] if eye is None else [keys[eye]]
            before = await first_words(here, table, *own)
            match.game = real.redeal(eye, seeded(eye or 0))
            after = await first_words(here, table, *own)
            match.game = real
            assert before == after

    run(redeal())


def test_a_seat_is_asked_nothing_of_others() -> None:
    """Refusals name only one's own choices."""

    async def ask() -> None:
        async with local() as here, here.client() as client:
            opened = await client.open_table(seats=[None, None, None])
            taken = await client.take_seats(opened.table, seats=[0, 1, 2])
            async with client.visit(opened.table, [opened.host, *taken.keys]) as device:
                await device.ask(asked.Start())
                match = here.live(opened.table).table.match
                assert match is not None
                decider = match.game.decider()
                other = (decider + 1) % 3
                async with line(here) as bare:
                    await bare.hello(opened.table, taken.keys[other])
                    for question in range(10):
                        for seat in range(3):
                            answer = await bare.refused(
                                type="choose", seat=seat, choice="fly", asked=question
                            )
                            assert answer.code in ("not-yours", "too-late")
                            assert "play" not in answer.text

    run(ask())
