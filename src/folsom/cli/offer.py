"""What may be chosen, in words."""

import re
from collections.abc import Callable
from typing import Final

from folsom.cli.names import (
    Args,
    about_hostage,
    action_name,
    bandit_args,
    card_name,
    lead_name,
    loot_args,
    owned_card,
    place_args,
    whiskey_name,
)
from folsom.cli.seen import Seen
from folsom.locale import Words

Found = re.Match[str]
_ONE_STACK: Final = re.compile(r"fire (?P<side>left|right) (?P<target>\w+)")
_BOTH_STACKS: Final = re.compile(r"fire left (?P<one>\w+) and right (?P<two>\w+)")


def offers(words: Words, seen: Seen) -> list[str]:
    """All choices of the viewer, in the order in which the game lists them."""
    return [offer(words, choice, seen) for choice in seen["choices"]]


def offer(words: Words, choice: str, seen: Seen) -> str:
    """One choice in words, with a warning where the marshal waits or the Shotgun shoots."""
    if "stacks" in seen:
        shot = _marshals_shot(words, choice, seen)
        if shot:
            return shot
        if choice == "pass" and seen["phase"] in ("angry-marshal", "reflexes"):
            return words("choice-hold-back")
    for pattern, say in _PATTERNS:
        found = pattern.fullmatch(choice)
        if found:
            said = say(words, found, seen["pairs"] or seen["teams"])
            warned = _warnings(words, choice, found.groupdict().get("place"), seen)
            return f"{said} ({' '.join(warned)})" if warned else said
    raise KeyError(choice)


def _marshals_shot(words: Words, choice: str, seen: Seen) -> str:
    """A shot of the marshal, with the bullets that come from his stacks; empty if it is none."""
    two = _BOTH_STACKS.fullmatch(choice)
    one = _ONE_STACK.fullmatch(choice)
    next_bullet = {
        side: lead_name(words, bullets[0]) for side, bullets in seen["stacks"].items() if bullets
    }
    if two:
        return words(
            "law-choice-fire-both",
            {
                "one": words(f"bandit-{two['one']}"),
                "bullet": next_bullet["left"],
                "two": words(f"bandit-{two['two']}"),
                "other": next_bullet["right"],
            },
        )
    if one:
        args = {**_args(words, one), "bullet": next_bullet[one["side"]]}
        return words(
            "law-choice-fire-left" if one["side"] == "left" else "law-choice-fire-right", args
        )
    return ""


def _warnings(words: Words, choice: str, place: str | None, seen: Seen) -> list[str]:
    """What a choice would bring upon somebody."""
    warned = []
    if place == f"{seen['marshal']} inside" and "stacks" not in seen:
        warned.append(words("marshal-waits"))
    if place == seen.get("shotgun", "") and place != "stagecoach roof":
        return [*warned, words("shotgun-waits")]
    for bandit in seen.get("perils", {}).get(choice, []):
        warned.append(words("shotgun-shoots", bandit_args(words, "bandit", bandit)))
    return warned


def _plain(key: str) -> Callable[[Words, Found, bool], str]:
    """A choice without further words."""
    return lambda words, found, pairs: words(key)


def _filled(key: str) -> Callable[[Words, Found, bool], str]:
    """A choice that names a bandit, a kind of loot or a place."""
    return lambda words, found, pairs: words(key, _args(words, found))


def _args(words: Words, found: Found) -> Args:
    """The names in a notation as messages want them."""
    named = found.groupdict()
    args: Args = {}
    for argument in ("bandit", "target"):
        if named.get(argument):
            args.update(bandit_args(words, argument, named[argument]))
    if named.get("loot"):
        args.update(loot_args(words, named["loot"]))
    if named.get("number"):
        args["number"] = int(named["number"])
    if named.get("place"):
        args.update(place_args(words, named["place"]))
    if named.get("car"):
        args.update(place_args(words, f"{named['car']} inside"))
    return args


def _play(words: Words, found: Found, pairs: bool) -> str:
    """A card of the hand; whose it is matters only where a seat has two bandits."""
    key = "choice-play-of" if pairs else "choice-play"
    if found["down"]:
        key += "-down"
    return words(key, {**_args(words, found), "action": action_name(words, found["action"])})


def _cover(words: Words, found: Found, pairs: bool) -> str:
    """A Fire and the partner's card that follows at once."""
    args = {**_args(words, found), "action": action_name(words, found["action"])}
    return words("choice-play-cover", {**args, "card": owned_card(words, found["card"])})


def _with_card(key: str) -> Callable[[Words, Found, bool], str]:
    """A choice that names a card, maybe a bullet."""

    def say(words: Words, found: Found, pairs: bool) -> str:
        card = owned_card(words, found["card"]) if pairs else card_name(words, found["card"])
        return words(key, {"card": card})

    return say


def _punch(words: Words, found: Found, pairs: bool) -> str:
    """A punch, with what it shakes loose."""
    key = "choice-punch"
    if found["loot"]:
        key += "-taking" if found["taking"] else "-loot"
    return words(key, _args(words, found))


def _board(words: Words, found: Found, pairs: bool) -> str:
    """One bandit boards a wagon, or both of a pair."""
    key = "choice-board-both" if found["both"] else "choice-board"
    return words(key, _args(words, found))


def _hostage(words: Words, found: Found, pairs: bool) -> str:
    """A hostage in the stagecoach, with what it does and brings."""
    name = found["hostage"]
    said = words("choice-hostage", {"hostage": words(f"hostage-{name}")})
    return f"{said} ({about_hostage(words, name)})"


def _drink(words: Words, found: Found, pairs: bool) -> str:
    """A drink from a flask, full or half-full; whose it is matters where a seat has two bandits."""
    kind = f"half-{found['whiskey']}" if found["half"] else "flask"
    args: Args = {"whiskey": whiskey_name(words, found["whiskey"]), "loot": words(f"loot-{kind}")}
    said = words("choice-drink", args)
    name = words(f"bandit-{found['bandit']}")
    return f"{name}: {said}" if pairs else said


def _rob_two(words: Words, found: Found, pairs: bool) -> str:
    """Two tokens at once."""
    one, two = [loot_args(words, found[name])["loot-object"] for name in ("loot", "second")]
    return words("law-choice-rob-two", {"one": one, "two": two})


def _thrown(words: Words, found: Found, pairs: bool) -> str:
    """A punch off the train, with what it shakes loose."""
    if not found["loot"]:
        return words("choice-punch-off", _args(words, found))
    key = "choice-punch-off-taking" if found["taking"] else "choice-punch-off-loot"
    return words(key, _args(words, found))


_PLACE: Final = r"(?P<place>(?:\d|stagecoach) (?:inside|roof)|time machine)"
_PUNCH: Final = r"punch (?P<target>\w+)(?P<taking> taking)?(?: (?P<loot>(?!off |to )[\w-]+))?"
_PATTERNS: Final = [
    (re.compile(pattern), say)
    for pattern, say in (
        (r"draw", _plain("choice-draw")),
        (r"keep the rest", _plain("choice-keep")),
        (r"play (?P<bandit>\w+) (?P<action>\w+\+?)(?P<down> face-down)?", _play),
        (r"play (?P<bandit>\w+) (?P<action>\w+\+?), then (?P<card>.+)", _cover),
        (r"discard (?P<card>.+)", _with_card("choice-discard")),
        (r"choose (?P<card>.+)", _with_card("choice-choose")),
        (r"start (?P<bandit>\w+) in the caboose", _filled("choice-start")),
        (rf"move to {_PLACE}", _filled("choice-move")),
        (rf"floor to {_PLACE}", _filled("choice-floor")),
        (r"fire (?P<target>\w+)", _filled("choice-fire")),
        (r"fire (?P<target>\w+) off the train", _filled("choice-fire-off")),
        (r"pass", _plain("choice-pass")),
        (r"search", _plain("choice-search")),
        (r"arrest (?P<target>\w+)", _filled("choice-arrest")),
        (rf"break out to {_PLACE}", _filled("choice-break-out")),
        (r"free prisoner (?P<target>\w+)", _filled("law-choice-free-prisoner")),
        (r"free bandit (?P<target>\w+)", _filled("choice-free-bandit")),
        (r"hand over (?P<loot>[\w-]+)", _filled("choice-hand-over")),
        (r"hand over (?P<loot>[\w-]+) (?P<number>\d+)", _filled("choice-hand-over-next")),
        (r"rob (?P<loot>[\w-]+) and (?P<second>[\w-]+)", _rob_two),
        (rf"{_PUNCH} off the train", _thrown),
        (r"rob (?P<loot>[\w-]+)", _filled("choice-rob")),
        (r"leave (?P<loot>\w+)", _filled("choice-leave")),
        (rf"ride to {_PLACE}", _filled("choice-ride")),
        (r"ride away", _plain("choice-ride-away")),
        (r"ride on", _plain("choice-ride-on")),
        (rf"flee to {_PLACE}", _filled("choice-flee")),
        (rf"travel to {_PLACE}", _filled("choice-travel")),
        (r"hostage (?P<hostage>.+)", _hostage),
        (r"board (?P<bandit>\w+)(?P<both> and partner)? in (?P<car>\d)", _board),
        (r"drink (?P<bandit>\w+) (?P<half>half-)?(?P<whiskey>\w+)", _drink),
        (r"keep no more", _plain("choice-keep-no-more")),
        (r"keep (?P<card>.+)", _with_card("choice-keep-card")),
        (r"marshal to (?P<car>\d)", _filled("choice-marshal")),
        (rf"{_PUNCH} to {_PLACE}", _punch),
    )
]
