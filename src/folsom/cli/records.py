"""The commands about records: `folsom replay` and `folsom check`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from folsom.record.record import Record, RecordError


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command("replay")(replay)
    app.command("check")(check)


def check(
    files: Annotated[list[Path], typer.Argument(help="Game records.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """Play records again and see that everything in them is true."""
    found: list[dict[str, object]] = []
    for path in files:
        entry = checked(path)
        found.append(entry)
        if not as_json:
            typer.echo(told(entry), err="error" in entry)
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


def told(entry: dict[str, object]) -> str:
    """The same for people."""
    if "error" in entry:
        return f"{entry['file']}, line {entry['line']}: {entry['error']}"
    state = "a whole game" if entry["over"] else "an unfinished game"
    return f"{entry['file']}: {state} of {entry['choices']} choices, all true."


def replay(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    at_once: Annotated[bool, typer.Option("--all", help="Do not stop after each step.")] = False,
) -> None:
    """Show a recorded game step by step."""
    record = loaded(file)
    for line in record.lines():
        if not at_once and sys.stdin.isatty() and sys.stdout.isatty():
            input()
        typer.echo(line)


def loaded(path: Path) -> Record:
    """A record, or the end of the command."""
    try:
        return Record.load(path)
    except RecordError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
