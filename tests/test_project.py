"""What is installed is what was asked for."""

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import folsom

SOURCE = Path(__file__).parents[1] / "src" / "folsom"


def test_random_stream_is_the_same_compiled_and_as_plain_python() -> None:
    program = (
        "from folsom.game.rng import seeded\n"
        "streams = [seeded(seed) for seed in (0, 1, 1899, -1, 2**40, 2**200)]\n"
        "print([[stream.below(2**31) for _ in range(9)] + [stream.stream] for stream in streams])"
    )
    command = [sys.executable, "-c", program]
    plain = {**os.environ, "PYTHONPATH": str(SOURCE.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    installed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert installed
    assert subprocess.check_output(command, text=True, env=plain) == installed


def test_version_is_the_same_in_package_and_metadata() -> None:
    assert metadata.version("folsom") == folsom.__version__


def test_no_compiled_file_in_the_source_tree() -> None:
    assert [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")] == []


def test_installed_package_has_every_source_file() -> None:
    installed = Path(folsom.__file__).parent
    wanted = {
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    missing = sorted(str(path) for path in wanted if not (installed / path).is_file())
    assert missing == []


def test_command_tells_its_version() -> None:
    command = [sys.executable, "-c", "from folsom.cli import main; main()", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    kind = "compiled" if folsom.compiled() else "pure Python"
    assert said == f"folsom {folsom.__version__} ({kind})\n"
