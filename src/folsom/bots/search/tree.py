"""An information-set tree search: one tree for all worlds, each seat after its own good.

In every playout another world is dealt around what the seat knows. The way down the tree goes by
upper confidence bounds over the choices that this world allows, one new choice is added, and a
playout tells what it is worth to each seat. Where several choose at once, each chooses by what it
has learned there, and not by what another is about to do.
"""

import time
from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.bots.search.node import CHILDLESS, Node, key
from folsom.bots.search.playouts import Playouts
from folsom.game.protocol import Game
from folsom.game.rng import Rng

DEEPEST: Final = 60
"""So many choices below the root the tree ends."""
FIRST_LOOK: Final = 16
"""Playouts before one asks whether the best can still be overtaken."""


@final
@mypyc_attr(acyclic=True)
class Search:
    """The thinking of one seat about one decision."""

    __slots__ = ("exploration", "path", "playouts", "position", "rng", "root", "seat", "seats")

    def __init__(
        self, position: Game, seat: i64, rng: Rng, playouts: Playouts, exploration: float
    ) -> None:
        """The position is only ever looked at through redealt worlds."""
        self.position: Game = position
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.playouts: Playouts = playouts
        self.exploration: float = exploration
        self.root: Node = Node(0, {})
        self.path: list[Node] = []
        self.seats: list[int] = []
        """Who chose each node of the path."""

    def run(self, most: i64, until: float) -> i64:
        """Think for so many playouts, or until that time (0: no matter); returns how many."""
        done: i64 = 0
        began = time.perf_counter() if until > 0.0 else 0.0
        left: i64 = most
        while done < most:
            self.one_playout()
            done += 1
            left = most - done
            if until > 0.0:
                now = time.perf_counter()
                if now >= until:
                    break
                if done & 15 == 0:
                    at_this_rate = (until - now) * float(done) / (now - began)
                    if at_this_rate < float(left):
                        left = int(at_this_rate)
            if done & 15 == 0 and done >= FIRST_LOOK and self.lead() > left:
                break
        return done

    def lead(self) -> i64:
        """By how many visits the best choice is ahead."""
        best: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            visits = child.visits
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
        return best - second

    def one_playout(self) -> None:
        """Deal a world, go down the tree, play on, and remember what came of it."""
        world = self.position.redeal(self.seat, self.rng)
        path: list[Node] = []
        seats: list[int] = []
        self.path = path
        self.seats = seats
        node = self.root
        learned = node
        seat = self.seat
        together = len(world.deciders()) > 1
        depth: i64 = 0
        while depth < DEEPEST:
            codes = world.codes(seat)
            code = self.select(learned, seat, codes)
            child = learned.children[key(seat, code)]
            path.append(child)
            seats.append(seat)
            world.apply(seat, code)
            # What follows depends on what all have chosen, though none of them knew.
            node = child if learned is node else step(node, key(seat, code))
            if child.visits == 0:
                break
            seat = world.decider()
            if seat < 0:
                break
            if not together:
                learned = node
            together = len(world.deciders()) > 1
            depth += 1
        self.playouts.finish(world, self.rng)
        self.remember()

    def select(self, node: Node, seat: i64, codes: tuple[int, ...]) -> i64:
        """The choice to try next: any that was never tried, else the most promising."""
        if node.children is CHILDLESS:
            node.children = {}
        children = node.children
        untried: i64 = 0
        best = -1.0
        chosen: i64 = 0
        exploration = self.exploration
        for code in codes:
            child = children.get(key(seat, code))
            if child is None:
                child = Node(code, CHILDLESS)
                children[key(seat, code)] = child
            child.available += 1
            visits = child.visits
            if visits == 0:
                untried += 1
                if self.rng.below(untried) == 0:
                    chosen = code
            elif untried == 0:
                tried = float(visits)
                bound = child.total / tried + exploration * sqrt(
                    log(float(child.available)) / tried
                )
                if bound > best:
                    best = bound
                    chosen = code
        return chosen

    def remember(self) -> None:
        """Add what the playout came to all along the path."""
        rewards = self.playouts.rewards
        for index in range(len(self.path)):
            node = self.path[index]
            seat = self.seats[index]
            node.visits += 1
            node.total += rewards[seat]
        first = self.path[0]
        first.money += self.playouts.money[self.seat]
        first.wins += self.playouts.wins[self.seat]

    def found(self) -> list[Node]:
        """The seat's choices, the best first: by visits, then by worth."""
        codes = self.position.codes(self.seat)
        children = [self.root.children[key(self.seat, code)] for code in codes]
        children.sort(key=standing)
        return children


def step(node: Node, number: i64) -> Node:
    """The child of a node, made if there was none."""
    if node.children is CHILDLESS:
        node.children = {}
    child = node.children.get(number)
    if child is None:
        child = Node(number >> 4, CHILDLESS)
        node.children[number] = child
    return child


def standing(node: Node) -> tuple[int, float]:
    """What choices are ordered by."""
    return (-int(node.visits), -node.total)
