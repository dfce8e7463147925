"""Law: folding the told events gives the view that the server sends, over recorded games.

And all that is one text of several parts there is among the texts that the client's reader knows.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from folsom.game.event import WHOLE, seen_by, whole_of
from folsom.game.protocol import Game
from folsom.record.record import Record
from tests.quarter import quarter
from tests.web.written import texts, texts_in
from tests.wire.shapes import SHAPES

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "golden").glob("*.record"))

NAMED = {None: "watched", WHOLE: "all cards open"}


def told(record: Record, eyes: int | None) -> dict[str, list[Any]]:
    """A game as some eyes saw it: the views, and what led from each to the next."""
    game = record.restart()
    views = [seen(game, eyes)]
    events = []
    for number in range(1, len(record.choices) + 1):
        caused = record.tell(game, number)
        events.append(whole_of(caused) if eyes == WHOLE else seen_by(caused, eyes))
        views.append(seen(game, eyes))
    return {"views": views, "events": events}


def seen(game: Game, eyes: int | None) -> dict[str, object]:
    """The view of a seat, of a spectator, or of one from whom nothing is hidden."""
    return game.whole_view() if eyes == WHOLE else game.view(eyes)


def texts_of(game: dict[str, list[Any]], record: Record) -> set[tuple[str, str]]:
    """All places, cards and the like in what was told."""
    view, events = SHAPES[record.game.name]
    found = [texts_in(each, view) for each in game["views"]]
    return set().union(*found, *[texts_in(each, events) for each in game["events"]])


def test_events_fold_to_the_views_of_recorded_games(tmp_path: Path) -> None:
    written = {(kind, text) for kind, every in texts().items() for text in every}
    for at, path in quarter([*enumerate(RECORDS)], "fold"):
        record = Record.load(path)
        seats = record.restart().seats
        for eyes in (None, at % seats, WHOLE):
            name = f"{path.stem} {NAMED.get(eyes, eyes)}.json"
            game = told(record, eyes)
            assert texts_of(game, record) <= written, name
            (tmp_path / name).write_text(json.dumps(game), encoding="utf-8")
    folded = subprocess.run(
        ["npx", "--no-install", "vitest", "run", "src/games/fold.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "FOLSOM_TOLD": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert folded.returncode == 0, folded.stdout[-4000:] + folded.stderr[-2000:]
