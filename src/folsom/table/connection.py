"""The line to one client, whatever it is made of: a socket, or a worker's messages."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from folsom.table.rights import Rights


class Connection(ABC):
    """Sends in order, and never makes a table wait."""

    __slots__ = ("address", "digests", "name", "rights")

    def __init__(self, address: str = "") -> None:
        """`address` is where the client is, for its share of the bots' time."""
        self.address = address
        self.digests: list[str] = []
        """Those of the keys that it has shown."""
        self.rights = Rights()
        self.name = ""

    @property
    def seats(self) -> frozenset[int]:
        """The seats that it plays."""
        return self.rights.seats

    @property
    def host(self) -> bool:
        """Whether the host is at it."""
        return self.rights.host

    @abstractmethod
    def tell(self, text: str) -> None:
        """Send this when its turn comes."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None:
        """Say nothing more when all that waits has been sent."""

    @property
    @abstractmethod
    def closing(self) -> bool:
        """Whether nothing more will be said."""


def addresses(connections: Iterable[Connection]) -> set[str]:
    """From where those who play are connected, else those who look on."""
    there = [each for each in connections if not each.closing]
    people = [each for each in there if each.seats or each.host]
    return {each.address for each in people or there}
