"""Those who are connected to a table, here and at other processes, and what they are told."""

from typing import Final

import msgspec

from folsom.table import entries as log
from folsom.table import showing
from folsom.table.connection import Connection, addresses
from folsom.table.match import Match
from folsom.table.rights import reason, rights
from folsom.table.table import Table, Update
from folsom.table.thinking import Whose
from folsom.wire.told import RoomChanged, Said, Seating, Told

_encode: Final = msgspec.json.Encoder().encode


def text_of(message: Told) -> str:
    """A message as it is sent."""
    return _encode(message).decode()


def for_all(said: Said) -> bool:
    """Whether it is for those who play, too: what watchers say is for watchers alone."""
    return said.seat is not None or said.what is not None


class Audience:
    """Everybody at a table. Only what is stored is shown to them."""

    __slots__ = ("away", "connections", "elsewhere", "homes", "last", "moved", "table")

    def __init__(self, table: Table) -> None:
        """Nobody is there yet."""
        self.table = table
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, showing.Presence] = {}
        """Who is connected at other processes."""
        self.away: dict[int, float] = {}
        self.last = ""
        """The address of whoever of its people came last, as far as this process knows."""
        self.homes: set[str] = set()
        """The addresses from which any of its people came or sat down, as far as is known here."""
        self.moved = False
        """Somebody here sat down or left, of which other processes have yet to hear."""

    def tell(self, entry: log.AnyEntry, update: Update | None) -> None:
        """Tell everybody what concerns them of an entry."""
        arranged = not isinstance(entry, log.Chose | log.Spoke) or self.table.status == "over"
        if arranged:
            self._tell_rights(entry)
        if update is not None and self.table.match is not None:
            self._tell_update(self.table.match, update)
        self._tell_chat()
        if arranged:
            self.tell_room()

    def whose(self) -> Whose:
        """For whom bots think here: for those who play, else for those who look on."""
        here = addresses(self.connections)
        known = here | {each.address for each in self.elsewhere.values()} - {""}
        return Whose(self.table.code, tuple(known) or (self.last,), bool(here or self.elsewhere))

    def hear_of(self, process: str, now: showing.Presence, at: float) -> bool:
        """Who is connected at another process now; whether that is anything new."""
        before = self.elsewhere.pop(process, showing.NOBODY)
        if now != showing.NOBODY:
            self.elsewhere[process] = now
        for seat in before.here - now.here:
            self.away[seat] = at
        return now != before

    def at_home(self, address: str) -> bool:
        """Whether somebody of this table's people plays from that address, or did."""
        here = {each.address for each in self.connections if each.seats}
        elsewhere = {each.address for each in self.elsewhere.values() if each.here}
        return bool(address) and address in self.homes | here | elsewhere

    def _tell_rights(self, entry: log.AnyEntry) -> None:
        """Tell those who gained or lost something by an entry, and why."""
        for connection in self.connections:
            before, after = connection.rights, rights(self.table, connection.digests)
            connection.rights = after
            self.moved |= after.seats != before.seats
            if after == before or after == before._replace(pending=after.pending | before.pending):
                continue
            why = reason(self.table, entry, connection.digests, before, after)
            connection.tell(
                text_of(
                    Seating(
                        number=self.table.number,
                        seats=sorted(after.seats),
                        host=after.host,
                        pending=sorted(after.pending),
                        seen=showing.sides(self.table, after.seats)
                        if self.may_see(connection)
                        else [],
                        why=why,
                    )
                )
            )

    def may_see(self, connection: Connection) -> bool:
        """Whether one who is connected may see the game."""
        return self.table.watching or connection.host or bool(connection.seats)

    def send_away(self) -> None:
        """Close the sockets of those who may no longer watch."""
        for connection in self.connections:
            if not self.may_see(connection):
                connection.close(4000, "private")

    def _tell_chat(self) -> None:
        """Pass on what was said by the last entry, or the table itself had to say of it."""
        for said in self.table.chat:
            if said.number == self.table.number:
                text = text_of(said)
                for connection in filter(self.may_see, self.connections):
                    if for_all(said) or not connection.seats:
                        connection.tell(text)

    def _tell_update(self, match: Match, update: Update) -> None:
        """Each seat's side is encoded once, however many look."""
        written: dict[int | None, str] = {}
        for connection in filter(self.may_see, self.connections):
            for seat in connection.seats or (None,):
                text = written.get(seat)
                if text is None:
                    text = text_of(showing.happened(self.table, match, update, seat))
                    written[seat] = text
                connection.tell(text)

    def tell_room(self) -> None:
        """Tell everybody who sits where and how things are arranged."""
        text = text_of(RoomChanged(self.table.number, showing.room(self.table, self.presence())))
        for connection in self.connections:
            connection.tell(text)

    def connected(self) -> showing.Presence:
        """Who is connected to this process."""
        heard = [connection for connection in self.connections if not connection.closing]
        here = frozenset(seat for connection in heard for seat in connection.seats)
        address = min(addresses(heard), default="")
        return showing.Presence(here, sum(not each.seats for each in heard), address=address)

    def presence(self) -> showing.Presence:
        """Who is connected, here and at other processes."""
        all_of_them = [self.connected(), *self.elsewhere.values()]
        here = frozenset[int]().union(*(each.here for each in all_of_them))
        away = {seat: since for seat, since in self.away.items() if seat not in here}
        return showing.Presence(here, sum(each.watchers for each in all_of_them), away)
