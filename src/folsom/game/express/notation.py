"""The words of choices: "fire Belle", "punch Doc purse to 3 roof"."""

from typing import Final

from folsom.game.errors import UnknownWord
from folsom.game.express.codes import (
    CHOOSE,
    CLIMB,
    DISCARD,
    DRAW,
    FLAG,
    KEEP,
    KIND,
    LEAVE,
    MARSHAL_TO,
    NO_COVER,
    PLACE,
    PLAY,
    SHOOT,
    START,
    STRIKE,
    TAKE,
    TO_PLACE,
    WHO,
    card_of,
    kind_of,
    place_of,
    who_of,
)
from folsom.game.express.components import (
    ACTIONS,
    BANDITS,
    BULLET,
    LOOT,
    NEUTRAL,
    NO_LOOT,
    PURSE,
    card_text,
)
from folsom.game.express.places import MAX_CARS, parse_place, place_text
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
    """A code in words."""
    done = code & 63
    if done == DRAW:
        return "draw"
    if done == PLAY:
        return f"play {card_text(card_of(code))}" + (" face-down" if code & FLAG else "")
    if done == NO_COVER:
        return "no cover"
    if done == KEEP:
        return "keep the rest"
    if done == DISCARD:
        return f"discard {card_text(card_of(code))}"
    if done == CHOOSE:
        return f"choose {card_text(card_of(code))}"
    if done == START:
        return f"start {BANDITS[who_of(code)]} in the caboose"
    if done == TO_PLACE:
        return f"move to {place_text(place_of(code))}"
    if done == CLIMB:
        return f"floor to {place_text(place_of(code))}"
    if done == SHOOT:
        return f"fire {BANDITS[who_of(code)]}"
    if done == TAKE:
        return f"rob {LOOT[kind_of(code)]}"
    if done == LEAVE:
        return f"leave {LOOT[kind_of(code)]}"
    if done == MARSHAL_TO:
        return f"marshal to {place_of(code) >> 1}"
    if done == STRIKE:
        return _strike_text(code)
    raise UnknownWord(f"{code} is not the code of a choice.")


def _strike_text(code: int) -> str:
    """A punch in words."""
    loot = kind_of(code)
    what = "" if loot == NO_LOOT else f" {LOOT[loot]}"
    if code & FLAG:
        what = f" taking{what}"
    return f"punch {BANDITS[who_of(code)]}{what} to {place_text(place_of(code))}"


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
    if text == "draw":
        return DRAW
    if text == "no cover":
        return NO_COVER
    if text == "keep the rest":
        return KEEP
    words = text.split(" ")
    verb = words[0]
    rest = words[1:]
    if verb == "play" and len(rest) >= 2:
        flag = FLAG if rest[2:] == ["face-down"] else 0
        return PLAY | _card_fields(parse_action(" ".join(rest[:2]))) | flag
    if verb == "discard":
        return DISCARD | _card_fields(parse_card(" ".join(rest)))
    if verb == "choose":
        return CHOOSE | _card_fields(parse_card(" ".join(rest)))
    if verb == "start" and rest:
        return START | parse_bandit(rest[0]) << WHO
    if verb == "move" and rest:
        return TO_PLACE | parse_place(" ".join(rest[1:])) << PLACE
    if verb == "floor" and rest:
        return CLIMB | parse_place(" ".join(rest[1:])) << PLACE
    if verb == "fire":
        return SHOOT | parse_bandit(" ".join(rest)) << WHO
    if verb == "rob":
        return TAKE | parse_loot(" ".join(rest)) << KIND
    if verb == "leave":
        return LEAVE | parse_loot(" ".join(rest)) << KIND
    if verb == "marshal" and len(rest) == 2:
        return MARSHAL_TO | parse_car(rest[1]) << (PLACE + 1)
    if verb == "punch" and len(rest) >= 4:
        return _strike_code(rest)
    raise _unknown(text)


def _strike_code(words: list[str]) -> int:
    """Read what follows "punch"."""
    code = STRIKE | parse_bandit(words[0]) << WHO
    code |= parse_place(" ".join(words[-2:])) << PLACE
    what = words[1:-3]
    if what and what[0] == "taking":
        code |= FLAG | PURSE << KIND
    elif what:
        code |= parse_loot(" ".join(what)) << KIND
    return code


def _card_fields(card: int) -> int:
    return (card >> 4) << WHO | (card & 15) << KIND


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


def parse_car(text: str) -> int:
    """The car of that number."""
    if len(text) == 1 and text in "0123456789" and int(text) < MAX_CARS:
        return int(text)
    raise UnknownWord(f"'{text}' is not a car; cars are numbered from 0, the locomotive.")


def parse_action(text: str) -> int:
    """The action card of these words, "Ghost fire"."""
    words = text.split(" ")
    if len(words) == 2 and words[1] in ACTIONS:
        return parse_bandit(words[0]) << 4 | ACTIONS.index(words[1])
    raise UnknownWord(f"'{text}' is not an action card; one is written like 'Ghost fire'.")


def parse_card(text: str) -> int:
    """The card of these words, bullets included."""
    words = text.split(" ")
    if len(words) == 2 and words[1] == "bullet":
        who = NEUTRAL if words[0] == "neutral" else parse_bandit(words[0])
        return who << 4 | BULLET
    return parse_action(text)
