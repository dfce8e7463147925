"""Try mutants of the game: python -m tests.mutation --help."""

import argparse
import fnmatch
import math
import os
import random
import shutil
import sys
import time

from tests.mutation import mutants as making
from tests.mutation import reach, report
from tests.mutation.mutants import STATE, Mutant
from tests.mutation.reasons import explanation
from tests.mutation.trial import Trial, Verdict
from tests.mutation.verdicts import Verdicts


def main() -> int:
    """Do what the command line asks for."""
    wishes = _wishes()
    os.chdir(making.ROOT)
    if wishes.afresh:
        shutil.rmtree(STATE, ignore_errors=True)
    if wishes.sample:
        return sample(wishes.sample, wishes.seconds, wishes.jobs)
    return everything(wishes.modules, wishes.jobs, wishes.report, wishes.patience)


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", help="only these, as paths or patterns inside game/")
    parser.add_argument("--afresh", action="store_true", help="forget what was found out before")
    parser.add_argument("--report", action="store_true", help="try nothing, only write the report")
    parser.add_argument("--sample", metavar="SEED", help="try some, chosen by this, and stop")
    parser.add_argument("--seconds", type=float, default=60, help="how long a sample takes")
    parser.add_argument(
        "--patience",
        type=float,
        default=math.inf,
        metavar="SECONDS",
        help="give up a mutant after so long; a quick look, which a run without it goes over again",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def everything(patterns: list[str], jobs: int, only_report: bool, patience: float) -> int:
    """Try all mutants, or those of some modules, that have not been tried."""
    chosen = _chosen(patterns)
    made = [mutant for module in chosen for mutant in making.of_module(module)]
    found = reach.find(jobs)
    found.patience = patience
    verdicts = Verdicts(found)
    if not only_report:
        trial = Trial(found, jobs, _Progress(verdicts), verdicts.killer)
        if not patterns and (failing := trial.control(found.in_order())):
            raise SystemExit(f"{failing} fails although nothing is changed.")
        trial.run(mutant for mutant in made if verdicts.get(mutant) is None)
        _believe(trial, made, verdicts)
        print()
    outcomes = [(mutant, verdicts.get(mutant)) for mutant in made]
    if not patterns:
        report.write(outcomes)
    print(report.table(outcomes))
    unexplained = report.unexplained(outcomes)
    for mutant in unexplained:
        print(f"Survives: {mutant.key}")
    stale = [] if patterns else report.stale(outcomes)
    for one in stale:
        print(f"Explains no survivor: {one}")
    return 1 if unexplained or stale else 0


def _believe(trial: Trial, made: list[Mutant], verdicts: Verdicts) -> None:
    """See that whatever killed mutants still passes without them.

    While mutants are tried, for hours, somebody may change a file that a test reads.
    """
    killers = {verdict.killer for verdict in map(verdicts.get, made) if verdict is not None}
    tests = [test for test in trial.reach.in_order() if test in killers]
    failing = trial.control(tests) if tests else ""
    if failing:
        forgotten = verdicts.forget(failing)
        raise SystemExit(
            f"{failing} fails although nothing is changed."
            f" The {forgotten} mutants that it killed must be tried again."
        )


def _chosen(patterns: list[str]) -> list[str]:
    """The modules to try, in the order in which they are asked for; else the rules first."""
    modules = sorted(making.modules(), key=lambda name: not report.in_scope(name))
    if not patterns:
        return modules
    named = [name for pattern in patterns for name in modules if _is_named(name, pattern)]
    return list(dict.fromkeys(named))


def _is_named(module: str, pattern: str) -> bool:
    return fnmatch.fnmatchcase(module, pattern) or module.startswith(pattern.rstrip("/") + "/")


class _Progress:
    """Keeps each verdict and says how it goes."""

    def __init__(self, verdicts: Verdicts) -> None:
        self.verdicts = verdicts
        self.tried = self.survived = 0
        self.said = 0.0

    def __call__(self, mutant: Mutant, verdict: Verdict) -> bool:
        self.verdicts.keep(mutant, verdict)
        self.tried += 1
        self.survived += not verdict.killed
        if time.monotonic() > self.said + 5:
            self.said = time.monotonic()
            print(
                f"{self.tried} tried, {self.survived} survived, now {mutant.module}",
                flush=True,
            )
        return True


def sample(seed: str, seconds: float, jobs: int) -> int:
    """Try mutants of some modules for a while; only a survivor without a reason is a failure."""
    rng = random.Random(seed)
    modules = [module for module in making.modules() if report.in_scope(module)]
    rng.shuffle(modules)
    made: list[Mutant] = []
    while modules and len(made) < 10 * seconds:
        made += [one for one in making.of_module(modules.pop()) if explanation(one) is None]
    rng.shuffle(made)
    found = reach.find(jobs, sorted({mutant.module for mutant in made}))
    ends = time.monotonic() + seconds
    tried, survivors = 0, []

    def tell(mutant: Mutant, verdict: Verdict) -> bool:
        nonlocal tried
        tried += 1
        if not verdict.killed:
            survivors.append(mutant)
        return time.monotonic() < ends

    Trial(found, jobs, tell).run(made)
    for mutant in survivors:
        print(f"No test of the rules notices this change in {mutant.key}")
    if survivors:
        print(
            "Write a scenario that fails with it, or explain it in tests/mutation/explained;"
            " CONTRIBUTING.md tells how."
        )
    print(f"{tried} mutants tried, {len(survivors)} survived without a reason.")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
