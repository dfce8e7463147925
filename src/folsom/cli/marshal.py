"""What Marshal & Prisoners lays before people: sheets, stacks, achievements and goals."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from folsom.cli.names import bandit_args, goal_name, lead_name
from folsom.cli.seen import Seen
from folsom.game.express.vocabulary.goal import Goal
from folsom.game.express.vocabulary.view import Bandit
from folsom.locale import Words

COUNTED: Final = {
    "dodging": "goal-count-most",
    "golden-bullet": "goal-count-golden-bullet",
    "just-a-scratch": "goal-count-just-a-scratch",
}
"""How far a goal is, where that is not so many of so many."""


def affairs(words: Words, sheet: Bandit) -> list[str]:
    """What a bandit has with the law: a companion, a clean record, Fistfighter cards, wounds."""
    notes = []
    prisoner = sheet.get("prisoner")
    if prisoner:
        notes.append(words("prisoner-held", bandit_args(words, "bandit", prisoner)))
    if sheet.get("wanted"):
        notes.append(words("is-wanted"))
    if sheet.get("fists"):
        notes.append(words("fists-held", {"cards": fists(words, sheet["fists"])}))
    if sheet.get("hurt"):
        notes.append(words("hurt-by", {"bullets": leads(words, sheet["hurt"])}))
    return notes


def fists(words: Words, cards: Sequence[str]) -> str:
    """Fistfighter cards by their metals."""
    return ", ".join([words(f"fist-{card}") for card in cards])


def leads(words: Words, bullets: Sequence[str]) -> str:
    """Bullets of the marshal, in order."""
    return ", ".join([lead_name(words, bullet) for bullet in bullets])


def bandits(words: Words, names: list[str]) -> str:
    """Bandits, one after the other."""
    return ", ".join([words(f"bandit-{name}") for name in names])


def affairs_of_marshal(words: Words, seen: Seen) -> Text:
    """His stacks, Fistfighter cards, prisoners, achievements and goals, a line each."""
    if "goals" not in seen:
        return Text()
    nothing = words("nothing")
    lines = [
        words(f"stack-{side}", {"bullets": leads(words, seen["stacks"][side]) or nothing})
        for side in ("left", "right")
    ]
    lines.append(
        words("fistfighters-left", {"cards": fists(words, seen["fistfighters"]) or nothing})
    )
    if seen["prisoners"]:
        lines.append(words("prisoners-there", {"bandits": bandits(words, seen["prisoners"])}))
    lines.append(words("achieved", {"things": achieved(words, seen) or nothing}))
    text = [f"{line[0].upper()}{line[1:]}" for line in lines]
    text += [f"{words('goals-of')}:", *goals(words, seen["goals"])]
    return Text("\n".join(text), style="dim")


def achieved(words: Words, seen: Seen) -> str:
    """What the marshal has taken."""
    found = seen["achievements"]
    things = []
    if found["wanted"]:
        things.append(words("warrants-of", {"bandits": bandits(words, found["wanted"])}))
    if found["companions"]:
        things.append(words("companions-of", {"bandits": bandits(words, found["companions"])}))
    if found["bags"]:
        things.append(words("mail-bags", {"count": len(found["bags"])}))
    return "; ".join(things)


def goals(words: Words, all_goals: list[Goal]) -> list[str]:
    """Each goal as far as the viewer knows it."""
    return [f"  {number}. {goal_line(words, goal)}" for number, goal in enumerate(all_goals, 1)]


def goal_line(words: Words, goal: Goal) -> str:
    """A goal, how far it has come, and whether that is enough as things stand."""
    name = goal_name(words, goal["goal"])
    if goal["goal"] is None or "count" not in goal:
        return name
    key, number = COUNTED.get(goal["goal"]), goal["count"]
    if key is None:
        # More than is needed counts no more.
        key, number = "goal-count", min(number, goal["needed"])
    told = words(key, {"goal": name, "number": number, "needed": goal["needed"]})
    done = words("goal-fulfilled" if goal["fulfilled"] else "goal-missed")
    return f"{told}: {done}"
