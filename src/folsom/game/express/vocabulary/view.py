"""What a seat or a spectator sees: every field of a view.

The tables of docs/protocol.md are made from it. Fields that are not always there are there in some
modes or moments only, as is said with each.
"""

from typing import Literal, NotRequired, TypedDict

from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.express.vocabulary.goal import Goal
from folsom.game.express.vocabulary.names import (
    Bullet,
    Expansion,
    Fistfighter,
    Hostage,
    Loot,
    Phase,
    Turn,
    Whiskey,
)
from folsom.game.express.vocabulary.result import Result
from folsom.game.express.vocabulary.written import Card, Place


class Token(TypedDict):
    """A loot token; its value is none for eyes that cannot know it. Full flasks have a whiskey."""

    kind: Loot
    """`purse`, `jewel`, `strongbox` and so on; half-full flasks are `half-usual` and `half-old`."""
    value: int | None
    """Its value, 0 for a flask; `None` if this viewer cannot know it."""
    whiskey: NotRequired[Whiskey | None]
    """Full flasks only: `usual`, `old` or, unknown, `None`."""


class Heap(TypedDict):
    """A place of the train, such as `3 roof`, and what lies there."""

    place: Place
    """Its name, as `3 roof`."""
    loot: list[Token]
    """The tokens lying there."""


class RoundCard(TypedDict):
    """A round card that was turned up; `happening` is empty if it has no event."""

    card: str
    """Its name."""
    turns: list[Turn]
    """A list of `standard`, `tunnel`, `speeding-up`, `switching`, `turmoil`, `jolt`."""
    order: list[list[int]]
    """For each turn the seats that play, one after the other; twice in a row where the train
    speeds up.
    """
    happening: str
    """The event's name, empty if there is none or events are off."""
    keep: NotRequired[int]
    """Only if it has advantage symbols: how many."""


class Bandit(TypedDict):
    """A bandit, where it stands and what lies on its sheet."""

    bandit: str
    """Its name."""
    seat: int
    """The seat that plays it."""
    place: Place | None
    """Where it stands; `None` before it is placed; `hidden` on a journey through time, `gone`
    if it has left the train for good.
    """
    bullets: int
    """Its own bullets left, of 6; the marshal's in both stacks, of 12."""
    loot: list[Token]
    """The tokens on its sheet, as in `places`."""
    station: int
    """Money from a station: the conductor's in the first edition (EVT-8), parts of strongboxes
    (HS-EVT-5), less what bullets cost (HS-EVT-7).
    """
    hostage: NotRequired[Hostage | None]
    """Horses only: its hostage, or `None`."""
    wanted: NotRequired[bool]
    """Marshal only: whether its Wanted card still lies before it, so it was never arrested."""
    prisoner: NotRequired[str | None]
    """Marshal only: the companion it holds, by its bandit's name, or `None`."""
    fists: NotRequired[list[Fistfighter]]
    """Marshal only: the Fistfighter cards it has taken."""
    hurt: NotRequired[list[Bullet]]
    """Marshal only: the lasting bullets that lie before it in this round, as `["lost-weapon"]`."""


class Stacks(TypedDict):
    """The bullets left in the marshal's two stacks, the next one first."""

    left: list[Bullet]
    right: list[Bullet]


class Achievements(TypedDict):
    """What the marshal has: bandits once arrested, prisoners brought back, mail bags."""

    wanted: list[str]
    companions: list[str]
    bags: list[Token]


class Player(TypedDict):
    """A seat's cards: how many for all, which for the seat itself."""

    seat: int
    """The seat's number."""
    bandits: list[str]
    """Its bandits; two with pairs."""
    hand: int
    """How many cards are in hand."""
    deck: int
    """How many cards are in the deck."""
    received: dict[str, int]
    """The bullets received, by who fired them: `{"Tuco": 1, "neutral": 2}`; a lasting one
    counts from the moment it hits.
    """
    clogged: int
    """How many cards of the hand at least are bullets: who was forced to draw had nothing else."""
    cards: NotRequired[list[Card]]
    """Only for one's own seat, and for all at the end: the cards in hand."""
    staged: NotRequired[list[Card]]
    """Expert only, own seat: cards laid aside while all choose what to keep; to others they are
    still in hand.
    """
    top: NotRequired[list[Card]]
    """Expert only: the bullets on top of the deck; the last is drawn first."""
    discard: NotRequired[list[Card]]
    """Expert only: the discard pile, the oldest card first."""
    sure: NotRequired[list[Card]]
    """Expert and marshal only: cards that all know to be in the hand or face-down on the pile,
    as a Brainwave that was searched for.
    """
    kept: NotRequired[int]
    """Expert only: how many cards of the hand at least are actions."""
    from_partner: NotRequired[list[int]]
    """Teams only: how many cards, at least and at most, are with this seat that all would look
    for at its partner, as `[1, 2]`; bullets of one bandit are alike, so one may have been
    exchanged for another.
    """
    may_hold: NotRequired[list[Card]]
    """Teams only, own seat, and for all at the end: all cards that may be in one's hand or deck
    or face-down on the pile; those too many are with the partner, who drew them.
    """


class Played(TypedDict):
    """A card on the pile; its text is none while it is hidden."""

    seat: int
    """Who played it."""
    face_down: bool
    """Whether it was played face-down."""
    card: Card | None
    """Its name, as `Ghost fire`; `None` while hidden from this viewer."""
    resolved: bool
    """Whether it has been carried out."""


class ExpressView(TypedDict):
    """All that a seat (none: a spectator) may know."""

    game: Literal["express"]
    """`"express"`."""
    seat: int | None
    """Whose view it is; `None` for a spectator."""
    phase: Phase
    """`start-places`, `choose-card`, `schemin`, `discarding`, `stealin`, `pickpocketing` or
    `over`; with expansions also `boarding`, `turmoil`, `keeping`, `fleeing`, `taking-hostage`,
    `travelling`, `handing-over` (a freed bandit chooses what to give), `reflexes` (somebody may
    play one more card) or `angry-marshal` (he may shoot, then move).
    """
    round: int
    """1 to 5."""
    turn: int | None
    """In Schemin', turmoil included, the turn of the round card, from 1; `None` in other phases."""
    first: int
    """The seat that is first in this round."""
    deciders: list[int]
    """The seats that may decide now."""
    acting: str | None
    """The bandit whose card is carried out, that picks a pocket, flees, takes a hostage, hands
    something over or travels, or that may act in `reflexes` or `angry-marshal`; `None` in other
    phases.
    """
    resolving: int | None
    """The card of the pile, from 1, that is carried out or has led to what is being decided;
    `None` otherwise.
    """
    choices: list[str]
    """The notation of this seat's own choices; empty for everybody else."""
    rounds: list[RoundCard]
    """The round cards turned up so far."""
    wagons: list[str]
    """The names of cars 1, 2, …; with `marshal` the last is `prison`."""
    marshal: int | None
    """The number of his car; where he is a player, of the car in, on or beside which he is, and
    `None` once he was thrown off the train.
    """
    neutral: int
    """Neutral bullets left."""
    strongbox_waits: bool
    """Whether the second strongbox is still beside the train."""
    places: list[Heap]
    """Every place of the train, from `0 inside` to the caboose's roof, then those outside it."""
    bandits: list[Bandit]
    """Every bandit, in the order of the seats, and the Marshal where he is a player."""
    players: list[Player]
    """Every seat."""
    pile: list[Played]
    """The cards played in this round, from the first to the last."""
    powers: bool
    """Whether the bandits' powers apply."""
    events: bool
    """Whether events and a station are played."""
    expert: bool
    """Whether it is the expert variant."""
    pairs: bool
    """Whether everybody plays two bandits."""
    teams: bool
    """Whether teams of two play."""
    edition: int
    """1 or 2."""
    offers: NotRequired[list[ExpressChoice]]
    """Only while the seat has something to decide: the same choices with their
    [fields](#fields), each with its notation as `text`.
    """
    chosen: NotRequired[list[bool | ExpressChoice]]
    """Only while all choose at once: for each seat whether it has chosen; for one's own seat
    the choice, where it is a single one.
    """
    expansions: NotRequired[list[Expansion]]
    """Only with expansions: their names."""
    stagecoach: NotRequired[int]
    """Horses only: the car beside which it stands."""
    shotgun: NotRequired[Place]
    """Horses only: the Shotgun's place."""
    horses: NotRequired[list[int]]
    """Horses only: how many stand beside each car, from the locomotive on."""
    hostages: NotRequired[list[Hostage]]
    """Horses only: those still to be taken."""
    drinking: NotRequired[int]
    """Horses only: how many cards the one who decides has yet to play for a drink; in a turmoil
    one's own.
    """
    wagon: NotRequired[int]
    """Only while boarding: the wagon about which all choose."""
    destination: NotRequired[Place]
    """Machine only, own seat: where one's traveller will appear."""
    prisoners: NotRequired[list[str]]
    """Marshal only: the companions still in the prison car, by their bandits' names, as in
    `["Doc", "Mei"]`.
    """
    stacks: NotRequired[Stacks]
    """Marshal only: `left` and `right`, the bullets left in each stack, the next one first, by
    name: `lost-weapon`, `hurt-knee`, `hurt-shoulder`, `gotcha`, `drop-the-bag`, `golden`.
    """
    fistfighters: NotRequired[list[Fistfighter]]
    """Marshal only: the Fistfighter cards left, the next one first: `gold`, `silver`, `bronze`."""
    achievements: NotRequired[Achievements]
    """Marshal only, his own: `wanted` (bandits arrested at least once), `companions` (prisoners
    he got back, by their bandits' names), `bags` (mail bags, as tokens).
    """
    goals: NotRequired[list[Goal]]
    """Marshal only: his five [goals](#more-in-views) in the order in which he turns them over,
    one in each round.
    """
    goals_to_win: NotRequired[int]
    """Marshal only: how many fulfilled goals win; not in games that were kept before it was
    said.
    """
    more: NotRequired[bool]
    """Marshal only: whether the one who decides may play another card because of a + (the other
    choice is `pass`).
    """
    result: NotRequired[Result]
    """Only when it is over: [the result](#result) as plain values."""
