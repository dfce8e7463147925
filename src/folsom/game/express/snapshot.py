"""A whole position as plain values and back, for pickling and for comparing."""

from typing import Any, Final

from folsom.game.express.bandit import NOBODY, Bandit
from folsom.game.express.components import FIGURES, RoundCard
from folsom.game.express.marshal.prison import Prison
from folsom.game.express.player import Player
from folsom.game.express.rules import Rules
from folsom.game.express.state import State
from folsom.game.express.trackside import NO_PLAYER, Trackside

Snapshot = dict[str, Any]

RULES: Final = [
    "crew",
    "wagons",
    "powers",
    "events",
    "expert",
    "pairs",
    "edition",
    "expansions",
    "teams",
]
RULES_LATER: Final = ["tokens", "mixed", "neutral", "printed", "stacks"]
PLAYER: Final = ["cards", "held", "knows", "kept", "clogged"]
PILES: Final = ["top", "discard", "staged", "sure"]
TEAM: Final = ["home", "here", "may", "seen", "received", "least", "most"]
BANDIT: Final = ["who", "seat", "place", "loot", "bullets", "powers", "friendly", "station"]
LISTS: Final = ["at", "loot", "value", "pile", "commitments"]
NUMBERS: Final = [
    "stream",
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
    "ending",
    "waiting",
    "phase",
    "seat",
]
TRACKSIDE: Final = [
    "open",
    "machine",
    "coach",
    "guard",
    "strongbox",
    "horses",
    "hostages",
    "alert",
    "resume",
    "wagon",
    "drunk",
    "due",
    "chance",
    "struck",
    "destination",
    "owner",
]
PRISON: Final = [
    "prisoners",
    "recaptured",
    "arrested",
    "fists",
    "left",
    "right",
    "lying",
    "goals",
    "turned",
    "rumoured",
    "debtor",
    "creditor",
    "reflex",
    "anger",
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
        "pool": [
            [card.name, card.turns, card.event, card.station, card.keep, card.horses]
            for card in pool
        ],
        "rounds": [pool.index(card) for card in state.rounds],
        "codes": state.codes,
        "players": [_freeze_player(player) for player in state.players],
        "bandits": [_parts(bandit, BANDIT) for bandit in state.bandits if bandit is not NOBODY],
        "state": _parts(state, LISTS + NUMBERS),
        "trackside": _parts(state.trackside, TRACKSIDE),
        "prison": _parts(state.trackside.prison, PRISON) if state.trackside.prison.open else None,
        "before": [_freeze_player(player) for player in state.trackside.before],
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
    bandits = [NOBODY] * FIGURES
    for parts in frozen["bandits"]:
        bandits[parts["who"]] = _thaw_bandit(parts)
    state = State(
        rules=rules,
        stream=frozen["state"]["stream"],
        players=[_thaw_player(parts, rules) for parts in frozen["players"]],
        bandits=bandits,
        rounds=[pool[index] for index in frozen["rounds"]],
        codes=tuple(frozen["codes"]),
        **{name: frozen["state"][name].copy() for name in LISTS},
    )
    _restore(state, frozen["state"], NUMBERS)
    if frozen["trackside"]["open"]:
        state.trackside = Trackside(True, frozen["trackside"]["machine"])
        _restore(state.trackside, frozen["trackside"], TRACKSIDE)
        state.trackside.before = [
            _thaw_player(parts, rules) if parts["cards"] else NO_PLAYER
            for parts in frozen["before"]
        ]
        if frozen["prison"] is not None:
            state.trackside.prison = Prison(True)
            _restore(state.trackside.prison, frozen["prison"], PRISON)
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


def _freeze_player(player: Player) -> dict[str, Any]:
    return _parts(player, PLAYER + PILES) | _parts(player.piles, TEAM)


def _thaw_player(parts: dict[str, Any], rules: Rules) -> Player:
    player = Player([], 0)
    _restore(player, parts, PLAYER)
    if rules.expert or rules.teams or parts["sure"]:
        player.lay_out_piles()
        _restore(player.piles, parts, PILES)
        if rules.teams:
            _restore(player.piles, parts, TEAM)
    return player


def _thaw_bandit(parts: dict[str, Any]) -> Bandit:
    bandit = Bandit(0, 0, 0, 0, 0, 0)
    _restore(bandit, parts, BANDIT)
    return bandit
