"""Players: a seat's cards, and what it knows."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.game.rng import Rng

NO_CARDS: Final[list[int]] = []
"""Stands for cards that there are none of; shared, so never changed."""


@final
@mypyc_attr(acyclic=True)
class Piles:
    """What only the expert variant and teams have beside hand and deck."""

    __slots__ = (
        "discard",
        "here",
        "home",
        "least",
        "may",
        "most",
        "received",
        "seen",
        "staged",
        "sure",
        "top",
    )

    def __init__(
        self, top: list[int], discard: list[int], staged: list[int], sure: list[int]
    ) -> None:
        """The lists become this one's own."""
        self.top: list[int] = top
        """The bullets on top of the shuffled deck, the last one topmost."""
        self.discard: list[int] = discard
        self.staged: list[int] = staged
        """The cards about to be discarded; to all others they are still in hand."""
        self.sure: list[int] = sure
        """The cards that all know to be in the hand or face-down on the pile."""
        self.home: list[int] = NO_CARDS
        """In teams, the hidden cards that all would look for at this seat."""
        self.here: list[int] = NO_CARDS
        """Those of them that are surely there."""
        self.may: list[int] = NO_CARDS
        """The hidden cards that may be at this seat, for all that it knows itself."""
        self.seen: list[int] = NO_CARDS
        """Those of them that it has seen since the partner last drew, so that they surely are."""
        self.received: list[int] = NO_CARDS
        """In teams, who fired each bullet that came to this seat from outside the team's decks."""
        self.least: i64 = 0
        """How many cards at least are here that all would look for at the partner."""
        self.most: i64 = 0
        """How many at most."""

    def copy(self) -> "Piles":
        """An independent copy."""
        other = Piles(self.top.copy(), self.discard.copy(), self.staged.copy(), self.sure.copy())
        if self.may is not NO_CARDS:
            other.home = self.home.copy()
            other.here = self.here.copy()
            other.may = self.may.copy()
            other.seen = self.seen.copy()
            other.received = self.received.copy()
            other.least = self.least
            other.most = self.most
        return other


NO_PILES: Final = Piles(NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)


@final
@mypyc_attr(acyclic=True)
class Player:
    """A seat's cards, and which tokens it knows.

    The deck has no order: a card drawn from it is any of them, which is what shuffling means. Only
    the expert variant knows a `discard` pile, and bullets that lie on `top` of the shuffled deck.
    """

    __slots__ = ("cards", "clogged", "held", "kept", "knows", "piles")

    def __init__(self, cards: list[int], held: i64) -> None:
        """The first `held` cards are in hand, the others in the deck."""
        self.cards: list[int] = cards
        """The hand, then the deck."""
        self.held: i64 = held
        """How many of the cards are the hand."""
        self.knows: i64 = 0
        """The mask of the tokens whose value this player knows."""
        self.piles: Piles = NO_PILES
        self.kept: i64 = 0
        """How many cards of the hand at least are known to be actions."""
        self.clogged: i64 = 0
        """How many cards of the hand at least are known to be bullets."""

    @property
    def hand(self) -> list[int]:
        """The cards in hand."""
        return self.cards[: self.held]

    @property
    def deck(self) -> list[int]:
        """The cards of the shuffled deck, in no order."""
        return self.cards[self.held :]

    @property
    def top(self) -> list[int]:
        """The bullets on top of the deck."""
        return self.piles.top

    @property
    def discard(self) -> list[int]:
        """The discard pile."""
        return self.piles.discard

    @property
    def staged(self) -> list[int]:
        """The cards about to be discarded."""
        return self.piles.staged

    @property
    def sure(self) -> list[int]:
        """The cards that all know to be in the hand or face-down on the pile."""
        return self.piles.sure

    def owned(self) -> list[int]:
        """Every card of the seat but those on the pile."""
        return self.cards + self.staged + self.top + self.discard

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
        cards = self.cards
        index: i64 = 0
        found: i64 = cards[0]
        while found != card:
            index += 1
            found = cards[index]
        cards.pop(index)
        self.held -= 1

    def show(self, card: i64) -> None:
        """All see a card that came from the hand."""
        if card in self.sure:
            self.sure.remove(card)

    def learn(self, card: i64) -> None:
        """All know that a card is in the hand."""
        if self.piles is NO_PILES:
            self.lay_out_piles()
        self.piles.sure.append(card)

    def forget(self) -> None:
        """Outside the expert variant: nothing is known of the hand any more."""
        if self.piles.may is not NO_CARDS:
            self.piles.sure = []
        else:
            self.piles = NO_PILES

    def lay_out_piles(self) -> None:
        """Make room for the piles of the expert variant."""
        self.piles = Piles([], [], [], [])

    def join_a_team(self) -> None:
        """Make room for what is known of a team's cards."""
        if self.piles is NO_PILES:
            self.lay_out_piles()
        piles = self.piles
        piles.home = []
        piles.here = []
        piles.may = []
        piles.seen = []
        piles.received = []

    def copy(self) -> "Player":
        """An independent copy."""
        other = Player(self.cards.copy(), self.held)
        other.knows = self.knows
        other.clogged = self.clogged
        if self.piles is not NO_PILES:
            other.piles = self.piles.copy()
            other.kept = self.kept
        return other
