"""Whole games at a table where there is no server: no sockets, no HTTP, no database, no processes.

Run as a program it first bars everything that a browser does not have, and then imports all of
`folsom.table`. A worker of the browser does the same: an entry more in a list, a text to a client.
"""

import asyncio
import importlib
import pkgutil
import sys
from typing import Any

BARRED = [
    *("alembic", "asyncpg", "fluent", "httpx", "prometheus_client", "rich", "segno", "sqlalchemy"),
    *("starlette", "typer", "uvicorn", "uvloop", "websockets", "yaml", "folsom.server"),
    *("concurrent.futures.process", "multiprocessing", "sqlite3", "subprocess"),
]


def bar() -> None:
    """Let nothing of that be imported, and import every module of a table."""
    for name in BARRED:
        sys.modules[name] = None  # type: ignore[assignment]
    import folsom.table

    for module in pkgutil.iter_modules(folsom.table.__path__, "folsom.table."):
        importlib.import_module(module.name)


async def play(mode: str, options: dict[str, Any]) -> None:
    """One person plays against bots, talks, takes a choice back, and comes back from the log."""
    from folsom.record.record import Record
    from folsom.table.memory import MemoryStore
    from tests.table.client import Person, at_home

    store = MemoryStore()
    tables = at_home(store)
    person = await Person.open(tables, options)
    await person.say(type="say", text="howdy", seat=0)
    await person.say(type="start", level="random")
    await person.choose()
    await person.say(type="take-back", seat=0, ask=True)
    moves = 0
    while await person.asked():
        await person.choose()
        moves += 1
        if moves == 2:
            await tables.close()
            tables = at_home(MemoryStore.of(store.logs))
            store = tables.store
            person = await person.come_back(tables)
    live = await tables.find(person.table)
    assert live.keeping is not None
    await live.keeping
    assert [each.text for each in person.chat] == ["howdy"], mode
    assert person.room.status == "over", mode
    text, told = store.records[store.games[person.table, 1]]
    assert Record.parse(text, mode).game.over, mode
    assert told is not None
    again = await person.come_back(at_home(MemoryStore.of(store.logs)))
    assert again.seen.view == person.seen.view, mode
    await tables.close()


async def main(modes: list[str]) -> None:
    """Play these modes, or all."""
    from tests.modes import MODES

    for mode in modes or MODES:
        await play(mode, dict(MODES[mode]))
        print(mode, flush=True)


if __name__ == "__main__":
    bar()
    asyncio.run(main(sys.argv[1:]))
