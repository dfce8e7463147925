"""Asking for a seat in a running game."""

from folsom.client import Visit
from folsom.wire.room import Newcomer, Room
from tests.table.people import Party


def room_of(visit: Visit) -> Room:
    assert visit.room is not None
    return visit.room


async def knock(friends: Party, **words: object) -> tuple[Newcomer, list[str]]:
    """Somebody would take the bot's seat; what all are told of it, and the keys to be."""
    taken = await friends.client.take_seats(friends.table, name="New", **words)
    assert taken.pending
    for visit in friends.visits:
        await visit.until(lambda visit=visit: room_of(visit).newcomers != [])  # type: ignore[misc]
    (newcomer,) = room_of(friends.host).newcomers
    return newcomer, taken.keys
