"""The folder of a tournament: its plan, and its games as they are played.

`games.csv` has a line for each seat of each game. A game counts when all its lines are there, so
what an interruption left half written is played again.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import astuple
from pathlib import Path
from typing import Final, Self

from folsom.arena.contest import Match, Plan, Played, Seat

HEADER: Final = [
    *("line_up", "deal", "turn", "seat"),
    *("bot", "bandits", "money", "rank", "won", "decisions", "seconds"),
]


class WrongFolder(ValueError):
    """The folder holds something else; the message is one plain sentence."""


class Ledger:
    """Where the games of a tournament are written down."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open the folder, or begin it; raises `WrongFolder` if it is another tournament's."""
        self._folder = folder
        self._plan = plan
        self.games = folder / "games.csv"
        self.played: dict[Match, Played] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._agree(folder / "plan.json")
            if self.games.exists():
                self.played = {game.match: game for game in self._read()}
            self._write_anew()
            self._file = self.games.open("a", encoding="utf-8", newline="")
        except OSError as error:
            raise WrongFolder(f"{folder} cannot be used: {error.strerror}.") from None

    def missing(self) -> list[Match]:
        """The games that have yet to be played."""
        return [match for match in self._plan.matches() if match not in self.played]

    def add(self, game: Played) -> None:
        """Write a game down, once."""
        if game.match in self.played:
            return
        self.played[game.match] = game
        self._file.write(_lines([game]))
        self._file.flush()

    def in_order(self) -> list[Played]:
        """All games so far, in the order of the plan, whenever they were finished."""
        return [self.played[match] for match in self._plan.matches() if match in self.played]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self._file.close()

    def _agree(self, file: Path) -> None:
        """The plan of the folder must be this one, but for the number of deals."""
        ours = json.loads(json.dumps(self._plan.as_dict()))
        if file.exists():
            try:
                theirs = json.loads(file.read_text(encoding="utf-8"))
            except ValueError:
                raise WrongFolder(f"{file} is broken; choose another folder.") from None
            if not isinstance(theirs, dict):
                raise WrongFolder(f"{file} is broken; choose another folder.")
            differing = [key for key in ours if key != "deals" and theirs.get(key) != ours[key]]
            if differing and self._has_games():
                raise WrongFolder(
                    f"{self._folder} holds another tournament, with other {' and '.join(differing)}"
                    "; choose another folder."
                )
        elif self._has_games():
            raise WrongFolder(f"{self._folder} has games but no plan; choose another folder.")
        file.write_text(json.dumps(ours, indent=2) + "\n", encoding="utf-8")

    def _has_games(self) -> bool:
        """Whether any was played here; a plan of which none was holds no folder."""
        if not self.games.exists():
            return False
        with self.games.open(encoding="utf-8") as file:
            return len(file.readlines(1 << 12)) > 1

    def _read(self) -> Iterator[Played]:
        """The whole games of the file; a game of which lines are missing or broken is left out."""
        rows: dict[Match, dict[int, tuple[Seat, int, float]]] = {}
        with self.games.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                try:
                    match = Match(int(row["line_up"]), int(row["deal"]), int(row["turn"]))
                    seat = Seat(
                        row["bot"],
                        row["bandits"],
                        int(row["money"]) if row["money"] else None,
                        int(row["rank"]),
                        float(row["won"]),
                    )
                    line = (seat, int(row["decisions"]), float(row["seconds"]))
                    rows.setdefault(match, {}).setdefault(int(row["seat"]), line)
                except (KeyError, TypeError, ValueError):
                    continue
        for match, lines in rows.items():
            if sorted(lines) == list(range(self._plan.seats)):
                seats = tuple(lines[number][0] for number in range(self._plan.seats))
                yield Played(match, seats, lines[0][1], lines[0][2])

    def _write_anew(self) -> None:
        """The file with whole games only."""
        fresh = self.games.with_suffix(".new")
        fresh.write_text(
            ",".join(HEADER) + "\n" + _lines(self.played.values()), encoding="utf-8", newline=""
        )
        fresh.replace(self.games)


def _lines(games: Iterable[Played]) -> str:
    """Games as lines of CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for game in games:
        for number, seat in enumerate(game.seats):
            writer.writerow(
                (*game.match, number, *astuple(seat), game.decisions, f"{game.seconds:.3f}")
            )
    return text.getvalue()
