"""The tree: what the playouts through each choice came to."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Node:
    """What is known of a choice, and of the choices after it.

    A seat chooses under what it knows, so one node stands for that choice in all worlds. How often
    it could have been made is counted beside how often it was.
    """

    __slots__ = ("available", "children", "code", "money", "total", "visits", "wins")

    def __init__(self, code: i64, children: "dict[int, Node]") -> None:
        """Nothing is known of it yet."""
        self.code: i64 = code
        self.children: dict[int, Node] = children
        """By code and seat; see `key`."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """In how many of the worlds that came by it could be chosen."""
        self.total: float = 0.0
        """The sum of what it brought to the seat that chooses it."""
        self.money: float = 0.0
        self.wins: float = 0.0


CHILDLESS: Final[dict[int, Node]] = {}
"""Stands for children that there are none of; shared, so never changed."""


def key(seat: i64, code: i64) -> i64:
    """By what a node finds its child."""
    return code << 4 | seat
