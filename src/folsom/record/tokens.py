"""The loot of an arranged position: which tokens lie where, and who knows the purses."""

from dataclasses import dataclass
from typing import Final

from folsom.game.event import ALL
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    BASE_PURSES,
    CURSED,
    FIRST_FLASK,
    FIRST_HALF_USUAL,
    FIRST_MAIL_BAG,
    FLASK,
    HALF_OLD,
    HALF_USUAL,
    HORSES,
    JEWEL,
    JEWELS,
    LAWMAN,
    LOOT,
    LOOT_MASKS,
    MAIL_BAG,
    MAIL_BAGS,
    MEI,
    MEIS_PURSE,
    NAMES,
    OLD,
    PRISON,
    PURSE,
    STRONGBOX,
    STRONGBOXES,
    TOKENS,
    USUAL,
    WAGONS,
    WHISKEY,
    WHISKEYS,
)
from folsom.game.express.cursed import cursed_purses_of, jewels_of, strongboxes_of
from folsom.game.express.horses.whiskey import half_of
from folsom.game.express.loot import learn_openly, token_number
from folsom.game.express.places import COACH_ROOF
from folsom.game.express.rules import Rules
from folsom.game.express.state import State
from folsom.record.names import bandit_of, place_of, seat_of
from folsom.record.node import Node

START_PURSE: Final = 250


@dataclass(frozen=True)
class TokenWords:
    """A token as a scenario names it; without a value it may be any of its kind."""

    kind: int
    value: int | None
    eyes: int
    node: Node

    def blind(self) -> bool:
        """Whether any token of the kind will do."""
        return self.value is None and self.kind not in HALVES


HALVES: Final = {HALF_USUAL: USUAL, HALF_OLD: OLD}
"""Half-full flasks, and what is in them."""


def value_words(rules: Rules) -> dict[int, list[str]]:
    """By kind of loot whose tokens differ, the words for what they are worth."""
    words: dict[int, list[str]] = {}
    for kind in (PURSE, JEWEL, STRONGBOX):
        numbers = [number for number in in_the_box(rules) if TOKENS[number] & LOOT_MASKS[kind]]
        values = sorted({rules.printed[number] for number in numbers})
        if kind == PURSE or rules.expansions & CURSED:
            words[kind] = [str(value) for value in values]
    if rules.expansions & HORSES:
        words[FLASK] = list(WHISKEY)
    if rules.expansions & PRISON:
        words[MAIL_BAG] = [str(rules.printed[FIRST_MAIL_BAG + bag]) for bag in range(2)]
    return words


def token_kinds(rules: Rules) -> list[str]:
    """The kinds of loot in this game."""
    kinds = LOOT[1:MAIL_BAG] if rules.expansions & HORSES else LOOT[1:FLASK]
    return [*kinds, LOOT[MAIL_BAG]] if rules.expansions & PRISON else list(kinds)


def read_token(node: Node, state: State) -> TokenWords:
    """Read "jewel", "purse 300", "flask old" or "purse 300 known to Doc and Belle"."""
    words, _, knowers = node.text().partition(" known to ")
    kind, _, value = words.partition(" ")
    kinds = token_kinds(state.rules)
    differing = value_words(state.rules)
    number = LOOT.index(kind) if kind in kinds else 0
    if not number or (value and number not in differing):
        raise node.error(f"'{words}' is no token; tokens are {', '.join(_examples(kinds))}.")
    if value and value not in differing[number]:
        raise node.error(
            f"there is no {kind} of '{value}', only of {', '.join(differing[number])}."
        )
    if knowers and number not in differing:
        raise node.error(f"what a {kind} is worth is known to all anyway.")
    eyes = _read_eyes(knowers, node, state) if knowers else 0
    return TokenWords(number, _value(number, value), eyes, node)


def _examples(kinds: list[str]) -> list[str]:
    """Tokens as they are written."""
    return ["'purse 300'", *[f"'{kind}'" for kind in kinds[1:]]]


def _value(kind: int, word: str) -> int | None:
    if kind in HALVES:
        return HALVES[kind]
    if not word:
        return None
    return WHISKEY.index(word) if kind == FLASK else int(word)


def _read_eyes(words: str, node: Node, state: State) -> int:
    if words == "all":
        return ALL
    eyes = 0
    for name in words.replace(", ", " and ").split(" and "):
        eyes |= 1 << seat_of(name, node, state)
    return eyes


def in_the_box(rules: Rules) -> list[int]:
    """The numbers of all tokens of this game but half-full flasks and the conductor's purses."""
    numbers = [*range(BASE_PURSES), *cursed_purses_of(rules)]
    numbers += jewels_of(rules) + strongboxes_of(rules)
    if rules.expansions & HORSES:
        numbers += range(FIRST_FLASK, FIRST_HALF_USUAL)
    if rules.expansions & PRISON:
        numbers += [FIRST_MAIL_BAG, FIRST_MAIL_BAG + 1]
    return [*numbers, MEIS_PURSE] if rules.seat_of[MEI] >= 0 else numbers


class Box:
    """The tokens that are not yet on the train."""

    def __init__(self, state: State) -> None:
        """All of them to begin with."""
        self.state = state
        self.left = in_the_box(state.rules)

    def of_kind(self, kind: int) -> list[int]:
        """What is left of a kind of loot."""
        mask = LOOT_MASKS[FLASK if kind in HALVES else kind]
        return [number for number in self.left if TOKENS[number] & mask]

    def take(self, words: TokenWords) -> int:
        """The number of a token that fits the words; one drawn by the seed if any will do."""
        fitting = self.of_kind(words.kind)
        if words.value is not None:
            fitting = [number for number in fitting if self.state.value[number] == words.value]
        if not fitting:
            value = "" if words.value is None else f" {words.value}"
            raise words.node.error(f"the box has no further {LOOT[words.kind]}{value}.")
        differ = words.kind in value_words(self.state.rules)
        number = fitting[self.state.below(len(fitting)) if words.blind() and differ else 0]
        self.left.remove(number)
        return self._opened(number) if words.kind in HALVES else number

    def _opened(self, flask: int) -> int:
        """The token of a flask that has been drunk from, as all could see."""
        half = half_of(self.state, TOKENS[flask])
        learn_openly(self.state, TOKENS[flask] | half)
        return int(token_number(half))


def arrange_loot(state: State, position: Node, keys: dict[str, Node]) -> None:
    """Put loot on sheets and train as `loot`, `sheets` and `strongbox_waits` say."""
    if "loot" in keys or "sheets" in keys:
        _empty(state)
        _fill(state, Box(state), position, keys)
    elif "strongbox_waits" in keys and not keys["strongbox_waits"].switch():
        state.strongbox = 0
    if state.trackside.guard >= 0 and state.trackside.strongbox:
        state.loot[COACH_ROOF] |= state.trackside.strongbox
        state.trackside.strongbox = 0
    state.rules.tokens = state.strongbox | state.trackside.strongbox
    for mask in state.loot + [int(bandit.loot) for bandit in _figures(state)]:
        state.rules.tokens |= mask


def _empty(state: State) -> None:
    """Clear train and sheets, and forget all that is not known to everybody."""
    state.strongbox = 0
    if state.trackside.open:
        state.trackside.strongbox = 0
    state.loot = [0] * len(state.loot)
    state.public = 0
    for player in state.players:
        player.knows = 0
    if not state.rules.expansions & CURSED:
        learn_openly(state, JEWELS | STRONGBOXES)
    for bandit in _figures(state):
        bandit.loot = 0


def _figures(state: State) -> list[Bandit]:
    """All who may own tokens, the marshal among them."""
    bandits = state.clockwise()
    return bandits if state.rules.lawman < 0 else [*bandits, state.bandits[LAWMAN]]


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
    if state.trackside.coach >= 0 and state.trackside.guard < 0:
        guarded = TokenWords(STRONGBOX, None, 0, position)
        state.trackside.strongbox = TOKENS[box.take(guarded)]
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
    for bandit in _figures(state):
        who = int(bandit.who)
        if NAMES[who] in named:
            for node in named[NAMES[who]].items():
                words = read_token(node, state)
                if who == LAWMAN and not LOOT_MASKS[words.kind] & (MAIL_BAGS | WHISKEYS):
                    raise node.error("the Marshal owns nothing but mail bags and flasks.")
                found.append((who, words))
        elif who != LAWMAN:
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
    printed = [(MAIL_BAG, 0)] * 2 if state.rules.prison >= 0 else [(STRONGBOX, 0)]
    for car, wagon in enumerate(state.rules.wagons, start=1):
        printed += [(PURSE, car)] * WAGONS[wagon].purses + [(JEWEL, car)] * WAGONS[wagon].jewels
        printed += [(FLASK, car)] if state.trackside.coach >= 0 else []
    for kind, car in printed:
        if box.of_kind(kind):
            state.loot[2 * car] |= TOKENS[box.take(TokenWords(kind, None, 0, node))]
