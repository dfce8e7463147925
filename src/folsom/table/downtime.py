"""Times in which nobody was there: they count against nobody who has to decide or to answer."""

from collections.abc import Sequence

from folsom.table import entries as log
from folsom.table.refusal import Refusal
from folsom.table.storing import Downtime
from folsom.table.table import Table


def uncounted(table: Table, downtimes: Sequence[Downtime]) -> Downtime | None:
    """The first downtime that somebody's time at this table does not take into account yet."""
    if not downtimes or downtimes[-1].until <= table.stood_still:
        return None
    since = max(table.stood_still, min(table.waiting_since(), default=float("inf")))
    return next((each for each in downtimes if each.until > since), None)


def entry_for(table: Table, downtimes: Sequence[Downtime], now: float) -> log.StoodStill:
    """The entry that takes it into account."""
    downtime = uncounted(table, downtimes)
    if downtime is None:
        raise Refusal("too-late", "That is taken into account.")
    return log.StoodStill(at=now, since=downtime.since, until=downtime.until)
