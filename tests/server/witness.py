"""People who play, note what they were told, and swear to it before the log."""

import asyncio
import random
from collections import Counter
from typing import Any

import msgspec

from folsom.client import Client, Refused, Visit, asked
from folsom.record.record import Record
from folsom.server.storage import Store
from folsom.table import entries as log
from folsom.table import showing
from folsom.table.loading import replay
from folsom.table.table import Table, Update
from folsom.wire import told

_encode = msgspec.json.Encoder().encode


class Witness:
    """Somebody at a table, who chooses by chance and talks now and then."""

    def __init__(self, client: Client, table: str, keys: list[str], rng: random.Random) -> None:
        self.address = client.address
        self.keys = keys
        self.visit = Visit(client.address, table, keys, heard=self._hear, tries=300)
        self.chosen: dict[int, tuple[int, str]] = {}
        """Number, seat and text of every choice that was acknowledged."""
        self.spoken: dict[int, str] = {}
        self.told: list[tuple[int, int | None, int]] = []
        """What was told while connected: number, eyes and a digest of everything."""
        self.heard: dict[int | None, list[int]] = {}
        """Each seat's numbers of what happened, in the order in which they were told."""
        self.words: list[tuple[int, str]] = []
        self.came: list[int] = []
        """The number of each welcome."""
        self._rng = rng

    async def play(self, *, talk: bool = False) -> None:
        """Play every held seat until the game is over."""
        await asyncio.gather(*(self._play(seat, talk) for seat in self.visit.seats))

    async def _play(self, seat: int, talk: bool) -> None:
        while await self.visit.turn(seat):
            choice = self._rng.choice(self.visit.view(seat)["choices"])
            question = self.visit.seen[seat].asked
            assert question is not None
            number = await self._ask(asked.Choose(seat, choice, question))
            assert number not in self.chosen
            self.chosen[number] = (seat, choice)
            if talk and len(self.spoken) < 8 and self._rng.random() < 0.2:
                word = f"{seat} says {self._rng.getrandbits(60)}"
                self.spoken[await self._ask(asked.Say(word, seat))] = word

    async def _ask(self, message: Any) -> int:
        """Ask until the server can store it."""
        while True:
            try:
                return await self.visit.ask(message)
            except Refused as refused:
                if refused.code not in ("storage", "too-fast"):
                    raise
            await asyncio.sleep(0.05)

    def _hear(self, message: told.Message) -> None:
        match message:
            case told.Welcome():
                assert not message.gap
                self.came.append(message.number)
                for seen in message.seen:
                    self.heard.setdefault(seen.seat, []).extend(each.number for each in seen.missed)
                    if seen.now is not None:
                        self._note(seen.now)
            case told.Happened():
                self.heard.setdefault(message.seat, []).append(message.number)
                self._note(message)
            case told.Said():
                self.words.append((message.number, message.text))

    def _note(self, message: told.Happened) -> None:
        self.told.append((message.number, message.seat, hash(_encode(message))))


async def sworn(store: Store, table: str, witnesses: list[Witness]) -> Table:
    """Compare what the people of a table were told with its log; the table as the log has it."""
    bodies = await store.entries(table)
    stored = [log.decode(body) for body in bodies]
    _nothing_twice(stored)
    _everything_acknowledged(stored, witnesses)
    _everything_told(bodies, witnesses)
    return replay(table, bodies)


def _nothing_twice(stored: list[log.AnyEntry]) -> None:
    marks = Counter(entry.mark for entry in stored if entry.mark)
    assert set(marks.values()) <= {1}
    answers = Counter((e.seat, e.asked) for e in stored if isinstance(e, log.Chose))
    assert set(answers.values()) <= {1}


def _everything_acknowledged(stored: list[log.AnyEntry], witnesses: list[Witness]) -> None:
    """Each choice and word of a person is in the log under the number told, and no other is."""
    chosen = {
        number: (entry.seat, entry.choice)
        for number, entry in enumerate(stored)
        if isinstance(entry, log.Chose) and entry.by == "person"
    }
    spoken = {n: entry.text for n, entry in enumerate(stored) if isinstance(entry, log.Spoke)}
    assert chosen == {n: each for person in witnesses for n, each in person.chosen.items()}
    assert spoken == {n: each for person in witnesses for n, each in person.spoken.items()}


def _everything_told(bodies: list[bytes], witnesses: list[Witness]) -> None:
    """Everybody was told all that happened, in order, once, and nothing that is not in the log."""
    table = replay("", bodies[:1])
    told = {sight for person in witnesses for sight in person.told}
    eyes = {seat for person in witnesses for seat in person.heard}
    came = {number for person in witnesses for number in person.came}
    happened: list[int] = []
    words: dict[int, str] = {}
    for body in bodies[1:]:
        entry = log.decode(body)
        update = table.take(entry)
        if update is not None:
            happened.append(table.number)
            told -= _sights(table, update, eyes)
        if table.number in came:
            told -= _sights(table, Update(table.number, [], "", False), eyes)
        if isinstance(entry, log.Spoke):
            words[table.number] = entry.text
    assert not told
    for person in witnesses:
        for numbers in person.heard.values():
            assert numbers == [number for number in happened if number > person.came[0]]
        assert len({number for number, _ in person.words}) == len(person.words)
        assert set(person.words) <= words.items()


def _sights(
    table: Table, update: Update, eyes: set[int | None]
) -> set[tuple[int, int | None, int]]:
    """What each of these eyes could be told of this."""
    if table.match is None:
        return set()
    return {
        (table.number, seat, hash(_encode(showing.happened(table, table.match, update, seat))))
        for seat in eyes
    }


async def replayed(client: Client, table: str, stored: Table) -> None:
    """The record that the server gives is of the game that the log has, and plays to its end."""
    record = Record.parse(await client.record(table), table)
    assert record.game.over
    assert stored.match is not None
    moves = [(move.seat, move.choice) for move in stored.match.moves]
    assert [(seat, str(choice)) for seat, choice in record.choices] == moves
