"""Looking for solutions of puzzles, choice by choice."""

from folsom.learn import Puzzle
from folsom.learn.course import Course

MOST = 60_000
"""A puzzle with more positions than this is too wide to be searched in a test."""


class Search:
    """All ways through a puzzle, the first choice first."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.looked = 0

    def openings(self) -> list[str]:
        """The first choices there are."""
        course = self._asked(self.puzzle.course())
        return [str(choice) for choice in course.game.choices(course.seat)]

    def solution(self, first: str) -> list[str] | None:
        """A way to the goal that begins with this choice, or None if there is none."""
        course = self._asked(self.puzzle.course())
        course.play(course.seat, first)
        rest = self._way(course)
        return None if rest is None else [first, *rest]

    def _asked(self, course: Course) -> Course:
        """Let the others reply until it is the learner's turn or the puzzle is over."""
        while not self.puzzle.over(course) and course.reply() is not None:
            pass
        return course

    def _way(self, course: Course) -> list[str] | None:
        self.looked += 1
        assert self.looked < MOST, f"{self.puzzle.name} is too wide"
        self._asked(course)
        if self.puzzle.over(course):
            return [] if self.puzzle.solved(course) else None
        for choice in course.game.choices(course.seat):
            twin = course.copy()
            twin.play(twin.seat, str(choice))
            rest = self._way(twin)
            if rest is not None:
                return [str(choice), *rest]
        return None
