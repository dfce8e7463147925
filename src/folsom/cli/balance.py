"""The command `folsom balance`: which bandit, seat, wagon and card wins how often."""

import csv
import io
import json
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from folsom.arena.balance import BANDIT, CARD, SEAT, SUBJECTS, WAGON, Balance, Study, watch_games
from folsom.arena.plots import Panel, Point, draw
from folsom.arena.workers import WorkerLost, share_out
from folsom.bots import make
from folsom.cli import setting
from folsom.cli.progress import progress
from folsom.cli.refuse import refusing
from folsom.cli.setting import WrongUse, refuse_variants, wishes
from folsom.cli.simulate import dollars, shares_table
from folsom.cli.stop import stopping
from folsom.cli.tournament import Picture, check_format
from folsom.cli.workers import Processes, Ray, workers_for

TITLES: Final = {
    BANDIT: "Bandit",
    SEAT: "Turn in round 1",
    WAGON: "Took most here",
    CARD: "Played most",
}
MEANINGS: Final = {
    BANDIT: "How often each bandit wins.",
    SEAT: "By who acts first, second and so on in the first round.",
    WAGON: "How often the one who took most loot in a car wins. Who ties shares.",
    CARD: "How often the one whose cards of a kind came true most often wins. Who ties shares.",
}


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("balance")(balance)


def balance(
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays all seats.")] = "greedy",
    game: setting.Game = setting.GAME,
    players: setting.Players = None,
    bandits: setting.Bandits = "",
    variants: setting.Variants = "",
    expansions: setting.Expansions = "",
    wagons: setting.Wagons = "",
    rounds: setting.Rounds = "",
    first: setting.First = "",
    components: setting.Components = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write balance.md, balance.csv and a picture there."),
    ] = None,
    picture: Picture = "svg",
    processes: Processes = None,
    ray: Ray = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """Let a bot play many games with itself and tell what wins."""
    with refusing():
        if games < 1:
            raise WrongUse(f"At least one game must be played, not {games}.")
        check_format(picture)
        make(bot)
        refuse_variants(game, variants)
        asked = wishes(players, bandits, variants, expansions, wagons, rounds, first, components)
        study = Study(game, asked, bot, seed)
        seats = study.seats
        found = observe(study, games, processes, ray)
    par = 1 / seats
    if out is not None and found.games:
        with refusing():
            write(found, study, out, picture, par)
    if as_json:
        typer.echo(json.dumps({"asked": games, "seed": seed, "par": par, **found.as_dict()}))
    else:
        report(found, games, par)


def observe(study: Study, games: int, processes: int | None, ray: str) -> Balance:
    """Look at so many games, or at those played when somebody presses Ctrl-C."""
    found = Balance()
    workers = workers_for(processes, ray)
    try:
        with stopping() as stop, progress(games) as done:
            work = partial(watch_games, study)
            for sighting in share_out(workers, work, range(games), lambda: stop.asked):
                found.add(sighting)
                done(found.games)
    except WorkerLost as error:
        raise WrongUse(str(error)) from None
    finally:
        workers.dismiss()
    return found


def report(found: Balance, asked: int, par: float) -> None:
    """Tell people what came of it."""
    console = Console(highlight=False)
    if found.games < asked:
        console.print(f"Stopped: {found.games:,} of {asked:,} games were played.")
    else:
        console.print(f"{found.games:,} games were played.")
    console.print(f"If nothing mattered, each share would be {par:.1%}.")
    for subject in SUBJECTS:
        if found.shares[subject]:
            console.print()
            console.print(shares_table(TITLES[subject], dict(found.ranked(subject)), ranked=False))


def write(found: Balance, study: Study, folder: Path, picture: str, par: float) -> None:
    """The report as files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "balance.csv").write_text(as_csv(found), encoding="utf-8")
        if picture != "none":
            title = f"{found.games:,} games, {study.bot} in every seat"
            draw(panels(found, par), title, folder / f"balance.{picture}")
        (folder / "balance.md").write_text(
            as_markdown(found, study, picture, par), encoding="utf-8"
        )
    except OSError as error:
        raise WrongUse(f"{folder} cannot be used: {error.strerror}.") from None


def panels(found: Balance, par: float) -> list[Panel]:
    """What is drawn: victories by subject."""
    return [
        Panel(
            TITLES[subject],
            [
                Point(name, share.win_share(), *share.interval())
                for name, share in found.ranked(subject)
            ],
            par,
            "%",
        )
        for subject in SUBJECTS
        if found.shares[subject]
    ]


def as_csv(found: Balance) -> str:
    """A line for each bandit, seat, wagon and card."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["subject", "name", "games", "win_share", "win_low", "win_high", "mean_money"])
    for subject in SUBJECTS:
        for name, share in found.ranked(subject):
            shares = [f"{value:.4f}" for value in (share.win_share(), *share.interval())]
            mean = share.mean_money()
            money = "" if mean is None else f"{mean:.1f}"
            writer.writerow([subject, name, share.games, *shares, money])
    return text.getvalue()


def as_markdown(found: Balance, study: Study, picture: str, par: float) -> str:
    """The report as a page."""
    lines = [
        "# Balance",
        "",
        f"What wins, in {found.games:,} games that the bot `{study.bot}` played with itself "
        f"(seed {study.seed}). Made by `{command(study, found.games)}`.",
        "",
        f"If nothing mattered, each share would be {par:.1%}. A shared victory counts as a part. "
        "Shares lie in the interval with 95 % certainty.",
        "",
    ]
    if picture != "none":
        lines += [f"![Shares of victories](balance.{picture})", ""]
    for subject in SUBJECTS:
        if not found.shares[subject]:
            continue
        lines += [f"## By {subject}", "", MEANINGS[subject], ""]
        lines += [
            f"| {TITLES[subject]} | games | share | 95 % | mean money |",
            "|---|--:|--:|--:|--:|",
        ]
        for name, share in found.ranked(subject):
            low, high = share.interval()
            lines.append(
                f"| {name} | {share.games:,} | {share.win_share():.1%} | {low:.1%} to {high:.1%} "
                f"| {dollars(share.mean_money())} |"
            )
        lines.append("")
    return "\n".join(lines)


def command(study: Study, games: int) -> str:
    """How the report was asked for, by the words of the set-up."""
    words = ["folsom balance", f"--games {games}", f"--bot {study.bot}", f"--seed {study.seed}"]
    if study.game != setting.GAME:
        words.append(f"--game {study.game}")
    for wish, value in study.wishes.items():
        if isinstance(value, list):
            option = "bandits" if wish == "seats" else wish
            words.append(f"--{option} {','.join(str(name) for name in value)}")
        else:
            words.append(f"--{wish} {json.dumps(value)}")
    return " ".join(words)
