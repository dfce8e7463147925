"""Games of Colt Super Express, and the terminal's sentences."""

from typing import Any

import folsom
from folsom.cli.super_teller import SuperTeller
from folsom.game.event import seen_by
from folsom.locale import words_in

MODULES = ["reflexes", "horse"]
KINDS = len(SuperTeller.kinds())


def game(seed: int) -> dict[str, Any]:
    """A whole game by chance as seat 0 saw it: its views, and what happened between them."""
    played = folsom.new("super", seed=seed, players=4, expansions=MODULES)
    rng = folsom.seeded(seed)
    prologue = [event.seen(0) for event in played.prologue]
    views = [played.view(0)]
    events: list[list[dict[str, Any]]] = []
    while not played.over:
        seat = played.decider()
        choices = played.choices(seat)
        caused = played.tell(seat, choices[rng.below(len(choices))])
        events.append(seen_by(caused, 0))
        views.append(played.view(0))
    return {"prologue": prologue, "views": [shortened(view) for view in views], "events": events}


def shortened(view: dict[str, Any]) -> dict[str, Any]:
    """A view with few of the many plans that there are."""
    few: dict[str, Any] = {word: view[word][:3] for word in ("choices", "offers") if word in view}
    return {**view, **few}


def kind(event: dict[str, Any]) -> str:
    """The kind of an event, with its cause."""
    return f"{event['event']}-{event['cause']}" if "cause" in event else str(event["event"])


def games() -> list[dict[str, Any]]:
    """As many games as it takes until everything that can happen has happened."""
    found: list[dict[str, Any]] = []
    seen: set[str] = set()
    seed = 0
    while len(seen) < KINDS:
        seed += 1
        one = game(seed)
        new = {kind(event) for step in [one["prologue"], *one["events"]] for event in step} - seen
        if new:
            seen |= new
            found.append(one)
    return found


def sentences(played: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One of each kind of event, with the sentence that the terminal has for it."""
    told: dict[str, dict[str, Any]] = {}
    for one in played:
        crews = [player["bandits"] for player in one["views"][0]["players"]]
        teller = SuperTeller(words_in("en"), crews)
        happened = [event for step in [one["prologue"], *one["events"]] for event in step]
        for event in [event for event in happened if event["event"] != "stands"]:
            said = {"event": event, "crews": crews, "says": teller.sentence(event)}
            told.setdefault(kind(event), said)
    return list(told.values())


def games_and_sentences() -> dict[str, Any]:
    """The games, and what is said of them."""
    chosen = games()
    return {"games": chosen, "sentences": sentences(chosen)}
