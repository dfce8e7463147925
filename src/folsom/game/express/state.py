"""A position of the game: who stands where, what lies where, what everybody holds."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.game.event import Event
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import LAWMAN, RoundCard
from folsom.game.express.player import NO_CARDS, Player
from folsom.game.express.rules import Rules
from folsom.game.express.trackside import NOTHING_BESIDE, Trackside
from folsom.game.rng import Rng

# The phases; what each of them is stands in `phases`.
PLAN: Final = 0
STEAL: Final = 1
START_PLACES: Final = 2
CHOOSE_CARD: Final = 3
DISCARDING: Final = 4
PICK_POCKETS: Final = 5
ROUND_END: Final = 6
OVER: Final = 7
BOARDING: Final = 8
TURMOIL_CHOICE: Final = 9
KEEPING: Final = 10
FLEEING: Final = 11
TAKING_HOSTAGE: Final = 12
TRAVELLING: Final = 13
HANDING_OVER: Final = 14
REFLEX: Final = 15
ANGER: Final = 16

# An entry of the pile is a card with these besides.
FACE_DOWN_CARD: Final = 256
PLAYED_BY: Final = 9
"""The shift of the seat that played it."""

NONE: Final = -1
"""No seat, no bandit, no choice made."""


@final
@mypyc_attr(acyclic=True)
class State(Rng):
    """Everything that changes while a game goes on, the random stream included."""

    __slots__ = (
        "at",
        "bandits",
        "charm",
        "codes",
        "commitments",
        "ending",
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
        "round",
        "rounds",
        "rules",
        "seat",
        "shown",
        "step",
        "strongbox",
        "turn",
        "value",
        "waiting",
        "trackside",
    )

    def __init__(
        self,
        rules: Rules,
        stream: i64,
        players: list[Player],
        bandits: list[Bandit],
        at: list[int],
        loot: list[int],
        value: list[int],
        rounds: list[RoundCard],
        pile: list[int],
        commitments: list[int],
        codes: tuple[int, ...],
    ) -> None:
        """The rest starts at zero and is filled in by the set-up or by `copy`."""
        self.rules: Rules = rules
        super().__init__(stream)
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
        """By seat, its secret choice while all choose at once; empty at other times."""
        self.codes: tuple[int, ...] = codes
        """What the first who decides may choose."""
        self.log: list[Event] | None = None
        self.marshal: i64 = 0
        """His place."""
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
        self.ending: i64 = 0
        """How many steps of the round's end are done."""
        self.waiting: i64 = 0
        """The mask of the seats that have yet to choose while all choose at once."""
        self.phase: i64 = PLAN
        self.seat: i64 = NONE
        """Who decides, unless all choose at once."""
        self.trackside: Trackside = NOTHING_BESIDE

    def copy(self) -> "State":
        """An independent copy, without a log."""
        bandits = self.bandits.copy()
        for crew in self.rules.crew:
            for who in crew:
                bandits[who] = bandits[who].copy()
        other = State(
            self.rules,
            self.stream,
            [player.copy() for player in self.players],
            bandits,
            self.at.copy(),
            self.loot.copy(),
            self.value,
            self.rounds,
            self.pile.copy(),
            self.commitments.copy() if self.commitments else self.commitments,
            self.codes,
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
        other.ending = self.ending
        other.waiting = self.waiting
        other.phase = self.phase
        other.seat = self.seat
        other.trackside = self.trackside.copy()
        return other

    def clockwise(self) -> list[Bandit]:
        """All bandits, those of the first player first, then clockwise."""
        order: list[Bandit] = []
        rules = self.rules
        seat = self.first
        for _ in range(rules.seats):
            for who in rules.crew[seat]:
                if who != LAWMAN:
                    order.append(self.bandits[who])
            seat += 1
            if seat == rules.seats:
                seat = 0
        return order


def all_choose(state: State, phase: i64) -> None:
    """From now on all choose at once, in secret or in any order."""
    these_choose(state, phase, (1 << state.rules.seats) - 1)


def these_choose(state: State, phase: i64, seats: i64) -> None:
    """From now on the seats of a mask choose at once."""
    state.phase = phase
    state.commitments = [NONE] * int(state.rules.seats)
    state.waiting = seats


def hidden_entries(state: State, seat: i64) -> list[int]:
    """Where on the pile cards of the seat lie face-down, not turned up yet."""
    first = state.resolved
    if state.phase == STEAL:
        first += 1
    found = NO_CARDS
    for number in range(first, len(state.pile)):
        entry: i64 = state.pile[number]
        if entry & FACE_DOWN_CARD and entry >> PLAYED_BY == seat:
            if found is NO_CARDS:
                found = []
            found.append(number)
    return found
