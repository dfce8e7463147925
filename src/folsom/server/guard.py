"""Limits, so that nobody can spoil it for the others."""

import time
from collections import Counter, OrderedDict
from typing import Final

from folsom.server.refusal import Refusal

_REMEMBERED: Final = 20_000
"""So many addresses are kept in mind at once."""


class Bucket:
    """Allows so many a second on average, and a burst."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is still some left; takes it."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Guard:
    """What each address has done lately."""

    def __init__(self, sockets: int, tables_an_hour: int, requests_a_second: float) -> None:
        self._limit = sockets
        self._tables = tables_an_hour
        self._requests = requests_a_second
        self._sockets: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Whether this address may open one more socket; counts it."""
        if self._sockets[address] >= self._limit:
            return False
        self._sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket of this address was closed."""
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def opening(self, address: str) -> None:
        """Refuse if this address has opened too many tables or records."""
        if not self._bucket("open", address, self._tables / 3600, self._tables).take():
            raise Refusal(
                "too-many", "Too many tables from this address; try again in a while.", 429
            )

    def asking(self, address: str) -> None:
        """Refuse if this address asks too often."""
        if not self._bucket("ask", address, self._requests, 5 * self._requests).take():
            raise Refusal("too-fast", "Too many requests; wait a moment.", 429)

    def guessing(self, address: str) -> None:
        """Refuse if this address has tried too many codes or keys that do not exist."""
        if not self._bucket("guess", address, 0.2, 20).take():
            raise Refusal("too-many", "Too many wrong codes; wait a minute.", 429)

    def _bucket(self, kind: str, address: str, rate: float, burst: float) -> Bucket:
        bucket = self._buckets.pop((kind, address), None) or Bucket(rate, burst)
        self._buckets[kind, address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
