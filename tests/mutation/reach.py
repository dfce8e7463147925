"""Which tests reach which lines of the game, and how long each takes."""

import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.mutants import GAME, ROOT, STATE, Mutant, digest

TESTS = ["tests/test_scenarios.py", "tests/rules", "tests/superx"]
OPTIONS = [
    "-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:logging",
    "-p", "no:terminal", "--assert=plain", "--capture=no",
]  # fmt: skip

Lines = dict[str, list[int]]
"""For each module the lines of it that were run."""


@dataclass
class Reach:
    """What is known of each test."""

    source: str
    """Digest of the sources it was found out with."""

    importing: Lines
    """What runs while everything is imported, before any test."""

    marks: dict[str, str]
    """For each test a digest of the files it is written in."""

    seconds: dict[str, float]
    lines: dict[str, Lines]

    patience: float = field(default=inf, init=False)
    """For how many seconds the tests of one mutant may run."""

    def text(self) -> str:
        """All of it, to be kept."""
        kept = ("source", "importing", "marks", "seconds", "lines")
        return json.dumps({name: getattr(self, name) for name in kept})

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that can notice it, the quickest first."""
        tests = self.in_order()
        if self.while_importing(mutant):
            return list(tests)
        return [test for test in tests if self._reaches(test, mutant.module, mutant.lines)]

    def while_importing(self, mutant: Mutant) -> bool:
        """Whether what it changes runs before any test does."""
        return not set(mutant.lines).isdisjoint(self.importing.get(mutant.module, []))

    def in_order(self) -> list[str]:
        """All tests, the quickest first."""
        if not hasattr(self, "_order"):
            self._order = sorted(self.lines, key=lambda test: (self.seconds[test], test))
            self._sets = {
                test: {module: set(lines) for module, lines in reached.items()}
                for test, reached in self.lines.items()
            }
        return self._order

    def _reaches(self, test: str, module: str, lines: tuple[int, ...]) -> bool:
        reached = self._sets[test].get(module)
        return reached is not None and not reached.isdisjoint(lines)


def find(jobs: int, modules: Sequence[str] = ()) -> Reach:
    """Run the tests that were added or changed since the last time, to see what they reach.

    If modules are named it is found out for these alone, which is quicker.
    """
    source = digest(*(path.read_text("utf-8") for path in _sources()))
    file = STATE / "reach.json"
    if modules and not (file.exists() and json.loads(file.read_text("utf-8"))["source"] == source):
        file = STATE / "reach-of-some.json"
        source = digest(source, *modules)
    else:
        modules = ()
    looked_at = [str(GAME / module) for module in modules] or [f"{GAME}/*"]
    known = Reach(source, {}, {}, {}, {})
    if file.exists():
        stored = Reach(**json.loads(file.read_text("utf-8")))
        if stored.source == source:
            known = stored
    parts = [STATE / f"reach.{job}.json" for job in range(jobs)]
    children = [_start(job, jobs, known, part, looked_at) for job, part in enumerate(parts)]
    for child in children:
        _, status = os.waitpid(child, 0)
        if status:
            raise SystemExit("The tests of the rules must pass before mutants are tried.")
    reach = Reach(source, {}, {}, {}, {})
    for part in parts:
        more = Reach(**json.loads(part.read_text("utf-8")))
        reach.importing = more.importing
        reach.marks |= more.marks
        reach.seconds |= more.seconds
        reach.lines |= more.lines
        part.unlink()
    whole = file.with_suffix(".new")
    whole.write_text(reach.text())
    whole.replace(file)  # at once, so that nothing half-written is left by one who stops it
    return reach


def _sources() -> Iterator[Path]:
    """What the tests run on and read."""
    yield from sorted(GAME.rglob("*.py"))
    yield from sorted((GAME.parent / "record").rglob("*.py"))
    yield from sorted((ROOT / "tests" / "golden").iterdir())
    yield ROOT / "docs" / "super.md"


def _start(job: int, jobs: int, known: Reach, part: Path, looked_at: list[str]) -> int:
    """Let another process do its share."""
    STATE.mkdir(parents=True, exist_ok=True)
    child = os.fork()
    if child:
        return child
    measured = coverage.Coverage(data_file=None, config_file=False, include=looked_at)
    measured.start()
    plugin = _Measure(job, jobs, known, measured)
    status = run_pytest(plugin)
    if not status:
        part.write_text(plugin.result().text())
    os._exit(status)


class _Measure:
    """Runs a share of the tests and notes what each reaches."""

    def __init__(self, job: int, jobs: int, known: Reach, measured: coverage.Coverage) -> None:
        self.job, self.jobs, self.known, self.measured = job, jobs, known, measured
        self.marks: dict[str, str] = {}
        self.seconds: dict[str, float] = {}
        self.run: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        marks = Marks()
        wanted = []
        for item in session.items[self.job :: self.jobs]:
            self.marks[item.nodeid] = marks.of(item)
            if self.known.marks.get(item.nodeid) == self.marks[item.nodeid]:
                self.seconds[item.nodeid] = self.known.seconds[item.nodeid]
            else:
                wanted.append(item)
        for item, following in zip(wanted, [*wanted[1:], None]):
            self.measured.switch_context(item.nodeid)
            begun = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=following)
            self.seconds[item.nodeid] = round(time.process_time() - begun, 4)
            for report in reports:
                if report.failed:
                    print(report.longreprtext)
                    session.testsfailed += 1
                    return True
            self.run.append(item.nodeid)
        return True

    def result(self) -> Reach:
        """What this share has found."""
        self.measured.stop()
        data = self.measured.get_data()
        lines: dict[str, Lines] = defaultdict(dict)
        for test in self.marks:
            if test in self.known.lines:
                lines[test] = self.known.lines[test]
        for test in self.run:
            lines[test] = {}
        for path in data.measured_files():
            module = Path(path).relative_to(GAME).as_posix()
            by_test: dict[str, list[int]] = defaultdict(list)
            for line, contexts in data.contexts_by_lineno(path).items():
                for context in contexts:
                    by_test[context].append(line)
            for test, reached in by_test.items():
                lines[test][module] = reached
        importing = lines.pop("", {})
        return Reach(self.known.source, importing, self.marks, self.seconds, dict(lines))


class Marks:
    """Digests of what a test is written in: its module, the modules of help, its scenario."""

    def __init__(self) -> None:
        self._files: dict[Path, str] = {}
        helpers = [
            path
            for folder in (ROOT / "tests", ROOT / "tests" / "rules", ROOT / "tests" / "superx")
            for path in sorted(folder.glob("*.py"))
            if not path.name.startswith("test_")
        ]
        self._help = digest(*map(self._of_file, helpers))

    def of(self, item: pytest.Item) -> str:
        """The digest of one test."""
        parameters = getattr(getattr(item, "callspec", None), "params", {})
        scenario = parameters.get("path")
        written = self._of_file(scenario) if isinstance(scenario, Path) else ""
        return digest(self._help, self._of_file(item.path), written)

    def _of_file(self, path: Path) -> str:
        if path not in self._files:
            self._files[path] = digest(path.read_text("utf-8"))
        return self._files[path]


def run_pytest(plugin: object) -> int:
    """Collect the tests and let the plugin run them.

    Tests that try things by chance try the same each time, and none fails for being slow.
    """
    from hypothesis import HealthCheck, settings

    unhurried = list(HealthCheck)
    settings.register_profile(
        "mutants", derandomize=True, database=None, deadline=None, suppress_health_check=unhurried
    )
    settings.load_profile("mutants")
    return int(pytest.main([*OPTIONS, *TESTS], plugins=[plugin, _Brief()]))


class _Brief:
    """Makes failures brief, since nobody reads them."""

    def pytest_configure(self, config: pytest.Config) -> None:
        config.option.tbstyle = "native"


def items_by_name(session: pytest.Session) -> dict[str, pytest.Item]:
    """The collected tests by their names."""
    return {item.nodeid: item for item in session.items}
