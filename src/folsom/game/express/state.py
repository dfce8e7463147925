"""A position of the game: who stands where, what lies where, what everybody holds."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.game.event import Event
from folsom.game.express.components import RoundCard
from folsom.game.rng import Rng

# The phases.
PLAN: Final = 0
STEAL: Final = 1
START_PLACES: Final = 2
CHOOSE_CARD: Final = 3
COVER: Final = 4
DISCARDING: Final = 5
PICK_POCKETS: Final = 6
OVER: Final = 7
PHASES: Final = [
    "schemin",
    "stealin",
    "start-places",
    "choose-card",
    "cover",
    "discarding",
    "pickpocketing",
    "over",
]

INSIDE: Final = 0
ROOF: Final = 1

# An entry of the pile is a card with these besides.
FACE_DOWN_CARD: Final = 256
PLAYER: Final = 9
"""The shift of the seat that played it."""

UNDECIDED: Final = -1


@final
class Rules:
    """What the set-up fixed for the whole game. Shared by all copies, never changed."""

    __slots__ = (
        "cars",
        "crew",
        "cards",
        "edition",
        "events",
        "expert",
        "neutral",
        "pairs",
        "powers",
        "seat_of",
        "seats",
        "stations",
        "tokens",
        "wagons",
    )

    def __init__(
        self,
        crew: list[list[int]],
        wagons: list[int],
        cards: list[RoundCard],
        stations: list[RoundCard],
        powers: bool,
        events: bool,
        expert: bool,
        pairs: bool,
        edition: int,
    ) -> None:
        """`crew` has each seat's bandits; `cards` and `stations` are what rounds are drawn from."""
        self.crew: list[list[int]] = crew
        self.seats: i64 = len(crew)
        self.seat_of: list[int] = [-1] * 8
        for seat, bandits in enumerate(crew):
            for who in bandits:
                self.seat_of[who] = seat
        self.wagons: list[int] = wagons
        self.cars: i64 = len(wagons) + 1
        self.cards: list[RoundCard] = cards
        self.stations: list[RoundCard] = stations
        self.powers: bool = powers
        self.events: bool = events
        self.expert: bool = expert
        self.pairs: bool = pairs
        self.edition: i64 = edition
        self.tokens: i64 = 0
        self.neutral: i64 = 0


@final
@mypyc_attr(free_list_len=1)
class Bandit:
    """A figure on the train and the sheet that belongs to it."""

    __slots__ = ("bullets", "friendly", "loot", "place", "powers", "ransom", "seat", "who")

    def __init__(
        self, who: i64, seat: i64, place: i64, loot: i64, bullets: i64, powers: i64
    ) -> None:
        """`loot` is a mask of tokens, `powers` of flags."""
        self.who: i64 = who
        self.seat: i64 = seat
        self.place: i64 = place
        self.loot: i64 = loot
        self.bullets: i64 = bullets
        self.powers: i64 = powers
        self.friendly: i64 = 0
        self.ransom: i64 = 0

    def copy(self) -> "Bandit":
        """An independent copy."""
        other = Bandit(self.who, self.seat, self.place, self.loot, self.bullets, self.powers)
        other.friendly = self.friendly
        other.ransom = self.ransom
        return other


NO_CARDS: Final[list[int]] = []
"""Stands for the piles that only the expert variant has; shared, so never changed."""


@final
@mypyc_attr(free_list_len=1)
class Player:
    """A seat's cards, and which tokens it knows.

    The deck has no order: a card drawn from it is any of them, which is what shuffling means. Only
    the expert variant knows a `discard` pile, and bullets that lie on `top` of the shuffled deck.
    """

    __slots__ = ("cards", "discard", "held", "kept", "knows", "seen", "top")

    def __init__(self, cards: list[int], held: i64) -> None:
        """The first `held` cards are in hand, the others in the deck."""
        self.cards: list[int] = cards
        """The hand, then the deck."""
        self.held: i64 = held
        """How many of the cards are the hand."""
        self.knows: i64 = 0
        """The mask of the tokens whose value this player knows."""
        self.top: list[int] = NO_CARDS
        self.discard: list[int] = NO_CARDS
        self.seen: list[int] = NO_CARDS
        """The bullets that all saw go from the top into the hand."""
        self.kept: i64 = 0
        """How many cards of the hand at least are known to be actions."""

    @property
    def hand(self) -> list[int]:
        """The cards in hand."""
        return self.cards[: self.held]

    @property
    def deck(self) -> list[int]:
        """The cards of the shuffled deck, in no order."""
        return self.cards[self.held :]

    def owned(self) -> list[int]:
        """Every card of the seat but those on the pile."""
        return self.cards + self.top + self.discard

    def draw(self, count: i64, rng: Rng) -> None:
        """Any cards of the deck, as many as there are, become the hand's."""
        cards = self.cards
        held = self.held
        size: i64 = len(cards)
        last = held + count
        if last > size:
            last = size
        while held < last:
            drawn = held + rng.below(size - held)
            card = cards[drawn]
            cards[drawn] = cards[held]
            cards[held] = card
            held += 1
        self.held = held

    def gain(self, card: i64) -> None:
        """A card from elsewhere comes into the hand."""
        cards = self.cards
        cards.append(card)
        cards[-1] = cards[self.held]
        cards[self.held] = card
        self.held += 1

    def lose(self, card: i64) -> None:
        """A card leaves the hand."""
        # The hand comes first, so the first such card is one of the hand.
        self.cards.remove(card)
        self.held -= 1

    def lay_out_piles(self) -> None:
        """Make room for the piles of the expert variant."""
        self.top = []
        self.discard = []
        self.seen = []

    def copy(self) -> "Player":
        """An independent copy."""
        other = Player(self.cards.copy(), self.held)
        other.knows = self.knows
        if self.top is not NO_CARDS:
            other.top = self.top.copy()
            other.discard = self.discard.copy()
            other.seen = self.seen.copy()
            other.kept = self.kept
        return other


NOBODY: Final = Bandit(7, -1, 0, 0, 0, 0)
"""Stands in the list for bandits that are not in the game."""


@final
class State:
    """Everything that changes while a game goes on."""

    __slots__ = (
        "at",
        "bandits",
        "charm",
        "choices",
        "commitments",
        "cover_for",
        "first",
        "log",
        "loot",
        "marshal",
        "neutral",
        "phase",
        "pile",
        "players",
        "public",
        "resolved",
        "rng",
        "round",
        "rounds",
        "rules",
        "seat",
        "shown",
        "step",
        "strongbox",
        "turn",
        "value",
    )

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        players: list[Player],
        bandits: list[Bandit],
        at: list[int],
        loot: list[int],
        value: list[int],
        rounds: list[RoundCard],
        pile: list[int],
        commitments: list[int],
        choices: list[int],
    ) -> None:
        """The rest starts at zero and is filled in by the set-up or by `copy`."""
        self.rules: Rules = rules
        self.rng: Rng = rng
        self.players: list[Player] = players
        self.bandits: list[Bandit] = bandits
        self.at: list[int] = at
        """By place, the mask of bandits there."""
        self.loot: list[int] = loot
        """By place, the mask of tokens lying there."""
        self.value: list[int] = value
        """By token, its value. Shared by copies; only redealing replaces it."""
        self.rounds: list[RoundCard] = rounds
        """The round cards in order. Shared by copies; only redealing replaces it."""
        self.pile: list[int] = pile
        self.commitments: list[int] = commitments
        """By seat, the secret choice while all choose at once; empty at other times."""
        self.choices: list[int] = choices
        """What the one who decides may choose; replaced, never changed."""
        self.log: list[Event] | None = None
        self.marshal: i64 = 0
        self.neutral: i64 = 0
        self.strongbox: i64 = 0
        """The strongbox that waits beside the train, as a mask."""
        self.charm: i64 = 0
        """The mask of bandits that cannot be chosen while another can."""
        self.public: i64 = 0
        """The mask of the tokens whose value whoever watches knows."""
        self.first: i64 = 0
        self.round: i64 = 0
        self.shown: i64 = 0
        """How many round cards have been turned up."""
        self.turn: i64 = 0
        self.step: i64 = 0
        """How many have acted in this turn; in the order of seats for pickpocketing."""
        self.resolved: i64 = 0
        """How many cards of the pile have been carried out."""
        self.cover_for: i64 = UNDECIDED
        """The bandit whose Fire may be covered by a card of its partner."""
        self.phase: i64 = PLAN
        self.seat: i64 = UNDECIDED
        """Who decides, unless all choose at once."""

    def copy(self) -> "State":
        """An independent copy, without a log."""
        bandits = self.bandits.copy()
        for crew in self.rules.crew:
            for who in crew:
                bandits[who] = bandits[who].copy()
        other = State(
            self.rules,
            Rng(self.rng.state),
            [player.copy() for player in self.players],
            bandits,
            self.at.copy(),
            self.loot.copy(),
            self.value,
            self.rounds,
            self.pile.copy(),
            self.commitments.copy() if self.commitments else self.commitments,
            self.choices,
        )
        other.marshal = self.marshal
        other.neutral = self.neutral
        other.strongbox = self.strongbox
        other.charm = self.charm
        other.public = self.public
        other.first = self.first
        other.round = self.round
        other.shown = self.shown
        other.turn = self.turn
        other.step = self.step
        other.resolved = self.resolved
        other.cover_for = self.cover_for
        other.phase = self.phase
        other.seat = self.seat
        return other

    def clockwise(self) -> list[Bandit]:
        """All bandits, those of the first player first, then clockwise."""
        order: list[Bandit] = []
        rules = self.rules
        seat = self.first
        for _ in range(rules.seats):
            for who in rules.crew[seat]:
                order.append(self.bandits[who])
            seat += 1
            if seat == rules.seats:
                seat = 0
        return order
