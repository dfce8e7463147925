"""Whose turn it is to think: each address has its share, and tables with nobody at them come last.

Clocks and processes are somebody else's affair: this says who begins, and how long one may think.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final

from folsom.table.refusal import Refusal
from folsom.table.thinking import Whose

LEAST: Final = 0.1
"""Seconds that every thought has, whoever waits."""
LEAST_HINT: Final = 0.3
"""Seconds that a hint has."""
SHARED: Final = 1.0
"""Seconds in which everybody who waits for a process should have had a turn."""
REST: Final = 3.0
"""After a thought for a table that nobody looks at, such tables rest for so many times as long."""
OVERDUE: Final = 5.0
"""But after so many seconds one of them goes before all others."""
GLANCE: Final = 0.25
"""So often one looks whether anybody has come to the tables that rest."""
HINTS: Final = 4
"""So many hints may wait for one address,"""
ALL_HINTS: Final = 64
"""and so many for all."""
_REMEMBERED: Final = 1000


class Shares:
    """What each address has had, in seconds. Who asked for nothing lately saves nothing up."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._least = 0.0

    def had(self, address: str) -> float:
        """What this address has had, and at least what whoever began last had had."""
        return max(self._had.get(address, 0.0), self._least)

    def begin(self, address: str) -> None:
        """Until it is known how long it takes, it counts as long."""
        self._least = self.had(address)
        self._had[address] = self._least + SHARED

    def end(self, address: str, seconds: float) -> None:
        """Count the time that a thought for this address took."""
        self._had[address] += seconds - SHARED
        if len(self._had) > _REMEMBERED:
            self._had = {each: had for each, had in self._had.items() if had > self._least}


@dataclass(eq=False, slots=True)
class Turn:
    """A thought that waits for its turn, or has it."""

    whose: Callable[[], Whose]
    """Asked again and again: people come and go while it waits."""
    hint: bool = False
    since: float = 0.0
    """When it began to wait; then, when it began to think."""
    place: int = -1
    """Which of the processes it has; -1 while it waits."""
    stopped: bool = False
    """It was told to choose now."""
    watched: bool = True
    address: str = ""
    shares: Shares | None = None

    def look(self, shares: dict[bool, Shares]) -> None:
        """See who is at the table now."""
        whose = self.whose()
        self.watched = whose.watched
        if self.place < 0:
            self.shares = shares[self.watched]
            self.address = min(whose.addresses, key=self.shares.had)

    @property
    def had(self) -> float:
        """What its address has had."""
        return self.shares.had(self.address) if self.shares else 0.0


class Queue:
    """Of those who wait, the address that has had least goes first."""

    def __init__(self, places: int) -> None:
        """So many think at once."""
        self.waiting: list[Turn] = []
        self.thinking: list[Turn] = []
        self._free = list(range(places))
        self._quiet_places = max(1, places // 2)
        self._shares = {True: Shares(), False: Shares()}
        self._rested = -inf
        """When the tables that nobody looks at have rested."""
        self._overdue = inf
        """When one of them goes first."""

    def add(self, turn: Turn, now: float) -> None:
        """One more waits; raises `Refusal` for a hint if too many do."""
        turn.look(self._shares)
        if turn.hint:
            hints = [each for each in [*self.waiting, *self.thinking] if each.hint]
            same = [each for each in hints if each.address == turn.address]
            if len(same) >= HINTS or len(hints) >= ALL_HINTS:
                text = "The expert has too many questions before it; ask again in a moment."
                raise Refusal("busy", text)
        turn.since = now
        self.waiting.append(turn)
        if not turn.watched and self._overdue == inf:
            self._overdue = now + OVERDUE

    def look(self) -> None:
        """See who is at the tables now."""
        for turn in [*self.waiting, *self.thinking]:
            turn.look(self._shares)

    def begin(self, now: float) -> Turn | None:
        """Who begins to think now, if anybody may."""
        turn = self._next(now) if self._free else None
        if turn is None or turn.shares is None:
            return None
        self.waiting.remove(turn)
        self.thinking.append(turn)
        turn.place = self._free.pop()
        turn.since = now
        turn.shares.begin(turn.address)
        if turn.shares is self._shares[False]:
            self._overdue = now + OVERDUE
        return turn

    def _next(self, now: float) -> Turn | None:
        watched = [turn for turn in self.waiting if turn.watched]
        quiet = [turn for turn in self.waiting if not turn.watched]
        if not quiet:
            self._overdue = inf
        elif not self._may_begin_quiet(now):
            quiet = []
        first, then = (quiet, watched) if now >= self._overdue else (watched, quiet)
        return min(first or then, key=lambda turn: (turn.had, turn.since), default=None)

    def _may_begin_quiet(self, now: float) -> bool:
        busy = sum(turn.shares is self._shares[False] for turn in self.thinking)
        return busy < self._quiet_places and now >= self._rested

    def end(self, turn: Turn, now: float) -> None:
        """It has chosen, or failed, or nobody waits for it any more."""
        if turn in self.waiting:
            self.waiting.remove(turn)
        elif turn in self.thinking and turn.shares is not None:
            self.thinking.remove(turn)
            self._free.append(turn.place)
            took = now - turn.since
            turn.shares.end(turn.address, took)
            if turn.shares is self._shares[False]:
                self._rested = now + REST * took

    def limit(self, turn: Turn) -> float:
        """How many seconds one that thinks may do so, as things stand."""
        watched = [each for each in self.waiting if each.watched]
        others = {each.address for each in watched} - {turn.address}
        if not turn.watched:
            return LEAST if watched else inf
        if not others:
            return inf
        if turn.hint:
            return LEAST_HINT
        own = sum(each.address == turn.address for each in watched)
        return max(SHARED / (len(others) + own), LEAST)

    def late(self, now: float) -> list[Turn]:
        """Those who have thought long enough, and were not told to stop."""
        return [
            turn
            for turn in self.thinking
            if not turn.stopped and now >= turn.since + self.limit(turn)
        ]

    def next_look(self, now: float) -> float:
        """When to look again, even if nothing happens before."""
        times = [turn.since + self.limit(turn) for turn in self.thinking if not turn.stopped]
        if any(not turn.watched for turn in self.waiting):
            times.append(min(max(self._rested, now), now + GLANCE) if self._free else now + GLANCE)
        return min(times, default=inf)
