"""Every power is where the table of powers says."""

import ast
from pathlib import Path

import pytest

from folsom.game.express.components import BANDITS
from folsom.game.express.powers import POWERS, Power, power_of

ROOM = Path(__file__).parents[2] / "src" / "folsom" / "game" / "express"


def test_every_bandit_has_one_of_its_own() -> None:
    assert [power.bandit for power in POWERS] == list(range(len(BANDITS)))
    assert len({power_of(bandit) for bandit in range(len(BANDITS))}) == len(BANDITS)


@pytest.mark.parametrize("power", POWERS, ids=[BANDITS[power.bandit] for power in POWERS])
def test_the_place_that_the_table_names_carries_out_its_rule(power: Power) -> None:
    module, _, name = power.where.rpartition(".")
    tree = ast.parse((ROOM / f"{module.replace('.', '/')}.py").read_text("utf-8"))
    (there,) = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name
    ]
    assert power.rule in (ast.get_docstring(there) or "")
