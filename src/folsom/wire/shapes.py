"""The shapes of the Express game's views and events, as docs/protocol.md describes them.

The server passes views and events on as the game gives them; these types serve the clients.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Turn = Literal["standard", "tunnel", "speeding-up", "switching"]
Action = Literal["move", "floor", "fire", "rob", "punch", "marshal"]
Loot = Literal["purse", "jewel", "strongbox"]
Phase = Literal[
    "start-places", "choose-card", "schemin", "discarding", "stealin", "pickpocketing", "over"
]


class Shape(Struct, forbid_unknown_fields=True):
    """Every part of a view."""


class Token(Shape):
    """A loot token; its value is none for eyes that cannot know it."""

    kind: Loot
    value: int | None


class Place(Shape):
    """A place of the train, such as `3 roof`, and what lies there."""

    place: str
    loot: list[Token]


class RoundCard(Shape):
    """A round card that was turned up; `happening` is empty if it has no event."""

    card: str
    turns: list[Turn]
    happening: str


class Bandit(Shape):
    """A bandit, where it stands and what lies on its sheet."""

    bandit: str
    seat: int
    place: str | None
    bullets: int
    loot: list[Token]
    station: int


class Player(Shape):
    """A seat's cards: how many for all, which for the seat itself."""

    seat: int
    bandits: list[str]
    hand: int
    deck: int
    received: dict[str, int]
    clogged: int
    cards: list[str] | UnsetType = UNSET
    staged: list[str] | UnsetType = UNSET
    top: list[str] | UnsetType = UNSET
    discard: list[str] | UnsetType = UNSET
    sure: list[str] | UnsetType = UNSET
    kept: int | UnsetType = UNSET


class Played(Shape):
    """A card on the pile; its text is none while it is hidden."""

    seat: int
    face_down: bool
    card: str | None
    resolved: bool


class Line(Shape):
    """One line of the reckoning; no bandit where it belongs to the seat."""

    kind: Literal["purses", "jewels", "strongboxes", "station", "gunslinger"]
    bandit: str
    count: int
    amount: int


class Standing(Shape):
    """What a seat has in the end."""

    seat: int
    bandits: list[str]
    money: int
    bullets: int
    rank: int
    lines: list[Line]


class Result(Shape):
    """How the game ended."""

    standings: list[Standing]
    winners: list[int]
    decided_by: Literal["money", "bullets", "shared"]


class ExpressView(Shape):
    """All that a seat (none: a spectator) may know."""

    game: Literal["express"]
    seat: int | None
    phase: Phase
    round: int
    turn: int | None
    first: int
    deciders: list[int]
    acting: str | None
    choices: list[str]
    rounds: list[RoundCard]
    wagons: list[str]
    marshal: int
    neutral: int
    strongbox_waits: bool
    places: list[Place]
    bandits: list[Bandit]
    players: list[Player]
    pile: list[Played]
    powers: bool
    events: bool
    expert: bool
    pairs: bool
    edition: int
    chosen: list[bool | str] | UnsetType = UNSET
    result: Result | UnsetType = UNSET


class Step(Shape):
    """Where a card of one's plan may leave the bandit."""

    action: Action
    places: list[str]
    unsure: bool


class Foretold(Shape):
    """What a card would do, as far as the seat can know."""

    steps: list[Step]
    outcomes: list[str]


class Told(Struct, tag_field="event", forbid_unknown_fields=True):
    """Every event."""


class PlacedEvent(Told, tag="placed"):
    """A bandit is set on the train."""

    bandit: str
    place: str


class ChoseEvent(Told, tag="chose"):
    """A seat has chosen in secret."""

    seat: int


class DrewEvent(Told, tag="drew"):
    """Cards came into the hand; which, only the seat knows."""

    seat: int
    count: int
    how: Literal["start", "turn", "choose"]
    cards: list[str] | UnsetType = UNSET


class ReshuffledEvent(Told, tag="reshuffled"):
    """The discard pile becomes the deck."""

    seat: int


class RoundEvent(Told, tag="round"):
    """The round card is turned up."""

    round: int
    card: str
    turns: list[Turn]
    happening: str
    first: int


class TurnEvent(Told, tag="turn"):
    """A turn of the round card begins."""

    turn: int
    kind: Turn


class PlayedEvent(Told, tag="played"):
    """A card goes on the pile."""

    seat: int
    face_down: bool
    card: str | UnsetType = UNSET


class PassedEvent(Told, tag="passed"):
    """Neither a card to play nor one to draw."""

    seat: int


class DiscardedEvent(Told, tag="discarded"):
    """A card goes to the discard pile."""

    seat: int
    card: str


class KeptEvent(Told, tag="kept"):
    """So many cards stay in hand."""

    seat: int
    count: int


class ResolvingEvent(Told, tag="resolving"):
    """The next card of the pile is carried out."""

    bandit: str
    action: Action
    hidden: bool


class NoEffectEvent(Told, tag="no-effect"):
    """The card cannot be carried out."""

    bandit: str
    action: Action


class MovedEvent(Told, tag="moved", rename={"origin": "from"}):
    """A bandit goes, or is moved, from one place to another."""

    bandit: str
    origin: str
    to: str
    cause: Literal["move", "floor", "flee", "push", "punch", "swivel-arm", "braking"]


class ShotEvent(Told, tag="shot"):
    """The target has one bullet more."""

    bandit: str
    target: str


class PunchedEvent(Told, tag="punched"):
    """Followed by what dropped and where the target went."""

    bandit: str
    target: str


class TookEvent(Told, tag="took"):
    """Loot comes onto a sheet."""

    bandit: str
    loot: Loot
    place: str
    cause: Literal["rob", "snatch", "pickpocketing"]
    value: int | UnsetType = UNSET


class DroppedEvent(Told, tag="dropped"):
    """Loot falls to the floor."""

    bandit: str
    loot: Loot
    place: str
    cause: Literal["punch", "revenge"]
    value: int | UnsetType = UNSET


class LeftEvent(Told, tag="left"):
    """A purse is left lying."""

    bandit: str
    loot: Loot


class MarshalEvent(Told, tag="marshal", rename={"origin": "from"}):
    """The marshal goes from car to car."""

    origin: int
    to: int


class WoundedEvent(Told, tag="wounded"):
    """A neutral bullet."""

    bandit: str
    by: str
    cause: Literal["marshal", "angry-marshal", "rebellion"]


class BulletsShortEvent(Told, tag="bullets-short"):
    """Too few neutral bullets, so none of these takes one."""

    bandits: list[str]


class HappeningEvent(Told, tag="happening"):
    """The event of the round card begins."""

    name: str


class StrongboxEvent(Told, tag="strongbox"):
    """The second strongbox is put there."""

    place: str


class RansomEvent(Told, tag="ransom"):
    """The conductor pays."""

    bandit: str
    amount: int


class OverEvent(Told, tag="over"):
    """The game has ended."""


ExpressEvent = (
    PlacedEvent
    | ChoseEvent
    | DrewEvent
    | ReshuffledEvent
    | RoundEvent
    | TurnEvent
    | PlayedEvent
    | PassedEvent
    | DiscardedEvent
    | KeptEvent
    | ResolvingEvent
    | NoEffectEvent
    | MovedEvent
    | ShotEvent
    | PunchedEvent
    | TookEvent
    | DroppedEvent
    | LeftEvent
    | MarshalEvent
    | WoundedEvent
    | BulletsShortEvent
    | HappeningEvent
    | StrongboxEvent
    | RansomEvent
    | OverEvent
)
