"""What the client's tests play with, made from the engine and the terminal: `make fixtures`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from folsom.table.catalogue import catalogue
from tests.web import choices, scene, superx, telling, written

CLIENT: Final = Path(__file__).parents[2] / "web" / "src"


def set_ups() -> object:
    """What each game may be played with."""
    return msgspec.to_builtins(catalogue().games)


FILES: Final[dict[str, Callable[[], object]]] = {
    "games/express/fixtures/round.json": telling.a_round,
    "games/express/fixtures/sentences.json": telling.sentences,
    "games/express/fixtures/films.json": scene.find_films,
    "games/express/fixtures/views.json": scene.find_views,
    "games/super/fixtures/games.json": superx.games_and_sentences,
    "testing/fixtures/set-ups.json": set_ups,
    "testing/fixtures/choices.json": choices.choices,
    "testing/fixtures/texts.json": written.texts,
}


def text(name: str) -> str:
    """The file as it must be."""
    return json.dumps(FILES[name](), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for each in FILES:
        (CLIENT / each).write_text(text(each), encoding="utf-8")
