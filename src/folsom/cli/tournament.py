"""The command `folsom tournament`: bots against each other, seats rotated over deals."""

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from folsom.arena.contest import Plan, draw_up, play_matches
from folsom.arena.ledger import Ledger, WrongFolder
from folsom.arena.plots import FORMATS, Panel, Point, draw
from folsom.arena.standings import Row, Standings, standings
from folsom.arena.workers import WorkerLost, share_out
from folsom.cli import setting
from folsom.cli.progress import progress
from folsom.cli.refuse import refusing
from folsom.cli.setting import WrongUse, listed, refuse_variants, wishes
from folsom.cli.stop import stopping
from folsom.cli.workers import Processes, Ray, workers_for

Picture = Annotated[str, typer.Option("--picture", metavar="FORMAT", help="svg, png or none.")]


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("tournament")(tournament)


def tournament(
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="One for each seat; or two or more, each to play alone against each other one.",
        ),
    ] = "random,greedy",
    deals: Annotated[
        int, typer.Option(metavar="N", help="How many deals; each is played once for each seat.")
    ] = 50,
    game: setting.Game = setting.GAME,
    players: setting.Players = None,
    bandits: setting.Bandits = "",
    variants: setting.Variants = "",
    expansions: setting.Expansions = "",
    wagons: setting.Wagons = "",
    rounds: setting.Rounds = "",
    first: setting.First = "",
    components: setting.Components = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    out: Annotated[
        Path,
        typer.Option(metavar="DIR", help="Where the results go; a tournament there is continued."),
    ] = Path("tournament"),
    picture: Picture = "svg",
    processes: Processes = None,
    ray: Ray = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """Let bots play each other and tell which is how strong."""
    with refusing():
        refuse_variants(game, variants)
        asked = wishes(players, bandits, variants, expansions, wagons, rounds, first, components)
        try:
            plan = draw_up(game, asked, listed(bots), seed, deals)
        except ValueError as error:
            raise WrongUse(str(error)) from None
        check_format(picture)
        try:
            with Ledger(out, plan) as ledger:
                found = hold(plan, ledger, processes, ray)
        except (WrongFolder, WorkerLost) as error:
            raise WrongUse(str(error)) from None
    write(found, out, picture, plan)
    if as_json:
        typer.echo(
            json.dumps({"asked": plan.size(), **plan.as_dict(), **found.as_dict()}, indent=2)
        )
    else:
        report(found, plan, out, picture)


def check_format(picture: str) -> None:
    """Raises `WrongUse` if pictures cannot be drawn so."""
    if picture not in (*FORMATS, "none"):
        raise WrongUse(f"A picture is {' or '.join(FORMATS)}, or none; not {picture}.")


def hold(plan: Plan, ledger: Ledger, processes: int | None, ray: str) -> Standings:
    """Play what is missing, until all is played or somebody presses Ctrl-C."""
    missing = ledger.missing()
    already = plan.size() - len(missing)
    if missing:
        workers = workers_for(processes, ray)
        try:
            with stopping() as stop, progress(plan.size(), already) as done:
                work = partial(play_matches, plan)
                for played in share_out(workers, work, missing, lambda: stop.asked):
                    ledger.add(played)
                    done(len(ledger.played))
        finally:
            workers.dismiss()
    return standings(plan, ledger.in_order())


def write(found: Standings, folder: Path, picture: str, plan: Plan) -> None:
    """The results as files."""
    (folder / "standings.csv").write_text(found.as_csv(), encoding="utf-8")
    if picture != "none" and found.rows:
        draw(panels(found, plan), f"{found.games:,} games", folder / f"standings.{picture}")


def panels(found: Standings, plan: Plan) -> list[Panel]:
    """What is drawn of a tournament."""
    wins, money = [], []
    for row in found.rows:
        name = match_up(row)
        wins.append(Point(name, row.score.win_share(), *row.score.interval()))
        if amounts := row.score.moneys():
            money.append(Point(name, *amounts))
    strong = [
        Point(bot, each.mu, each.mu - 2 * each.sigma, each.mu + 2 * each.sigma)
        for bot, each in found.ratings.items()
    ]
    return [
        Panel("Share of victories (dashed: par)", wins, 1 / plan.seats, "%"),
        *([Panel("Mean money", money, None, "$")] if money else []),
        Panel("Rating (Plackett-Luce)", strong),
    ]


def match_up(row: Row) -> str:
    """Who played against whom, in words."""
    others = sorted(set(row.against))
    return f"{row.bot} against " + ", ".join(
        f"{row.against.count(bot)} {bot}" if row.against.count(bot) > 1 else bot for bot in others
    )


def report(found: Standings, plan: Plan, out: Path, picture: str) -> None:
    """Tell people what came of it."""
    console = Console(highlight=False)
    if found.games < plan.size():
        console.print(f"Stopped: {found.games:,} of {plan.size():,} games have been played.")
        console.print("The same command goes on with the rest.")
    else:
        console.print(f"{found.games:,} games were played.")
    if found.rows:
        console.print(standings_table(found))
        files = "games and the table" if picture == "none" else "games, the table and a picture"
        console.print(f"All {files} are in {out}.")


def standings_table(found: Standings) -> Table:
    """The rows for people."""
    drawn = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    drawn.add_column("Bot", min_width=10)
    for column in ("Games", "Wins", "95 %", "Money", "95 %", "Rating"):
        drawn.add_column(column, justify="right")
    for row in found.rows:
        score, rating = row.score, found.ratings[row.bot]
        low, high = score.interval()
        money = [f"${amount:,.0f}" for amount in score.moneys()] or [""] * 3
        drawn.add_row(
            match_up(row),
            f"{score.games:,}",
            f"{score.win_share():.1%}",
            f"{low:.1%}–{high:.1%}",
            money[0],
            "–".join(money[1:]).replace("–$", "–").strip("–"),
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        )
    return drawn
