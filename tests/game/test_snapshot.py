"""A snapshot leaves nothing out."""

import ast
from pathlib import Path

import pytest

from folsom.game.express import snapshot

SOURCES = Path(__file__).parents[2] / "src/folsom/game/express"


def parts_of(name: str) -> set[str]:
    """The attributes that a class of the state declares."""
    source = next(SOURCES.rglob(f"{name.lower()}.py"))
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
                    return set(ast.literal_eval(line.value))
    raise LookupError(name)


@pytest.mark.parametrize(
    ("name", "frozen", "apart"),
    [
        ("Player", snapshot.PLAYER, {"piles"}),
        ("Bandit", snapshot.BANDIT, set()),
        (
            "State",
            snapshot.LISTS + snapshot.NUMBERS,
            {"rules", "players", "bandits", "rounds", "log", "codes", "trackside"},
        ),
        ("Trackside", snapshot.TRACKSIDE, {"before", "prison"}),
        ("Prison", snapshot.PRISON, {"open"}),
        (
            "Rules",
            snapshot.RULES + snapshot.RULES_LATER,
            {
                "cards",
                "stations",
                "seats",
                "seat_of",
                "cars",
                "prison",
                "lawman",
                "hands",
                "more_piles",
            },
        ),
    ],
)
def test_every_part_is_frozen(name: str, frozen: list[str], apart: set[str]) -> None:
    inherited = {"stream"} if name == "State" else set()
    assert set(frozen) | apart == parts_of(name) | inherited
