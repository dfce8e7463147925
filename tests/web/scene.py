"""Positions and events of Colt Express, for the tests of the stage."""

from collections.abc import Callable, Iterator
from typing import Any

import folsom
from folsom.game.event import seen_by

View = dict[str, Any]
Step = tuple[View, list[dict[str, Any]], View]


def offers(start: str, least: int) -> Callable[[View], bool]:
    """Whether a seat may choose among several things that begin so."""
    return lambda view: sum(choice.startswith(start) for choice in view["choices"]) >= least


def victims(view: View) -> bool:
    """Whether a punch may hit several, and one of them may lose several things."""
    ways = {tuple(choice.split()[1:3]) for choice in view["choices"] if choice.startswith("punch")}
    names = [name for name, _ in ways]
    return len(set(names)) > 1 and len(names) > len(set(names))


def offers_two(view: View) -> bool:
    """Whether a Robbery may take two different tokens."""
    return any(
        choice.startswith("rob ") and len(set(choice.split()[1::2])) == 2
        for choice in view["choices"]
    )


def dark(view: View) -> bool:
    """Whether a tunnel turn is planned."""
    turns = view["rounds"][-1]["turns"]
    return bool(view["phase"] == "schemin" and turns[view["turn"] - 1] == "tunnel")


WEST: dict[str, Any] = {"players": 4, "expansions": ["horses", "machine", "cursed"]}
LAW: dict[str, Any] = {"players": 6, "expansions": ["marshal"]}
VIEWS: dict[str, tuple[dict[str, Any], Callable[[View], bool]]] = {
    "move": ({"players": 4}, offers("move", 3)),
    "fire": ({"players": 4}, offers("fire", 2)),
    "rob": ({"players": 4}, offers("rob", 2)),
    "marshal": ({"players": 4}, offers("marshal", 2)),
    "punch": ({"players": 5}, victims),
    "start": ({"pairs": True, "players": 2}, offers("start", 2)),
    "tunnel": ({"players": 3}, dark),
    "seven": ({"players": 7}, lambda view: view["round"] == 2),
    "boarding": (WEST, lambda view: view["phase"] == "boarding" and view["wagon"] == 3),
    "ride": (WEST, offers("ride to", 4)),
    "flee": (WEST, offers("flee", 2)),
    "hostage": (WEST, offers("hostage", 2)),
    "travel": (WEST, offers("travel", 3)),
    "drink": (WEST, offers("drink", 1)),
    "keep": (WEST, offers("keep", 3)),
    "guard": (WEST, offers("punch Shotgun", 1)),
    "guns": (LAW, offers("fire left", 4)),
    "arrest": (LAW, offers("arrest", 2)),
    "cell": (LAW, offers("break out", 2)),
    "prisoners": (LAW, offers("free prisoner", 2)),
    "plus": (LAW, lambda view: bool(view.get("more")) and "pass" in view["choices"]),
    "two": (LAW, offers_two),
}


def steps(seed: int, options: dict[str, Any]) -> Iterator[tuple[View, Step]]:
    """A game by chance: what the decider sees, and what a spectator sees of each step."""
    game = folsom.new(seed=seed, **options)
    rng = folsom.seeded(seed)
    while not game.over:
        seat = game.deciders()[0]
        own, before = game.view(seat), game.view(None)
        choices = game.choices(seat)
        events = game.play(seat, choices[rng.below(len(choices))])
        yield own, (before, seen_by(events, None), game.view(None))


def find_view(options: dict[str, Any], wanted: Callable[[View], bool]) -> View:
    """The first position that is wanted."""
    return next(own for seed in range(200) for own, _ in steps(seed, options) if wanted(own))


def find_views() -> dict[str, View]:
    """A position of each kind."""
    return {name: find_view(*asked) for name, asked in VIEWS.items()}


def find_films() -> dict[str, list[dict[str, Any]]]:
    """For each kind of event, by its cause, the shortest list of events that has it."""
    found: dict[str, list[dict[str, Any]]] = {}
    games = [(seed, {"players": 4 + seed % 2}) for seed in range(40)]
    games += [(seed, WEST) for seed in range(30)]
    games += [(seed, {**LAW, "players": 3 + seed % 6}) for seed in range(60)]
    for seed, options in games:
        for _, (_, events, _) in steps(seed, options):
            for event in events:
                kind = "-".join(filter(None, (event["event"], event.get("cause"))))
                if kind not in found or len(events) < len(found[kind]):
                    found[kind] = events
    return dict(sorted(found.items()))
