"""Tables made behind the scenes, for people who come when the cards are dealt."""

from collections.abc import Callable
from itertools import count
from typing import Any

import folsom
from folsom.client import Client, asked
from folsom.record.record import Record

Good = Callable[[int, list[str]], bool]
"""Whether a seat's choices are what is looked for."""


async def dealt(address: str, **wishes: Any) -> str:
    """A table at which the first seat waits for a person and bots play the others; its link."""
    async with Client(address) as client:
        opened = await client.open_table(**wishes)
        taken = await client.take_seats(opened.table, name="Ada")
        async with client.visit(opened.table, [opened.host]) as host:
            await host.ask(asked.Start())
        return f"/t/{opened.table}#key={taken.keys[0]}"


def moment(
    options: dict[str, Any], good: Good, *, since: int = 1, rounds: int = 5
) -> tuple[Record, int]:
    """A game by chance up to a choice that is wanted within some rounds, and whose it is."""
    for seed in count(1):
        record = Record.new("express", options, seed)
        rng = folsom.seeded(seed)
        while not record.game.over and round_of(record) <= rounds:
            seat = record.game.decider()
            choices = record.game.choices(seat)
            if round_of(record) >= since and good(seat, [str(choice) for choice in choices]):
                return record, seat
            record.play(seat, choices[rng.below(len(choices))])
    raise AssertionError


def round_of(record: Record) -> int:
    """The round that a game is in."""
    view: Any = record.game.view(None)
    return int(view["round"])


def last_choice(options: dict[str, Any], seed: int) -> Record:
    """A game by chance up to the last choice of the first seat."""
    record = Record.new("express", options, seed)
    rng = folsom.seeded(seed)
    made: list[tuple[int, str]] = []
    while not record.game.over:
        seat = record.game.decider()
        choices = record.game.choices(seat)
        made.append((seat, str(choices[rng.below(len(choices))])))
        record.play(*made[-1])
    last = max(at for at, (seat, _) in enumerate(made) if seat == 0)
    record = Record.new("express", options, seed)
    for seat, choice in made[:last]:
        record.play(seat, choice)
    return record


async def played_on(
    address: str, record: Record, seat: int = 0, other: str | None = "random"
) -> str:
    """A table at which a game goes on: the link to one seat of it.

    Bots play the others; if there is no `other`, people have these seats and never choose.
    """
    async with Client(address) as client:
        kept = await client.keep_record(record.text())
        seats = [None if each == seat else other for each in range(record.game.seats)]
        table = await client.play_on(kept.record, step=len(record.choices), seats=seats)
        taken = await client.take_seats(table.table, seats=[seat], name="Ada")
        for each, who in enumerate(seats):
            if each != seat and who is None:
                await client.take_seats(table.table, seats=[each], name=f"Friend {each}")
        async with client.visit(table.table, [table.host]) as host:
            await host.ask(asked.Start())
    return f"/t/{table.table}#key={taken.keys[0]}"
