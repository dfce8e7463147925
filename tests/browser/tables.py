"""Tables made behind the scenes, for people who come when the cards are dealt."""

from typing import Any

from folsom.client import Client, asked


async def dealt(address: str, **wishes: Any) -> str:
    """A table at which the first seat waits for a person and bots play the others; its link."""
    async with Client(address) as client:
        opened = await client.open_table(**wishes)
        taken = await client.take_seats(opened.table, name="Ada")
        async with client.visit(opened.table, [opened.host]) as host:
            await host.ask(asked.Start())
        return f"/t/{opened.table}#key={taken.keys[0]}"
