"""The command `folsom play`: a whole game at the terminal."""

import os
import secrets
import shlex
import shutil
import sys
from itertools import chain, count
from pathlib import Path
from typing import Annotated, Final

import typer

from folsom.bots import NAMES, Bot, make
from folsom.cli import setting
from folsom.cli.names import crew_name
from folsom.cli.records import loaded
from folsom.cli.refuse import refusing
from folsom.cli.screen import Screen, terminal_for
from folsom.cli.screens import screen_for
from folsom.cli.seen import look
from folsom.cli.setting import Wishes, WrongUse, listed, refuse_variants, wishes
from folsom.cli.solo import SoloGame, save
from folsom.locale import Words
from folsom.record.record import Record

SEEDS: Final = 1_000_000


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("play")(play)


def play(
    game: setting.Game = setting.GAME,
    players: setting.Players = None,
    bandits: setting.Bandits = "",
    variants: setting.Variants = "",
    expansions: setting.Expansions = "",
    wagons: setting.Wagons = "",
    rounds: setting.Rounds = "",
    first: setting.First = "",
    components: setting.Components = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    play_as: Annotated[str, typer.Option("--as", metavar="NAME", help="The bandit you play.")] = "",
    seat: Annotated[int | None, typer.Option(help="The seat you take, from 0.")] = None,
    bots: Annotated[
        str, typer.Option(help=f"Who plays against you, one or one a seat: {', '.join(NAMES)}.")
    ] = "fair",
    language: setting.Language = "en",
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep a record of the game in this file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a recorded game.")
    ] = None,
    plain: setting.Plain = False,
) -> None:
    """Play a whole game against bots."""
    with refusing():
        console, words = terminal_for(language, plain)
        refuse_variants(game, variants)
        asked = wishes(players, bandits, variants, expansions, wagons, rounds, first, components)
        if resume is not None:
            if asked or seed is not None or record is not None:
                raise WrongUse("A game that is resumed brings its own set-up, seed and record.")
            kept = loaded(resume)
            if kept.game.over:
                raise WrongUse(f"The game in {resume} is over; folsom replay shows it.")
        else:
            kept = begun(game, asked, seed, play_as)
        own = own_seat(kept, play_as, seat)
        opponents = opponents_of(kept, own, bots)
        file = resume or fresh(record)
    screen = screen_for(kept.name, console, words, plain)
    solo = SoloGame(kept, own, opponents, screen, words)
    solo.file = file
    greet(screen, words, kept, own, opponents)
    if solo.play():
        if solo.file is not None:
            screen.say_to_copy("saved", file=str(solo.file))
    else:
        part(screen, solo, own, bots, language, plain)


def begun(game: str, asked: Wishes, seed: int | None, play_as: str) -> Record:
    """A new game in which the wanted bandit has a seat."""
    if play_as and "seats" not in asked:
        asked = {**asked, "seats": seats_with(play_as, asked)}
    return Record.new(game, asked, secrets.randbelow(SEEDS) if seed is None else seed)


def seats_with(name: str, asked: Wishes) -> list[str | None]:
    """Seats left to chance, but for the first, which the named bandit has."""
    players = asked.get("players", 4)
    count = players if isinstance(players, int) else 4
    return [name, *[None] * (count - 1)]


def fresh(file: Path | None) -> Path | None:
    """A file for a record, which must not overwrite anything."""
    if file is not None:
        if file.exists():
            raise WrongUse(f"{file} exists already; --resume {file} goes on with it.")
        try:
            file.touch()
        except OSError as error:
            raise WrongUse(f"No record can be kept in {file}: {error.strerror}.") from None
    return file


def own_seat(kept: Record, play_as: str, seat: int | None) -> int:
    """The seat of the person: of the bandit that they name, by its number, or the first."""
    crews = [player["bandits"] for player in look(kept.game, None)["players"]]
    if play_as:
        found = [
            number for number, crew in enumerate(crews) if set(play_as.split("+")) <= set(crew)
        ]
        if not found or seat not in (None, found[0]):
            there = ", ".join(["+".join(crew) for crew in crews])
            raise WrongUse(f"{play_as} has no seat there to take; the seats are {there}.")
        return found[0]
    if seat is not None and not 0 <= seat < len(crews):
        raise WrongUse(f"There is no seat {seat}; the seats are 0 to {len(crews) - 1}.")
    return seat or 0


def opponents_of(kept: Record, own: int, bots: str) -> dict[int, Bot]:
    """A bot for each other seat."""
    names = listed(bots)
    others = [seat for seat in range(kept.game.seats) if seat != own]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise WrongUse(f"{len(others)} bots play against you, not {len(names)}: name one or all.")
    return {seat: make(name) for seat, name in zip(others, names)}


def greet(screen: Screen, words: Words, kept: Record, own: int, bots: dict[int, Bot]) -> None:
    """Say who plays whom."""
    crews = [crew_name(words, player["bandits"]) for player in look(kept.game, None)["players"]]
    told = {seat: f"{crews[seat]} ({words(f'bot-{bot.name}')})" for seat, bot in bots.items()}
    seen = look(kept.game, own)
    partner = told.pop(own ^ 1) if seen.get("teams") else ""
    key = "you-play-team" if partner else "you-play"
    screen.say(key, bandits=crews[own], partner=partner, others=", ".join(told.values()))
    if kept.choices:
        screen.say_round("resumed", look(kept.game, own)["round"])


def part(screen: Screen, solo: SoloGame, own: int, bots: str, language: str, plain: bool) -> None:
    """Say goodbye, and how to go on."""
    seen = look(solo.record.game, own)
    screen.blank()
    screen.say_round("left-unfinished", seen["round"])
    file = solo.file or unfinished(solo.record)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        save(solo.record, file)
    except OSError as error:
        screen.say("not-saved", file=str(file), reason=str(error.strerror))
        raise typer.Exit(1) from None
    screen.say_to_copy("saved", file=str(file))
    name = "+".join(seen["players"][own]["bandits"])
    # Started from a folder that is not on the path, the command needs its own.
    program = "folsom" if shutil.which("folsom") else sys.argv[0]
    command = [program, "play", "--resume", str(file), "--as", name, "--bots", bots]
    if language != "en":
        command += ["--language", language]
    if plain:
        command.append("--plain")
    screen.say_to_copy("resume-with", command=shlex.join(command))
    screen.say("goodbye")


def unfinished(kept: Record) -> Path:
    """Where a game that nobody asked to record is kept when the person leaves it."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(home) / "folsom"
    file = folder / f"unfinished-{kept.seed}.record"
    copies = (folder / f"unfinished-{kept.seed}-{number}.record" for number in count(2))
    return next(copy for copy in chain([file], copies) if not copy.exists())
