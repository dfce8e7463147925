"""How things stand is told as each sees it: it follows from their views and what else they heard.

So it can leak nothing that a view does not, and whoever hears nothing else hears of a change only.
"""

from typing import Any

import pytest

import folsom
from folsom.game.event import WHOLE, eye, seen_by, whole_of
from folsom.game.express.tell import VOCABULARY
from tests.modes import MODES, begin
from tests.quarter import seeds

View = dict[str, Any]

DEALING = ("drew", "searched", "played", "discarded")
COURSE = (
    *("phase", "round", "turn", "first", "deciders", "acting", "resolving", "wagon", "more"),
    *("drinking", "destination", "chosen", "result"),
)
LAW = ("marshal", "prisoners", "achievements", "goals")


def some(view: View, fields: tuple[str, ...]) -> View:
    """Of these fields those that a view has."""
    return {field: view[field] for field in fields if field in view}


def course(view: View) -> View:
    """Where the game stands."""
    done = [played for played in view["pile"] if played["resolved"]]
    return some(view, COURSE) | {"played": len(view["pile"]), "resolved": len(done)}


def holding(player: View) -> View:
    """The cards of a seat."""
    return {name: value for name, value in player.items() if name not in ("bandits", "received")}


def expected(before: View, after: View, heard: list[View]) -> list[View]:
    """What has to be told to one who had a view, heard of some events and has another view."""
    if after["game"] == "super":
        targets = {"targets": [each["target"] for each in after["bandits"]]}
        fields = (
            *("phase", "round", "first", "order", "ranks", "deciders", "chosen", "values"),
            "result",
        )
        return [{"event": "stands"} | some(after, fields) | targets] if heard else []
    dealt = [event["seat"] for event in heard if event["event"] in DEALING]
    loot = [event for event in heard if "loot" in event]
    moved = [event.get(word) for event in loot for word in ("bandit", "target", "place")]
    told: list[View] = []
    for was, player in zip(before["players"], after["players"]):
        if player["seat"] in dealt or holding(was) != holding(player):
            told.append({"event": "holds"} | holding(player))
    for was, place in zip(before["places"], after["places"]):
        if place["place"] in moved or was != place:
            told.append({"event": "lies"} | place)
    owned = ("bandit", "loot", "station")
    for was, bandit in zip(before["bandits"], after["bandits"]):
        if bandit["bandit"] in moved or some(was, owned) != some(bandit, owned):
            told.append({"event": "owns"} | some(bandit, owned))
    if "prisoners" in after and some(before, LAW) != some(after, LAW):
        told.append({"event": "affairs"} | some(after, LAW))
    if heard or course(before) != course(after):
        told.append({"event": "stands"} | course(after))
    return told


@pytest.mark.parametrize("mode", MODES)
def test_how_things_stand_follows_from_what_each_sees(mode: str) -> None:
    for seed in seeds(4):
        game = begin(MODES[mode], 500 + seed)
        rng = folsom.seeded(seed)
        while not game.over:
            before = game.copy()
            deciders = game.deciders()
            seat = deciders[rng.below(len(deciders))]
            codes = game.codes(seat)
            events = game.carry_out(seat, codes[rng.below(len(codes))])
            standing = game.standing(before, events)
            for reader in (None, *range(game.seats)):
                views = before.view(reader), game.view(reader)
                heard = seen_by(events, reader)
                assert seen_by(standing, reader) == expected(*views, heard)
            views = before.whole_view(), game.whole_view()
            assert whole_of(standing) == expected(*views, whole_of(events))


def test_what_is_told_ends_with_how_things_stand() -> None:
    game = folsom.new(seats=["Ghost", "Doc", "Belle"], first="Doc", seed=6)
    again = game.copy()
    told = game.tell(1, "draw")
    happened = again.play(1, "draw")
    assert [event.whole() for event in told[: len(happened)]] == whole_of(happened)
    assert [event.kind for event in told[len(happened) :]] == ["holds", "holds", "stands"]


def test_those_who_see_the_same_are_told_together() -> None:
    same = {"event": "lies", "place": "1 inside", "loot": [{"kind": "purse", "value": 250}]}
    other = {**same, "loot": [{"kind": "purse", "value": None}]}
    (shared,) = VOCABULARY.told_apart([(0, same), (1, dict(same)), (WHOLE, same)], 3)
    assert not shared.private
    assert [shared.seen(0), shared.seen(None), shared.whole()] == [same, same, same]
    apart = VOCABULARY.told_apart([(0, same), (1, other), (WHOLE, same)], 3)
    assert [apart[0].seen(0), apart[1].seen(1), whole_of(apart)] == [same, other, [same]]
    assert [(event.private, event.eyes) for event in apart] == [
        (True, eye(0) | eye(WHOLE)),
        (True, eye(1)),
    ]
    assert VOCABULARY.told_apart([], 3) == []
    assert VOCABULARY.told_apart([(0, same)], 3)[0].seen(1) == {}


def test_what_is_told_to_others_only_is_not_among_all_there_is() -> None:
    assert VOCABULARY.event({"event": "lies"}, eye(0), private=True).whole() == {}
