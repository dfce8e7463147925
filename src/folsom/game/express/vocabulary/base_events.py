"""What the base game tells, with what its variants and expansions add to it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from folsom.game.express.vocabulary.names import Action, Bullet, Hostage, Loot, Turn
from folsom.game.express.vocabulary.written import Card, Place
from folsom.game.secret import THE_SEAT, THE_SEAT_IF_FACE_DOWN, WHO_KNOWS_IT

How = Literal["start", "turn", "choose", "whiskey", "turmoil", "partner"]
"""Why cards were drawn."""
Passing = Literal["declined", "no-card", "nothing"]
Going = Literal[
    "move",
    "floor",
    "flee",
    "push",
    "punch",
    "swivel-arm",
    "braking",
    "ride",
    "full-speed",
    "time-machine",
]
Taking = Literal["rob", "snatch", "pickpocketing"]
Dropping = Literal["punch", "revenge"]
Wounding = Literal["marshal", "angry-marshal", "rebellion", "shotgun", "shotguns-rage", "poodle"]
"""The causes of passing, going somewhere, taking, dropping and neutral bullets."""

_From = TypedDict("_From", {"from": Place})
_FromCar = TypedDict("_FromCar", {"from": int})


class PlacedEvent(TypedDict):
    """A bandit is set on the train; with horses, so many stand beside each car then."""

    event: Literal["placed"]
    bandit: str
    place: Place
    horses: NotRequired[list[int]]


class ChoseEvent(TypedDict):
    """A seat has chosen in secret; an expert, when it keeps the rest."""

    event: Literal["chose"]
    seat: int


class DrewEvent(TypedDict):
    """Cards came into the hand.

    `how` is `start`, `turn`, `choose`, `whiskey` or, from a partner's deck, `partner`; `turmoil` if
    for a drink in a turmoil, once all is shown.
    """

    event: Literal["drew"]
    seat: int
    count: int
    how: How
    cards: NotRequired[Annotated[list[Card], THE_SEAT]]


class ReshuffledEvent(TypedDict):
    """Expert: the discard pile becomes the deck."""

    event: Literal["reshuffled"]
    seat: int


class RoundEvent(TypedDict):
    """The round card is turned up; `happening` is its event.

    `order` has for each of its turns the seats that play, one after the other.
    """

    event: Literal["round"]
    round: int
    card: str
    turns: list[Turn]
    order: list[list[int]]
    happening: str
    first: int
    keep: NotRequired[int]


class TurnEvent(TypedDict):
    """A turn of the round card begins; `teams` is `True` where partners swap (TEAM-3)."""

    event: Literal["turn"]
    turn: int
    kind: Turn
    teams: NotRequired[bool]


class PlayedEvent(TypedDict):
    """A card goes on the pile."""

    event: Literal["played"]
    seat: int
    face_down: bool
    card: NotRequired[Annotated[Card, THE_SEAT_IF_FACE_DOWN]]


class PassedEvent(TypedDict):
    """No card is played.

    `cause` is `declined` (of their own will), `no-card` (none to play where none may be drawn) or
    `nothing` (none to play and none to draw).
    """

    event: Literal["passed"]
    seat: int
    cause: Passing


class DiscardedEvent(TypedDict):
    """Expert: a card goes to the discard pile.

    What was laid aside in secret goes there when all have chosen.
    """

    event: Literal["discarded"]
    seat: int
    card: Card


class KeptEvent(TypedDict):
    """Expert variant, or advantage: so many cards stay in hand."""

    event: Literal["kept"]
    seat: int
    count: int


class ResolvingEvent(TypedDict):
    """The next card of the pile, by its number from 1; `hidden` if it was face-down."""

    event: Literal["resolving"]
    bandit: str
    action: Action
    hidden: bool
    number: int


class NoEffectEvent(TypedDict):
    """The card cannot be carried out.

    `hostage`, with the marshal a lasting `bullet` or the `cell`, only if that is why.
    """

    event: Literal["no-effect"]
    bandit: str
    action: Action
    hostage: NotRequired[Hostage]
    bullet: NotRequired[Bullet]
    cell: NotRequired[bool]


class MovedEvent(_From):
    """A bandit goes, or is moved, from one place to another.

    `cause` is `move`, `floor`, `flee`, `push`, `punch`, `swivel-arm`, `braking`, `ride`,
    `full-speed` or `time-machine`. After a `ride` so many `horses` stand beside each car.
    """

    event: Literal["moved"]
    bandit: str
    to: Place
    cause: Going
    horses: NotRequired[list[int]]


class ShotEvent(TypedDict):
    """The target has one bullet more."""

    event: Literal["shot"]
    bandit: str
    target: str


class PunchedEvent(TypedDict):
    """Followed by what dropped and where the target went; the target may be `Shotgun`."""

    event: Literal["punched"]
    bandit: str
    target: str


class TookEvent(TypedDict):
    """`cause` is `rob`, `snatch` or `pickpocketing`."""

    event: Literal["took"]
    bandit: str
    loot: Loot
    place: Place
    cause: Taking
    value: NotRequired[Annotated[int, WHO_KNOWS_IT]]


class DroppedEvent(TypedDict):
    """`cause` is `punch` or `revenge`."""

    event: Literal["dropped"]
    bandit: str
    loot: Loot
    place: Place
    cause: Dropping
    value: NotRequired[Annotated[int, WHO_KNOWS_IT]]


class LeftEvent(TypedDict):
    """A purse was left lying in Pickpocketing."""

    event: Literal["left"]
    bandit: str
    loot: Loot


class MarshalEvent(_FromCar):
    """The marshal goes from car to car."""

    event: Literal["marshal"]
    to: int


class WoundedEvent(TypedDict):
    """A neutral bullet.

    `cause` is `marshal`, `angry-marshal`, `rebellion`, `shotgun`, `shotguns-rage` or `poodle`.
    """

    event: Literal["wounded"]
    bandit: str
    by: str
    cause: Wounding


class BulletsShortEvent(TypedDict):
    """Too few neutral bullets, so none of these takes one."""

    event: Literal["bullets-short"]
    bandits: list[str]


class HappeningEvent(TypedDict):
    """The event of the round card begins."""

    event: Literal["happening"]
    name: str


class StrongboxEvent(TypedDict):
    """The second strongbox is put there."""

    event: Literal["strongbox"]
    place: Place


class RansomEvent(TypedDict):
    """The conductor pays, in money or as loot."""

    event: Literal["ransom"]
    bandit: str
    amount: int
    loot: Loot | None


class OverEvent(TypedDict):
    """The game has ended."""

    event: Literal["over"]
