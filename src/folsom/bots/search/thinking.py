"""What all searches share: a budget, choosing what to try next, and what was found in the end."""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from folsom.bots.search.node import CHILDLESS, Node, key
from folsom.game.protocol import Game
from folsom.game.rng import Rng

LOOKS: Final = 15
"""How many playouts, but for one, go by between two questions whether to go on."""


@mypyc_attr(acyclic=True)
class Search:
    """The thinking of one seat about one decision."""

    __slots__ = ("exploration", "position", "rng", "root", "seat", "stop")

    def __init__(self, position: Game, seat: i64, rng: Rng, exploration: float) -> None:
        """The position is only ever looked at through redealt worlds."""
        self.position: Game = position
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.exploration: float = exploration
        self.root: Node = Node(0, {})
        self.stop: Callable[[], bool] | None = None
        """Says whether to end at once with what was found."""

    def one_playout(self) -> None:
        """Deal a world, go down the tree, play on, and remember what came of it."""
        raise NotImplementedError

    def run(self, most: i64, until: float) -> i64:
        """Think for so many playouts, or until that time (0: no matter); returns how many.

        It ends early when the best choice cannot be overtaken any more.
        """
        done: i64 = 0
        began = time.perf_counter() if until > 0.0 else 0.0
        while done < most:
            self.one_playout()
            done += 1
            left = most - done
            if until > 0.0:
                now = time.perf_counter()
                if now >= until:
                    break
                # some clocks stand still for a while
                if done & LOOKS == 0 and now > began:
                    at_this_rate = (until - now) * float(done) / (now - began)
                    if at_this_rate < float(left):
                        left = int(at_this_rate)
            if done & LOOKS == 0:
                if self.lead() > left:
                    break
                if self.stop is not None and self.stop():
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

    def select(self, node: Node, seat: i64, codes: tuple[int, ...]) -> Node:
        """The choice to try next: any that was never tried, else the most promising."""
        if node.children is CHILDLESS:
            node.children = {}
        children = node.children
        untried: i64 = 0
        best = -1e9
        chosen = node
        exploration = self.exploration
        for code in codes:
            child = children.get(key(seat, code))
            if child is None:
                child = Node(code, CHILDLESS)
                children[key(seat, code)] = child
            child.available += 1
            if child.visits == 0:
                untried += 1
                if self.rng.below(untried) == 0:
                    chosen = child
            elif untried == 0:
                tried = float(child.visits)
                bound = child.total / tried
                bound += exploration * sqrt(log(float(child.available)) / tried)
                if bound > best:
                    best = bound
                    chosen = child
        return chosen

    def found(self) -> list[Node]:
        """The seat's choices, the best first: by visits, then by worth."""
        children: list[Node] = []
        for code in self.position.codes(self.seat):
            child = self.root.children.get(key(self.seat, code))
            children.append(Node(code, CHILDLESS) if child is None else child)
        children.sort(key=rank)
        return children


def rank(node: Node) -> tuple[int, float]:
    """What choices are ordered by."""
    return (-int(node.visits), -node.total)
