"""The mutants that mutmut makes of a module of the game."""

import ast
import hashlib
import json
import textwrap
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from mutmut.mutation.file_mutation import mutate_file_contents

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src" / "folsom" / "game"
STATE = ROOT / "build" / "mutants"
"""Where everything is kept that need not be done twice."""


@dataclass(frozen=True)
class Mutant:
    """One small change of one function."""

    module: str
    """As a path inside `game`."""

    function: str
    """With its class in front if it is a method."""

    was: str
    now: str
    again: int
    """How many mutants of the function before it read the same."""

    lines: tuple[int, ...]
    """The lines of the statement that is changed."""

    source: str
    """The changed function."""

    digest: str
    """Of the function as it is and as it becomes."""

    @property
    def key(self) -> str:
        """What tells it from all others, as long as the code around it stays."""
        again = f" ({self.again + 1})" if self.again else ""
        return f"{self.module} {self.function}: {self.was} -> {self.now}{again}"

    @property
    def import_name(self) -> str:
        """The module as Python names it."""
        return "folsom.game." + self.module.removesuffix(".py").replace("/", ".")


def digest(*texts: str) -> str:
    """A short digest of some texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def modules() -> list[str]:
    """All modules of the game, as paths inside it."""
    return sorted(path.relative_to(GAME).as_posix() for path in GAME.rglob("*.py"))


def of_module(module: str) -> list[Mutant]:
    """Its mutants, made anew only if it changed."""
    source = (GAME / module).read_text("utf-8")
    kept = STATE / "made" / f"{module.replace('/', '.')}.json"
    mark = digest(source, Path(__file__).read_text("utf-8"))
    if kept.exists():
        stored = json.loads(kept.read_text("utf-8"))
        if stored["mark"] == mark:
            return [Mutant(**{**one, "lines": tuple(one["lines"])}) for one in stored["mutants"]]
    mutants = list(_made(module, source))
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"mark": mark, "mutants": [asdict(one) for one in mutants]}))
    return mutants


def whole_source(mutant: Mutant) -> str:
    """The module with the changed function in it."""
    source = (GAME / mutant.module).read_text("utf-8")
    lines = source.split("\n")
    node = dict(_functions(ast.parse(source)))[mutant.function]
    indented = textwrap.indent(mutant.source, " " * node.col_offset)
    return "\n".join([*lines[: node.lineno - 1], indented, *lines[node.end_lineno :]])


def _made(module: str, source: str) -> Iterator[Mutant]:
    made = mutate_file_contents(module, source)
    lines = made.code.split("\n")
    texts = {
        name: lines[span.start - 1 : span.end]
        for name, span in made.line_span_by_function_name.items()
    }
    functions = dict(_functions(ast.parse(source)))
    seen: Counter[tuple[str, str, str]] = Counter()
    for name in made.mutant_names:
        mangled = name.rpartition("__mutmut_")[0]
        function = mangled.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
        plain = function.rpartition(".")[2]
        original = _function(texts[f"{mangled}__mutmut_orig"], f"{mangled}__mutmut_orig", plain)
        changed = _function(texts[name], name, plain)
        first, was, now = _difference(original, changed)
        before = seen[function, was, now]
        seen[function, was, now] += 1
        node = functions[function]
        yield Mutant(
            module=module,
            function=function,
            was=was,
            now=now,
            again=before,
            lines=_statement(node, node.lineno + first),
            source=textwrap.dedent("\n".join(changed)),
            digest=digest(*original, "becomes", *changed),
        )


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield f"{node.name}.{method.name}", method


def _function(lines: list[str], name: str, plain: str) -> list[str]:
    """The function by its own name, without what stands before it."""
    start = next(i for i, line in enumerate(lines) if line.lstrip().startswith(f"def {name}("))
    end = max(i for i, line in enumerate(lines) if line.strip())
    return [lines[start].replace(name, plain, 1), *lines[start + 1 : end + 1]]


def _difference(original: list[str], changed: list[str]) -> tuple[int, str, str]:
    """The first line that differs, and what differs before and after."""
    first = 0
    while original[first] == changed[first]:
        first += 1
    last = 1
    while (
        last <= min(len(original), len(changed)) - first - 1 and original[-last] == changed[-last]
    ):
        last += 1
    was = original[first : len(original) - last + 1]
    now = changed[first : len(changed) - last + 1]
    return first, " ".join(map(str.strip, was)), " ".join(map(str.strip, now))


def _statement(function: ast.FunctionDef, line: int) -> tuple[int, ...]:
    """The lines of the innermost statement there; of one with a body, its head."""
    found: ast.stmt = function
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            if node.lineno >= found.lineno:
                found = node
    if found is function:
        return tuple(range(function.body[0].lineno, (function.end_lineno or line) + 1))
    inside = [node.lineno for node in ast.walk(found) if isinstance(node, ast.stmt)]
    end = min((at for at in inside if at > found.lineno), default=(found.end_lineno or line) + 1)
    return tuple(range(found.lineno, end))
