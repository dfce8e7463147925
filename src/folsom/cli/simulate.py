"""The command `folsom simulate`: many games between bots."""

import json
import time
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from folsom.arena.games import Outcome, play_games
from folsom.arena.tally import Share, Tally
from folsom.bots import NAMES
from folsom.cli import setting
from folsom.cli.progress import progress
from folsom.cli.refuse import refusing
from folsom.cli.setting import WrongUse, listed, refuse_variants, wishes
from folsom.cli.stop import Stop, stopping


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("simulate")(simulate)


def simulate(
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    game: setting.Game = setting.GAME,
    players: setting.Players = None,
    bandits: setting.Bandits = "",
    variants: setting.Variants = "",
    expansions: setting.Expansions = "",
    wagons: setting.Wagons = "",
    rounds: setting.Rounds = "",
    first: setting.First = "",
    components: setting.Components = None,
    bots: Annotated[
        str, typer.Option(help=f"Who plays, one or one a seat: {', '.join(NAMES)}.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """Let bots play many games and tell who did how well."""
    with refusing():
        if games < 1:
            raise WrongUse(f"At least one game must be played, not {games}.")
        refuse_variants(game, variants)
        asked = wishes(players, bandits, variants, expansions, wagons, rounds, first, components)
        try:
            outcomes = play_games(game, asked, listed(bots), seed, games)
        except ValueError as error:
            raise WrongUse(str(error)) from None
    rich = game == "express"
    tally = Tally()
    began = time.perf_counter()
    with stopping() as stop:
        count(outcomes, tally, games, stop)
    seconds = time.perf_counter() - began
    if as_json:
        told: dict[str, object] = {"asked": games, "seed": seed, "seconds": seconds}
        told["games_per_second"] = tally.games / seconds
        typer.echo(json.dumps({**told, **tally.as_dict(rich=rich)}, indent=2))
    else:
        report(tally, games, seconds, rich=rich)


def count(outcomes: Iterable[Outcome], tally: Tally, games: int, stop: Stop) -> None:
    """Play and count, with a progress bar for those who watch."""
    with progress(games) as done:
        for outcome in outcomes:
            tally.add(outcome)
            if stop.asked:
                return
            done(tally.games)


def report(tally: Tally, asked: int, seconds: float, *, rich: bool = True) -> None:
    """Tell people what came of it; of money only where the game is about that."""
    console = Console(highlight=False)
    if tally.games < asked:
        console.print(f"Stopped: {tally.games:,} of {asked:,} games were played.")
    else:
        console.print(f"{tally.games:,} games were played.")
    if not tally.games:
        return
    console.print(
        f"{tally.games / seconds:,.0f} games a second; "
        f"a game took {tally.mean_decisions():.1f} decisions "
        f"({tally.shortest} to {tally.longest})"
        + (f"; mean money ${tally.mean_money():,.0f}." if rich else ".")
    )
    console.print(shares_table("Bandit", tally.bandits, rich=rich))
    console.print(shares_table("Seat", tally.seats, rich=rich))
    if len(tally.bots) > 1:
        console.print(shares_table("Bot", tally.bots, rich=rich))


def dollars(amount: float | None) -> str:
    """An amount for people; nothing where there is none."""
    return "" if amount is None else f"${amount:,.0f}"


def shares_table(
    title: str, shares: dict[str, Share], ranked: bool = True, rich: bool = True
) -> Table:
    """Shares as a table, the most victorious first, seats in their order; or all as they come."""
    drawn = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="bold")
    drawn.add_column(title, min_width=10)
    money = ("Mean money",) if rich else ()
    for column in ("Games", *money, "Wins", "Share", "95 % between"):
        drawn.add_column(column, justify="right")
    rows = list(shares.items())
    if ranked:
        rows.sort(key=lambda each: each[0] if title == "Seat" else -each[1].wins)
    for name, share in rows:
        low, high = share.interval()
        drawn.add_row(
            name,
            f"{share.games:,}",
            *([dollars(share.mean_money())] if rich else []),
            f"{share.wins:,.1f}",
            f"{share.win_share():.1%}",
            f"{low:.1%} and {high:.1%}",
        )
    return drawn
