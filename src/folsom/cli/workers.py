"""Who plays many games: the options for it, and the crew that they mean."""

from typing import Annotated

import typer

from folsom.arena.crew import Crew
from folsom.arena.local_crew import LocalCrew
from folsom.arena.ray_crew import NoCluster, RayCrew
from folsom.cli.setting import WrongUse

Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", help="How many processes; as many as there are cores."),
]
Ray = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on this Ray cluster; local starts one here."
    ),
]


def crew_for(workers: int | None, ray: str) -> Crew:
    """Local processes, or a cluster; raises `WrongUse` if there is none."""
    if workers is not None and ray:
        raise WrongUse("A cluster has as many workers as it has; leave --workers out with --ray.")
    if workers is not None and workers < 1:
        raise WrongUse(f"At least one process must play, not {workers}.")
    if not ray:
        return LocalCrew(workers)
    try:
        return RayCrew(ray)
    except NoCluster as error:
        raise WrongUse(str(error)) from None
