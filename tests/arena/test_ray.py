"""A tournament on a Ray cluster that is really started."""

from functools import partial
from pathlib import Path

import pytest

from folsom.arena.contest import draw_up, play_matches
from folsom.arena.ray_workers import HERE, RayWorkers
from folsom.arena.workers import share_out
from tests.arena.test_tournament import untimed
from tests.arena.test_workers import die_once, fail


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_what_one_would_play_alone_and_a_lost_worker_costs_nothing(
    tmp_path: Path,
) -> None:
    plan = draw_up("express", {"players": 3}, ["greedy", "random"], 7, 2)
    workers = RayWorkers(HERE)
    try:
        assert workers.size >= 1
        shared = list(share_out(workers, partial(play_matches, plan), plan.matches()))
        assert untimed(shared) == untimed(play_matches(plan, list(plan.matches())))
        work = partial(die_once, str(tmp_path / "died"))
        assert sorted(share_out(workers, work, range(20))) == [job * job for job in range(20)]
        assert (tmp_path / "died").exists()
        with pytest.raises(LookupError, match="a bot failed"):
            list(share_out(workers, fail, range(3)))
    finally:
        workers.dismiss()
