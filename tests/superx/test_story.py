"""What is told of a game, followed from the first event to the last, leads to where the game is."""

from collections.abc import Iterable
from typing import Any

import pytest

import folsom
from folsom import Event
from tests.modes import SUPER, begin
from tests.wire.shapes import promised

OPEN_SOMETHING = {"turned-up", "took", "over"}
"""Events that tell what was hidden before."""


class Story:
    """The train, drawn from nothing but events."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}
        self.facing: dict[str, str] = {}
        self.stunned: set[str] = set()
        self.loot: dict[str, list[dict[str, int]]] = {}
        self.card: dict[str, str] = {}
        """The card that each turned up last."""
        self.hit: str = ""
        self.wagons = 0
        self.round = self.first = 0

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            assert event.reveals == (event.kind in OPEN_SOMETHING), event.kind
            facts: dict[str, Any] = event.whole()
            who = facts.get("bandit", "")
            getattr(self, "_" + event.kind.replace("-", "_"))(who, facts)

    def _leave(self, who: str, facts: dict[str, Any]) -> None:
        self.lines[facts["from"]].remove(who)

    def _placed(self, who: str, facts: dict[str, Any]) -> None:
        self.lines[facts["place"]] = [who]
        self.facing[who] = facts["facing"]
        self.loot[who] = []
        self.wagons = len(self.facing) + 1

    def _round(self, who: str, facts: dict[str, Any]) -> None:
        assert facts["round"] == self.round + 1
        self.round, self.first = facts["round"], facts["first"]

    def _chose(self, who: str, facts: dict[str, Any]) -> None:
        pass

    def _turned_up(self, who: str, facts: dict[str, Any]) -> None:
        self.card = {who: facts["card"]}

    def _turned(self, who: str, facts: dict[str, Any]) -> None:
        assert self.card == {who: "turn"}
        assert facts["facing"] != self.facing[who]
        self.facing[who] = facts["facing"]

    def _moved(self, who: str, facts: dict[str, Any]) -> None:
        cause = facts["cause"]
        if cause == "shot" or (cause == "horse" and self.hit):
            assert self.hit == who
        else:
            assert self.card == {who: cause}
        if cause == "shot":
            self.stunned.add(who)
        self.hit = ""
        self._leave(who, facts)
        self.lines[facts["to"]] = facts["line"]
        self.facing[who] = facts["facing"]

    def _shot(self, who: str, facts: dict[str, Any]) -> None:
        assert self.card in ({who: "shoot"}, {who: "reflexes"})
        self.hit = facts["target"]

    def _missed(self, who: str, facts: dict[str, Any]) -> None:
        assert self.card in ({who: "shoot"}, {who: "reflexes"})

    def _stood_up(self, who: str, facts: dict[str, Any]) -> None:
        self.stunned.remove(who)

    def _lay_down(self, who: str, facts: dict[str, Any]) -> None:
        assert self.card == {who: "reflexes"}
        self.stunned.add(who)

    def _saved(self, who: str, facts: dict[str, Any]) -> None:
        assert self.hit == who

    def _fell(self, who: str, facts: dict[str, Any]) -> None:
        match facts["cause"]:
            case "move":
                assert self.card == {who: "move"}
            case "shot":
                assert self.hit == who
            case cause:
                assert cause == "uncoupled"
                assert facts["from"].startswith(f"{self.wagons + 1} ")
        self.hit = ""
        self.stunned.discard(who)
        self._leave(who, facts)

    def _uncoupled(self, who: str, facts: dict[str, Any]) -> None:
        assert facts["wagon"] == self.wagons
        self.wagons -= 1

    def _took(self, who: str, facts: dict[str, Any]) -> None:
        self.loot[who].insert(0, {"wagon": facts["wagon"], "value": facts["value"]})

    def _over(self, who: str, facts: dict[str, Any]) -> None:
        assert set(facts) == {"event"}


def check(story: Story, view: Any) -> None:
    """See that the story is where the game is."""
    assert (story.wagons, story.round, story.first) == (
        view["wagons"],
        view["round"],
        view["first"],
    )
    for each in view["places"]:
        assert story.lines.get(each["place"], []) == each["bandits"]
    riding = [who for line in story.lines.values() for who in line]
    for each in view["bandits"]:
        who = each["bandit"]
        assert (each["place"] is not None) == (who in riding)
        assert each["facing"] == story.facing[who]
        assert each["stunned"] == (who in story.stunned)
        assert each["loot"] == story.loot[who]


@pytest.mark.rules("SX-SET-2", "SX-DO-1", "SX-STUN-1", "SX-END-1", "SX-HORSE-1", "KNOW-5")
@pytest.mark.parametrize("mode", SUPER)
def test_the_story_leads_to_where_the_game_is(mode: str) -> None:
    rng = folsom.seeded(23)
    for seed in range(12):
        game = begin(SUPER[mode], seed)
        story = Story()
        story.follow(game.prologue)
        check(story, game.view(None))
        while not game.over:
            deciders = game.deciders()
            assert game.decider() == deciders[0]
            seat = deciders[rng.below(len(deciders))]
            choices = game.choices(seat)
            events = game.play(seat, choices[rng.below(len(choices))])
            promised(game, events)
            assert events[0].whole() == {"event": "chose", "seat": seat}
            story.follow(events)
            check(story, game.view(None))
        assert (game.decider(), game.deciders(), game.codes(0)) == (-1, [], ())
