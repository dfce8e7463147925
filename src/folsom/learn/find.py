"""Finds puzzles in games between bots: `python -m folsom.learn.find tried.jsonl`.

Every game that was tried is a line of that file, with the puzzles that were found in it; whoever
begins again goes on after the last line. The same seed always gives the same line. With `--keep`
the best spread of the puzzles is printed as `found.txt` has them.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from folsom.game.catalogue import start
from folsom.game.protocol import Game
from folsom.learn.judge import MARGIN, Verdict, Worth, level, searched, stream, verdict

ALL: Final = ["horses", "machine", "cursed"]
MODES: Final[dict[str, list[dict[str, Any]]]] = {
    "base": [
        {"players": 4},
        {"players": 3, "powers": False, "events": False},
        {"players": 5},
        {"players": 6},
        {"players": 3},
    ],
    "expert": [{"players": 4, "expert": True}, {"players": 3, "expert": True}],
    "pairs": [{"players": 2, "pairs": True}, {"players": 3, "pairs": True}],
    "teams": [{"players": 4, "teams": True}, {"players": 6, "teams": True}],
    "horses": [{"players": players, "expansions": ["horses"]} for players in (4, 3, 5)],
    "machine": [{"players": players, "expansions": ["machine"]} for players in (4, 3)],
    "cursed": [{"players": players, "expansions": ["cursed"]} for players in (4, 5)],
    "marshal": [{"players": players, "expansions": ["marshal"]} for players in (4, 3, 5)],
    "several": [
        {"players": 4, "expansions": ALL},
        {"players": 4, "expansions": ["horses", "marshal"]},
        {"players": 3, "expansions": ["horses", "cursed"]},
    ],
    "super": [
        {"players": 4},
        {"players": 3},
        {"players": 3, "expansions": ["reflexes"]},
        {"players": 4, "expansions": ["horse"]},
    ],
}
"""What is played, by the word of its mode."""

Facts = dict[str, Any]
PLAYED: Final = 200
"""Playouts for a choice of the game, which also say whether to look closer."""
SEARCHES: Final = 3
CLOSER: Final = 1000
"""Playouts of each of the searches that have to agree."""
PROOFS: Final = 2
"""So many more must find it before it is kept."""
MODEST: Final = 500
"""A search with so few must find it, too: that is what the tests repeat."""
WIDER: Final = 4
"""By how much more is tried in Colt Super Express, where there are so many plans."""
FEWEST: Final = 3
"""With fewer choices there is nothing to think about."""
IN_A_GAME: Final = 8
"""Puzzles of a game at most,"""
EASY_IN_A_GAME: Final = 2
"""and of the first level."""
APART: Final = 4
"""Choices between two puzzles of a game."""
ASKS: Final = {
    "play": "card",
    "plan": "plan",
    "fire": "fire",
    "rob": "rob",
    "punch": "punch",
    "move": "move",
    "floor": "move",
    "ride": "move",
    "flee": "move",
    "travel": "move",
}
"""What is asked, by a verb that only such a question has."""
LAWMAN: Final = "Marshal"
"""Who does not play for money."""
PHASES: Final = ["schemin", "stealin", "planning"]


def game_of(mode: str, seed: int) -> tuple[str, Facts]:
    """Which game is tried with a seed, and its options."""
    ways = MODES[mode]
    return "super" if mode == "super" else "express", ways[seed % len(ways)]


def tried(mode: str, seed: int) -> Facts:
    """A game between strong bots, up to the last of the puzzles that were found in it."""
    name, options = game_of(mode, seed)
    game = start(name, options, seed)
    choices: list[str] = []
    puzzles: list[Facts] = []
    while not game.over and len(puzzles) < IN_A_GAME:
        seat = game.decider()
        about = words(mode, seed, len(choices))
        if len(game.codes(seat)) == 1:
            made = str(game.choices(seat)[0])
        else:
            found = searched(game, seat, stream(about), PLAYED * _width(game))
            made = next(iter(found))
            easy = sum(each["level"] == 1 for each in puzzles)
            hardly = 2 if easy >= EASY_IN_A_GAME else 1
            if _spaced(puzzles, len(choices)) and _promising(game, found):
                puzzles += puzzle(game, seat, about, len(choices), made, hardly)
        game.play(seat, made)
        choices.append(made)
    steps = puzzles[-1]["step"] if puzzles else 0
    line = {"mode": mode, "game": name, "seed": seed, "options": options}
    return {**line, "puzzles": puzzles, "choices": choices[:steps]}


def _width(game: Game) -> int:
    return WIDER if game.name == "super" else 1


def _spaced(puzzles: list[Facts], step: int) -> bool:
    return not puzzles or step >= puzzles[-1]["step"] + APART


def _promising(game: Game, found: Facts) -> bool:
    """Whether a look at it shows the first far enough ahead for a closer one."""
    view: Any = game.view(None)
    if len(found) < FEWEST or view["phase"] not in PHASES:
        return False
    first, _, third = list(found.values())[:3]
    return bool(first.of(game) - third.of(game) > MARGIN / 2 and first.visits > third.visits * 2)


def words(mode: str, seed: int, step: int) -> str:
    """What chance hangs on at a step of a game."""
    return f"{mode} {seed} {step}"


def modest(game: Game, seat: int, about: str) -> dict[str, Worth]:
    """What a search finds that is not asked for much."""
    return searched(game, seat, stream(about, "modest"), MODEST * _width(game))


def puzzle(game: Game, seat: int, about: str, step: int, likely: str, hardly: int) -> list[Facts]:
    """The puzzle that this position is, if it is one and not easier than that."""
    if level(game, seat, [likely], about) < hardly:
        return []
    found = [modest(game, seat, about)]
    judged: Verdict | None = None
    for number in range(SEARCHES):
        found.append(searched(game, seat, stream(about, number), CLOSER * _width(game)))
        judged = verdict(game, found)
        if judged is None:
            return []
    if judged is None or (hard := level(game, seat, judged.best, about)) < hardly:
        return []
    return [{"step": step, "level": hard, **_told(game, seat, judged)}]


def _told(game: Game, seat: int, judged: Verdict) -> Facts:
    """The verdict in short: of every choice, in their order, victories of 100 and money."""
    worths = [judged.worths[str(choice)] for choice in game.choices(seat)]
    told: Facts = {"best": judged.best, "wins": [round(100 * worth.wins) for worth in worths]}
    if game.name != "super":
        told["money"] = [10 * round(worth.money / 10) for worth in worths]
    return told


def kept(games: list[Facts], most: int) -> Iterator[Facts]:
    """The games with so many puzzles of every mode at most, all levels and questions alike."""
    told = [{**game, "puzzles": _described(game, game["puzzles"])} for game in games]
    of_mode: Counter[str] = Counter()
    of_kind: Counter[tuple[str, int, str]] = Counter()
    chosen: set[tuple[str, int, int]] = set()
    for rank in range(most):
        for game in told:
            for each in game["puzzles"]:
                key = (game["mode"], game["seed"], each["step"])
                kind = (game["mode"], each["level"], each["asks"])
                if key not in chosen and of_mode[game["mode"]] < most and of_kind[kind] <= rank:
                    of_mode[game["mode"]] += 1
                    of_kind[kind] += 1
                    chosen.add(key)
    for game in told:
        held = [p for p in game["puzzles"] if (game["mode"], game["seed"], p["step"]) in chosen]
        if held:
            yield {**game, "puzzles": held, "choices": game["choices"][: held[-1]["step"]]}


def _described(line: Facts, puzzles: list[Facts]) -> list[Facts]:
    """Those that are proved, with what a list of them tells, so that it need not play the games."""
    game = start(line["game"], line["options"], line["seed"])
    told: list[Facts] = []
    steps = {each["step"]: each for each in puzzles}
    for step, choice in enumerate([*line["choices"], None]):
        seat = game.decider()
        if step in steps and proved(
            game, seat, words(line["mode"], line["seed"], step), steps[step]
        ):
            view: Any = game.view(seat)
            about = {"seat": seat, "bandits": view["players"][seat]["bandits"]}
            more = {"round": view["round"], "asks": asks(game, seat)}
            told.append({**steps[step], **about, **more})
            if about["bandits"] == [LAWMAN]:
                del told[-1]["money"]
        if choice is not None:
            game.play(seat, choice)
    return told


def proved(game: Game, seat: int, about: str, told: Facts) -> bool:
    """Whether searches find it that had no part in choosing it, since luck chooses too."""
    return all(
        next(iter(searched(game, seat, stream(about, "proof", number), CLOSER * _width(game))))
        in told["best"]
        for number in range(PROOFS)
    )


def asks(game: Game, seat: int) -> str:
    """What a seat has to choose, in a word."""
    verbs = [str(choice.verb) for choice in game.choices(seat)]
    return next((word for verb, word in ASKS.items() if verb in verbs), "other")


def main() -> None:
    """Try games until there are puzzles enough of every mode, or print those that are kept."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path)
    asked.add_argument("--each", type=int, default=24, help="puzzles wanted of every mode")
    asked.add_argument("--games", type=int, default=40, help="games of every mode at most")
    asked.add_argument("--keep", action="store_true", help="print those that are kept")
    wanted = asked.parse_args()
    text = wanted.file.read_text(encoding="utf-8") if wanted.file.exists() else ""
    games = [json.loads(line) for line in text.splitlines()]
    if wanted.keep:
        for game in sorted(kept(games, wanted.each), key=lambda g: list(MODES).index(g["mode"])):
            print(json.dumps(game, separators=(",", ":")))
        return
    while line := following(games, wanted.each, wanted.games):
        games.append(line)
        with wanted.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


def following(games: list[Facts], each: int, most: int) -> Facts | None:
    """The next game to be tried, of a mode that lacks them; None when there is enough of all."""
    found = Counter(dict.fromkeys(MODES, 0))
    played: Counter[str] = Counter()
    for game in games:
        found[game["mode"]] += len(game["puzzles"])
        played[game["mode"]] += 1
    lacking = [mode for mode in MODES if found[mode] < each and played[mode] < most]
    if not lacking:
        return None
    mode = min(lacking, key=lambda mode: found[mode] + played[mode])
    return tried(mode, played[mode])


if __name__ == "__main__":
    main()
