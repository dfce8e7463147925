"""The `folsom` command."""

from typing import Annotated

import typer

import folsom
from folsom.cli import balance, bench, play, records, scenarios, serve, simulate, tournament

app = typer.Typer(no_args_is_help=True, pretty_exceptions_show_locals=False)


def _version(wanted: bool) -> None:
    if wanted:
        kind = "compiled" if folsom.compiled() else "pure Python"
        typer.echo(f"folsom {folsom.__version__} ({kind})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show it and leave."),
    ] = False,
) -> None:
    """Play, watch and study Colt Express."""


play.register(app)
simulate.register(app)
tournament.register(app)
balance.register(app)
bench.register(app)
records.register(app)
scenarios.register(app)
serve.register(app)


def main() -> None:
    """Run the command."""
    app()
