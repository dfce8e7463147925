"""Playing at a server's tables from Python.

>>> async def play(address: str) -> None:
...     async with Client(address) as client:
...         opened = await client.open_table(seats=[None, "fair", "fair"])
...         taken = await client.take_seats(opened.table, name="Ada")
...         async with client.visit(opened.table, [opened.host, *taken.keys]) as visit:
...             await visit.ask(asked.Start())
...             while await visit.turn(taken.seats[0]):
...                 choices = visit.view(taken.seats[0])["choices"]
...                 await visit.choose(taken.seats[0], choices[0])
"""

from folsom.client.client import Client
from folsom.client.visit import Lost, Refused, Visit
from folsom.wire import asked

__all__ = ["Client", "Lost", "Refused", "Visit", "asked"]
