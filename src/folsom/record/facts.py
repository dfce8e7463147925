"""Reading the facts that a scenario claims, into the shape in which `happened` tells them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from folsom.game.express.components import BANDITS, LOOT, card_text
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.marshal.components import GOALS
from folsom.game.express.phases import PHASES
from folsom.game.express.places import place_text
from folsom.game.express.state import State
from folsom.record.claim import UNSEEN, Claim
from folsom.record.names import bandit_of, card_of, place_of, seat_name, seat_of
from folsom.record.node import Node, hint
from folsom.record.prison import word
from folsom.record.tokens import token_kinds, value_words

MOST: Final = 100_000


@dataclass(frozen=True)
class Scope:
    """Whom a claim is about: the bandits of one seat, or nobody in particular."""

    state: State
    crew: list[int]


Reader = Callable[[Node, Scope], object]


def read_claims(node: Node, state: State) -> list[Claim]:
    """All claims of an `expect` or `sees`."""
    claims: list[Claim] = []
    for key, value in node.statements().items():
        if key == "loot":
            claims += _loot_claims(value, state)
        elif key in GAME_FACTS:
            claims.append(Claim("", key, _wanted(GAME_FACTS[key], value, Scope(state, []))))
        elif key[:1].isupper():
            scope = Scope(state, state.rules.crew[seat_of(key, value, state)])
            for fact, each in value.statements(BANDIT_FACTS, "fact").items():
                claims.append(Claim(key, fact, _wanted(BANDIT_FACTS[fact], each, scope)))
        else:
            raise value.error(f"there is no such fact; {hint(key, ['loot', *GAME_FACTS])}.")
    return claims


def _loot_claims(node: Node, state: State) -> list[Claim]:
    scope = Scope(state, [])
    return [
        Claim(place_text(place_of(name, each, state)), "loot", _wanted(_tokens, each, scope))
        for name, each in node.statements().items()
    ]


def _wanted(reader: Reader, node: Node, scope: Scope) -> object:
    """What is claimed; nothing at all means that it must be unknown."""
    return None if node.value is None else reader(node, scope)


def _number(node: Node, scope: Scope) -> int:
    return node.number(0, MOST)


def _money(node: Node, scope: Scope) -> int:
    return node.number(-MOST, MOST)


def _numbers(node: Node, scope: Scope) -> list[int]:
    return [each.number(0, MOST) for each in node.items()]


def _switch(node: Node, scope: Scope) -> bool:
    return node.switch()


def _place(node: Node, scope: Scope) -> str:
    return place_text(place_of(node.text(), node, scope.state))


def _names(node: Node, scope: Scope) -> list[str]:
    return [each.text() for each in node.items()]


def _sorted_names(node: Node, scope: Scope) -> list[str]:
    return sorted(_names(node, scope))


def _word(*words: str) -> Reader:
    def read(node: Node, scope: Scope) -> str:
        if node.text() not in words:
            raise node.error(f"'{node.text()}' is none of {', '.join(words)}.")
        return node.text()

    return read


def _seat(node: Node, scope: Scope) -> str:
    return seat_name(scope.state, seat_of(node.text(), node, scope.state))


def _seats(node: Node, scope: Scope) -> list[str]:
    return sorted({_seat(each, scope) for each in node.items()})


def _cards(node: Node, scope: Scope) -> list[str]:
    return sorted(
        UNSEEN if each.text() == UNSEEN else card_text(card_of(each.text(), each, scope.crew))
        for each in node.items()
    )


def _pile(node: Node, scope: Scope) -> list[str]:
    return [_pile_card(each, scope) for each in node.items()]


def _pile_card(node: Node, scope: Scope) -> str:
    text = node.text()
    who, _, what = text.partition(" ")
    if text == UNSEEN:
        return text
    if what == UNSEEN:
        return f"{seat_name(scope.state, seat_of(who, node, scope.state))} {UNSEEN}"
    card_of(text.partition(" by ")[0].removesuffix(" face-down"), node)
    return text


def _tokens(node: Node, scope: Scope) -> list[str]:
    rules = scope.state.rules
    known = token_kinds(rules)
    for kind, values in value_words(rules).items():
        known += [f"{LOOT[kind]} {value}" for value in [*values, UNSEEN]]
    for each in node.items():
        if each.text() not in known:
            raise each.error(f"'{each.text()}' is no token; there are {', '.join(known)}.")
    return sorted(each.text() for each in node.items())


def _received(node: Node, scope: Scope) -> dict[str, int]:
    counts = {name: each.number(0, MOST) for name, each in node.mapping().items()}
    for name in counts:
        if name != "neutral":
            bandit_of(name, node, scope.state)
    return {name: counts[name] for name in sorted(counts) if counts[name]}


def _goals(node: Node, scope: Scope) -> list[str]:
    return [UNSEEN if each.text() == UNSEEN else word(each, GOALS) for each in node.items()]


GAME_FACTS: Final[dict[str, Reader]] = {
    "deciders": _seats,
    "phase": _word(*[phase.name for phase in PHASES if phase.name != "round-end"]),
    "round": _number,
    "turn": _number,
    "first": _seat,
    "cards": _names,
    "wagons": _names,
    "marshal": _number,
    "neutral": _number,
    "pile": _pile,
    "strongbox_waits": _switch,
    "over": _switch,
    "winners": _seats,
    "decided_by": _word("money", "bullets", "shared", "goals", "nobody"),
    "stagecoach": _number,
    "shotgun": _place,
    "horses": _numbers,
    "hostages": _sorted_names,
    "drinking": _number,
    "wagon": _number,
    "prisoners": _sorted_names,
    "fistfighters": _names,
    "left": _names,
    "right": _names,
    "wanted_cards": _sorted_names,
    "recaptured": _sorted_names,
    "bags": _tokens,
    "goals": _goals,
    "fulfilled": _sorted_names,
}
BANDIT_FACTS: Final[dict[str, Reader]] = {
    "place": _place,
    "loot": _tokens,
    "bullets": _number,
    "received": _received,
    "station": _money,
    "hostage": _word(*HOSTAGES),
    "destination": _place,
    "hand": _cards,
    "hand_size": _number,
    "deck_size": _number,
    "discard": _cards,
    "top": _cards,
    "kept": _number,
    "clogged": _number,
    "money": _money,
    "rank": _number,
    "caught": _switch,
    "wanted": _switch,
    "prisoner": _word(*BANDITS),
    "fists": _names,
    "hurt": _sorted_names,
    "sure": _cards,
    "team_money": _money,
    "may_hold": _cards,
    "from_partner": _numbers,
}
