"""Lessons and puzzles: positions to learn from, what others do there, and what is to be done."""

from folsom.learn.course import Happened, Prompt, WrongChoice
from folsom.learn.found import Found, found
from folsom.learn.lesson import Lesson, Scene
from folsom.learn.puzzle import Puzzle
from folsom.learn.shelf import lessons, puzzles

__all__ = [
    "Found",
    "Happened",
    "Lesson",
    "Puzzle",
    "Scene",
    "Prompt",
    "WrongChoice",
    "found",
    "lessons",
    "puzzles",
]
