"""All lessons and puzzles there are, by name and in the order in which they are offered."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from folsom.learn.lesson import Lesson, read_lesson
from folsom.learn.puzzle import Puzzle, read_puzzle
from folsom.record.node import Node

LESSONS: Final = ["first", "horses", "marshal", "machine", "cursed", "teams", "super"]
"""The names of the lessons, from the first ride on."""

T = TypeVar("T")


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons."""
    found = _read("lessons", read_lesson)
    return {name: found[name] for name in LESSONS}


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """All puzzles, the easiest first."""
    found = _read("puzzles", read_puzzle)
    return dict(sorted(found.items(), key=lambda each: (each[1].level, each[0])))


def _read(folder: str, read: Callable[[str, Node], T]) -> dict[str, T]:
    made: dict[str, T] = {}
    for file in files("folsom.learn").joinpath(folder).iterdir():
        name, _, kind = file.name.partition(".")
        if kind in ("yaml", "json"):
            made[name] = read(name, _node(file.read_text(encoding="utf-8"), file.name))
    return made


def _node(text: str, source: str) -> Node:
    """What is in a file; where there is no YAML, as in a browser, the files are JSON."""
    if source.endswith(".json"):
        return Node(json.loads(text), source)
    from folsom.record.strict_yaml import read_yaml

    return read_yaml(text, source)
