"""Whether a scenario can fail: it states something, and what its title denies is stated."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from folsom.game.protocol import Game
from folsom.record.claim import UNSEEN, Claim
from folsom.record.last_card import LastCard
from folsom.record.scenario import Scenario
from folsom.record.steps import Choose, Expect, Offered, Refused, Sees, Step
from folsom.record.super_scenario import SuperFacts

DENIAL: Final = re.compile(
    r"\b(not|no|nobody|nothing|none|never|neither|nor|nowhere|cannot|without|only|except|unless)\b"
    r"|n't\b",
    re.IGNORECASE,
)
COURSE: Final = {"deciders", "phase", "round", "turn", "first", "over"}
"""How far the game is; that this stayed says nothing about what was not done."""

Facts = Expect | LastCard | Sees | SuperFacts
Question = Offered | Refused


def doubt(scenario: Scenario) -> str:
    """Why a scenario proves nothing, as a plain sentence; empty if it can fail."""
    steps = [step for _, step in scenario.steps]
    if not any(isinstance(step, Facts | Question) for step in steps):
        return "No step states anything; add offered, refused, expect or sees."
    if not DENIAL.search(scenario.title):
        return ""
    if any(_denies(step, moment) for step, moment in _statements(scenario)):
        return ""
    if any(isinstance(step, Question) for step in steps):
        return (
            "The title denies something, but what is offered or refused is so in any case; "
            "say it where the choice could be made, before another is."
        )
    return (
        "The title denies something, but no step does; add what is offered or refused, "
        "or expect something to be as it was."
    )


@dataclass(frozen=True)
class Moment:
    """Where a statement is made."""

    game: Game
    earlier: Game
    """As it was before the last choice, or as it is written."""
    asked: dict[int, bool]
    """The seats that have chosen, and whether what was open to them at their last choice is stated.

    The one who chose last comes last.
    """


def _statements(scenario: Scenario) -> Iterator[tuple[Step, Moment]]:
    """Every statement with its moment."""
    game, earlier = scenario.start(), scenario.written
    asked: dict[int, bool] = {}
    stated: set[int] = set()
    for _, step in scenario.steps:
        if isinstance(step, Choose):
            asked.pop(step.seat, None)
            asked[step.seat] = step.seat in stated
            stated = set()
            earlier = game.copy()
            step.gaps(game)
            continue
        if isinstance(step, Question):
            stated.add(step.seat)
        yield step, Moment(game, earlier, asked)


def _denies(step: Step, moment: Moment) -> bool:
    """Whether it would not be so if what is denied were done, known, or open to somebody."""
    if isinstance(step, Refused):
        return bool(moment.game.codes(step.seat)) or _concerned(step.seat, moment)
    if isinstance(step, Offered):
        return _in_time(step.seat, moment) and (bool(step.choices) or _concerned(step.seat, moment))
    return isinstance(step, Facts) and any(
        _claims_denial(step, claim, moment.earlier) for claim in step.claims
    )


def _in_time(seat: int, moment: Moment) -> bool:
    """Whether the choice could not have been made before: what was open then is stated, too."""
    if not moment.asked:
        return True
    return moment.asked.get(seat, list(moment.asked.values())[-1])


def _concerned(seat: int, moment: Moment) -> bool:
    """Whether what just happened was about a seat, so that it might have been asked."""
    return seat in list(moment.asked)[-1:] or _side(moment.game, seat) != _side(
        moment.earlier, seat
    )


def _side(game: Game, seat: int) -> list[object]:
    """What is a seat's in a position: its figures, its cards, and those it has on the pile."""
    view: dict[str, Any] = game.view(seat)
    figures = [one for one in view["bandits"] if one["seat"] == seat]
    pile = [one for one in view.get("pile", []) if one["seat"] == seat]
    return [figures, view["players"][seat] if "players" in view else None, pile]


def _claims_denial(step: Facts, claim: Claim, earlier: Game) -> bool:
    """Whether a claim says that something is not so, not known, or as it was."""
    if claim.key in COURSE:
        return False
    if claim.key == "caught" or not claim.wanted or UNSEEN in str(claim.wanted):
        return True
    if isinstance(step, LastCard):
        return not Expect([claim]).gaps(earlier)
    return not replace(step, claims=[claim]).gaps(earlier)
