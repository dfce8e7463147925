"""Which rules are proven by which tests."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from folsom.game.express.components import EXPANSIONS
from folsom.record.node import ScenarioError
from folsom.record.proof import doubt
from folsom.record.scenario import load

HEADING: Final = re.compile(r"## (\d+)\. (.+)")
RULE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.+)")
WAITS: Final = re.compile(r"\*Waits for\* `([a-z]+)`\.$")

TESTS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
NO_CLAIM: Final = "It asserts nothing."


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


@dataclass(frozen=True)
class Proof:
    """A test that names rules."""

    source: str
    rules: Sequence[str]
    doubt: str = ""
    """Why it cannot fail, and therefore does not count."""


def survey(root: Path) -> tuple[list[Rule], list[str]]:
    """Every rule of the project in this folder with its tests, and which tests do not count."""
    rules = read_rules(root / "docs" / "rules.md")
    by_id = {rule.id: rule for rule in rules}
    doubts: list[str] = []
    for test in (*scenarios_naming(root), *markers_naming(root)):
        for named in test.rules:
            if named not in by_id:
                raise CoverageError(
                    f"{test.source} names the rule {named}, which docs/rules.md does not have."
                )
            if not test.doubt:
                by_id[named].tests.append(test.source)
        if test.doubt and test.rules:
            doubts.append(f"{test.source} does not count. {test.doubt}")
    return rules, doubts


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


def scenarios_naming(root: Path) -> Iterator[Proof]:
    """Each scenario with the rules that it names."""
    for path in sorted((root / "tests" / "scenarios").rglob("*.yaml")):
        try:
            scenario = load(path)
        except ScenarioError as error:
            raise CoverageError(str(error)) from None
        source = path.relative_to(root).as_posix()
        yield Proof(source, list(dict.fromkeys(scenario.rules)), doubt(scenario))


def markers_naming(root: Path) -> Iterator[Proof]:
    """Each `pytest.mark.rules(...)` with the rules that it names."""
    trees = {
        path.relative_to(root).as_posix(): ast.parse(path.read_text(encoding="utf-8"), str(path))
        for path in sorted((root / "tests").rglob("*.py"))
    }
    claiming = {
        node.name
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _claims(node)
    }
    for source, tree in trees.items():
        for part in tree.body:
            for call in ast.walk(part):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rules":
                    named = [_text(argument, source) for argument in call.args]
                    # What stands outside a function marks the whole module.
                    marked = part if isinstance(part, TESTS) else tree
                    proven = _claims(marked) or _calls(marked) & claiming
                    yield Proof(f"{source}:{call.lineno}", named, "" if proven else NO_CLAIM)


def _claims(node: ast.AST) -> bool:
    """Whether something in a piece of a test can fail."""
    return any(isinstance(each, ast.Assert) for each in ast.walk(node)) or bool(
        _calls(node) & {"raises", "fail"}
    )


def _calls(node: ast.AST) -> set[str]:
    """The names of all that is called, without what they belong to."""
    return {
        ast.unparse(each.func).rpartition(".")[2]
        for each in ast.walk(node)
        if isinstance(each, ast.Call)
    }


def _text(argument: ast.expr, source: str) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    line = argument.lineno
    raise CoverageError(f"{source}:{line}: rule ids must be written out, not computed.")
