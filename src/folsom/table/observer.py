"""What is to be known of tables from outside, for those who count it."""

from contextlib import AbstractContextManager, nullcontext

from folsom.table.entries import AnyEntry


class Observer:
    """Is told what tables do; this one does not care."""

    def stored(self, entry: AnyEntry) -> None:
        """An entry was taken in."""

    def storing(self) -> AbstractContextManager[object]:
        """Around a request, until its entry is stored."""
        return nullcontext()

    def refused(self, code: str) -> None:
        """Something was refused."""

    def in_memory(self, count: int) -> None:
        """So many tables are in memory now."""

    def set_aside(self) -> None:
        """A table was set aside because of a fault."""
