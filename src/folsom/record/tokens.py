"""The loot of an arranged position: which tokens lie where, and who knows the purses."""

from dataclasses import dataclass
from typing import Final

from folsom.game.event import ALL
from folsom.game.express.components import (
    BANDITS,
    BASE_PURSES,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    JEWEL,
    JEWELS,
    LOOT,
    MEI,
    MEIS_PURSE,
    PRINTED,
    PURSE,
    STRONGBOX,
    STRONGBOXES,
    TOKENS,
    WAGONS,
)
from folsom.game.express.loot import learn_openly
from folsom.game.express.state import State
from folsom.record.names import bandit_of, place_of, seat_of
from folsom.record.node import Node

PURSE_VALUES: Final = sorted(set(PRINTED[:BASE_PURSES]))
START_PURSE: Final = 250


@dataclass(frozen=True)
class TokenWords:
    """A token as a scenario names it; a purse without a value may be any."""

    kind: int
    value: int | None
    eyes: int
    node: Node

    def blind(self) -> bool:
        """Whether any purse will do."""
        return self.kind == PURSE and self.value is None


def read_token(node: Node, state: State) -> TokenWords:
    """Read "jewel", "purse 300" or "purse 300 known to Doc and Belle"."""
    words, _, knowers = node.text().partition(" known to ")
    kind, _, value = words.partition(" ")
    if kind not in LOOT[1:] or (value and kind != LOOT[PURSE]):
        raise node.error(f"'{words}' is no token; tokens are 'purse 300', 'jewel', 'strongbox'.")
    if value and value not in map(str, PURSE_VALUES):
        raise node.error(f"there is no purse of '{value}', only of {_list(PURSE_VALUES)}.")
    if knowers and kind != LOOT[PURSE]:
        raise node.error(f"what a {kind} is worth is known to all anyway.")
    eyes = _read_eyes(knowers, node, state) if knowers else 0
    return TokenWords(LOOT.index(kind), int(value) if value else None, eyes, node)


def _list(values: list[int]) -> str:
    return ", ".join(map(str, values))


def _read_eyes(words: str, node: Node, state: State) -> int:
    if words == "all":
        return ALL
    eyes = 0
    for name in words.replace(", ", " and ").split(" and "):
        eyes |= 1 << seat_of(name, node, state)
    return eyes


class Box:
    """The tokens that are not yet on the train."""

    def __init__(self, state: State) -> None:
        """All of them to begin with."""
        self.state = state
        self.left = list(range(BASE_PURSES)) + list(range(FIRST_JEWEL, len(PRINTED)))
        if state.rules.seat_of[MEI] >= 0:
            self.left.append(MEIS_PURSE)

    def of_kind(self, kind: int) -> list[int]:
        """What is left of a kind of loot."""
        return [number for number in self.left if kind_of(number) == kind]

    def take(self, words: TokenWords) -> int:
        """The number of a token that fits the words; one drawn by the seed if any will do."""
        fitting = self.of_kind(words.kind)
        if words.value is not None:
            fitting = [number for number in fitting if self.state.value[number] == words.value]
        if not fitting:
            value = "" if words.value is None else f" {words.value}"
            raise words.node.error(f"the box has no further {LOOT[words.kind]}{value}.")
        number = fitting[self.state.below(len(fitting)) if words.blind() else 0]
        self.left.remove(number)
        return number


def kind_of(number: int) -> int:
    """The kind of loot of a token."""
    if number < FIRST_JEWEL:
        return PURSE
    return JEWEL if number < FIRST_STRONGBOX else STRONGBOX


def arrange_loot(state: State, position: Node, keys: dict[str, Node]) -> None:
    """Put loot on sheets and train as `loot`, `sheets` and `strongbox_waits` say."""
    if "loot" in keys or "sheets" in keys:
        _empty(state)
        _fill(state, Box(state), position, keys)
    elif "strongbox_waits" in keys and not keys["strongbox_waits"].switch():
        state.strongbox = 0
    state.rules.tokens = state.strongbox
    for mask in state.loot + [int(bandit.loot) for bandit in state.clockwise()]:
        state.rules.tokens |= mask


def _empty(state: State) -> None:
    """Clear train and sheets, and forget all purses."""
    state.strongbox = 0
    state.loot = [0] * len(state.loot)
    state.public = 0
    for player in state.players:
        player.knows = 0
    learn_openly(state, JEWELS | STRONGBOXES)
    for bandit in state.clockwise():
        bandit.loot = 0


def _show(state: State, number: int, eyes: int) -> None:
    """Let the eyes of a mask know a token's value."""
    if eyes == ALL:
        learn_openly(state, TOKENS[number])
    for seat, player in enumerate(state.players):
        if eyes >> seat & 1:
            player.knows |= TOKENS[number]


def _fill(state: State, box: Box, position: Node, keys: dict[str, Node]) -> None:
    """Hand out the tokens: named ones first, then those that may be any, then as dealt."""
    sheets = _read_sheets(state, position, keys.get("sheets"))
    floor = _read_floor(state, keys["loot"]) if "loot" in keys else []
    for blind in (False, True):
        for who, words in sheets:
            if words.blind() == blind:
                bandit = state.bandits[who]
                number = box.take(words)
                bandit.loot |= TOKENS[number]
                _show(state, number, words.eyes | 1 << int(bandit.seat))
        for place, words in floor:
            if words.blind() == blind:
                number = box.take(words)
                state.loot[place] |= TOKENS[number]
                _show(state, number, words.eyes)
    waits = keys.get("strongbox_waits", position.child("strongbox_waits", True))
    named = "strongbox_waits" in keys
    if waits.switch() and (named or box.of_kind(STRONGBOX)):
        state.strongbox = TOKENS[box.take(TokenWords(STRONGBOX, None, 0, waits))]
    if "loot" not in keys:
        _load_wagons(state, box, position)


def _read_sheets(state: State, position: Node, sheets: Node | None) -> list[tuple[int, TokenWords]]:
    """Who has what; a bandit that is not named has its start purse (SET-3)."""
    named = {} if sheets is None else sheets.mapping()
    for name, node in named.items():
        bandit_of(name, node, state)
    found: list[tuple[int, TokenWords]] = []
    for bandit in state.clockwise():
        who = int(bandit.who)
        if BANDITS[who] in named:
            found += [(who, read_token(node, state)) for node in named[BANDITS[who]].items()]
        else:
            found.append((who, TokenWords(PURSE, START_PURSE, ALL, position)))
    return found


def _read_floor(state: State, loot: Node) -> list[tuple[int, TokenWords]]:
    """What lies where."""
    found: list[tuple[int, TokenWords]] = []
    for name, node in loot.mapping().items():
        place = place_of(name, node, state)
        found += [(place, read_token(each, state)) for each in node.items()]
    return found


def _load_wagons(state: State, box: Box, node: Node) -> None:
    """Load the train as printed, as far as the sheets leave enough (SET-4, SET-5)."""
    printed = [(STRONGBOX, 0)]
    for car, wagon in enumerate(state.rules.wagons, start=1):
        printed += [(PURSE, car)] * WAGONS[wagon].purses + [(JEWEL, car)] * WAGONS[wagon].jewels
    for kind, car in printed:
        if box.of_kind(kind):
            state.loot[2 * car] |= TOKENS[box.take(TokenWords(kind, None, 0, node))]
