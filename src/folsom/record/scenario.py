"""Scenarios: positions in the words of the game, and what must come of them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from folsom.game.catalogue import GAMES
from folsom.game.express.game import Express
from folsom.game.protocol import Game
from folsom.game.superx.game import SuperExpress
from folsom.record.arrange import arrange
from folsom.record.facts import read_claims
from folsom.record.last_card import LastCard, at_last_card
from folsom.record.node import Node, ScenarioError
from folsom.record.steps import Choose, Step, read_step
from folsom.record.super_scenario import arrange_super, read_super_step

__all__ = ["Failure", "Scenario", "ScenarioError", "arranged", "check", "load", "parse"]

KEYS: Final = ["title", "rules", "game", "setup", "seed", "position", "steps"]
RULE_ID: Final = re.compile(r"[A-Z]+(-[A-Z]+)*-[1-9]\d*")
LARGEST_SEED: Final = 2**63 - 1


@dataclass(frozen=True)
class Scenario:
    """A scenario that was read and found sound."""

    source: str
    title: str
    rules: Sequence[str]
    steps: Sequence[tuple[int, Step]]
    """Each with its number in the file, from 1."""
    written: Game
    """The position as it is written, before anything forced has happened."""
    start_position: Game

    def start(self) -> Game:
        """A game at the scenario's position."""
        return self.start_position.copy()


@dataclass(frozen=True)
class Failure:
    """A step of a scenario that did not come true."""

    source: str
    step: int
    expected: str
    happened: str

    def __str__(self) -> str:
        return f"{self.source}: step {self.step}: expected {self.expected}, but {self.happened}"

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {
            "file": self.source,
            "step": self.step,
            "expected": self.expected,
            "happened": self.happened,
        }


def load(path: Path | str) -> Scenario:
    """Read a scenario file; raises `ScenarioError` if anything is wrong with it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise ScenarioError(f"{path}: cannot be read: {reason}.") from None
    return parse(text, str(path))


def parse(text: str, source: str) -> Scenario:
    """Read a scenario from its text; `source` is what errors call it."""
    # Where there is no YAML, positions are still set up.
    from folsom.record.strict_yaml import read_yaml

    root = read_yaml(text, source)
    keys = root.mapping(KEYS)
    for key in ("title", "rules", "setup"):
        if key not in keys:
            raise root.error(f"the key {key} is missing.")
    title = keys["title"].text()
    if "\n" in title:
        raise keys["title"].error("must be one line.")
    rules = [_rule(node) for node in keys["rules"].items()]
    written, game = positions(root, keys)
    steps = _steps(keys.get("steps", root.child("steps", [])), game)
    _check_last_card(steps, written)
    if rules and not steps:
        raise keys["rules"].error("rules are named, but no steps prove them.")
    return Scenario(source, title, rules, steps, written, game)


def _rule(node: Node) -> str:
    if not RULE_ID.fullmatch(node.text()):
        raise node.error(f"'{node.text()}' is no rule id; one is written like MOVE-1.")
    return node.text()


def arranged(root: Node, keys: dict[str, Node]) -> Game:
    """The game at the position that `game`, `setup`, `seed` and `position` describe."""
    return positions(root, keys)[1]


def positions(root: Node, keys: dict[str, Node]) -> tuple[Game, Game]:
    """That position as it is written, and once everything forced has happened."""
    if "game" in keys and keys["game"].text() not in GAMES:
        raise keys["game"].error(f"there is no such game; there are {', '.join(GAMES)}.")
    setup = keys["setup"]
    wishes = {key: node.value for key, node in setup.mapping().items()}
    if "seats" not in wishes:
        raise setup.error("the key seats is missing.")
    seed = keys["seed"].number(0, LARGEST_SEED) if "seed" in keys else 0
    position = keys.get("position", root.child("position", {}))
    if "game" in keys and keys["game"].text() == "super":
        game = arrange_super(setup, wishes, seed, position)
        return game, game
    return arrange(setup, wishes, seed, position)


def _steps(node: Node, game: Game) -> list[tuple[int, Step]]:
    return [
        (number, step)
        for number, each in enumerate(node.items(), start=1)
        for step in _step(each, game)
    ]


def _check_last_card(steps: list[tuple[int, Step]], written: Game) -> None:
    """Before a choice only the cards of a pile are carried out."""
    for _, step in steps:
        if isinstance(step, Choose):
            return
        if isinstance(step, LastCard) and isinstance(written, Express) and not written.state.pile:
            raise step.node.error("no card is carried out before this.")


def _step(node: Node, game: Game) -> list[Step]:
    if isinstance(game, SuperExpress):
        return read_super_step(node, game)
    assert isinstance(game, Express)
    found = node.mapping()
    if list(found) == ["last-card"]:
        return [LastCard(read_claims(found["last-card"], game.state), found["last-card"])]
    return read_step(node, game)


def check(scenario: Scenario) -> list[Failure]:
    """Play the steps; every one that does not come true is a failure."""
    game, earlier = scenario.start(), scenario.written
    choice: Choose | None = None
    failures: list[Failure] = []
    for number, step in scenario.steps:
        if isinstance(step, Choose):
            earlier, choice = game.copy(), step
        moment = at_last_card(earlier, choice) if isinstance(step, LastCard) else game
        gaps = step.gaps(moment)
        failures += [
            Failure(scenario.source, number, expected, happened) for expected, happened in gaps
        ]
        if gaps and isinstance(step, Choose):
            break
    return failures
