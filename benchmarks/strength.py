"""Show how strong the bots are: `python benchmarks/strength.py --out strength`.

Plays every row that is asked for, measures speed and punctuality, and writes the page. What has
been played is kept in the folder; interrupted, the same command goes on where it stopped. Bots that
think by the clock want a core each: give it no more `--workers` than there are idle ones.
"""

import argparse
import json
import shutil
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import folsom
from folsom.arena.contest import Plan, draw_up, play_matches
from folsom.arena.ledger import Ledger
from folsom.arena.local_workers import LocalWorkers
from folsom.arena.pure import interpreted
from folsom.arena.search_bench import playouts_figure, ratio_figure
from folsom.arena.standings import Row, standings
from folsom.arena.workers import share_out
from folsom.bots import make

SEED: Final = 1899_2026
"""Of the games that are reported; no other was played while the bots were tuned."""
MODE: Final[Mapping[str, object]] = {"players": 4}
POSITIONS: Final = 400
"""Decisions whose time is taken, for each level."""
LATE: Final = 1.2
"""How many times its budget a decision may take."""


@dataclass(frozen=True)
class Claim:
    """One against three of another, and the share of victories that is asked for, if any."""

    name: str
    alone: str
    others: str
    deals: int
    target: float | None = None

    def plan(self) -> Plan:
        """All that fixes its games."""
        return draw_up("express", MODE, [self.alone, *[self.others] * 3], SEED, self.deals)


CLAIMS: Final = [
    Claim("greedy-random", "greedy", "random", 500, 0.70),
    Claim("hard-random", "hard", "random", 25, 0.97),
    Claim("hard-greedy", "hard", "greedy", 25, 0.50),
    Claim("hard-baseline", "hard", "baseline", 25, 0.40),
    Claim("expert-hard", "expert", "hard", 25, 0.30),
    Claim("easy-random", "easy", "random", 250),
    Claim("fair-easy", "fair", "easy", 250),
    Claim("hard-fair", "hard", "fair", 25),
]


def main() -> None:
    """Play, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", default="", help="which rows to play now; all by default")
    parser.add_argument("--out", type=Path, default=Path("strength"))
    parser.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--figures", action="store_true", help="measure speed and time anew")
    asked = parser.parse_args()
    wanted = asked.rows.split(",") if asked.rows else [claim.name for claim in CLAIMS]
    for claim in CLAIMS:
        if claim.name in wanted:
            play(claim, asked.out, asked.workers)
    figures = asked.out / "figures.json"
    if asked.figures or not figures.exists():
        figures.write_text(json.dumps(measured(), indent=2) + "\n", encoding="utf-8")
    told = json.loads(figures.read_text(encoding="utf-8"))
    asked.page.write_text(page(asked.out, told), encoding="utf-8")


def play(claim: Claim, out: Path, processes: int) -> None:
    """The games of a row that are missing."""
    plan = claim.plan()
    with Ledger(out / claim.name, plan) as ledger:
        missing = ledger.missing()
        workers = LocalWorkers(processes)
        try:
            for played in share_out(workers, partial(play_matches, plan), missing):
                ledger.add(played)
                print(f"{claim.name}: {len(ledger.played)} of {plan.size()}", flush=True)
        finally:
            workers.dismiss()


def measured() -> dict[str, object]:
    """Speed and punctuality."""
    compiled = playouts_figure(2000, 9)
    _, plain = interpreted(None, 5, 3)
    return {
        "playouts": compiled.as_dict(),
        "interpreted": plain.as_dict(),
        "ratio": ratio_figure(compiled, plain).value,
        "late": {
            name: lateness(name, budget) for name, budget in (("hard", 200), ("expert", 1000))
        },
    }


def lateness(name: str, budget: int) -> dict[str, float]:
    """How long decisions take, in budgets: the 99th of a hundred, the longest, the late ones."""
    bot = make(name)
    times: list[float] = []
    seed = 0
    while len(times) < (POSITIONS if budget < 500 else POSITIONS // 2):
        game = folsom.new("express", seed=SEED + seed, **MODE)
        rng = folsom.seeded(seed)
        seed += 1
        while not game.over:
            codes = game.codes(game.decider())
            game.apply(game.decider(), codes[rng.below(len(codes))])
            seat = game.decider()
            if seat >= 0 and rng.below(12) == 0:
                world = game.redeal(seat, rng)
                began = time.perf_counter()
                bot.choose(world, seat, rng)
                times.append((time.perf_counter() - began) * 1000 / budget)
    times.sort()
    return {
        "decisions": len(times),
        "quantile": times[int(0.99 * (len(times) - 1))],
        "longest": times[-1],
        "late": sum(each > LATE for each in times) / len(times),
    }


def found(claim: Claim, out: Path) -> Row | None:
    """What a row has come to so far."""
    if not (out / claim.name / "plan.json").exists():
        return None
    plan = claim.plan()
    with tempfile.TemporaryDirectory() as copy:
        # Opening a ledger puts it in order, which would disturb whoever is playing on.
        shutil.copytree(out / claim.name, copy, dirs_exist_ok=True)
        with Ledger(Path(copy), plan) as ledger:
            rows = standings(plan, ledger.in_order()).rows
    return next((row for row in rows if row.bot == claim.alone), None)


def page(out: Path, told: dict[str, Any]) -> str:
    """The report."""
    lines = [
        "# Strength",
        "",
        "How strong the bots are, measured by `python benchmarks/strength.py`: four players, base "
        "game with powers and events, every deal played from each seat. The deals (seed "
        f"{SEED}) are others than those by which the bots were tuned. Shares lie in the interval "
        "with 95 % certainty; a shared victory counts as a part, and a quarter would be par.",
        "",
        "| one | against three | games | asked for | share of victories | 95 % | mean money |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for claim in CLAIMS:
        lines.append(line(claim, found(claim, out)))
    playouts, plain = told["playouts"], told["interpreted"]
    lines += [
        "",
        "## Speed",
        "",
        f"`hard` makes {playouts['value']:,.0f} playouts a second from the middle of a game, on a "
        f"machine whose bare loop makes {playouts['yardstick'] / 1e6:.1f} million turns a second; "
        f"scaled to 25 million that is **{playouts['scaled']:,.0f}** (at least 25,000 were asked "
        f"for). As plain Python the same search makes {plain['scaled']:,.0f}, scaled: compiled it "
        f"is **{told['ratio']:.0f} times** as fast (at least 4 were asked for). A playout goes "
        "down the trees, on to the end of the round, and is guessed from there.",
        "",
        "## Punctuality",
        "",
        "| level | decisions | the 99th of a hundred took | longest | beyond 1.2 budgets |",
        "|---|--:|--:|--:|--:|",
    ]
    for name, late in told["late"].items():
        lines.append(
            f"| `{name}` | {late['decisions']:.0f} | {late['quantile']:.3f} budgets "
            f"| {late['longest']:.3f} | {late['late']:.1%} |"
        )
    return "\n".join([*lines, ""])


def line(claim: Claim, row: Row | None) -> str:
    """A row of the table; one that has not been played says so."""
    start = f"| `{claim.alone}` | `{claim.others}`"
    asked = "" if claim.target is None else f"{claim.target:.0%}"
    if row is None:
        return f"{start} | 0 | {asked} | not played yet | | |"
    low, high = row.score.interval()
    games = f"{row.score.games:,}"
    if row.score.games < 4 * claim.deals:
        games += f" of {4 * claim.deals:,}"
    return (
        f"{start} | {games} | {asked} | **{row.score.win_share():.1%}** "
        f"| {low:.1%} to {high:.1%} | ${row.score.mean_money():,.0f} |"
    )


if __name__ == "__main__":
    main()
