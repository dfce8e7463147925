"""Measuring the engine as plain Python, in a process of its own."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import folsom
from folsom.arena.bench import REPEATS, Figure

_PROGRAM: Final = """
import json, sys, folsom
from folsom.arena.bench import interpreted_figure
from folsom.arena.search_bench import interpreted_playouts
assert not folsom.compiled(), "the engine is compiled"
games, repeats = int(sys.argv[1]), int(sys.argv[2])
figures = [interpreted_figure(games, repeats), interpreted_playouts(repeats)]
print(json.dumps([figure.as_dict() for figure in figures]))
"""


class NotMeasured(Exception):
    """The engine could not be run as plain Python; the message says why."""


def interpreted(sources: Path | None, games: int, repeats: int = REPEATS) -> list[Figure]:
    """Games and playouts a second of plain sources in a folder, by default the installed ones."""
    if sources is not None:
        return _measured(sources, games, repeats)
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folsom.__file__).parent
        compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / "folsom", ignore=compiled)
        return _measured(Path(folder), games, repeats)


def _measured(sources: Path, games: int, repeats: int) -> list[Figure]:
    if not (sources / "folsom" / "game" / "rng.py").is_file():
        raise NotMeasured(f"there is no folsom package in {sources}")
    env = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", _PROGRAM, str(games), str(repeats)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines() or ["no reason given"]
        raise NotMeasured(reason[-1])
    return [
        Figure(told["name"], told["unit"], told["value"], told["yardstick"], told["target"])
        for told in json.loads(done.stdout)
    ]
