"""What is told of the marshal's affairs, followed event by event through whole games."""

import json
from collections.abc import Iterable
from typing import Any

import pytest

import folsom
from folsom import Event
from folsom.game.express.game import Express
from tests.modes import MODES, begin
from tests.rules.table import arranged, seen, truth

MARSHALS = [mode for mode in MODES if mode.startswith("marshal")]
LASTING = ["lost-weapon", "hurt-knee", "hurt-shoulder"]
AFFAIRS = {
    "goal", "rumour", "arrested", "aimed", "healed", "freed-prisoner", "recaptured",
    "fistfighter", "confiscated", "achievements", "goals-shown",
}  # fmt: skip
WAYS = ["copied", "broke-out", "freed-prisoner", "freed-bandit", "no-effect"]
"""What can come of a Brainwave."""
FISTS_WORTH = {"gold": 800, "silver": 500, "bronze": 300}


class Affairs:
    """The prison car, his bullets, goals and achievements, as the story leaves them."""

    def __init__(self, game: Express) -> None:
        view = truth(game)
        bandits = [each for each in view["bandits"] if each["bandit"] != "Marshal"]
        self.names = [each["goal"] for each in view["goals"]]
        self.turned = sum(each["turned"] for each in view["goals"])
        self.open = {number for number, each in enumerate(view["goals"]) if each["open"]}
        self.prisoners = set(view["prisoners"])
        self.companions = set(view["achievements"]["companions"])
        self.arrested = set(view["achievements"]["wanted"])
        self.wanted = {each["bandit"]: each["wanted"] for each in bandits}
        self.held = {each["bandit"]: each["prisoner"] for each in bandits}
        self.stacks = view["stacks"]
        self.fistfighters = view["fistfighters"]
        self.fists = {each["bandit"]: each["fists"] for each in bandits}
        self.hurt = {each["bandit"]: each["hurt"] for each in bandits}
        self.bags = len(view["achievements"]["bags"])

    def follow(self, events: Iterable[Event]) -> None:
        """Do what the events say."""
        for event in events:
            facts: dict[str, Any] = event.whole()
            who = facts.get("bandit", "")
            match event.kind:
                case "goal":
                    self.turned += 1
                    assert facts["number"] == self.turned
                    assert facts["goal"] == self.names[self.turned - 1]
                    assert event.reveals
                case "rumour":
                    assert facts["number"] <= self.turned
                    assert facts["goal"] == self.names[facts["number"] - 1]
                    assert event.reveals
                    self.open.add(facts["number"] - 1)
                case "arrested":
                    assert facts["wanted"] == self.wanted[who]
                    self.wanted[who] = False
                    self.arrested.add(who)
                case "aimed":
                    assert self.stacks[facts["stack"]].pop(0) == facts["bullet"]
                    if facts["bullet"] in LASTING:
                        self.hurt[facts["target"]].append(facts["bullet"])
                case "healed":
                    self.hurt[who].remove(facts["bullet"])
                case "freed-prisoner":
                    self.prisoners.remove(facts["prisoner"])
                    assert self.held[who] is None
                    self.held[who] = facts["prisoner"]
                case "recaptured":
                    assert self.held[who] == facts["prisoner"]
                    self.held[who] = None
                    self.companions.add(facts["prisoner"])
                case "fistfighter":
                    assert self.fistfighters.pop(0) == facts["card"]
                    assert FISTS_WORTH[facts["card"]] == facts["amount"]
                    self.fists[who].append(facts["card"])
                case "confiscated":
                    self.bags += 1
                case "achievements":
                    assert set(facts["companions"]) == self.prisoners
                    self.companions |= self.prisoners
                    self.prisoners = set()
                    self.bags += facts["bags"]
                case "goals-shown":
                    self.open = set(range(5))


@pytest.mark.rules("MP-2", "MP-4", "MP-5", "MP-6", "MP-7", "MP-EVT-2", "MP-IDEA-3", "MP-END-1")
@pytest.mark.parametrize("mode", MARSHALS)
def test_the_story_of_his_affairs_leads_to_where_they_are(mode: str) -> None:
    for seed in range(4):
        game = begin(MODES[mode], seed)
        assert isinstance(game, Express)
        rng = folsom.seeded(seed)
        affairs = Affairs(game)
        while not game.over:
            deciders = game.deciders()
            seat = deciders[rng.below(len(deciders))]
            choices = game.choices(seat)
            events = game.play(seat, choices[rng.below(len(choices))])
            affairs.follow(events)
            if {event.kind for event in events} & (AFFAIRS | {"resolving"}):
                assert vars(affairs) == vars(Affairs(game))


@pytest.mark.rules("MP-2", "KNOW-3")
@pytest.mark.parametrize("mode", ["marshal, 3", "marshal in another seat", "marshal and all, 8"])
def test_which_goal_he_turns_over_is_told_to_him_alone(mode: str) -> None:
    game = begin(MODES[mode], 3)
    marshal = next(each["seat"] for each in seen(game)["players"] if each["bandits"] == ["Marshal"])
    rng = folsom.seeded(3)
    told = [event for event in game.prologue if event.kind == "goal"]
    while not game.over:
        seat = game.decider()
        choices = game.choices(seat)
        events = game.play(seat, choices[rng.below(len(choices))])
        told += [event for event in events if event.kind == "goal"]
    assert len(told) == 5
    for number, event in enumerate(told, 1):
        for eye in [None, *range(game.seats)]:
            expected = {"event": "goal", "number": number}
            if eye == marshal:
                expected["goal"] = event.whole()["goal"]
            assert event.seen(eye) == expected


@pytest.mark.rules("MP-IDEA-1", "MP-IDEA-4")
@pytest.mark.parametrize("mode", ["marshal, 3", "marshal, 4, expert", "marshal in another seat"])
def test_what_is_copied_and_where_one_searched_is_told(mode: str) -> None:
    for seed in range(4):
        game = begin(MODES[mode], seed)
        rng = folsom.seeded(seed)
        last = ""
        idea = False
        while not game.over:
            seat = game.decider()
            choices = [str(choice) for choice in game.choices(seat)]
            chosen = "search" if "search" in choices else choices[rng.below(len(choices))]
            before = truth(game)["players"] if chosen == "search" else []
            events = game.play(seat, chosen)
            if before:
                own = f"{before[seat]['bandits'][0]} brainwave"
                pile = "discard" if own in before[seat].get("discard", []) else "deck"
                assert events[0].whole() == {"event": "searched", "seat": seat, "pile": pile}
                assert own not in before[seat]["cards"]
                assert own in truth(game)["players"][seat]["cards"]
            for event in events:
                facts: dict[str, Any] = event.whole()
                if idea:
                    assert event.kind in WAYS
                idea = event.kind == "resolving" and facts["action"] == "brainwave"
                if event.kind == "round":
                    last = ""
                elif event.kind == "copied":
                    assert facts == {"event": "copied", "bandit": facts["bandit"], "action": last}
                elif event.kind == "resolving" and facts["bandit"] != "Marshal":
                    last = last if facts["action"] == "brainwave" else facts["action"]


@pytest.mark.parametrize("mode", ["marshal, 5", "marshal and all, 6, expert, edition 1"])
def test_what_happens_in_a_copy_leaves_his_affairs_alone(mode: str) -> None:
    game = begin(MODES[mode], 5)
    rng = folsom.seeded(5)
    while not game.over:
        seat = game.decider()
        choices = game.choices(seat)
        choice = choices[rng.below(len(choices))]
        before = json.dumps(truth(game))
        copy = game.copy()
        assert json.dumps(truth(copy)) == before
        told = [event.whole() for event in copy.play(seat, choice)]
        assert json.dumps(truth(game)) == before
        assert [event.whole() for event in game.play(seat, choice)] == told


@pytest.mark.rules("MP-7")
def test_a_bullet_in_a_copy_hurts_nobody_in_the_game() -> None:
    position: dict[str, object] = {
        "places": {"Marshal": "2 inside", "Ghost": "1 inside", "Doc": "3 inside"},
        "hurt": {"Ghost": ["hurt-knee"]},
        "pile": ["Marshal fire", "Ghost move"],
    }
    setup: dict[str, object] = {"seats": ["Marshal", "Ghost", "Doc"], "expansions": ["marshal"]}
    game = arranged({**setup, "events": False}, position)
    before = json.dumps(truth(game))
    copy = game.copy()
    copy.play(0, "fire right Ghost")
    assert seen(copy)["bandits"][1]["hurt"] == ["hurt-knee", "hurt-shoulder"]
    assert json.dumps(truth(game)) == before
