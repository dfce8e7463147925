"""What a view shows, in the words of a scenario."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from folsom.record.claim import UNSEEN, Claim

View = Mapping[str, Any]


def happened(view: View, claim: Claim) -> object:
    """What the view shows of what is claimed; None if the viewer cannot know it."""
    if claim.key == "loot":
        named = {each["place"]: each for each in view["places"]}
        named |= {each["bandit"]: each for each in view["bandits"]}
        return _tokens(named[claim.whose]["loot"])
    if claim.whose:
        return _of_bandit(view, claim)
    return _of_game(view, claim.key)


def _of_game(view: View, key: str) -> object:
    if key in ("winners", "decided_by"):
        result = view.get("result")
        if result is None or key == "decided_by":
            return result and result[key]
        return sorted(_seat(view, seat) for seat in result["winners"])
    if key == "deciders":
        return sorted(_seat(view, seat) for seat in view["deciders"])
    if key == "first":
        return _seat(view, view["first"])
    if key == "cards":
        return [card["card"] for card in view["rounds"]]
    if key == "over":
        return view["phase"] == "over"
    if key in ("hostages", "prisoners"):
        return sorted(view[key])
    if key in MARSHALS:
        return MARSHALS[key](view)
    if key == "pile":
        return [_card(view, entry) for entry in view["pile"] if not entry["resolved"]]
    shown: object = view[key]
    return shown


MARSHALS: Final[dict[str, Callable[[View], object]]] = {
    "left": lambda view: view["stacks"]["left"],
    "right": lambda view: view["stacks"]["right"],
    "wanted_cards": lambda view: sorted(view["achievements"]["wanted"]),
    "recaptured": lambda view: sorted(view["achievements"]["companions"]),
    "bags": lambda view: _tokens(view["achievements"]["bags"]),
    "goals": lambda view: [each["goal"] or UNSEEN for each in view["goals"]],
    "fulfilled": lambda view: sorted(
        each["goal"] for each in view["goals"] if each.get("fulfilled")
    ),
}
"""What is claimed of the marshal's affairs, and where a view has it."""


def _seat(view: View, seat: int) -> str:
    return "+".join(view["players"][seat]["bandits"])


def _card(view: View, entry: dict[str, Any]) -> str:
    if entry["card"] is None:
        return f"{_seat(view, entry['seat'])} {UNSEEN}"
    text = f"{entry['card']} face-down" if entry["face_down"] else str(entry["card"])
    player = _seat(view, entry["seat"])
    # Only a partner plays another's card.
    return text if text.split(" ")[0] in player.split("+") else f"{text} by {player}"


def _tokens(loot: list[dict[str, Any]]) -> list[str]:
    return sorted(_token(token) for token in loot)


USUAL_VALUES: Final = {"jewel": 500, "strongbox": 1000}
"""What needs not be said."""


def _token(token: dict[str, Any]) -> str:
    kind = str(token["kind"])
    if kind.startswith("half") or token["value"] == USUAL_VALUES.get(kind, -1):
        return kind
    value = token["whiskey"] if kind == "flask" else token["value"]
    return f"{kind} {UNSEEN if value is None else value}"


def _of_bandit(view: View, claim: Claim) -> object:
    key = claim.key
    sheet = next(each for each in view["bandits"] if each["bandit"] == claim.whose)
    player = view["players"][sheet["seat"]]
    if key in ("place", "bullets", "station", "hostage", "wanted", "prisoner", "fists"):
        return sheet[key]
    if key == "hurt":
        return sorted(sheet[key])
    if key == "destination":
        return view.get(key)
    if key == "received":
        return {name: player["received"][name] for name in sorted(player["received"])}
    if key == "hand":
        return sorted(player.get("cards", [UNSEEN] * player["hand"]))
    if key in ("hand_size", "deck_size"):
        return player[key.removesuffix("_size")]
    if key in ("money", "rank", "caught"):
        result = view.get("result")
        return result and result["standings"][sheet["seat"]].get(key, False)
    if key == "team_money":
        result = view.get("result")
        return result and result["teams"][sheet["seat"] // 2]["money"]
    shown = player.get(key)
    return sorted(shown) if isinstance(shown, list) else shown
