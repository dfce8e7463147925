"""Names of bandits, cards and places in a language, as the messages want them."""

from collections.abc import Sequence
from typing import Final

from folsom.game.express.horses.components import HOSTAGES, RANSOM
from folsom.game.express.vocabulary.written import CARD, GOAL, PLACE
from folsom.locale import Argument, Words

FORMS: Final = ("accusative", "genitive")
"""The forms in which a bandit's name is given besides itself."""

Args = dict[str, Argument]


def bandit_args(words: Words, argument: str, bandit: str) -> Args:
    """A bandit's name in all its forms."""
    key = f"bandit-{bandit}"
    args: Args = {argument: words(key)}
    for form in FORMS:
        args[f"{argument}-{form}"] = words.form(key, form)
    return args


def crew_args(words: Words, crew: Sequence[str]) -> Args:
    """A player, called by the bandits they play, and how many these are."""
    return {"player": crew_name(words, crew), "crew": len(crew)}


def crew_name(words: Words, crew: Sequence[str]) -> str:
    """The bandits of a player, as one name."""
    names = [words(f"bandit-{bandit}") for bandit in crew]
    return names[0] if len(names) == 1 else words("both", {"one": names[0], "two": names[1]})


def loot_args(words: Words, loot: str) -> Args:
    """A kind of loot, by itself and as that which is taken."""
    key = f"loot-{loot}"
    return {"loot": words(key), "loot-object": words.form(key, "object")}


def place_args(words: Words, place: str) -> Args:
    """A place: where, whither, and its level."""
    parts = PLACE.read(place)
    level = parts.get("level", "")
    if "car" not in parts:
        return outer_place_args(words, parts["outside"], level)
    args: Args = {"car": int(parts["car"]), "level": level}
    return {"at": words("place-at", args), "to": words("place-to", args), "level": level}


def on_the_train(place: str) -> bool:
    """Whether a place is in a car or on its roof."""
    return "car" in PLACE.read(place)


def outer_place_args(words: Words, what: str, level: str = "") -> Args:
    """A place outside the train: the stagecoach, the time machine, or none at all."""
    args: Args = {"level": level}
    key = what.replace(" ", "-")
    to = words(f"{key}-to", args) if words.has(f"{key}-to") else ""
    return {"at": words(f"{key}-at", args), "to": to, "level": level or "inside"}


def about_hostage(words: Words, hostage: str) -> str:
    """How a hostage hinders, and what it brings."""
    return words(f"about-hostage-{hostage}", {"amount": RANSOM[HOSTAGES.index(hostage)]})


def whiskey_name(words: Words, whiskey: str) -> str:
    """What is in a flask."""
    return words(f"whiskey-{whiskey}")


def action_name(words: Words, action: str) -> str:
    """The name of an action card."""
    return words(f"action-{action.replace('+', '-plus')}")


def lead_name(words: Words, bullet: str) -> str:
    """The name of one of the marshal's bullets."""
    return words(f"lead-{bullet}")


def about_lead(words: Words, bullet: str) -> str:
    """What one of the marshal's bullets does."""
    return words(f"about-lead-{bullet}")


def goal_name(words: Words, goal: str | None) -> str:
    """One of the marshal's goals, or that it is secret."""
    if goal is None:
        return words("goal-unknown")
    parts = GOAL.read(goal)
    args = bandit_args(words, "bandit", parts["bandit"]) if "bandit" in parts else {}
    return words(f"law-goal-{parts['kind']}", args)


def card_parts(card: str) -> tuple[str, str]:
    """Whose a card is, and its kind."""
    parts = CARD.read(card)
    return parts["owner"], parts["kind"]


def card_name(words: Words, card: str) -> str:
    """A card as its holder calls it: an action, or a bullet and who fired it."""
    owner, kind = card_parts(card)
    if kind != "bullet":
        return action_name(words, kind)
    by = words("neutral") if owner == "neutral" else words(f"bandit-{owner}")
    return words("bullet-from", {"by": by})


def counted_cards(words: Words, cards: Sequence[str], whose: bool) -> list[str]:
    """Several cards, equal ones counted; `whose` says to which bandit each belongs."""
    names = [owned_card(words, card) if whose else card_name(words, card) for card in cards]
    counts = {name: names.count(name) for name in names}
    return [f"{count}x {name}" if count > 1 else name for name, count in counts.items()]


def owned_card(words: Words, card: str) -> str:
    """A card with its bandit before it."""
    owner, kind = card_parts(card)
    name = card_name(words, card)
    return name if kind == "bullet" else f"{words(f'bandit-{owner}')} {name}"
