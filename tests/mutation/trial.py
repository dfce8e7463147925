"""Trying mutants, each in a process of its own."""

import __future__

import gc
import importlib
import os
import resource
import signal
import sys
import time
import types
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.mutants import GAME, Mutant, whole_source
from tests.mutation.reach import Reach, items_by_name, run_pytest

MEMORY = 2 << 30
"""Bytes that a mutant may take beyond what there is at first."""

UNTRIED = 77
"""How a process ends that could not put the mutant in place."""

DOUBTFUL = 78
"""How one ends that lost patience before all tests were run."""


@dataclass(frozen=True)
class Verdict:
    """What came of a mutant: killed, late, crashed, survived, doubtful, unreached or untried."""

    outcome: str
    killer: str
    seconds: float

    @property
    def killed(self) -> bool:
        """Whether a test noticed it. One that never ends or breaks down is noticed too."""
        return self.outcome in ("killed", "late", "crashed")


class Trial:
    """Tries mutants, and tells of each what came of it."""

    def __init__(
        self,
        reach: Reach,
        jobs: int,
        tell: Callable[[Mutant, Verdict], bool],
        last_killer: Callable[[Mutant], str] = lambda _: "",
    ) -> None:
        self.reach, self.jobs, self.tell, self.last_killer = reach, jobs, tell, last_killer
        self.killers: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.running: dict[int, tuple[Mutant, list[str], int]] = {}
        self.stopped = False

    def run(self, mutants: Iterable[Mutant]) -> None:
        """Try them all, or until `tell` says that it is enough."""
        early: list[Mutant] = []
        rest: list[Mutant] = []
        for mutant in mutants:
            (early if self.reach.while_importing(mutant) else rest).append(mutant)
        # What runs at import is changed in processes that have imported nothing yet.
        for mutant in early:
            self.start(mutant, partial(_whole, mutant, self.reach))
        self.finish()
        if rest and not self.stopped:
            run_pytest(_Loop(self, rest))

    def control(self, tests: list[str]) -> str:
        """The first of these tests that fails in this order although nothing is changed, if any."""
        note, told = os.pipe()
        child = os.fork()
        if child == 0:
            _quieten()
            os._exit(run_pytest(_Once(tests, self.reach, told)))
        os.close(told)
        with os.fdopen(note, "rb") as pipe:
            begun = len(pipe.read())
        failed = os.waitpid(child, 0)[1] != 0
        return tests[max(begun - 1, 0)] if failed else ""

    def start(self, mutant: Mutant, body: Callable[[list[str], int], None]) -> None:
        """Begin with one as soon as a place is free."""
        while len(self.running) >= self.jobs:
            self._wait()
        if self.stopped:
            return
        tests = self.reach.of(mutant)
        first = [self.last_killer(mutant), *self.killers[mutant.module, mutant.function]]
        reaching = set(tests)
        tests = list(dict.fromkeys([test for test in first if test in reaching] + tests))
        if not tests:
            self.stopped |= not self.tell(mutant, Verdict("unreached", "", 0.0))
            return
        note, told = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                _quieten()
                body(tests, told)
            except BaseException:
                os._exit(UNTRIED)
            os._exit(0)
        os.close(told)
        self.running[child] = (mutant, tests, note)

    def _wait(self) -> None:
        """Take note of one that is done."""
        child, status, usage = os.wait3(0)
        mutant, tests, note = self.running.pop(child)
        with os.fdopen(note, "rb") as pipe:
            begun = len(pipe.read())
        killer = tests[begun - 1] if begun else ""
        seconds = round(usage.ru_utime + usage.ru_stime, 2)
        if os.WIFSIGNALED(status):
            late = os.WTERMSIG(status) == signal.SIGPROF
            verdict = Verdict("late" if late else "crashed", killer, seconds)
        elif os.WEXITSTATUS(status) in (UNTRIED, DOUBTFUL):
            untried = os.WEXITSTATUS(status) == UNTRIED
            verdict = Verdict("untried" if untried else "doubtful", "", seconds)
        elif os.WEXITSTATUS(status):
            verdict = Verdict("killed", killer, seconds)
        else:
            verdict = Verdict("survived", "", seconds)
        if verdict.killed and killer:
            known = self.killers[mutant.module, mutant.function]
            if killer in known:
                known.remove(killer)
            known.insert(0, killer)
            del known[12:]
        self.stopped |= not self.tell(mutant, verdict)

    def finish(self) -> None:
        while self.running:
            self._wait()


class _Loop:
    """Takes the place of running the tests once: runs them for each mutant."""

    def __init__(self, trial: Trial, mutants: list[Mutant]) -> None:
        self.trial, self.mutants = trial, mutants

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = items_by_name(session)
        reach = self.trial.reach
        gc.collect()
        gc.freeze()
        for mutant in self.mutants:
            self.trial.start(mutant, partial(_exchanged, mutant, items, reach))
        self.trial.finish()
        return True


def _quieten() -> None:
    """No output, no core, and a bound on memory."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _exchanged(
    mutant: Mutant, items: dict[str, pytest.Item], reach: Reach, tests: list[str], told: int
) -> None:
    """Exchange the function's code, which everybody who holds the function then runs."""
    module = importlib.import_module(mutant.import_name)
    owner, _, name = mutant.function.rpartition(".")
    found = vars(getattr(module, owner) if owner else module)[name]
    function = getattr(found, "__func__", found)
    changed = _compiled(mutant, owner, name, vars(module))
    function.__code__ = changed.__code__
    function.__defaults__ = changed.__defaults__
    function.__kwdefaults__ = changed.__kwdefaults__
    _run(tests, items, reach, told)


def _compiled(
    mutant: Mutant, owner: str, name: str, names: dict[str, object]
) -> types.FunctionType:
    """The changed function, compiled as if it stood in its module."""
    source = mutant.source
    if owner:  # private names and super() need the class around them
        source = f"class {owner}:\n" + "\n".join("    " + line for line in source.split("\n"))
    flags = __future__.annotations.compiler_flag
    names = dict(names)
    exec(compile(source, mutant.key, "exec", flags), names)
    made = getattr(names[owner], name) if owner else names[name]
    function = getattr(made, "__func__", made)
    assert isinstance(function, types.FunctionType)
    return function


def _run(tests: list[str], items: dict[str, pytest.Item], reach: Reach, told: int) -> None:
    """Run the tests until one fails, then end with an error; tell of each that it begins."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    patience = time.process_time() + reach.patience
    for test in tests:
        if time.process_time() > patience:
            os._exit(DOUBTFUL)
        os.write(told, b".")
        item = items[test]
        # Time of the processor, so that a busy machine makes no difference.
        signal.setitimer(signal.ITIMER_PROF, 2 + 10 * reach.seconds[test])
        reports = runtestprotocol(item, log=False, nextitem=None)
        if any(report.failed for report in reports):
            os._exit(1)


def _whole(mutant: Mutant, reach: Reach, tests: list[str], told: int) -> None:
    """Change the function in its module before anything is imported; then run the tests."""
    sys.meta_path.insert(0, _Finder(mutant))
    signal.setitimer(signal.ITIMER_PROF, 60)
    os._exit(run_pytest(_Once(tests, reach, told)))


class _Once:
    """Takes the place of running the tests: runs these ones, in this order."""

    def __init__(self, tests: list[str], reach: Reach, told: int) -> None:
        self.tests, self.reach, self.told = tests, reach, told

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        _run(self.tests, items_by_name(session), self.reach, self.told)
        return True


class _Finder(MetaPathFinder):
    """Finds the changed module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: object, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only for that module."""
        if fullname != self.mutant.import_name:
            return None
        file = str(GAME / self.mutant.module)
        loader = _Loader(fullname, file)
        loader.mutant = self.mutant
        return spec_from_file_location(fullname, file, loader=loader)


class _Loader(SourceFileLoader):
    """Loads the module with the changed function in it."""

    mutant: Mutant

    def get_code(self, fullname: str) -> types.CodeType:
        """The code of it."""
        return compile(whole_source(self.mutant), self.path, "exec")
