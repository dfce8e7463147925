"""Whose turn it is to think, by a clock of the tests' own."""

from collections.abc import Callable
from itertools import pairwise, product
from math import inf

import pytest

from folsom.server.queue import ALL_HINTS, HINTS, LEAST, REST, SHARED, Queue, Turn
from folsom.table.refusal import Refusal
from folsom.table.thinking import Whose

EXPERT = 1.0
HARD = 0.2
HINT = 1.2
"""Seconds that each of them would think by itself."""


class Pool:
    """Processes that think for as long as they like, or until they are told to stop."""

    def __init__(self, places: int = 1) -> None:
        self.queue = Queue(places)
        self.now = 0.0
        self.begun: list[tuple[float, str]] = []
        self.strength: dict[str, float] = {}
        """How long each table's last thought was."""
        self._ends: dict[Turn, float] = {}
        self._own: dict[Turn, tuple[str, float, Callable[[], object]]] = {}
        self._asks: list[tuple[float, Callable[[], object]]] = []

    def keep_asking(
        self,
        table: str,
        address: str,
        own: float,
        *,
        pause: float = 0.01,
        watched: bool = True,
        hint: bool = False,
    ) -> None:
        """A table at which one thought follows the other."""

        def ask() -> None:
            turn = Turn(lambda: Whose(table, (address,), watched), hint)
            try:
                self.queue.add(turn, self.now)
            except Refusal:
                again()
            else:
                self._own[turn] = (table, own, again)

        def again() -> None:
            self._asks.append((self.now + pause, ask))

        ask()

    def run(self, seconds: float) -> None:
        """Let so much time go by."""
        end = self.now + seconds
        while self.now < end:
            self._review()
            times = [self.queue.next_look(self.now), *self._ends.values()]
            then = min([*times, *(at for at, _ in self._asks)])
            self.now = min(max(then, self.now + 1e-4), end)
            for turn in [turn for turn, at in self._ends.items() if at <= self.now]:
                self._end(turn)
            due = [ask for at, ask in self._asks if at <= self.now]
            self._asks = [each for each in self._asks if each[0] > self.now]
            for ask in due:
                ask()

    def _review(self) -> None:
        self.queue.look()
        while (turn := self.queue.begin(self.now)) is not None:
            table, own, _ = self._own[turn]
            self.begun.append((self.now, table))
            self._ends[turn] = self.now + own
        for turn in self.queue.late(self.now):
            turn.stopped = True
            self._ends[turn] = min(self._ends[turn], self.now)

    def _end(self, turn: Turn) -> None:
        del self._ends[turn]
        table, _, again = self._own.pop(turn)
        self.strength[table] = self.now - turn.since
        self.queue.end(turn, self.now)
        again()

    def waits(self, table: str, own: float, pause: float = 0.01) -> list[float]:
        """How long each thought of a table waited."""
        times = [at for at, whose in self.begun if whose == table]
        return [b - a - own - pause for a, b in pairwise(times)]

    def count(self, prefix: str) -> int:
        """How many thoughts of such tables began."""
        return sum(table.startswith(prefix) for _, table in self.begun)


def under_attack(pool: Pool, *, watched: bool = False) -> None:
    """All that one address can do."""
    for number in range(40):
        pool.keep_asking(f"attack {number}", "attacker", EXPERT, watched=watched)
    for number in range(10):
        pool.keep_asking(f"hints {number}", "attacker", HINT, hint=True)


@pytest.mark.parametrize(
    ("places", "watched", "own"),
    list(product([1, 2], [False, True], [HARD, EXPERT])),
)
def test_under_attack_a_bot_elsewhere_begins_within_two_seconds(
    places: int, watched: bool, own: float
) -> None:
    pool = Pool(places)
    under_attack(pool, watched=watched)
    pool.run(3)
    pool.keep_asking("victim", "victim", own)
    pool.run(60)
    waits = pool.waits("victim", own)
    assert max(waits) < 2
    assert pool.count("victim") > 60 / (own + 1.1)
    assert pool.strength["victim"] == pytest.approx(own, abs=0.01)


def test_tables_that_nobody_looks_at_have_a_small_share_and_never_none() -> None:
    pool = Pool()
    under_attack(pool)
    pool.keep_asking("one", "one", EXPERT)
    pool.keep_asking("two", "two", EXPERT)
    pool.run(60)
    assert 60 / 6 <= pool.count("attack") <= 60 * LEAST / (LEAST + REST * LEAST) / LEAST


def test_tables_that_nobody_looks_at_are_slow_even_alone_but_think_as_well() -> None:
    pool = Pool()
    pool.keep_asking("alone", "somebody", EXPERT, watched=False)
    pool.run(61)
    assert pool.count("alone") == 60 / (EXPERT + REST) + 1
    assert pool.strength["alone"] == pytest.approx(EXPERT, abs=0.01)


def test_unwatched_tables_share_by_address_then_by_table() -> None:
    pool = Pool()
    for number in range(40):
        pool.keep_asking(f"many {number}", "many", EXPERT, watched=False)
    pool.keep_asking("single", "single", EXPERT, watched=False)
    pool.run(400)
    assert abs(pool.count("single") - pool.count("many")) <= 2
    assert max(pool.count(f"many {number}") for number in range(10, 40)) <= 2


def test_two_who_play_are_not_cut_short_for_each_other() -> None:
    pool = Pool()
    pool.keep_asking("one", "one", EXPERT)
    pool.keep_asking("two", "two", EXPERT)
    pool.run(20)
    assert pool.strength == {
        "one": pytest.approx(EXPERT, abs=0.01),
        "two": pytest.approx(EXPERT, abs=0.01),
    }
    assert abs(pool.count("one") - pool.count("two")) <= 1


def test_a_crowd_thinks_for_shorter_and_all_have_their_turn() -> None:
    pool = Pool()
    for number in range(8):
        pool.keep_asking(f"table {number}", f"address {number}", EXPERT)
    pool.run(30)
    for number in range(8):
        assert max(pool.waits(f"table {number}", 0.0)) < SHARED + 2 * LEAST + EXPERT
        assert LEAST <= pool.strength[f"table {number}"] <= 2 * SHARED / 7


def test_somebody_who_comes_to_a_table_makes_it_go_first() -> None:
    queue = Queue(1)
    there: list[str] = []
    quiet = [
        Turn(lambda: Whose("quiet", watched=False)),
        Turn(lambda: Whose("theirs", watched=bool(there))),
    ]
    for turn in quiet:
        queue.add(turn, 0.0)
    first = queue.begin(0.0)
    assert first is quiet[0]
    queue.end(first, 1.0)
    assert queue.begin(1.0) is None
    assert queue.next_look(1.0) < 2.0
    there.append("somebody")
    queue.look()
    assert queue.begin(1.1) is quiet[1]


def test_a_table_counts_as_the_one_of_its_people_who_had_least() -> None:
    queue = Queue(1)
    for _ in range(3):
        turn = Turn(lambda: Whose("greedy", ("greedy",)))
        queue.add(turn, 0.0)
        assert queue.begin(0.0) is turn
        queue.end(turn, 5.0)
    queue.add(other := Turn(lambda: Whose("other", ("other",))), 5.0)
    assert queue.begin(5.0) is other
    for whose in (Whose("greedy", ("greedy",)), Whose("guests", ("greedy", "guest"))):
        queue.add(Turn(lambda whose=whose: whose), 5.0)  # type: ignore[misc]
    queue.end(other, 5.1)
    begun = queue.begin(5.1)
    assert begun is not None
    assert begun.address == "guest"


def test_too_many_hints_are_refused() -> None:
    queue = Queue(1)
    for number in range(HINTS):
        queue.add(Turn(lambda: Whose("t", ("greedy",)), hint=True), number)
    queue.begin(9.0)
    with pytest.raises(Refusal, match="too many questions") as caught:
        queue.add(Turn(lambda: Whose("t", ("greedy",)), hint=True), 9.0)
    assert caught.value.code == "busy"
    for number in range(HINTS, ALL_HINTS):
        queue.add(Turn(lambda number=number: Whose("t", (str(number),)), hint=True), 9.0)  # type: ignore[misc]
    with pytest.raises(Refusal):
        queue.add(Turn(lambda: Whose("t", ("another",)), hint=True), 9.0)
    queue.add(Turn(lambda: Whose("t", ("greedy",))), 9.0)


def test_who_waits_no_more_leaves_no_trace() -> None:
    queue = Queue(1)
    turns = [Turn(lambda: Whose("t", ("a",)), hint=True) for _ in range(3)]
    for turn in turns:
        queue.add(turn, 0.0)
    assert queue.begin(0.0) is turns[0]
    queue.end(turns[1], 0.0)
    queue.end(turns[1], 0.0)
    assert queue.waiting == [turns[2]]
    queue.end(turns[0], 0.5)
    assert queue.begin(0.5) is turns[2]
    queue.end(turns[2], 1.0)
    assert queue.next_look(1.0) == inf
    assert not queue.thinking
