"""What the server says of its HTTP side is true: each request gets an answer that it names."""

import asyncio
import contextlib
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from folsom.client import Client, asked
from folsom.learn import lessons, puzzles
from folsom.server import guard
from tests.record.playing import played
from tests.server.serving import by_chance, play, run, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
TAKING = {
    "POST /api/tables",
    "POST /api/tables/{table}/seats",
    "POST /api/records/{record}/play-on",
    "GET /api/records/{record}/frames",
    "POST /api/lessons/{lesson}",
    "POST /api/puzzles/{puzzle}",
}
EXAMPLES = 12
"""For each operation, of requests that fit and of requests that do not."""


async def furnish(client: Client) -> dict[str, list[str]]:
    """Tables that wait, play and are over, and a record; by the names that paths give them."""
    waiting = await client.open_table(public=True)
    tables = [waiting.table]
    for over in (False, True):
        opened = await client.open_table(seats=[None, "random", "random"])
        taken = await client.take_seats(opened.table)
        async with client.visit(opened.table, [opened.host, *taken.keys]) as visit:
            await visit.ask(asked.Start())
            if over:
                await play(visit, pick=by_chance(1))
        tables.append(opened.table)
    kept = await client.keep_record(played({"players": 3}, 1).text())
    return {
        "table": tables,
        "record": [kept.record],
        "lesson": list(lessons()),
        "puzzle": list(puzzles()),
    }


def ask(operation: Any, mode: GenerationMode, address: str, names: dict[str, list[str]]) -> None:
    """Send requests to one operation, and hold its answers against the description."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.data())
    def send(case: Any, data: Any) -> None:
        for word in case.path_parameters or {}:
            if data.draw(st.booleans()):
                case.path_parameters[word] = data.draw(st.sampled_from(names[word]))
        case.call_and_validate(base_url=address, checks=CHECKS)

    send()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_answer_is_as_described(
    mode: GenerationMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard.Guard, "guessing", lambda *_: None)

    async def everything() -> None:
        async with serving() as served, Client(served.address) as client:
            names = await furnish(client)
            description = (await client._http.get("/api/openapi.json")).json()
            schema: Any = schemathesis.openapi.from_dict(description)
            operations = [found.ok() for found in schema.get_all_operations()]
            sent: list[str] = []
            for operation in operations:
                # Where any text will do, no request can be wrong.
                with contextlib.suppress(Unsatisfiable):
                    await asyncio.to_thread(ask, operation, mode, served.address, names)
                    sent.append(operation.label)
            every = {operation.label for operation in operations}
            assert set(sent) >= (TAKING if mode is GenerationMode.NEGATIVE else every)
            assert not served.tables._set_aside

    run(everything())
