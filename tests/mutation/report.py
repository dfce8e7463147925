"""What came of the mutants, as docs/mutants.md tells it."""

import fnmatch
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from tests.mutation.mutants import ROOT, Mutant
from tests.mutation.reasons import Explanation, explanation, explanations
from tests.mutation.trial import Verdict

PAGE = ROOT / "docs" / "mutants.md"
PATTERN = Path(__file__).parent / "page.md"
BOUND = 95
"""Of a hundred mutants of the rules' own modules, how many must be killed."""

RULES = [
    "express/actions/*", "express/events.py", "express/law.py", "express/loot.py",
    "express/scoring.py", "express/money.py", "express/stealing.py", "express/train.py",
    "express/scheming.py", "express/expert.py", "express/pairs.py", "express/teams/*",
    "express/horses/*", "express/marshal/*", "express/machine.py", "express/cursed.py",
    "express/outside.py", "superx/*",
]  # fmt: skip
"""The modules in which the rules stand."""

BESIDE = {
    "*/redeal.py": "dealing afresh what is hidden, proved by the laws in `tests/game`",
    "*/view.py": "what a seat sees, proved by the laws and by the server's tests",
    "*/standing.py": "how things stand after a choice, proved by the law of the fold",
    "*/status.py": "invariants; they say something only when the rest is broken",
    "*/snapshot.py": "a position as plain values, proved in `tests/game`",
    "*/forecast.py": "chances for bots, proved in `tests/game`",
    "*/options.py": "reading a set-up",
}
"""Modules there that hold no rules, and what they do."""

Outcomes = Sequence[tuple[Mutant, Verdict | None]]


def in_scope(module: str) -> bool:
    """Whether it is one of those in which the rules stand."""
    return _fits(module, RULES) and not _fits(module, BESIDE)


def _fits(module: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatchcase(module, pattern) for pattern in patterns)


def unexplained(outcomes: Outcomes) -> list[Mutant]:
    """Survivors for which no reason is given, in the modules of the rules."""
    return [
        mutant
        for mutant, verdict in outcomes
        if verdict is not None and not verdict.killed
        if in_scope(mutant.module) and explanation(mutant) is None
    ]


def stale(outcomes: Outcomes) -> list[Explanation]:
    """Explanations of what does not survive, or is not there any more."""
    used = {explanation(mutant) for mutant, verdict in outcomes if not (verdict and verdict.killed)}
    return [one for one in explanations() if one not in used]


def table(outcomes: Outcomes) -> str:
    """Module by module, how many there are and how many are killed."""
    rows = ["| module | mutants | killed | share | explained |", "|---|--:|--:|--:|--:|"]
    for module, some in groupby(outcomes, lambda outcome: outcome[0].module):
        rows.append(_row(f"`{module}`", list(some)))
    return "\n".join([*rows, _row("together", outcomes)])


def _row(name: str, outcomes: Outcomes) -> str:
    killed = sum(verdict is not None and verdict.killed for _, verdict in outcomes)
    reasons = sum(
        not (verdict and verdict.killed) and explanation(mutant) is not None
        for mutant, verdict in outcomes
    )
    untried = sum(verdict is None for _, verdict in outcomes)
    share = f"{100 * killed / len(outcomes):.1f} %" if outcomes else "–"
    later = f" ({untried} not tried)" if untried else ""
    return f"| {name} | {len(outcomes)} | {killed}{later} | {share} | {reasons} |"


def write(outcomes: Outcomes) -> None:
    """Write the page."""
    inside = [outcome for outcome in outcomes if in_scope(outcome[0].module)]
    outside = [outcome for outcome in outcomes if not in_scope(outcome[0].module)]
    PAGE.write_text(
        PATTERN.read_text("utf-8").format(
            bound=BOUND,
            rules=table(inside),
            survivors=_reasons(inside),
            beside="\n".join(f"- `{pattern}`: {what}." for pattern, what in BESIDE.items()),
            rest=_rest(outside),
        ),
        encoding="utf-8",
    )


def _rest(outcomes: Outcomes) -> str:
    """The same for modules that need not be tried."""
    tried = {mutant.module for mutant, verdict in outcomes if verdict is not None}
    some = [outcome for outcome in outcomes if outcome[0].module in tried]
    return table(some) if some else "The last run tried none of them."


def _reasons(outcomes: Outcomes) -> str:
    """The survivors by reason, with those that were not tried because they have one."""
    by_reason: dict[str, list[Mutant]] = defaultdict(list)
    for mutant, verdict in outcomes:
        reason = explanation(mutant)
        if verdict.killed if verdict is not None else reason is None:
            continue
        by_reason[reason.why if reason else "Not explained yet."].append(mutant)
    parts = []
    for why, mutants in sorted(by_reason.items(), key=lambda one: (-len(one[1]), one[0])):
        lines = [
            f"- `{mutant.module}`, `{mutant.function}`: ``{mutant.was}`` → ``{mutant.now}``"
            for mutant in mutants
        ]
        parts.append("\n".join([why, "", *lines]))
    return "\n\n".join(parts) or "There are none."
