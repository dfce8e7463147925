"""Where the program's sources are, and the keys that they ask for."""

import re
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "folsom"
WEB = Path(__file__).parents[2] / "web" / "src"

LITERAL = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
ASKED_WHOLE = re.compile(r"""\b(?:t|form|has)\(\s*["'`]([a-z][\w-]*)["'`]""")


@cache
def web_code() -> str:
    """All sources of the browser client."""
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    kept = [file for file in files if not file.name.endswith(".test.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(kept))
