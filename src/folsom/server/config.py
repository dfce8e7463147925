"""How a server is run."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Config:
    """Everything that can be set from outside; the defaults suit one machine among friends."""

    database: str = "sqlite:///folsom.db"
    host: str = "127.0.0.1"
    port: int = 1899
    thinkers: int = 1
    """How many bots think at once."""
    bot_pause: float = 0.6
    """Seconds a bot waits before it chooses while people look on."""
    origins: tuple[str, ...] = ()
    """Other sites from which this server may be used, such as `https://folsom.example`."""
    hosts: tuple[str, ...] = ()
    """Names by which this server is known, such as `folsom.example`; `*` for any."""
    proxies: str = ""
    """Addresses of proxies whose word about a client's address counts."""
    sockets: int = 4000
    """Sockets at once, and as many connections for plain requests."""
    tables: int = 4000
    """Tables in memory at once."""
    sockets_per_address: int = 100
    tables_per_address: int = 60
    """Tables that one address may open in an hour."""
    requests_per_second: float = 20.0
    """What one address may ask over plain HTTP, on average."""
    work_per_second: float = 100.0
    """Milliseconds of work that one address may cause in a second, on average."""
    messages_per_second: float = 20.0
    """What one socket may say, on average."""
    idle: float = 120.0
    """Seconds after which a table that nobody looks at is put away; it comes back from its log."""
    client: Path | None = None
    """The folder of the built browser client; None for the one that comes with the package."""
