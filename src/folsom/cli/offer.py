"""What may be chosen, in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

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
from folsom.cli.seen import Seen, offered
from folsom.locale import Words

Fields = Mapping[str, Any]
"""The fields of a choice; which there are depends on its verb."""
Say = Callable[[Words, Fields, Seen], str]


def offers(words: Words, seen: Seen) -> list[str]:
    """All choices of the viewer, in the order in which the game lists them."""
    return [offer(words, choice, seen) for choice in offered(seen)]


def offer(words: Words, choice: Fields, seen: Seen) -> str:
    """One choice in words, with a warning where the marshal waits or the Shotgun shoots."""
    said = _SAYINGS[choice["verb"]](words, choice, seen)
    warned = _warnings(words, choice, seen)
    return f"{said} ({' '.join(warned)})" if warned else said


def _warnings(words: Words, choice: Fields, seen: Seen) -> list[str]:
    """What a choice would bring upon somebody."""
    place = choice.get("place", choice.get("landing"))
    warned = []
    if place == f"{seen['marshal']} inside" and "stacks" not in seen:
        warned.append(words("marshal-waits"))
    if place == seen.get("shotgun", "") and place != "stagecoach roof":
        return [*warned, words("shotgun-waits")]
    for bandit in seen.get("perils", {}).get(choice["text"], []):
        warned.append(words("shotgun-shoots", bandit_args(words, "bandit", bandit)))
    return warned


def _plain(key: str) -> Say:
    """A choice that names a bandit, a kind of loot or a place, or nothing."""
    return lambda words, choice, seen: words(key, _args(words, choice))


def _args(words: Words, choice: Fields) -> Args:
    """The names in a choice as messages want them."""
    args: Args = {}
    for argument in ("bandit", "target"):
        if argument in choice:
            args.update(bandit_args(words, argument, choice[argument]))
    if choice.get("loot"):
        args.update(loot_args(words, choice["loot"]))
    place = choice.get("place", choice.get("landing"))
    if place and place != "gone":
        args.update(place_args(words, place))
    if "car" in choice:
        args.update(place_args(words, f"{choice['car']} inside"))
    return args


def _mixed(seen: Seen) -> bool:
    """Whether it has to be said whose a card is."""
    return seen["pairs"] or seen["teams"]


def _play(words: Words, choice: Fields, seen: Seen) -> str:
    """A card of the hand; whose it is matters only where a seat has two bandits."""
    args = {**_args(words, choice), "action": action_name(words, choice["action"])}
    if choice["cover"]:
        return words("choice-play-cover", {**args, "card": owned_card(words, choice["cover"])})
    key = "choice-play-of" if _mixed(seen) else "choice-play"
    return words(f"{key}-down" if choice["face_down"] else key, args)


def _with_card(key: str) -> Say:
    """A choice that names a card, maybe a bullet."""

    def say(words: Words, choice: Fields, seen: Seen) -> str:
        name = owned_card if _mixed(seen) else card_name
        return words(key, {"card": name(words, choice["card"])})

    return say


def _fire(words: Words, choice: Fields, seen: Seen) -> str:
    """A shot, maybe off the train."""
    return words("choice-fire-off" if choice["landing"] else "choice-fire", _args(words, choice))


def _aim(words: Words, choice: Fields, seen: Seen) -> str:
    """A shot of the marshal, with the bullets that come from his stacks."""
    stacks = seen["stacks"]
    left, right = choice["left"], choice["right"]
    if left and right:
        return words(
            "law-choice-fire-both",
            {
                "one": words(f"bandit-{left}"),
                "bullet": lead_name(words, stacks["left"][0]),
                "two": words(f"bandit-{right}"),
                "other": lead_name(words, stacks["right"][0]),
            },
        )
    args = bandit_args(words, "target", left or right)
    if left:
        return words(
            "law-choice-fire-left", {**args, "bullet": lead_name(words, stacks["left"][0])}
        )
    return words("law-choice-fire-right", {**args, "bullet": lead_name(words, stacks["right"][0])})


def _rob(words: Words, choice: Fields, seen: Seen) -> str:
    """A token, or two at once."""
    if not choice["second"]:
        return words("choice-rob", _args(words, choice))
    one, two = [loot_args(words, choice[name])["loot-object"] for name in ("loot", "second")]
    return words("law-choice-rob-two", {"one": one, "two": two})


def _punch(words: Words, choice: Fields, seen: Seen) -> str:
    """A punch, maybe off the train, with what it shakes loose."""
    keys = ("choice-punch", "choice-punch-loot", "choice-punch-taking")
    if choice["landing"] == "gone":
        keys = ("choice-punch-off", "choice-punch-off-loot", "choice-punch-off-taking")
    shaken = 2 if choice["taking"] else 1 if choice["loot"] else 0
    return words(keys[shaken], _args(words, choice))


def _ride(words: Words, choice: Fields, seen: Seen) -> str:
    """A ride, maybe away for good."""
    key = "choice-ride-away" if choice["place"] == "gone" else "choice-ride"
    return words(key, _args(words, choice))


def _pass(words: Words, choice: Fields, seen: Seen) -> str:
    """No further card, or nothing where one may act for free."""
    free = seen["phase"] in ("angry-marshal", "reflexes")
    return words("choice-hold-back" if free else "choice-pass")


def _board(words: Words, choice: Fields, seen: Seen) -> str:
    """One bandit boards a wagon, or both of a pair."""
    key = "choice-board-both" if choice["partner"] else "choice-board"
    return words(key, _args(words, choice))


def _hostage(words: Words, choice: Fields, seen: Seen) -> str:
    """A hostage in the stagecoach, with what it does and brings."""
    name = choice["hostage"]
    said = words("choice-hostage", {"hostage": words(f"hostage-{name}")})
    return f"{said} ({about_hostage(words, name)})"


def _drink(words: Words, choice: Fields, seen: Seen) -> str:
    """A drink from a flask; whose it is matters where a seat has two bandits."""
    whiskey = whiskey_name(words, choice["whiskey"])
    said = words("choice-drink", {"whiskey": whiskey, "loot": words(f"loot-{choice['loot']}")})
    name = words(f"bandit-{choice['bandit']}")
    return f"{name}: {said}" if _mixed(seen) else said


def _free_prisoner(words: Words, choice: Fields, seen: Seen) -> str:
    """A companion goes along."""
    return words("law-choice-free-prisoner", bandit_args(words, "target", choice["prisoner"]))


def _hand_over(words: Words, choice: Fields, seen: Seen) -> str:
    """A token; of several that look alike, which one."""
    args = _args(words, choice)
    if choice["number"] == 1:
        return words("choice-hand-over", args)
    return words("choice-hand-over-next", {**args, "number": choice["number"]})


_SAYINGS: Final[dict[str, Say]] = {
    "draw": _plain("choice-draw"),
    "play": _play,
    "keep-rest": _plain("choice-keep"),
    "discard": _with_card("choice-discard"),
    "choose": _with_card("choice-choose"),
    "start": _plain("choice-start"),
    "move": _plain("choice-move"),
    "floor": _plain("choice-floor"),
    "fire": _fire,
    "rob": _rob,
    "punch": _punch,
    "marshal": _plain("choice-marshal"),
    "leave": _plain("choice-leave"),
    "ride": _ride,
    "flee": _plain("choice-flee"),
    "hostage": _hostage,
    "board": _board,
    "ride-on": _plain("choice-ride-on"),
    "drink": _drink,
    "keep": _with_card("choice-keep-card"),
    "keep-no-more": _plain("choice-keep-no-more"),
    "travel": _plain("choice-travel"),
    "pass": _pass,
    "search": _plain("choice-search"),
    "arrest": _plain("choice-arrest"),
    "aim": _aim,
    "break-out": _plain("choice-break-out"),
    "free-prisoner": _free_prisoner,
    "free-bandit": _plain("choice-free-bandit"),
    "hand-over": _hand_over,
}
"""By verb, how a choice is said."""
