"""The table of choices: "fire Belle", "punch Doc purse to 3 roof", a row for each kind.

Bandits, places, cards and kinds of loot are named as in views, so that they can be compared. Where
one leaves the train for good, the place is `gone`.
"""

from typing import Any, Final, Literal

from folsom.game.express import codes
from folsom.game.express.codes import COVER, DRINKS, FLAG, KIND, NO_TARGET, PLACE, SHOTGUN, WHO
from folsom.game.express.components import (
    ACTION_NAMES,
    BANDITS,
    BULLET,
    LOOT,
    NAMES,
    NEUTRAL,
    NO_LOOT,
    PURSE,
    card_text,
)
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.places import GONE, MAX_CARS, OUTER_PLACES, OUTSIDE, place_text
from folsom.game.express.vocabulary.names import Action, Hostage, Loot, Whiskey
from folsom.game.express.vocabulary.written import Card, Place
from folsom.game.grammar import Kind, Slot, Table, Word
from folsom.game.protocol import Choice

ACTIONS: Final = [who << 4 | kind for who in range(len(NAMES)) for kind in range(len(ACTION_NAMES))]
BULLETS: Final = [who << 4 | BULLET for who in [*range(len(NAMES)), NEUTRAL]]
KINDS_OF_LOOT: Final = list(range(NO_LOOT + 1, len(LOOT)))
PLACES: Final = [*range(OUTSIDE), *OUTER_PLACES]
WITHIN_REACH: Final = [place for place in PLACES if place != GONE]


def _named(field: str, names: list[str]) -> list[Word]:
    """Figures of these names."""
    return [Word(name, who << WHO, {field: name}) for who, name in enumerate(names)]


def _card(card: int) -> Word:
    return Word(
        card_text(card), (card >> 4) << WHO | (card & 15) << KIND, {"card": card_text(card)}
    )


def _action(card: int) -> Word:
    word = _card(card)
    word.fields["bandit"] = NAMES[card >> 4]
    word.fields["action"] = ACTION_NAMES[card & 15]
    return word


def _loot(kind: int) -> Word:
    return Word(LOOT[kind], kind << KIND, {"loot": LOOT[kind]})


def _second(field: str, before: str, named: dict[int, str], shape: Any = str) -> Slot:
    """What may follow at once, by its number; or nothing."""
    more = [
        Word(before + text, (number + 1) << COVER, {field: text}) for number, text in named.items()
    ]
    return Slot([Word("", 0, {field: None}), *more], **{field: shape})


def _flag(field: str, text: str) -> Slot:
    """A few words that are there or not."""
    return Slot([Word("", 0, {field: False}), Word(text, FLAG, {field: True})])


def _place(field: str, places: list[int]) -> list[Word]:
    return [
        Word(f"to {place_text(place)}", place << PLACE, {field: place_text(place)})
        for place in places
    ]


def _gone(field: str, text: str) -> Word:
    return Word(text, GONE << PLACE, {field: place_text(GONE)})


def _spoils() -> Slot:
    """What a punch shakes loose, and whether it is taken."""
    words = [Word("", 0, {"loot": None, "taking": False})]
    for kind in KINDS_OF_LOOT:
        loot = LOOT[kind]
        words.append(Word(f" {loot}", kind << KIND, {"loot": loot, "taking": False}))
    taken: dict[str, object] = {"loot": LOOT[PURSE], "taking": True}
    return Slot([*words, Word(f" taking {LOOT[PURSE]}", FLAG | PURSE << KIND, taken)], loot=Loot)


def _stacks() -> Slot:
    """Whom the marshal's two stacks hit."""
    words: list[Word] = []
    for left in [*range(len(BANDITS)), NO_TARGET]:
        for right in [*range(len(BANDITS)), NO_TARGET]:
            one = None if left == NO_TARGET else BANDITS[left]
            two = None if right == NO_TARGET else BANDITS[right]
            shots = [f"left {one}"] if one else []
            shots += [f"right {two}"] if two else []
            if shots:
                fields: dict[str, object] = {"left": one, "right": two}
                words.append(Word(" and ".join(shots), left << WHO | right << KIND, fields))
    return Slot(words)


def _drink(number: int) -> Word:
    half = DRINKS[number].startswith("half-")
    fields: dict[str, object] = {
        "whiskey": DRINKS[number].removeprefix("half-"),
        "loot": DRINKS[number] if half else "flask",
    }
    return Word(DRINKS[number], number << KIND, fields)


def _number(rank: int) -> Word:
    return Word(f" {rank + 1}" if rank else "", rank << COVER, {"number": rank + 1})


BANDIT: Final = Slot(_named("bandit", BANDITS))
TARGET: Final = Slot(_named("target", NAMES))
OUTLAW: Final = Slot(_named("target", BANDITS))
PUNCHED: Final = Slot([*TARGET.words, Word("Shotgun", SHOTGUN << WHO, {"target": "Shotgun"})])
CARD: Final = Slot([_card(card) for card in ACTIONS + BULLETS], card=Card)
TOKEN: Final = Slot([_loot(kind) for kind in KINDS_OF_LOOT], loot=Loot)
PLACE_SLOT: Final = Slot(_place("place", PLACES), place=Place)
CAR: Final = Slot([Word(str(car), car << PLACE + 1, {"car": car}) for car in range(MAX_CARS)])
THROWN: Final = Slot(
    [Word("", 0, {"landing": None}), _gone("landing", " off the train")], landing=Literal["gone"]
)
DRINK: Final = Slot([_drink(n) for n in range(1, len(DRINKS))], whiskey=Whiskey, loot=Loot)
HOSTAGE: Final = Slot(
    [Word(name, n << KIND, {"hostage": name}) for n, name in enumerate(HOSTAGES)], hostage=Hostage
)

TABLE: Final = Table(
    [
        Kind(codes.DRAW, "draw", "Draw cards instead of playing one.", ["draw"]),
        Kind(
            codes.PLAY,
            "play",
            "Put a card on the pile; with `cover` a Fire, and the partner's card at once.",
            [
                "play ",
                Slot([_action(card) for card in ACTIONS], card=Card, action=Action),
                _flag("face_down", " face-down"),
                _second("cover", ", then ", {card: card_text(card) for card in ACTIONS}, Card),
            ],
        ),
        Kind(codes.KEEP, "keep-rest", "Discard no more cards.", ["keep the rest"]),
        Kind(
            codes.DISCARD,
            "discard",
            "Discard this card, which may be a bullet.",
            ["discard ", CARD],
        ),
        Kind(
            codes.CHOOSE,
            "choose",
            "Take this card into the hand, which may be a bullet.",
            ["choose ", CARD],
        ),
        Kind(
            codes.START,
            "start",
            "Start with this bandit in the caboose, and with its partner one wagon before.",
            ["start ", BANDIT, " in the caboose"],
        ),
        Kind(codes.TO_PLACE, "move", "Go there.", ["move ", PLACE_SLOT]),
        Kind(codes.CLIMB, "floor", "Climb there.", ["floor ", PLACE_SLOT]),
        Kind(
            codes.SHOOT,
            "fire",
            "Hit the target; `landing` is `gone` if it is thrown off the train for it.",
            ["fire ", TARGET, THROWN],
        ),
        Kind(
            codes.TAKE,
            "rob",
            "Take a token of this kind, or two at once.",
            ["rob ", TOKEN, _second("second", " and ", {n: LOOT[n] for n in KINDS_OF_LOOT}, Loot)],
        ),
        Kind(
            codes.STRIKE,
            "punch",
            "The target, who may be `Shotgun`, loses loot if any and lands there or is `gone`.",
            [
                "punch ",
                PUNCHED,
                _spoils(),
                " ",
                Slot(
                    [*_place("landing", WITHIN_REACH), _gone("landing", "off the train")],
                    landing=Place,
                ),
            ],
        ),
        Kind(codes.MARSHAL_TO, "marshal", "Move the marshal into this car.", ["marshal to ", CAR]),
        Kind(codes.LEAVE, "leave", "Take no token of this kind.", ["leave ", TOKEN]),
        Kind(
            codes.RIDE_TO,
            "ride",
            "Ride there, or be `gone`.",
            ["ride ", Slot([*_place("place", WITHIN_REACH), _gone("place", "away")], place=Place)],
        ),
        Kind(codes.FLEE_TO, "flee", "Flee there from the Shotgun.", ["flee ", PLACE_SLOT]),
        Kind(
            codes.HOSTAGE,
            "hostage",
            "Take this hostage.",
            ["hostage ", HOSTAGE],
        ),
        Kind(
            codes.BOARD,
            "board",
            "Board this car.",
            ["board ", BANDIT, _flag("partner", " and partner"), " in ", CAR],
        ),
        Kind(codes.RIDE_ON, "ride-on", "Do not board this wagon.", ["ride on"]),
        Kind(
            codes.DRINK,
            "drink",
            "Drink from a bandit's flask; `loot` is what kind of token it is.",
            ["drink ", Slot(_named("bandit", NAMES)), " ", DRINK],
        ),
        Kind(
            codes.KEEP_CARD,
            "keep",
            "Keep a card for the next round, or two at once.",
            [
                "keep ",
                CARD,
                _second("second", " and ", {n: card_text(n) for n in ACTIONS + BULLETS}, Card),
            ],
        ),
        Kind(
            codes.KEEP_NO_MORE,
            "keep-no-more",
            "Keep no more cards for the next round.",
            ["keep no more"],
        ),
        Kind(
            codes.TRAVEL,
            "travel",
            "Appear there after a journey through time.",
            ["travel ", PLACE_SLOT],
        ),
        Kind(codes.PASS, "pass", "Play no further card, or let the occasion pass.", ["pass"]),
        Kind(
            codes.SEARCH,
            "search",
            "Take Brainwave into the hand instead of playing a card.",
            ["search"],
        ),
        Kind(codes.ARREST_ONE, "arrest", "Take the target to the cell.", ["arrest ", OUTLAW]),
        Kind(
            codes.FIRE_BOTH,
            "aim",
            "A shot of the marshal: whom the next bullet of each stack hits, none if it is not "
            "fired.",
            ["fire ", _stacks()],
        ),
        Kind(
            codes.BREAK_OUT,
            "break-out",
            "Step out of the cell, to this place.",
            ["break out ", PLACE_SLOT],
        ),
        Kind(
            codes.FREE_PRISONER,
            "free-prisoner",
            "Take the companion of this bandit along.",
            ["free prisoner ", Slot(_named("prisoner", BANDITS))],
        ),
        Kind(
            codes.FREE_BANDIT,
            "free-bandit",
            "Let the target out of the cell.",
            ["free bandit ", OUTLAW],
        ),
        Kind(
            codes.HAND_OVER,
            "hand-over",
            "Give a token; of those that look alike, which one, from 1, the least valuable first.",
            ["hand over ", TOKEN, Slot([_number(rank) for rank in range(99)])],
        ),
    ],
    done=63,
)


def choice(code: int) -> Choice:
    """The choice behind a code; the same object every time."""
    return TABLE.choice(code)


def parse(text: str) -> Choice:
    """The choice behind the words; raises `UnknownWord` if there is none."""
    return TABLE.parse(text)
