"""`folsom serve`: tables for friends, in the browser."""

import errno
import re
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

import typer

PORT = 1899
FILE = "folsom.db"
"""The embedded database in its folder."""

LogLevel = Literal["debug", "info", "warning", "error"]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option(envvar="FOLSOM_HOST", help="Address to listen at.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="FOLSOM_PORT", help="Port to listen at.")
    ] = PORT,
    data: Annotated[
        Path, typer.Option(envvar="FOLSOM_DATA", help="Folder of the embedded database.")
    ] = Path("folsom-data"),
    database: Annotated[
        str,
        typer.Option(
            envvar="FOLSOM_DATABASE", help="postgresql://… or sqlite:///…, instead of the folder."
        ),
    ] = "",
    thinkers: Annotated[
        int, typer.Option(min=1, envvar="FOLSOM_THINKERS", help="How many bots think at once.")
    ] = 1,
    bot_pause: Annotated[
        float,
        typer.Option(
            min=0.0, envvar="FOLSOM_BOT_PAUSE", help="Seconds before a bot chooses, to follow it."
        ),
    ] = 0.6,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="FOLSOM_ORIGINS", help="Another site whose pages may use this one."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(envvar="FOLSOM_ALLOWED_HOSTS", help="A name by which this server is known."),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            envvar="FOLSOM_PROXIES", help="Proxies whose word about client addresses counts."
        ),
    ] = "",
    sockets: Annotated[
        int, typer.Option(min=1, envvar="FOLSOM_SOCKETS", help="Sockets at once, of everybody.")
    ] = 4000,
    tables: Annotated[
        int, typer.Option(min=1, envvar="FOLSOM_TABLES", help="Tables in memory at once.")
    ] = 4000,
    sockets_per_address: Annotated[
        int,
        typer.Option(
            min=1, envvar="FOLSOM_SOCKETS_PER_ADDRESS", help="Sockets that one address may hold."
        ),
    ] = 100,
    tables_per_address: Annotated[
        int,
        typer.Option(
            min=1,
            envvar="FOLSOM_TABLES_PER_ADDRESS",
            help="Tables that one address may open in an hour.",
        ),
    ] = 60,
    requests_per_second: Annotated[
        float,
        typer.Option(min=1.0, envvar="FOLSOM_REQUESTS_PER_SECOND", help="Requests of an address."),
    ] = 20.0,
    work_per_second: Annotated[
        float,
        typer.Option(
            min=1.0,
            envvar="FOLSOM_WORK_PER_SECOND",
            help="Milliseconds of work that an address may cause.",
        ),
    ] = 100.0,
    messages_per_second: Annotated[
        float,
        typer.Option(min=1.0, envvar="FOLSOM_MESSAGES_PER_SECOND", help="Messages of a socket."),
    ] = 20.0,
    client: Annotated[
        Path | None, typer.Option(help="Folder of another build of the browser client.")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    log_level: Annotated[
        LogLevel, typer.Option(envvar="FOLSOM_LOG", help="What is told on standard error.")
    ] = "warning",
) -> None:
    """Serve tables: to play in the browser, alone or with friends.

    Everything is kept in a file in the data folder, or in the database given.
    """
    from folsom.server.config import Config
    from folsom.server.run import run
    from folsom.server.site import built_client
    from folsom.table.storing import StorageError

    def ready(address: str) -> None:
        typer.echo(f"Folsom is at {address}")
        if not (client or built_client()).is_dir():
            typer.echo("The browser client is not built, so there is no page to open.")
        if browser:
            webbrowser.open(address)

    def waiting(why: str) -> None:
        typer.echo(f"Waiting for the database. {why}")

    try:
        if client is not None and not client.is_dir():
            raise StorageError(f"there is no folder {client} with a browser client.")
        for site in origin or ():
            if not _is_origin(site):
                raise StorageError(f"{site!r} is no site; one is written https://folsom.example.")
        if not database:
            _make(data)
            database = f"sqlite:///{data / FILE}"
        config = Config(
            database=database,
            host=host,
            port=port,
            thinkers=thinkers,
            bot_pause=bot_pause,
            origins=tuple(origin or ()),
            hosts=tuple(allowed_host or ()),
            proxies=proxies,
            sockets=sockets,
            tables=tables,
            sockets_per_address=sockets_per_address,
            tables_per_address=tables_per_address,
            requests_per_second=requests_per_second,
            work_per_second=work_per_second,
            messages_per_second=messages_per_second,
            client=client,
        )
        run(config, log_level, ready, waiting)
    except (OSError, StorageError) as error:
        typer.echo(f"The server cannot start: {_reason(error, host, port)}", err=True)
        raise typer.Exit(1) from None


def _make(folder: Path) -> None:
    from folsom.server.storage.private import private_folder

    try:
        private_folder(folder, FILE)
    except OSError as error:
        raise OSError(f"the data folder {folder} cannot be made: {error.strerror}.") from None


def _is_origin(site: str) -> bool:
    """Whether a browser could say that a page comes from there."""
    return re.fullmatch(r"https?://[^\s/?#@]+", site) is not None


def _reason(error: Exception, host: str, port: int) -> str:
    """Why it cannot, and what to do."""
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return f"another program listens at {host}, port {port}; choose another with --port."
    return str(error)
