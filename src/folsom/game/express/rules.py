"""What the set-up fixed for the whole game."""

from typing import final

from mypy_extensions import i64

from folsom.game.express.components import (
    FIGURES,
    LAWMAN,
    NEUTRAL_BULLETS,
    PRINTED,
    PRISON,
    RoundCard,
)
from folsom.game.express.marshal.components import BULLETS_IN_STACKS


@final
class Rules:
    """Which game is played, with whom and on which train. Shared by all copies, never changed."""

    __slots__ = (
        "cards",
        "cars",
        "crew",
        "edition",
        "events",
        "expansions",
        "expert",
        "hands",
        "lawman",
        "mixed",
        "more_piles",
        "neutral",
        "pairs",
        "powers",
        "printed",
        "prison",
        "seat_of",
        "seats",
        "stacks",
        "stations",
        "teams",
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
        expansions: int = 0,
        teams: bool = False,
    ) -> None:
        """`crew` has each seat's bandits; `cards` and `stations` are what rounds are drawn from."""
        self.crew: list[list[int]] = crew
        self.seats: i64 = len(crew)
        self.seat_of: list[int] = [-1] * FIGURES
        """By figure, its seat, or -1 if it is not in the game."""
        for seat, bandits in enumerate(crew):
            for who in bandits:
                self.seat_of[who] = seat
        self.lawman: i64 = self.seat_of[LAWMAN]
        """The marshal's seat, or -1 if nobody plays him."""
        self.teams: bool = teams
        self.more_piles: bool = expert or teams
        """Whether there is more to keep of cards than hand and deck."""
        self.hands: list[list[int]] = crew
        """By seat, the bandits whose cards it may play: its own, and its partner's (TEAM-2)."""
        if teams:
            self.hands = [[*crew[seat], *crew[seat ^ 1]] for seat in range(len(crew))]
        self.wagons: list[int] = wagons
        self.cars: i64 = len(wagons) + (2 if expansions & PRISON else 1)
        self.prison: i64 = self.cars - 1 if expansions & PRISON else -1
        """The prison car, or -1."""
        self.cards: list[RoundCard] = cards
        self.stations: list[RoundCard] = stations
        self.powers: bool = powers
        self.events: bool = events
        self.expert: bool = expert
        self.pairs: bool = pairs
        self.edition: i64 = edition
        self.expansions: i64 = expansions
        """The mask of the expansions in play."""
        self.neutral: i64 = NEUTRAL_BULLETS
        self.printed: list[int] = PRINTED
        """The value on each token."""
        self.mixed: list[list[int]] = []
        """The tokens that look alike and were mixed before any was dealt, kind by kind."""
        self.stacks: list[list[int]] = BULLETS_IN_STACKS
        """The marshal's bullets in each of his stacks, the first shot first."""
        self.tokens: i64 = 0
        """The mask of the tokens that were dealt."""

    def side_of(self, seat: i64) -> i64:
        """The number of the side that a seat plays for: its team's, or its own."""
        return seat >> 1 if self.teams else seat

    def are_friends(self, seat: i64, other: i64) -> bool:
        """Whether two seats play for the same side."""
        return seat == other or (self.teams and seat >> 1 == other >> 1)

    def sides(self) -> list[list[int]]:
        """The seats of each side."""
        if self.teams:
            return [[seat, seat + 1] for seat in range(0, len(self.crew), 2)]
        return [[seat] for seat in range(len(self.crew))]
