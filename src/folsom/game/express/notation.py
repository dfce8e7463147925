"""The table of choices: "fire Belle", "punch Doc purse to 3 roof", a row for each kind."""

from typing import Final

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
from folsom.game.express.vocabulary import choices
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


def _second(field: str, before: str, named: dict[int, str]) -> Slot:
    """What may follow at once, by its number; or nothing."""
    more = [
        Word(before + text, (number + 1) << COVER, {field: text}) for number, text in named.items()
    ]
    return Slot([Word("", 0, {field: None}), *more])


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
    return Slot([*words, Word(f" taking {LOOT[PURSE]}", FLAG | PURSE << KIND, taken)])


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
CARD: Final = Slot([_card(card) for card in ACTIONS + BULLETS])
TOKEN: Final = Slot([_loot(kind) for kind in KINDS_OF_LOOT])
PLACE_SLOT: Final = Slot(_place("place", PLACES))
CAR: Final = Slot([Word(str(car), car << PLACE + 1, {"car": car}) for car in range(MAX_CARS)])
THROWN: Final = Slot([Word("", 0, {"landing": None}), _gone("landing", " off the train")])

TABLE: Final = Table(
    [
        Kind(codes.DRAW, choices.DrawChoice, ["draw"]),
        Kind(
            codes.PLAY,
            choices.PlayChoice,
            [
                "play ",
                Slot([_action(card) for card in ACTIONS]),
                _flag("face_down", " face-down"),
                _second("cover", ", then ", {card: card_text(card) for card in ACTIONS}),
            ],
        ),
        Kind(codes.KEEP, choices.KeepRestChoice, ["keep the rest"]),
        Kind(codes.DISCARD, choices.DiscardChoice, ["discard ", CARD]),
        Kind(codes.CHOOSE, choices.ChooseChoice, ["choose ", CARD]),
        Kind(codes.START, choices.StartChoice, ["start ", BANDIT, " in the caboose"]),
        Kind(codes.TO_PLACE, choices.MoveChoice, ["move ", PLACE_SLOT]),
        Kind(codes.CLIMB, choices.FloorChoice, ["floor ", PLACE_SLOT]),
        Kind(codes.SHOOT, choices.FireChoice, ["fire ", TARGET, THROWN]),
        Kind(
            codes.TAKE,
            choices.RobChoice,
            ["rob ", TOKEN, _second("second", " and ", {n: LOOT[n] for n in KINDS_OF_LOOT})],
        ),
        Kind(
            codes.STRIKE,
            choices.PunchChoice,
            [
                "punch ",
                PUNCHED,
                _spoils(),
                " ",
                Slot([*_place("landing", WITHIN_REACH), _gone("landing", "off the train")]),
            ],
        ),
        Kind(codes.MARSHAL_TO, choices.MarshalChoice, ["marshal to ", CAR]),
        Kind(codes.LEAVE, choices.LeaveChoice, ["leave ", TOKEN]),
        Kind(
            codes.RIDE_TO,
            choices.RideChoice,
            ["ride ", Slot([*_place("place", WITHIN_REACH), _gone("place", "away")])],
        ),
        Kind(codes.FLEE_TO, choices.FleeChoice, ["flee ", PLACE_SLOT]),
        Kind(
            codes.HOSTAGE,
            choices.HostageChoice,
            [
                "hostage ",
                Slot([Word(name, n << KIND, {"hostage": name}) for n, name in enumerate(HOSTAGES)]),
            ],
        ),
        Kind(
            codes.BOARD,
            choices.BoardChoice,
            ["board ", BANDIT, _flag("partner", " and partner"), " in ", CAR],
        ),
        Kind(codes.RIDE_ON, choices.RideOnChoice, ["ride on"]),
        Kind(
            codes.DRINK,
            choices.DrinkChoice,
            [
                "drink ",
                Slot(_named("bandit", NAMES)),
                " ",
                Slot([_drink(number) for number in range(1, len(DRINKS))]),
            ],
        ),
        Kind(
            codes.KEEP_CARD,
            choices.KeepChoice,
            [
                "keep ",
                CARD,
                _second("second", " and ", {card: card_text(card) for card in ACTIONS + BULLETS}),
            ],
        ),
        Kind(codes.KEEP_NO_MORE, choices.KeepNoMoreChoice, ["keep no more"]),
        Kind(codes.TRAVEL, choices.TravelChoice, ["travel ", PLACE_SLOT]),
        Kind(codes.PASS, choices.PassChoice, ["pass"]),
        Kind(codes.SEARCH, choices.SearchChoice, ["search"]),
        Kind(codes.ARREST_ONE, choices.ArrestChoice, ["arrest ", OUTLAW]),
        Kind(codes.FIRE_BOTH, choices.AimChoice, ["fire ", _stacks()]),
        Kind(codes.BREAK_OUT, choices.BreakOutChoice, ["break out ", PLACE_SLOT]),
        Kind(
            codes.FREE_PRISONER,
            choices.FreePrisonerChoice,
            ["free prisoner ", Slot(_named("prisoner", BANDITS))],
        ),
        Kind(codes.FREE_BANDIT, choices.FreeBanditChoice, ["free bandit ", OUTLAW]),
        Kind(
            codes.HAND_OVER,
            choices.HandOverChoice,
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
