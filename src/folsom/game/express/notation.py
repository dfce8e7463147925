"""The words of choices: "fire Belle", "punch Doc purse to 3 roof"."""

from collections.abc import Callable
from typing import Final

from folsom.game.errors import UnknownWord
from folsom.game.express.codes import (
    ARREST_ONE,
    BOARD,
    BREAK_OUT,
    CHOOSE,
    CLIMB,
    COVER,
    DISCARD,
    DRAW,
    DRINK,
    DRINKS,
    FIRE_BOTH,
    FLAG,
    FLEE_TO,
    FREE_BANDIT,
    FREE_PRISONER,
    HAND_OVER,
    HOSTAGE,
    KEEP,
    KEEP_CARD,
    KEEP_NO_MORE,
    KIND,
    LEAVE,
    MARSHAL_TO,
    NO_TARGET,
    PASS,
    PLACE,
    PLAY,
    RIDE_ON,
    RIDE_TO,
    SEARCH,
    SHOOT,
    SHOTGUN,
    START,
    STRIKE,
    TAKE,
    TO_PLACE,
    TRAVEL,
    WHO,
    card_of,
    cover_of,
    kind_of,
    place_of,
    who_of,
)
from folsom.game.express.components import (
    BANDITS,
    LOOT,
    NAMES,
    NO_LOOT,
    PURSE,
    card_text,
)
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.marshal.components import STACKS
from folsom.game.express.places import GONE, parse_car, parse_place, place_text
from folsom.game.express.words import (
    parse_action,
    parse_bandit,
    parse_card,
    parse_figure,
    parse_hostage,
    parse_loot,
    unknown,
)
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
        except (IndexError, KeyError):
            text = ""
        if text and _code_of(text) == code:
            return text
    raise UnknownWord(f"{code} is not the code of a choice.")


def parse(text: str) -> Choice:
    """The choice behind the words; raises `UnknownWord` if there is none."""
    found = choice(_code_of(text))
    if found.text != text:
        raise unknown(text)
    return found


def _code_of(text: str) -> int:
    """Read the words, leniently; `parse` compares what comes out with what went in."""
    verb, _, rest = text.partition(" ")
    reader = _READERS.get(verb)
    if reader is None:
        raise unknown(text)
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


OFF: Final = "off the train"
"""Where one lands who is thrown off."""


def _write_fire(code: int) -> str:
    target = NAMES[who_of(code)]
    return f"fire {target} {OFF}" if place_of(code) == GONE else f"fire {target}"


def _write_fire_both(code: int) -> str:
    shots = [
        f"{stack} {NAMES[target]}"
        for stack, target in zip(STACKS, (who_of(code), kind_of(code)))
        if target != NO_TARGET
    ]
    return f"fire {' and '.join(shots)}"


def _read_fire(text: str) -> int:
    targets = [NO_TARGET, NO_TARGET]
    for shot in text.split(" and "):
        stack, _, target = shot.partition(" ")
        if stack not in STACKS:
            name = text.removesuffix(f" {OFF}")
            code = SHOOT | parse_figure(name) << WHO
            return code if name == text else code | GONE << PLACE
        targets[STACKS.index(stack)] = parse_bandit(target)
    return FIRE_BOTH | targets[0] << WHO | targets[1] << KIND


def _write_rob(code: int) -> str:
    text = f"rob {LOOT[kind_of(code)]}"
    return text if cover_of(code) < 0 else f"{text} and {LOOT[cover_of(code)]}"


def _read_rob(text: str) -> int:
    first, both, second = text.partition(" and ")
    code = TAKE | parse_loot(first) << KIND
    return code | (parse_loot(second) + 1) << COVER if both else code


def _write_hand_over(code: int) -> str:
    text = f"hand over {LOOT[kind_of(code)]}"
    rank = code >> COVER
    return f"{text} {rank + 1}" if rank else text


def _read_hand_over(text: str) -> int:
    kind, _, number = text.removeprefix("over ").partition(" ")
    code = HAND_OVER | parse_loot(kind) << KIND
    if not number.isdecimal() or len(number) > 2:
        return code
    return code | max(int(number) - 1, 0) << COVER


def _read_free(text: str) -> int:
    what, _, name = text.partition(" ")
    done = FREE_PRISONER if what == "prisoner" else FREE_BANDIT
    return done | parse_bandit(name) << WHO


def _write_strike(code: int) -> str:
    loot = kind_of(code)
    what = "" if loot == NO_LOOT else f" {LOOT[loot]}"
    if code & FLAG:
        what = f" taking{what}"
    target = "Shotgun" if who_of(code) == SHOTGUN else NAMES[who_of(code)]
    where = OFF if place_of(code) == GONE else f"to {place_text(place_of(code))}"
    return f"punch {target}{what} {where}"


def _read_strike(text: str) -> int:
    words = text.removesuffix(f" {OFF}")
    landing = GONE
    if words == text:
        words, _, place = text.rpartition(" to ")
        landing = parse_place(place)
    who, _, what = words.partition(" ")
    target = SHOTGUN if who == "Shotgun" else parse_figure(who)
    code = STRIKE | target << WHO | landing << PLACE
    if what == "taking purse":
        return code | FLAG | PURSE << KIND
    return code | parse_loot(what) << KIND if what else code


def _read_place(text: str) -> int:
    return parse_place(text.removeprefix("to ")) << PLACE


def _write_ride(code: int) -> str:
    place = place_of(code)
    return "ride away" if place == GONE else f"ride to {place_text(place)}"


def _read_ride(text: str) -> int:
    if text == "on":
        return RIDE_ON
    return RIDE_TO | (GONE << PLACE if text == "away" else _read_place(text))


def _write_board(code: int) -> str:
    both = " and partner" if code & FLAG else ""
    return f"board {BANDITS[who_of(code)]}{both} in {place_of(code) >> 1}"


def _read_board(text: str) -> int:
    words, _, car = text.rpartition(" in ")
    who = words.removesuffix(" and partner")
    code = BOARD | parse_bandit(who) << WHO | parse_car(car) << (PLACE + 1)
    return code if who == words else code | FLAG


def _read_drink(text: str) -> int:
    who, _, drink = text.partition(" ")
    if drink not in DRINKS[1:]:
        raise UnknownWord(f"'{drink}' is nothing to drink; there are {', '.join(DRINKS[1:])}.")
    return DRINK | parse_figure(who) << WHO | DRINKS.index(drink) << KIND


def _read_keep(text: str) -> int:
    if text == "the rest":
        return KEEP
    if text == "no more":
        return KEEP_NO_MORE
    first, both, second = text.partition(" and ")
    code = KEEP_CARD | _card_fields(parse_card(first))
    return code | (parse_card(second) + 1) << COVER if both else code


def _write_keep(code: int) -> str:
    text = f"keep {card_text(card_of(code))}"
    return text if cover_of(code) < 0 else f"{text} and {card_text(cover_of(code))}"


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
    _write_fire,
    _write_rob,
    _write_strike,
    lambda code: f"marshal to {place_of(code) >> 1}",
    lambda code: f"leave {LOOT[kind_of(code)]}",
    _write_ride,
    lambda code: f"flee to {place_text(place_of(code))}",
    lambda code: f"hostage {HOSTAGES[kind_of(code)]}",
    _write_board,
    lambda code: "ride on",
    lambda code: f"drink {NAMES[who_of(code)]} {DRINKS[kind_of(code)]}",
    _write_keep,
    lambda code: "keep no more",
    lambda code: f"travel to {place_text(place_of(code))}",
    lambda code: "pass",
    lambda code: "search",
    lambda code: f"arrest {BANDITS[who_of(code)]}",
    _write_fire_both,
    lambda code: f"break out to {place_text(place_of(code))}",
    lambda code: f"free prisoner {BANDITS[who_of(code)]}",
    lambda code: f"free bandit {BANDITS[who_of(code)]}",
    _write_hand_over,
]
"""By what is done, the words of a code; an expansion adds its own rows."""

_READERS: Final[dict[str, Callable[[str], int]]] = {
    "draw": lambda text: DRAW,
    "play": _read_play,
    "keep": _read_keep,
    "discard": lambda text: DISCARD | _card_fields(parse_card(text)),
    "choose": lambda text: CHOOSE | _card_fields(parse_card(text)),
    "start": lambda text: START | parse_bandit(text.partition(" ")[0]) << WHO,
    "move": lambda text: TO_PLACE | _read_place(text),
    "floor": lambda text: CLIMB | _read_place(text),
    "fire": _read_fire,
    "rob": _read_rob,
    "punch": _read_strike,
    "marshal": lambda text: MARSHAL_TO | parse_car(text.removeprefix("to ")) << (PLACE + 1),
    "leave": lambda text: LEAVE | parse_loot(text) << KIND,
    "ride": _read_ride,
    "flee": lambda text: FLEE_TO | _read_place(text),
    "hostage": lambda text: HOSTAGE | parse_hostage(text) << KIND,
    "board": _read_board,
    "drink": _read_drink,
    "travel": lambda text: TRAVEL | _read_place(text),
    "pass": lambda text: PASS,
    "search": lambda text: SEARCH,
    "arrest": lambda text: ARREST_ONE | parse_bandit(text) << WHO,
    "break": lambda text: BREAK_OUT | _read_place(text.removeprefix("out ")),
    "free": _read_free,
    "hand": _read_hand_over,
}
"""By verb, the code of what follows it."""
