"""A whole position as plain values and back, for pickling and for comparing."""

from typing import Any, Final

from folsom.game.express.components import RoundCard
from folsom.game.express.state import NOBODY, Bandit, Player, Rules, State
from folsom.game.rng import Rng

Snapshot = dict[str, Any]

RULES: Final = ["crew", "wagons", "powers", "events", "expert", "pairs", "edition"]
RULES_LATER: Final = ["tokens", "neutral"]
PLAYER: Final = ["cards", "held", "knows", "kept", "top", "discard", "seen"]
BANDIT: Final = ["who", "seat", "place", "loot", "bullets", "powers", "friendly", "ransom"]
LISTS: Final = ["at", "loot", "value", "pile", "commitments", "choices"]
NUMBERS: Final = [
    "marshal",
    "neutral",
    "strongbox",
    "charm",
    "public",
    "first",
    "round",
    "shown",
    "turn",
    "step",
    "resolved",
    "cover_for",
    "phase",
    "seat",
]


def freeze(state: State) -> Snapshot:
    """Everything there is to a position, in lists, numbers and texts."""
    rules = state.rules
    pool = rules.cards + rules.stations
    pool += [card for card in state.rounds if card not in pool]
    return {
        "rules": _parts(rules, RULES + RULES_LATER),
        "cards": len(rules.cards),
        "stations": len(rules.stations),
        "pool": [[card.name, card.turns, card.event, card.station] for card in pool],
        "rounds": [pool.index(card) for card in state.rounds],
        "rng": int(state.rng.state),
        "players": [_parts(player, PLAYER) for player in state.players],
        "bandits": [_parts(bandit, BANDIT) for bandit in state.bandits if bandit is not NOBODY],
        "state": _parts(state, LISTS + NUMBERS),
    }


def thaw(frozen: Snapshot) -> State:
    """The position that was frozen."""
    pool = [RoundCard(*card) for card in frozen["pool"]]
    stations = frozen["cards"] + frozen["stations"]
    rules = Rules(
        cards=pool[: frozen["cards"]],
        stations=pool[frozen["cards"] : stations],
        **{name: frozen["rules"][name] for name in RULES},
    )
    _restore(rules, frozen["rules"], RULES_LATER)
    bandits = [NOBODY] * 8
    for parts in frozen["bandits"]:
        bandits[parts["who"]] = _thaw_bandit(parts)
    state = State(
        rules=rules,
        rng=Rng(frozen["rng"]),
        players=[_thaw_player(parts, rules.expert) for parts in frozen["players"]],
        bandits=bandits,
        rounds=[pool[index] for index in frozen["rounds"]],
        **{name: frozen["state"][name].copy() for name in LISTS},
    )
    _restore(state, frozen["state"], NUMBERS)
    return state


def _parts(thing: object, names: list[str]) -> dict[str, Any]:
    """The named parts of a thing; lists are copied."""
    parts: dict[str, Any] = {}
    for name in names:
        part = getattr(thing, name)
        parts[name] = part.copy() if isinstance(part, list) else part
    return parts


def _restore(thing: object, parts: dict[str, Any], names: list[str]) -> None:
    """Put the named parts back; lists are copied."""
    for name in names:
        part = parts[name]
        setattr(thing, name, part.copy() if isinstance(part, list) else part)


def _thaw_player(parts: dict[str, Any], expert: bool) -> Player:
    player = Player([], 0)
    # Outside the expert variant the piles stay the shared empty one.
    _restore(player, parts, PLAYER if expert else PLAYER[:4])
    return player


def _thaw_bandit(parts: dict[str, Any]) -> Bandit:
    bandit = Bandit(0, 0, 0, 0, 0, 0)
    _restore(bandit, parts, BANDIT)
    return bandit
