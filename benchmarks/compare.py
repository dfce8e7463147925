"""Compare the base game of two installs: `python benchmarks/compare.py OLD NEW`.

OLD and NEW are the Python programs of two environments in which Folsom is installed. Both play the
same games by chance, in many short turns one after the other, so that whatever else the machine
does meets both. A ratio above 1 says that NEW is slower.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

TURNS: Final = 40
GAMES: Final = 250

Worker = subprocess.Popen[str]


def main() -> None:
    """Let both play in turns, and print how they compare."""
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    workers = [started(program) for program in sys.argv[1:]]
    for work in ("whole", "copied"):
        for players in (4, 6):
            ratios = [ratio(workers, turn, f"{work} {players} {turn}") for turn in range(TURNS)]
            low, middle, high = statistics.quantiles(ratios, n=4)
            print(f"{work} games of {players}: {middle:.3f}, half of them {low:.3f} to {high:.3f}")


def started(program: str) -> Worker:
    """A process that plays as it is told."""
    pipe = subprocess.PIPE
    return subprocess.Popen([program, __file__, "--work"], stdin=pipe, stdout=pipe, text=True)


def ratio(workers: list[Worker], turn: int, order: str) -> float:
    """How many times as long the new one takes; who goes first changes from turn to turn."""
    told = {worker: asked(worker, order) for worker in workers[:: 1 if turn % 2 else -1]}
    (old, games), (new, same) = (told[worker] for worker in workers)
    if games != same:
        sys.exit("They do not play the same games.")
    return new / old


def asked(worker: Worker, order: str) -> tuple[float, int]:
    """The seconds that a worker took, and how many decisions its games had."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    print(order, file=worker.stdin, flush=True)
    seconds, decisions = worker.stdout.readline().split()
    return float(seconds), int(decisions)


def work() -> None:
    """Play what standard input asks for, until it ends."""
    works: dict[str, Callable[[int, int], int]] = {"whole": whole, "copied": copied}
    for line in sys.stdin:
        name, players, turn = line.split()
        began = time.process_time()
        decisions = works[name](int(players), int(turn) * GAMES)
        print(time.process_time() - began, decisions, flush=True)


def whole(players: int, seed: int) -> int:
    """Whole games, each from a fresh seed, set-up included."""
    import folsom
    from folsom.game.playout import play_out

    rng = folsom.seeded(seed)
    seeds = range(seed, seed + GAMES)
    return sum([play_out(folsom.new("express", seed=each, players=players), rng) for each in seeds])


def copied(players: int, seed: int) -> int:
    """Games from copies of one start, as bots that try things out play them."""
    import folsom
    from folsom.game.playout import play_out

    rng = folsom.seeded(seed)
    game = folsom.new("express", seed=seed, players=players)
    return sum([play_out(game.copy(), rng) for _ in range(GAMES)])


if __name__ == "__main__":
    work() if sys.argv[1:] == ["--work"] else main()
