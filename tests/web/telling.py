"""A round of Colt Express, and the terminal's sentences."""

import re
from typing import Any, cast

import folsom
from folsom.cli.express_teller import ExpressTeller
from folsom.cli.offer import offer
from folsom.cli.seen import Seen
from folsom.game.event import seen_by
from folsom.locale import words_in

MODES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "expert": True},
    {"players": 2, "pairs": True},
    {"players": 6, "edition": 1},
    {"seats": ["Mei", "Ghost", "Cheyenne", "Django"]},
    {"players": 4, "expansions": ["horses", "machine", "cursed"]},
    {"players": 5, "expansions": ["horses", "machine"]},
    {"players": 3, "pairs": True, "expansions": ["horses", "machine", "cursed"]},
    {"players": 5, "expansions": ["marshal"]},
    {"seats": ["Ghost", "Marshal", "Doc"], "expansions": ["marshal", "horses"]},
]
Play = tuple[dict[str, Any], list[dict[str, Any]]]


def plays(options: dict[str, Any], seed: int) -> list[Play]:
    """A game by chance as seat 0 saw it: its view before each choice, and what came of it."""
    game = folsom.new("express", seed=seed, **options)
    rng = folsom.seeded(seed)
    found: list[Play] = []
    while not game.over:
        view = game.view(0)
        deciders = game.deciders()
        seat = deciders[rng.below(len(deciders))]
        choices = game.choices(seat)
        events = game.play(seat, choices[rng.below(len(choices))])
        found.append((view, seen_by(events, 0)))
    return found


def a_round() -> dict[str, Any]:
    """The first round of a game: views, events, and the view after all of them."""
    game = folsom.new("express", seats=["Ghost", "Doc", "Belle"], seed=12)
    rng = folsom.seeded(4)
    prologue = [event.seen(0) for event in game.prologue]
    views = [game.view(0)]
    events: list[list[dict[str, Any]]] = []
    while views[-1]["round"] == 1:
        seat = game.decider()
        choices = game.choices(seat)
        caused = game.tell(seat, choices[rng.below(len(choices))])
        events.append(seen_by(caused, 0))
        views.append(game.view(0))
    return {"prologue": prologue, "views": views, "events": events}


def seeds(options: dict[str, Any]) -> range:
    """The games to look through; what expansions bring is rarer."""
    return range(7, 19 if "expansions" in options else 8)


def sentences() -> dict[str, Any]:
    """One of each kind of choice and event, with the sentence that the terminal has for it."""
    words = words_in("en")
    choices: dict[str, dict[str, Any]] = {}
    told: dict[str, dict[str, Any]] = {}
    games = [(options, seed) for options in MODES for seed in seeds(options)]
    for options, seed in games:
        for view, events in plays(options, seed):
            crews = [player["bandits"] for player in view["players"]]
            teller = ExpressTeller(words, crews)
            for fields in view.get("offers", []):
                choice = fields["text"]
                kind = re.sub(r"[A-Z]\w+|\d|purse|jewel|strongbox|neutral", "_", choice)
                words_of = ("pairs", "marshal", "stacks", "phase")
                seen = {word: view[word] for word in words_of if word in view}
                says = offer(words, fields, cast("Seen", view))
                if fields["verb"] == "hostage":
                    says = says.partition(" (")[0]  # the browser explains them beside their names
                choices.setdefault(kind, {"choice": fields, "view": seen, "says": says})
            for event in events:
                kind = " ".join(
                    str(event.get(word, ""))
                    for word in ("event", "cause", "how", "action", "face_down", "hidden", "kind")
                )
                kind += " seen" if "cards" in event or "card" in event or "value" in event else ""
                kind += f" {len(crews[event['seat']])}" if "seat" in event else ""
                says = teller.sentence(event)
                told.setdefault(kind, {"event": event, "crews": crews, "says": says})
    return {"choices": list(choices.values()), "events": list(told.values())}
