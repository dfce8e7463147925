"""The command `folsom bench`: how fast the engine and the server are."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import folsom
from folsom.arena.bench import (
    REPEATS,
    YARDSTICK,
    Figure,
    game_figures,
    interpreted_figure,
    position_figures,
)
from folsom.arena.pure import NotMeasured, interpreted
from folsom.arena.search_bench import playouts_figure, ratio_figure
from folsom.arena.super_bench import super_figure


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("bench")(bench)


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="A rough measure, in seconds.")] = False,
    pure_path: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Plain sources to measure, if not the installed ones."),
    ] = None,
    server: Annotated[
        bool, typer.Option(help="Measure the server too, with 500 tables; not with --quick.")
    ] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """Measure games, copies, redeals, views and the server, each beside a yardstick."""
    console = Console(stderr=True)
    less, repeats = (10, 2) if quick else (1, REPEATS)
    figures: list[Figure] = []
    missing = ""
    if console.is_terminal:
        console.print("Measuring …")
    if folsom.compiled():
        figures += game_figures(2000 // less, repeats)
        figures.append(super_figure(4000 // less, repeats))
        figures += position_figures(4000 // less, repeats)
        search = playouts_figure(400 // less, repeats)
        figures.append(search)
        try:
            games, playouts = interpreted(pure_path, 60 // less, repeats)
            figures += [games, ratio_figure(search, playouts)]
        except NotMeasured as error:
            missing = f"Plain Python was not measured: {error}."
    else:
        figures.append(interpreted_figure(60 // less, repeats))
        missing = "The engine is not compiled, so only plain Python was measured."
    if server and not quick:
        from folsom.load.figures import server_figures

        figures += server_figures()
    if as_json:
        told = [figure.as_dict() for figure in figures]
        typer.echo(json.dumps({"scaled_to": YARDSTICK, "figures": told}, indent=2))
    else:
        out = Console(highlight=False)
        out.print(figures_table(figures))
        turns = f"{YARDSTICK / 1e6:.0f} million turns a second"
        out.print(f"Scaled: as on a machine whose bare loop makes {turns}.")
    if missing:
        typer.echo(missing, err=True)


def figures_table(figures: list[Figure]) -> Table:
    """The figures, as people read them."""
    drawn = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="bold")
    drawn.add_column("Figure")
    for column in ("Measured", "Yardstick", "Scaled", "Target"):
        drawn.add_column(column, justify="right")
    drawn.add_column("")
    for figure in figures:
        verdict = {None: "", True: "met", False: "[red]missed[/]"}[figure.met]
        drawn.add_row(
            figure.name,
            number(figure.value) + ("/s" if figure.is_rate else f" {figure.unit}"),
            f"{figure.yardstick / 1e6:.1f} M/s",
            number(figure.scaled),
            "" if figure.target is None else number(figure.target),
            verdict,
        )
    return drawn


def number(value: float) -> str:
    """A number with as many digits as make sense."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
