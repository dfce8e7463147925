"""The seats of a table: who has them, who hosts, and who would sit down."""

from typing import Final

from folsom.table import entries as log
from folsom.table.names import apart
from folsom.table.pleas import Newcomer
from folsom.table.seat import Seat
from folsom.wire.told import Why

REASONS: Final = 64
"""So many of the last who lost a seat, or did not get one, can be told why."""


class Seating:
    """Who sits where. It changes only by entries of the table's log."""

    __slots__ = (
        "_opener_sits",
        "held",
        "host",
        "host_seat",
        "late",
        "lost",
        "newcomers",
        "opener",
        "orphan",
        "seats",
        "turned_away",
        "visited",
    )

    def __init__(self, seats: list[Seat], host: str) -> None:
        """`host` is the digest of the host's key."""
        self.seats = seats
        self.opener = host
        """The digest of the key with which the table was opened."""
        self.host = host
        """The digest of the key that makes its holder the host: the opener's, or a seat's."""
        self.host_seat: int | None = None
        """The seat of the host, where that is known."""
        self.orphan = False
        """Whether the host left and nobody took over; then the next who comes does."""
        self.newcomers: dict[int, Newcomer] = {}
        self.held: set[str] = set()
        """The digests of the keys of all who have or had a seat in this game."""
        self.late: set[str] = set()
        """Those of the people who have sat down since the cards were dealt."""
        self.visited = False
        """Whether one of these has left again: a hand is not shown to one after the other."""
        self._opener_sits = ""
        """The digest of the key of the seat that the opener took."""
        self.turned_away: dict[str, float] = {}
        """When somebody said no to a newcomer, by the digests of the newcomer's keys."""
        self.lost: dict[str, Why] = {}
        """Why keys open nothing any more, or never did, by their digests."""

    def sit(self, places: list[log.Place], *, host: bool = False) -> None:
        """People sit down."""
        for place in places:
            self.seats[place.seat].seat_person(place, len(places) > 1)
            self.held.add(place.key)
            self.late.add(place.key)
        if host:
            # The host's key is that person's as much as the seat's is.
            self.held.add(self.host)
            if self.host == self.opener:
                self._opener_sits = places[0].key
            self.host_seat, self.orphan = places[0].seat, False
        elif self.orphan:
            self.hand_over(places[0].seat)
        self.check_newcomers()

    def free(self, seat: int, why: Why, level: str | None = None) -> None:
        """A person's seat is theirs no more; a bot of that level makes room for the next."""
        self._lose(self.seats[seat].key, why)
        self.seats[seat].seat_bot(level, guest=level is not None)
        if self.host_seat == seat:
            self.host_seat = None

    def leave(self, seat: int, level: str) -> None:
        """A person leaves the game, and the seat is kept for them."""
        self.seats[seat].left, self.seats[seat].level = True, level
        self.visited |= self.seats[seat].key in self.late

    def come_back(self, seat: int) -> None:
        """A person who left is back."""
        self.seats[seat].left, self.seats[seat].level = False, None
        if self.orphan:
            self.hand_over(seat)

    def pass_on(self, hosts: int | None) -> None:
        """Who hosts after the one who left, if that was the host."""
        if hosts == log.NOBODY:
            self.host_seat, self.orphan = None, True
        elif hosts is not None:
            self.hand_over(hosts)

    def hand_over(self, seat: int) -> None:
        """The person at this seat is the host."""
        self.host, self.host_seat, self.orphan = self.seats[seat].key, seat, False

    def resize(self, count: int) -> None:
        """So many seats; the last ones go."""
        del self.seats[count:]
        self.seats += [Seat() for _ in range(count - len(self.seats))]
        self.check_newcomers()

    def gather(self) -> None:
        """Between two games: all play for themselves, guests go, and who left has left."""
        self.dismiss("game-changed")
        for number, seat in enumerate(self.seats):
            seat.ready = False
            if seat.left:
                self.free(number, "left")
            elif seat.who == "person":
                seat.level = None
            elif seat.guest:
                seat.seat_bot(None)

    def deal(self, level: str) -> None:
        """A game begins; bots of this level sit in for whoever is missing."""
        self.dismiss("game-changed")
        for seat in self.seats:
            if seat.who == "open":
                seat.seat_bot(level, guest=True)
        self.held = {seat.key for seat in self.seats if seat.who == "person"}
        if self._opener_sits in self.held:
            self.held.add(self.opener)
        self.late, self.visited = set(), False

    def want(self, number: int, entry: log.Wanted) -> None:
        """Somebody would sit down."""
        self.newcomers[number] = Newcomer(
            number,
            entry.places,
            entry.host,
            frozenset(),
            entry.at,
            entry.until,
            frozenset(entry.asked),
            entry.any,
        )

    def admit(self, entry: log.Admitted) -> list[log.Place]:
        """An answer to a newcomer; returns the seats taken, if it was the last one missing."""
        newcomer = self.newcomers.get(entry.number)
        if newcomer is None:
            return []  # turned away where the game does not go on by the rules of this process
        if not entry.agree:
            self.turned_away |= {place.key: entry.at for place in newcomer.places}
            self.turn_away(entry.number, "turned-away")
            return []
        if entry.seat is not None:
            newcomer = newcomer._replace(agreed=newcomer.agreed | {entry.seat})
            self.newcomers[entry.number] = newcomer
        if entry.seat is not None and newcomer.missing(self.seats):
            return []
        return self._let_in(newcomer)

    def all_agreed(self) -> list[log.Place]:
        """The seats of a newcomer whom all who are still asked agree to let in, now taken."""
        for newcomer in self.newcomers.values():
            if newcomer.agreed and not newcomer.host and not newcomer.missing(self.seats):
                return self._let_in(newcomer)
        return []

    def _let_in(self, newcomer: Newcomer) -> list[log.Place]:
        del self.newcomers[newcomer.number]
        places = self._named_apart(newcomer.places)
        self.sit(places)
        return places

    def _named_apart(self, places: list[log.Place]) -> list[log.Place]:
        """People may have been renamed since a newcomer asked."""
        names = [seat.name for seat in self.seats]
        found: list[log.Place] = []
        for place in places:
            found.append(log.Place(place.seat, apart(place.name, names), place.key))
            names.append(found[-1].name)
        return found

    def turn_away(self, number: int, why: Why) -> None:
        """Somebody who asked for a seat does not get it."""
        newcomer = self.newcomers.pop(number, None)
        for place in newcomer.places if newcomer else ():
            self._lose(place.key, why)

    def stand_still(self, since: float, until: float) -> None:
        """Nobody could answer newcomers for that time."""
        for number, newcomer in self.newcomers.items():
            self.newcomers[number] = newcomer.stand_still(since, until)

    def dismiss(self, why: Why) -> None:
        """Nobody who asked for a seat gets it."""
        for number in list(self.newcomers):
            self.turn_away(number, why)

    def check_newcomers(self) -> None:
        """Find other seats for those whose are not free any more, or turn them away."""
        free = self.free_seats()
        for newcomer in list(self.newcomers.values()):
            if all(place.seat in free for place in newcomer.places):
                continue
            spare = self.free_seats()
            if newcomer.any and spare:
                places = [log.Place(spare[0], each.name, each.key) for each in newcomer.places]
                self.newcomers[newcomer.number] = newcomer._replace(places=places)
            else:
                self.turn_away(newcomer.number, "taken")

    def free_seats(self) -> list[int]:
        """The seats at which one may sit down, those first for which nobody has asked."""
        wanted = {place.seat for each in self.newcomers.values() for place in each.places}
        free = [number for number, seat in enumerate(self.seats) if seat.free()]
        return sorted(free, key=lambda number: (number in wanted, number))

    def _lose(self, key: str, why: Why) -> None:
        self.lost.pop(key, None)
        self.lost[key] = why
        if len(self.lost) > REASONS:
            gone = next(iter(self.lost))
            del self.lost[gone]
            self.turned_away.pop(gone, None)
