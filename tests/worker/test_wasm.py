"""The engine of the site plays the same games as that of a desk, compiled or not."""

import json
import subprocess
from pathlib import Path

import pytest

import folsom
from tests.browser.house import ROOT, missing
from tests.game.test_checksums import kept


@pytest.mark.parametrize(("kind", "compiled"), [("site", True), ("site-plain", False)])
def test_a_browser_plays_the_same_games(kind: str, *, compiled: bool) -> None:
    folder = ROOT / "build" / kind
    if not (folder / "engine.json").exists() or built_compiled(folder) is not compiled:
        missing(f"there is no such engine; `make {'site-compiled' if compiled else 'site-plain'}`")
    found = subprocess.run(
        ["node", "checksums.mjs", folder], cwd=ROOT / "web", check=True, capture_output=True
    )
    assert json.loads(found.stdout) == {
        "compiled": compiled,
        "version": folsom.RULES_VERSION,
        "modes": kept()["modes"],
    }


def built_compiled(folder: Path) -> bool:
    """Whether that engine was compiled."""
    return bool(json.loads((folder / "engine.json").read_text())["compiled"])
