"""Limits, so that nobody can spoil it for the others."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from folsom.server.config import Config
from folsom.server.metrics import Metrics
from folsom.table.limits import Limits
from folsom.table.refusal import Refusal
from folsom.table.table import Table

_REMEMBERED: Final = 20_000
"""So many addresses are kept in mind at once."""


HALF_OPEN: Final = 10.0
"""A request that never ends costs as much as so many others."""

LETTER: Final = 0.001
"""Milliseconds of work that a letter of a record is, to be checked."""
STEP: Final = 0.05
"""A choice, to be made again and told, or what one would lead to."""
FRAME: Final = 0.2
"""A frame of a record, to be shown."""
WELCOME: Final = 0.5
"""One pair of eyes, to be told how things stand and what they missed."""
ATTEMPT: Final = 10.0
"""A lesson or puzzle, where others think about what they do."""
LISTING: Final = 2.0
"""The list of public tables."""
PUBLIC: Final = 0.25
"""This part of the tables that an address may open may be public."""
WORK_BURST: Final = 20.0
"""Who was quiet for a while may have the work of so many seconds at once."""
PER_PAGE: Final = 3
"""An address may have so many connections for plain requests for each socket that it may have."""

TALKERS: Final = 10.0
"""An address may say as much as so many sockets that say all they may."""
CHATTER: Final = (1.0, 10.0)
"""What one client may say or react: so often a second, and in a burst."""
CHATTERS: Final = 4.0
"""An address may say to people as much as so many clients."""
QUESTION: Final = 5.0
"""A question that takes work counts as so many messages."""

ASK_AGAIN: Final = 120.0
"""Who was turned away may ask again after so many seconds."""

Trusted = Callable[[str], bool]


def proxies(named: str) -> Trusted:
    """Whether an address is one of the proxies, which are named with commas between them."""
    names = {name.strip() for name in named.split(",")}
    if "*" in names:
        return lambda address: True
    networks = [network for name in names if (network := _network(name))]

    def trusted(address: str) -> bool:
        here = _network(address)
        return here is not None and any(
            here.version == each.version and here.overlaps(each) for each in networks
        )

    return trusted


def _network(name: str) -> IPv4Network | IPv6Network | None:
    """An address, or a network of them."""
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None


class Bucket:
    """Allows so many a second on average, and a burst."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; takes it."""
        return self._pay(cost, cost)

    def owe(self, cost: float) -> bool:
        """Whether there is anything left; takes all that it costs, and more comes back later."""
        return self._pay(cost, 1e-9)

    def _pay(self, cost: float, least: float) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < least:
            return False
        self._left -= cost
        return True


class Turnstile:
    """How many of something each address holds at once, and all together."""

    def __init__(self, each: int, together: int, trusted: Trusted) -> None:
        """Addresses that are trusted speak for many others, and hold as many as they like."""
        self._each = each
        self._together = together
        self._trusted = trusted
        self._held: Counter[str] = Counter()
        self._all = 0

    def why_not(self, address: str) -> str:
        """Why this address may hold no more; empty if it may."""
        if self._all >= self._together:
            return "the server is full; come back in a while"
        if self._held[address] >= self._each and not self._trusted(address):
            return "too many connections from this address"
        return ""

    def enter(self, address: str) -> None:
        """The address holds one more."""
        self._held[address] += 1
        self._all += 1

    def leave(self, address: str) -> None:
        """An address holds one connection less."""
        self._held[address] -= 1
        self._all -= 1
        if self._held[address] <= 0:
            del self._held[address]


class Guard:
    """What each address has done lately."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._tables = config.tables_per_address
        self._requests = config.requests_per_second
        self._work = config.work_per_second
        self._messages = config.messages_per_second
        self._metrics = metrics
        trusted = proxies(config.proxies)
        self.sockets = Turnstile(config.sockets_per_address, config.sockets, lambda _: False)
        pages = PER_PAGE * config.sockets_per_address
        self.connections = Turnstile(pages, config.sockets, trusted)
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._knocks: OrderedDict[tuple[str, str], list[str]] = OrderedDict()
        """By address and table, the digests of the keys for which it last asked."""

    def connect(self, address: str) -> bool:
        """Whether this address may have one more connection for plain requests; counts it."""
        if self.connections.why_not(address):
            self._metrics.refused("crowded")
            return False
        self.connections.enter(address)
        return True

    def disconnect(self, address: str) -> None:
        """A connection is gone, or became a socket."""
        self.connections.leave(address)

    def waited_in_vain(self, address: str) -> None:
        """A request of this address never became whole; that costs it as much as many whole."""
        self._metrics.refused("too-slow")
        self._asks(address).owe(HALF_OPEN)

    def opening(self, address: str) -> None:
        """Refuse if this address has opened too many tables or records."""
        if not self._bucket("open", address, self._tables / 3600, self._tables).take():
            raise Refusal("too-many", "Too many tables from this address; try again in a while.")

    def listing(self, address: str) -> None:
        """Refuse if this address has put too many tables into the public list."""
        most = max(self._tables * PUBLIC, 1.0)
        if not self._bucket("list", address, most / 3600, most).take():
            raise Refusal(
                "too-many", "Too many public tables from this address; try again in a while."
            )

    def asking(self, address: str) -> None:
        """Refuse if this address asks too often."""
        if not self._asks(address).take():
            raise Refusal("too-fast", "Too many requests; wait a moment.")

    def _asks(self, address: str) -> Bucket:
        return self._bucket("ask", address, self._requests, 5 * self._requests)

    def working(self, address: str, cost: float) -> None:
        """Charge this address for work of so many milliseconds; refuse if it has had too much."""
        if not self._bucket("work", address, self._work, WORK_BURST * self._work).owe(cost):
            raise Refusal("too-fast", "That is much work; wait a moment.")

    def talking(self, address: str, messages: float) -> bool:
        """Whether the sockets of this address may say so much more."""
        rate = TALKERS * self._messages
        return self._bucket("talk", address, rate, 3 * rate).take(messages)

    def chatting(self, address: str) -> bool:
        """Whether the sockets of this address may say something more to people."""
        rate, burst = CHATTER
        return self._bucket("chat", address, CHATTERS * rate, CHATTERS * burst).take()

    def too_long(self) -> None:
        """A message was longer than any may be."""
        self._metrics.refused("too-long")

    def guessing(self, address: str) -> None:
        """Refuse if this address has tried too many codes or keys that do not exist."""
        if not self._bucket("guess", address, 0.2, 20).take():
            raise Refusal("too-many", "Too many wrong codes; wait a minute.")

    def knock(self, address: str, table: Table, now: float) -> None:
        """Refuse if this address asks for a seat there already, or was just turned away."""
        keys = self._knocks.get((address, table.code), ())
        waiting = [p.key for each in table.seating.newcomers.values() for p in each.places]
        if any(key in waiting for key in keys):
            raise Refusal("asks-already", "Somebody at your address waits for an answer here.")
        said_no = [table.seating.turned_away.get(key, 0.0) for key in keys]
        if any(at + ASK_AGAIN > now for at in said_no):
            raise Refusal("not-yet", "You were turned away; ask again in two minutes.")

    def knocked(self, address: str, table: str, keys: list[str]) -> None:
        """Note that this address has asked for a seat, to be had with these keys."""
        self._knocks.pop((address, table), None)
        self._knocks[address, table] = keys
        if len(self._knocks) > _REMEMBERED:
            self._knocks.popitem(last=False)

    def _bucket(self, kind: str, address: str, rate: float, burst: float) -> Bucket:
        bucket = self._buckets.pop((kind, address), None) or Bucket(rate, burst)
        self._buckets[kind, address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class SocketLimits(Limits):
    """What one socket may do, and the address behind it."""

    def __init__(self, guard: Guard, address: str, messages_per_second: float) -> None:
        self._guard = guard
        self._address = address
        self._messages = Bucket(messages_per_second, messages_per_second * 3)
        self._chat = Bucket(*CHATTER)

    def message(self) -> bool:
        """Whether it may say anything now."""
        return self._messages.take() and self._guard.talking(self._address, 1.0)

    def chat(self) -> bool:
        """Whether it may say something to people."""
        return self._chat.take() and self._guard.chatting(self._address)

    def question(self) -> bool:
        """Whether it may ask for something that takes work."""
        return self._messages.take(QUESTION) and self._guard.talking(self._address, QUESTION)

    def replay(self, steps: int) -> None:
        """So many choices are to be made again for it."""
        self._guard.working(self._address, STEP * steps)

    def welcome(self, eyes: int) -> None:
        """So many sides of a table are to be shown to it."""
        self._guard.working(self._address, WELCOME * eyes)

    def listing(self) -> None:
        """A table of its is to be listed."""
        self._guard.listing(self._address)

    def wrong_code(self) -> None:
        """It named a table that is not there."""
        self._guard.guessing(self._address)
