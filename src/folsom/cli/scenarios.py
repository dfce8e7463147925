"""The commands about rules: `folsom scenario` and `folsom rules`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from folsom.record.node import ScenarioError
from folsom.record.scenario import check, load


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command("scenario")(scenario)


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """Check that scenarios come true."""
    paths = scenario_files(files)
    wrong: list[dict[str, object]] = []
    lines: list[str] = []
    for path in paths:
        try:
            failures = check(load(path))
        except ScenarioError as error:
            wrong.append({"file": str(path), "error": str(error)})
            lines.append(str(error))
        else:
            wrong += [failure.as_dict() for failure in failures]
            lines += map(str, failures)
    if as_json:
        typer.echo(json.dumps({"scenarios": len(paths), "failures": wrong}, indent=2))
    else:
        bad = len({str(each["file"]) for each in wrong})
        summary = f"{bad} of them did not." if bad else "all came true."
        typer.echo("\n".join([*lines, f"{len(paths)} scenarios checked; {summary}"]))
    raise typer.Exit(1 if wrong else 0)


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files themselves, and every scenario in the folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.yaml"))
        elif path.exists():
            found.append(path)
        else:
            raise typer.BadParameter(f"there is no file {path}.", param_hint="FILES")
    if not found:
        raise typer.BadParameter("there is no scenario (*.yaml) in these folders.")
    return found
