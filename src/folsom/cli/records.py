"""The commands about records: `folsom replay` and `folsom check`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from folsom.cli import setting
from folsom.cli.refuse import refusing
from folsom.cli.screen import terminal_for
from folsom.cli.screens import screen_for
from folsom.cli.seen import look
from folsom.cli.setting import WrongUse
from folsom.cli.showing import Showing
from folsom.record.record import Record, RecordError


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command("replay")(replay)
    app.command("check")(check)


def check(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Records.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """Play records again and see that everything in them is true."""
    found: list[dict[str, object]] = []
    for path in files:
        entry = checked(path)
        found.append(entry)
        if not as_json:
            typer.echo(line_about(entry), err="error" in entry)
    if as_json:
        typer.echo(json.dumps({"records": found}, indent=2))
    raise typer.Exit(1 if any("error" in entry for entry in found) else 0)


def checked(path: Path) -> dict[str, object]:
    """What there is to say about a record."""
    try:
        record = Record.load(path)
    except RecordError as error:
        return {"file": str(path), "line": error.line, "error": error.reason}
    entry: dict[str, object] = {
        "file": str(path),
        "game": record.name,
        "choices": len(record.choices),
        "over": record.game.over,
    }
    if record.game.over:
        entry["result"] = record.game.result().as_dict()
    return entry


def line_about(entry: dict[str, object]) -> str:
    """The same for people."""
    if "error" in entry:
        return f"{entry['file']}, line {entry['line']}: {entry['error']}"
    state = "a whole game" if entry["over"] else "an unfinished game"
    return f"{entry['file']}: {state} of {entry['choices']} choices, all true."


def replay(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A record.")],
    at_once: Annotated[bool, typer.Option("--all", help="Do not stop after each step.")] = False,
    seen_by: Annotated[
        str, typer.Option("--as", metavar="NAME", help="The bandit through whose eyes to look.")
    ] = "",
    language: setting.Language = "en",
    plain: setting.Plain = False,
) -> None:
    """Show a recorded game step by step."""
    with refusing():
        console, words = terminal_for(language, plain)
        record = loaded(file)
        seat = seat_of(record, seen_by) if seen_by else None
    screen = screen_for(record.name, console, words, plain)
    if not at_once and sys.stdin.isatty() and sys.stdout.isatty():
        screen.say("replay-keys")
        show(record, Showing(record, screen, seat), waits=True)
    else:
        show(record, Showing(record, screen, seat), waits=False)


def seat_of(record: Record, name: str) -> int:
    """The seat of a bandit."""
    for seat, player in enumerate(look(record.game, None)["players"]):
        if name in [*player["bandits"], "+".join(player["bandits"])]:
            return seat
    raise WrongUse(f"{name} has no seat in this game.")


def show(record: Record, showing: Showing, waits: bool) -> None:
    """Show the game from its beginning; `waits` for Enter before each step."""
    showing.begin()
    for step in range(1, len(record.choices) + 1):
        if waits:
            try:
                answer = input().strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer == "q":
                return
            waits = answer != "a"
        showing.step(step)
    showing.end()


def loaded(path: Path) -> Record:
    """A record, or the end of the command."""
    try:
        return Record.load(path)
    except RecordError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
