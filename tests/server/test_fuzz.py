"""Whatever is said to a table, it stands."""

import asyncio
import json
from typing import Any

import msgspec
from hypothesis import example, given, settings
from hypothesis import strategies as st

from folsom.client import Client, asked
from tests.server.serving import Served, line, run, serving


def _message(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of a kind whose words are of the right type, but not more."""
    fields = msgspec.structs.fields(kind)
    values = {field.name: _VALUES.get(field.name, _JUNK) for field in fields}
    tag: dict[str, st.SearchStrategy[Any]] = {"type": st.just(kind.__struct_config__.tag)}
    return st.fixed_dictionaries(tag, optional=values)


_JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)
_SEAT = st.integers(-2, 4)
_VALUES: dict[str, st.SearchStrategy[Any]] = {
    "seat": _SEAT | _JUNK,
    "asked": st.integers(0, 30),
    "choice": st.sampled_from(["draw", "play Ghost move", ""]) | st.text(max_size=20),
    "options": st.dictionaries(
        st.sampled_from(["seats", "players", "first", "expert", "edition", "pool", "rounds"]),
        _JUNK,
        max_size=3,
    ),
    "seats": _SEAT | st.none(),
    "clock": st.integers(-10, 10**7) | st.integers(),
    "level": st.sampled_from(["random", "greedy", "genius", None]),
    "text": st.text(),
    "name": st.text(),
    "bandit": st.sampled_from(["Ghost", "Mei", "Ghost+Mei", "", None]) | st.text(max_size=9),
    "agree": st.booleans(),
    "ready": st.booleans(),
    "ask": st.booleans(),
    "public": st.booleans() | st.none(),
    "watching": st.just(True),
    "sign": st.sampled_from(["hat", "bang", "?"]),
    "id": st.text(max_size=40),
}
_SAFE = [kind for kind in asked.Message.__args__ if kind not in (asked.Hello, asked.Leave)]
_SAID = st.lists(st.one_of(*map(_message, _SAFE)) | _JUNK, min_size=1, max_size=25)


def test_no_message_breaks_a_table() -> None:
    """Everything that types allow, said by the host who also plays two seats."""

    async def say(served: Served, client: Client, messages: list[Any]) -> None:
        opened = await client.open_table(seats=[None] * 3)
        taken = await client.take_seats(opened.table, seats=[0, 1])
        async with line(served) as bare:
            await bare.hello(opened.table, opened.host, *taken.keys)
            for message in messages:
                await bare.socket.send(json.dumps(message))
            for message in messages:
                answer = await bare.hear_answer()
                assert getattr(answer, "code", "") != "fault", message
        assert not served.tables._set_aside
        assert (await client.room(opened.table)).table == opened.table

    async def fuzz() -> None:
        loop = asyncio.get_running_loop()
        async with serving() as served, Client(served.address) as client:

            @settings(max_examples=50, deadline=None, database=None)
            @given(_SAID)
            @example([{"type": "start"}, {"type": "forecast", "seat": 0}])
            def babble(messages: list[Any]) -> None:
                work = say(served, client, messages)
                asyncio.run_coroutine_threadsafe(work, loop).result()

            await asyncio.to_thread(babble)

    run(fuzz())
