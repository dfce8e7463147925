"""Every refusal and every close code stands in one list, and the docs have that list."""

import ast
from collections.abc import Iterator
from pathlib import Path

import folsom
from folsom.server.refusals import CLOSINGS, REFUSALS, markdown

SOURCES = Path(folsom.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of something with one of these names in the server, and where it is."""
    for path in sorted([*SOURCES.glob("server/**/*.py"), *SOURCES.glob("table/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in names:
                    yield f"{path.name}:{node.lineno}", node


def constant(node: ast.Call, place: int) -> object:
    """An argument that stands there as it is."""
    if len(node.args) <= place:
        return None
    found = node.args[place]
    return found.value if isinstance(found, ast.Constant) else None


def test_every_refusal_is_listed() -> None:
    used = set()
    for where, node in calls("Refusal", "Refused", "_strike"):
        code = constant(node, 0)
        if not isinstance(code, str):
            continue
        used.add(code)
        assert code in REFUSALS, f"{where}: {code} is not in the list"
    assert used == set(REFUSALS)
    assert list(REFUSALS) == sorted(REFUSALS)


def test_every_close_code_is_listed() -> None:
    used = {constant(node, 0) for _, node in calls("close")} - {None}
    assert used <= set(CLOSINGS)
    assert set(CLOSINGS) - used <= {1009}


def test_the_docs_have_the_lists() -> None:
    assert (DOCS / "refusals.md").read_text("utf-8").endswith(markdown())
