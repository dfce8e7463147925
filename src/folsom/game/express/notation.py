"""The words of choices: "fire Belle", "punch Doc purse to 3 roof"."""

from collections.abc import Callable
from typing import Final

from folsom.game.errors import UnknownWord
from folsom.game.express.codes import (
    CHOOSE,
    CLIMB,
    COVER,
    DISCARD,
    DRAW,
    FLAG,
    KEEP,
    KIND,
    LEAVE,
    MARSHAL_TO,
    PLACE,
    PLAY,
    SHOOT,
    START,
    STRIKE,
    TAKE,
    TO_PLACE,
    WHO,
    card_of,
    cover_of,
    kind_of,
    place_of,
    who_of,
)
from folsom.game.express.components import (
    ACTION_NAMES,
    BANDITS,
    BULLET,
    LOOT,
    NEUTRAL,
    NO_LOOT,
    PURSE,
    card_text,
)
from folsom.game.express.places import parse_car, parse_place, place_text
from folsom.game.protocol import Choice

_CHOICES: Final[dict[int, Choice]] = {}


def choice(code: int) -> Choice:
    """The choice behind a code; the same object every time."""
    known = _CHOICES.get(code)
    if known is None:
        known = Choice(code, text_of(code))
        _CHOICES[code] = known
    return known


def text_of(code: int) -> str:
    """A code in words; raises `UnknownWord` if it is none of a choice."""
    done = code & 63
    if code >= 0 and done < len(_WRITERS):
        try:
            text = _WRITERS[done](code)
        except IndexError:
            text = ""
        if text and _code_of(text) == code:
            return text
    raise UnknownWord(f"{code} is not the code of a choice.")


def parse(text: str) -> Choice:
    """The choice behind the words; raises `UnknownWord` if there is none."""
    found = choice(_code_of(text))
    if found.text != text:
        raise _unknown(text)
    return found


def _unknown(text: str) -> UnknownWord:
    return UnknownWord(f"'{text}' is not a choice of this game.")


def _code_of(text: str) -> int:
    """Read the words, leniently; `parse` compares what comes out with what went in."""
    verb, _, rest = text.partition(" ")
    reader = _READERS.get(verb)
    if reader is None:
        raise _unknown(text)
    return reader(rest)


def _write_play(code: int) -> str:
    text = f"play {card_text(card_of(code))}"
    if code & FLAG:
        text += " face-down"
    if cover_of(code) >= 0:
        text += f", then {card_text(cover_of(code))}"
    return text


def _read_play(text: str) -> int:
    first, comma, second = text.partition(", then ")
    card = first.removesuffix(" face-down")
    code = PLAY | _card_fields(parse_action(card))
    if card != first:
        code |= FLAG
    if comma:
        code |= (parse_action(second) + 1) << COVER
    return code


def _write_strike(code: int) -> str:
    loot = kind_of(code)
    what = "" if loot == NO_LOOT else f" {LOOT[loot]}"
    if code & FLAG:
        what = f" taking{what}"
    return f"punch {BANDITS[who_of(code)]}{what} to {place_text(place_of(code))}"


def _read_strike(text: str) -> int:
    words, _, place = text.rpartition(" to ")
    who, _, what = words.partition(" ")
    code = STRIKE | parse_bandit(who) << WHO | parse_place(place) << PLACE
    if what == "taking purse":
        return code | FLAG | PURSE << KIND
    return code | parse_loot(what) << KIND if what else code


def _read_place(text: str) -> int:
    return parse_place(text.removeprefix("to ")) << PLACE


def _card_fields(card: int) -> int:
    return (card >> 4) << WHO | (card & 15) << KIND


_WRITERS: Final[list[Callable[[int], str]]] = [
    lambda code: "draw",
    _write_play,
    lambda code: "keep the rest",
    lambda code: f"discard {card_text(card_of(code))}",
    lambda code: f"choose {card_text(card_of(code))}",
    lambda code: f"start {BANDITS[who_of(code)]} in the caboose",
    lambda code: f"move to {place_text(place_of(code))}",
    lambda code: f"floor to {place_text(place_of(code))}",
    lambda code: f"fire {BANDITS[who_of(code)]}",
    lambda code: f"rob {LOOT[kind_of(code)]}",
    _write_strike,
    lambda code: f"marshal to {place_of(code) >> 1}",
    lambda code: f"leave {LOOT[kind_of(code)]}",
]
"""By what is done, the words of a code; an expansion adds its own rows."""

_READERS: Final[dict[str, Callable[[str], int]]] = {
    "draw": lambda text: DRAW,
    "play": _read_play,
    "keep": lambda text: KEEP,
    "discard": lambda text: DISCARD | _card_fields(parse_card(text)),
    "choose": lambda text: CHOOSE | _card_fields(parse_card(text)),
    "start": lambda text: START | parse_bandit(text.partition(" ")[0]) << WHO,
    "move": lambda text: TO_PLACE | _read_place(text),
    "floor": lambda text: CLIMB | _read_place(text),
    "fire": lambda text: SHOOT | parse_bandit(text) << WHO,
    "rob": lambda text: TAKE | parse_loot(text) << KIND,
    "punch": _read_strike,
    "marshal": lambda text: MARSHAL_TO | parse_car(text.removeprefix("to ")) << (PLACE + 1),
    "leave": lambda text: LEAVE | parse_loot(text) << KIND,
}
"""By verb, the code of what follows it."""


def parse_bandit(text: str) -> int:
    """The bandit of that name."""
    if text in BANDITS:
        return BANDITS.index(text)
    raise UnknownWord(f"'{text}' is not a bandit; the bandits are {', '.join(BANDITS)}.")


def parse_loot(text: str) -> int:
    """The kind of loot of that name."""
    if text and text in LOOT:
        return LOOT.index(text)
    raise UnknownWord(f"'{text}' is not a kind of loot; these are {', '.join(LOOT[1:])}.")


def parse_action(text: str) -> int:
    """The action card of these words, "Ghost fire"."""
    words = text.split(" ")
    if len(words) == 2 and words[1] in ACTION_NAMES:
        return parse_bandit(words[0]) << 4 | ACTION_NAMES.index(words[1])
    raise UnknownWord(f"'{text}' is not an action card; one is written like 'Ghost fire'.")


def parse_card(text: str) -> int:
    """The card of these words, bullets included."""
    words = text.split(" ")
    if len(words) == 2 and words[1] == "bullet":
        who = NEUTRAL if words[0] == "neutral" else parse_bandit(words[0])
        return who << 4 | BULLET
    return parse_action(text)
