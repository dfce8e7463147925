"""How many tokens of a kind the box holds."""

import pytest

from folsom.record.scenario import ScenarioError
from tests.rules.table import THREE, arranged

CURSED = ["horses", "cursed"]


@pytest.mark.rules("SET-3", "SET-4", "SET-5", "HS-SET-1", "CURSE-1")
@pytest.mark.parametrize(
    ("expansions", "token", "count"),
    [
        ([], "jewel", 6),
        (["horses"], "jewel", 6),
        (CURSED, "jewel", 8),
        (CURSED, "jewel 5", 2),
        ([], "strongbox", 2),
        (["horses"], "strongbox", 3),
        (["cursed"], "strongbox", 3),
        (CURSED, "strongbox", 4),
        (CURSED, "strongbox 10", 1),
        ([], "purse", 18),
        (CURSED, "purse", 22),
        (CURSED, "purse 1", 2),
    ],
)
def test_so_many_and_no_more(expansions: list[str], token: str, count: int) -> None:
    position: dict[str, object] = {"sheets": {name: [] for name in THREE}}
    if "horses" in expansions:
        position["shotgun"] = "train"  # so that he sits on no strongbox

    def lay(tokens: list[str]) -> None:
        loot = {"1 inside": tokens}
        arranged({"seats": THREE, "expansions": expansions}, {**position, "loot": loot})

    lay([token] * count)
    with pytest.raises(ScenarioError, match="the box has no further"):
        lay([token] * (count + 1))
