"""Which rules are proven by which tests."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from folsom.game.express.components import EXPANSIONS
from folsom.record.node import ScenarioError, read_yaml

HEADING: Final = re.compile(r"## (\d+)\. (.+)")
RULE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.+)")
WAITS: Final = re.compile(r"\*Waits for\* `([a-z]+)`\.$")


class CoverageError(ValueError):
    """The rules or tests cannot be read; the message is one plain sentence."""


@dataclass
class Rule:
    """A rule of the rules reference and the tests that name it."""

    id: str
    section: int
    title: str
    """The title of its section."""
    waits_for: str = ""
    """The expansion that it speaks of and of nothing else, while that cannot be played."""
    tests: list[str] = field(default_factory=list)

    def is_unproven(self) -> bool:
        """Whether it ought to have a test and has none."""
        return not self.tests and not self.waits_for


def survey(root: Path) -> list[Rule]:
    """Every rule of the project in this folder, with its tests."""
    rules = read_rules(root / "docs" / "rules.md")
    by_id = {rule.id: rule for rule in rules}
    for test, named in (*scenarios_naming(root), *markers_naming(root)):
        if named not in by_id:
            raise CoverageError(
                f"{test} names the rule {named}, which docs/rules.md does not have."
            )
        by_id[named].tests.append(test)
    return rules


def read_rules(path: Path) -> list[Rule]:
    """The rules of the reference, in its order."""
    rules: list[Rule] = []
    section, title = 0, ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = HEADING.fullmatch(line)
            section, title = (int(heading[1]), heading[2]) if heading else (0, "")
        elif found := RULE.match(line):
            if found[1] in [rule.id for rule in rules]:
                raise CoverageError(f"{path} has the rule {found[1]} twice.")
            waits = WAITS.search(line)
            expansion = waits[1] if waits and waits[1] not in EXPANSIONS else ""
            rules.append(Rule(found[1], section, title, expansion))
    return rules


def scenarios_naming(root: Path) -> Iterator[tuple[str, str]]:
    """Each scenario with each rule that it names."""
    for path in sorted((root / "tests" / "scenarios").rglob("*.yaml")):
        source = path.relative_to(root).as_posix()
        try:
            named = read_yaml(path.read_text(encoding="utf-8"), source).mapping().get("rules")
            ids = [] if named is None else [each.text() for each in named.items()]
        except ScenarioError as error:
            raise CoverageError(str(error)) from None
        for rule in dict.fromkeys(ids):
            yield source, rule


def markers_naming(root: Path) -> Iterator[tuple[str, str]]:
    """Each `pytest.mark.rules(...)` with each rule that it names."""
    for path in sorted((root / "tests").rglob("*.py")):
        source = path.relative_to(root).as_posix()
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"), source)):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rules":
                for argument in call.args:
                    yield f"{source}:{call.lineno}", _text(argument, source)


def _text(argument: ast.expr, source: str) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    line = argument.lineno
    raise CoverageError(f"{source}:{line}: rule ids must be written out, not computed.")
