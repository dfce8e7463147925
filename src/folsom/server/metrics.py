"""Numbers for those who look after a server."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from folsom.server import entries as log

_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counts of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.tables = Gauge("folsom_tables", "Tables in memory", registry=self._registry)
        self.sockets = Gauge("folsom_sockets", "Open sockets", registry=self._registry)
        self.entries = Counter(
            "folsom_entries", "Entries taken into tables' logs", ["kind"], registry=self._registry
        )
        self.refusals = Counter(
            "folsom_refusals", "Requests refused", ["code"], registry=self._registry
        )
        self.set_aside = Counter(
            "folsom_set_aside", "Tables set aside because of a fault", registry=self._registry
        )
        self.storing = Histogram(
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
        self._kinds = {
            kind: self.entries.labels(kind.__struct_config__.tag) for kind in log.AnyEntry.__args__
        }

    def stored(self, entry: log.AnyEntry) -> None:
        """An entry was taken in."""
        self._kinds[type(entry)].inc()

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self._registry)
