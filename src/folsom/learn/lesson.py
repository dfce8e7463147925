"""Lessons: scenes in which the learner is told what to do, step by step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from folsom.learn.course import (
    POSITION,
    Beat,
    Course,
    Position,
    Prompt,
    WrongChoice,
    read_position,
    seat_named,
)
from folsom.record.node import Node

SCENE: Final = [*POSITION, "title", "script"]


class Line(NamedTuple):
    """A line of a scene's script: words, a choice of the learner's, or a choice of another seat."""

    step: int = 0
    say: str = ""
    show: str = ""
    do: Sequence[str] = ()
    free: bool = False
    """The learner chooses as it likes until the round is over."""
    seat: int = -1
    choice: str = ""


class Taught(NamedTuple):
    """Where a scene stands after some choices: all since the last of them."""

    beats: list[Beat]
    over: bool
    forecasts: dict[str, dict[str, object]]


@dataclass(frozen=True)
class Scene:
    """A position and what is to be learned there."""

    position: Position
    script: Sequence[Line]

    @property
    def steps(self) -> int:
        """How many steps it has: things said, and choices to be made."""
        return max(line.step for line in self.script)

    def teach(self, choices: Sequence[str]) -> Taught:
        """What follows the learner's choices so far; raises `WrongChoice`."""
        course = Course(self.position)
        lesson = _Lesson(course, list(choices), [course.now()])
        for line in self.script:
            if not lesson.follow(line):
                break
        else:
            if lesson.left:
                raise WrongChoice("The scene is over before that.")
            return Taught(lesson.beats, True, {})
        return Taught(lesson.beats, False, course.forecasts())


@dataclass
class _Lesson:
    """A scene under way."""

    course: Course
    left: list[str]
    beats: list[Beat]

    def follow(self, line: Line) -> bool:
        """Go on with a line; whether the next one may follow."""
        if line.free:
            return self._freely(line)
        if line.seat >= 0:
            self.beats.append(self.course.play(line.seat, line.choice))
            return True
        if not line.do:
            self.beats.append(Prompt(line.step, line.say, line.show))
            return True
        return self._ask(line, line.do)

    def _ask(self, line: Line, wanted: Sequence[str]) -> bool:
        if not self.left:
            self.beats.append(Prompt(line.step, line.say, line.show, tuple(wanted)))
            return False
        choice = self.left.pop(0)
        if choice not in wanted:
            raise WrongChoice(f"'{choice}' does not lead on here; {' or '.join(wanted)} does.")
        self.beats = [self.course.play(self.course.seat, choice)]
        return True

    def _freely(self, line: Line) -> bool:
        number = self.course.rounds
        while self.course.rounds == number and not self.course.game.over:
            reply = self.course.reply()
            if reply is not None:
                self.beats.append(reply)
                continue
            wanted = [str(choice) for choice in self.course.game.choices(self.course.seat)]
            if not self._ask(line, wanted):
                return False
        return True


@dataclass(frozen=True)
class Lesson:
    """Scenes one after the other."""

    name: str
    scenes: Sequence[Scene]

    @property
    def game(self) -> str:
        """The game that it teaches."""
        return self.scenes[0].position.game.name


def read_lesson(name: str, root: Node) -> Lesson:
    """The lesson of a file; raises `ScenarioError`."""
    keys = root.mapping(["title", "scenes"])
    for key in ("title", "scenes"):
        if key not in keys:
            raise root.error(f"the key {key} is missing.")
    scenes = [_scene(node) for node in keys["scenes"].items()]
    if not scenes:
        raise keys["scenes"].error("a lesson has at least one scene.")
    return Lesson(name, scenes)


def _scene(node: Node) -> Scene:
    keys = node.mapping(SCENE)
    position = read_position(node, keys)
    lines: list[Line] = []
    for each in keys["script"].items() if "script" in keys else ():
        lines.append(_line(each, position, lines[-1].step if lines else 0))
    if not any(line.say for line in lines):
        raise node.error("a scene has a script that says something.")
    return Scene(position, lines)


def _line(node: Node, position: Position, before: int) -> Line:
    """A line of a script; one of the learner's is a step more than the one before."""
    keys = node.mapping()
    if "say" not in keys:
        if len(keys) != 1:
            raise node.error("a line says something, or is one choice of another seat.")
        bandit, choice = next(iter(keys.items()))
        return Line(before, seat=seat_named(position.game, bandit, choice), choice=choice.text())
    keys = node.mapping(["say", "show", "do", "free"])
    do = keys.get("do")
    return Line(
        step=before + 1,
        say=keys["say"].text(),
        show=keys["show"].text() if "show" in keys else "",
        do=() if do is None else _texts(do),
        free="free" in keys,
    )


def _texts(node: Node) -> list[str]:
    return [each.text() for each in node.items()] if isinstance(node.value, list) else [node.text()]
