"""The commands about rules: `folsom scenario` and `folsom rules`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from folsom.record.coverage import CoverageError, Rule, survey
from folsom.record.node import ScenarioError
from folsom.record.scenario import check, load


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command("scenario")(scenario)
    app.command("rules")(rules)


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
        summary = f"{bad} did not come true." if bad else "all came true."
        noun = "scenario" if len(paths) == 1 else "scenarios"
        typer.echo("\n".join([*lines, f"{len(paths)} {noun} checked; {summary}"]))
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


def rules(
    sections: Annotated[
        str, typer.Option(help="Only these sections of the rules, such as 1-9,15,17.")
    ] = "",
    missing: Annotated[bool, typer.Option("--missing", help="Only rules without a test.")] = False,
    root: Annotated[Path, typer.Option(help="The project's folder.")] = Path(),
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")] = False,
) -> None:
    """List every rule with the number of tests that name it and can fail.

    Fails if a rule has none, or if a test that names one cannot fail.
    """
    if not (root / "docs" / "rules.md").is_file():
        raise typer.BadParameter(
            f"there is no docs/rules.md in {root.resolve()}", param_hint="--root"
        )
    try:
        known, doubts = survey(root)
    except CoverageError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    chosen = in_sections(known, sections)
    unproven = [rule for rule in chosen if rule.is_unproven()]
    shown = unproven if missing else chosen
    typer.echo(as_plain(shown) if as_json else as_list(shown, len(unproven), len(chosen)))
    for each in doubts:
        typer.echo(each, err=True)
    raise typer.Exit(1 if unproven or doubts else 0)


def in_sections(known: list[Rule], words: str) -> list[Rule]:
    """The rules of the sections that are named, or all."""
    if not words:
        return known
    wanted: set[int] = set()
    for part in words.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdecimal() or not (last or first).isdecimal():
            raise typer.BadParameter(f"'{part}' is no section; write them as 1-9,15,17.")
        wanted.update(range(int(first), int(last or first) + 1))
    strange = wanted - {rule.section for rule in known}
    if strange:
        raise typer.BadParameter(f"the rules have no section {min(strange)}.")
    return [rule for rule in known if rule.section in wanted]


def as_plain(chosen: list[Rule]) -> str:
    """Rules as JSON."""
    return json.dumps(
        [
            {
                "id": rule.id,
                "section": rule.section,
                "count": len(rule.tests),
                "tests": rule.tests,
                "waits_for": rule.waits_for or None,
            }
            for rule in chosen
        ],
        indent=2,
    )


def as_list(chosen: list[Rule], unproven: int, total: int) -> str:
    """Rules as people read them: by section, each with its number of tests."""
    lines: list[str] = []
    section = -1
    for rule in chosen:
        if rule.section != section:
            section = rule.section
            lines += ["", f"{rule.section}. {rule.title}"]
        waits = f"   waits for {rule.waits_for}" if rule.waits_for else ""
        lines.append(f"  {rule.id:<14}{len(rule.tests):>4}{waits}")
    lines += ["", f"{total} rules, {unproven} without a test."]
    return "\n".join(lines[1:] if chosen else lines)
