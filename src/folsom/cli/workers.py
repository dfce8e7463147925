"""Who plays many games: the options for it, and the workers that they mean."""

from typing import Annotated

import typer

from folsom.arena.local_workers import LocalWorkers
from folsom.arena.ray_workers import NoCluster, RayWorkers
from folsom.arena.workers import Workers
from folsom.cli.setting import WrongUse

Processes = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", help="How many processes; as many as there are cores."),
]
Ray = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on this Ray cluster; local starts one here."
    ),
]


def workers_for(processes: int | None, ray: str) -> Workers:
    """Local processes, or a cluster; raises `WrongUse` if there is none."""
    if processes is not None and ray:
        raise WrongUse("A cluster has as many workers as it has; leave --workers out with --ray.")
    if processes is not None and processes < 1:
        raise WrongUse(f"At least one process must play, not {processes}.")
    if not ray:
        return LocalWorkers(processes)
    try:
        return RayWorkers(ray)
    except NoCluster as error:
        raise WrongUse(str(error)) from None
