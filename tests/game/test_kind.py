"""The engine that is tested is the one that was meant: compiled, or plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import folsom

SOURCE = Path(__file__).parents[2] / "src" / "folsom"
EXPECT = os.environ.get("FOLSOM_EXPECT")


@pytest.mark.skipif(EXPECT is None, reason="FOLSOM_EXPECT is not set")
def test_engine_is_of_the_expected_kind() -> None:
    assert EXPECT in ("compiled", "pure")
    assert ("compiled" if folsom.compiled() else "pure") == EXPECT


def test_every_engine_module_is_of_the_same_kind() -> None:
    names = [
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        for path in sorted((SOURCE / "game").rglob("*.py"))
        if path.name != "__init__.py" and "vocabulary" not in path.parts
    ]
    assert "folsom.game.rng" in names
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    )
    files = subprocess.run(
        [sys.executable, "-c", program, *names], capture_output=True, text=True, check=True
    ).stdout.split("\n")[:-1]
    pure = [name for name, file in zip(names, files, strict=True) if file.endswith(".py")]
    assert pure == ([] if folsom.compiled() else names)
