"""Numbers for those who look after a server."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from folsom.server.queue import Turn
from folsom.table import entries as log
from folsom.table.observer import Observer

_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics(Observer):
    """Counts of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._tables = Gauge("folsom_tables", "Tables in memory", registry=self._registry)
        self.sockets = Gauge("folsom_sockets", "Open sockets", registry=self._registry)
        self._entries = Counter(
            "folsom_entries", "Entries taken into tables' logs", ["kind"], registry=self._registry
        )
        self._refusals = Counter(
            "folsom_refusals", "Requests refused", ["code"], registry=self._registry
        )
        self.ready = Gauge(
            "folsom_ready", "1 if entries can be stored, 0 if not", registry=self._registry
        )
        self._set_aside = Counter(
            "folsom_set_aside", "Tables set aside because of a fault", registry=self._registry
        )
        self._storing = Histogram(
            "folsom_storing_seconds",
            "From a request to its entry being stored",
            registry=self._registry,
            buckets=_SECONDS,
        )
        self.thinking = Gauge("folsom_bots_thinking", "Bots thinking", registry=self._registry)
        self.thought = Histogram(
            "folsom_thought_seconds",
            "How long bots thought",
            registry=self._registry,
            buckets=_SECONDS,
        )
        self._waiting = Gauge(
            "folsom_thoughts_waiting",
            "Thoughts that wait for a process",
            ["kind"],
            registry=self._registry,
        )
        self.waited = Histogram(
            "folsom_thought_wait_seconds",
            "How long thoughts for people waited for a process",
            registry=self._registry,
            buckets=_SECONDS,
        )
        self.stopped = Counter(
            "folsom_thoughts_stopped",
            "Thoughts that were told to end early",
            ["why"],
            registry=self._registry,
        )
        self._kinds = {
            kind: self._entries.labels(kind.__struct_config__.tag) for kind in log.AnyEntry.__args__
        }

    def stored(self, entry: log.AnyEntry) -> None:
        """An entry was taken in."""
        self._kinds[type(entry)].inc()

    def storing(self) -> AbstractContextManager[object]:
        """Around a request, until its entry is stored."""
        return self._storing.time()

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refusals.labels(code).inc()

    def in_memory(self, count: int) -> None:
        """So many tables are in memory now."""
        self._tables.set(count)

    def set_aside(self) -> None:
        """A table was set aside because of a fault."""
        self._set_aside.inc()

    def wait_for_thought(self, turns: Iterable[Turn]) -> None:
        """These thoughts wait."""
        counts = {"move": 0, "hint": 0, "unwatched": 0}
        for turn in turns:
            counts["hint" if turn.hint else "move" if turn.watched else "unwatched"] += 1
        for kind, count in counts.items():
            self._waiting.labels(kind).set(count)

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self._registry)
