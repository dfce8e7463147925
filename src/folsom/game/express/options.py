"""What a table asks for, checked: impossible wishes are refused with one plain sentence."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from folsom.game.errors import SetupError, quoted
from folsom.game.express.components import (
    BANDITS,
    BELLE,
    CARDS_2_TO_4,
    CARDS_5_TO_7,
    DOC,
    EXPANSIONS,
    GHOST,
    HORSES,
    LAWMAN,
    NAMES,
    PRISON,
    ROUNDS,
    STATIONS,
    WAGONS,
    RoundCard,
)
from folsom.game.express.horses.components import (
    HORSES_2_TO_4,
    HORSES_5_TO_7,
    HORSES_STATIONS,
)
from folsom.game.express.marshal.components import (
    BULLETS_IN_STACKS,
    FEW_WAGONS,
    MANY_WAGONS,
    MARSHAL_2_TO_4,
    MARSHAL_5_TO_7,
    MARSHAL_STATIONS,
)
from folsom.game.express.own_components import (
    check_components,
    read_cards,
    read_stacks,
    read_values,
)

Seat = str | Sequence[str] | None
"""A bandit's name, two names for a pair ("Ghost+Tuco" or a list), or None: left to the seed.

With the expansion `marshal` one seat may say "Marshal".
"""

PAIR_LEADERS: Final = [GHOST, DOC, BELLE]
FEW: Final = 4
"""Up to so many bandits play with the smaller set of round cards."""
POOL_CARDS: Final = 7
POOL_STATIONS: Final = 3


@final
class Options:
    """A set-up as asked for; what is None or an empty list is left to the seed."""

    __slots__ = (
        "cards",
        "crew",
        "edition",
        "events",
        "expansions",
        "expert",
        "first",
        "pairs",
        "players",
        "pool",
        "powers",
        "printed",
        "rounds",
        "stacks",
        "teams",
        "wagons",
    )

    def __init__(
        self,
        seats: Sequence[Seat] | None = None,
        players: int | None = None,
        wagons: Sequence[str] | None = None,
        rounds: Sequence[str] | None = None,
        pool: Sequence[str] | None = None,
        first: int | str | None = None,
        powers: bool = True,
        events: bool = True,
        expert: bool = False,
        pairs: bool = False,
        edition: int = 2,
        expansions: Sequence[str] = (),
        components: Mapping[str, object] | None = None,
        teams: bool = False,
    ) -> None:
        """Raises `SetupError` if this cannot be played."""
        self.powers: Final = powers
        self.events: Final = events
        self.pairs: Final = pairs
        self.teams: Final = teams
        self.edition: Final = edition
        self.expert: Final = expert or (pairs and edition == 1)
        self.expansions: Final = self._read_expansions(expansions)
        own: Mapping[str, object] = {} if components is None else components
        self.players: Final = self._count(seats, players)
        self._check_edition()
        self._check_players()
        if own:
            check_components(own)
        self.printed: Final[list[int]] = read_values(own, self.expansions)
        self.stacks: Final[list[list[int]]] = read_stacks(own) if own else BULLETS_IN_STACKS
        self.cards: Final[list[RoundCard]] = self._read_cards(own)
        self.crew: Final[list[list[int]]] = self._read_seats(seats)
        self.wagons: Final[list[int]] = self._read_wagons(wagons)
        self.pool: Final[list[RoundCard]] = self._read_pool(pool)
        self.rounds: Final[list[RoundCard]] = self._read_rounds(rounds)
        self.first: Final = self._read_first(first)

    def bandits(self) -> int:
        """How many bandits are on the train."""
        if self.expansions & PRISON:
            return self.players - 1
        return self.players * (2 if self.pairs else 1)

    def wagon_count(self) -> int:
        """How many wagons the train has, a prison car not counted (SET-2, PAIR-1, MP-SET-1)."""
        if self.expansions & PRISON:
            return FEW_WAGONS if self.bandits() <= FEW else MANY_WAGONS
        if self.pairs:
            return 4 if self.edition == 1 else self.players + 1
        return min(self.players, len(WAGONS))

    def few(self) -> bool:
        """Whether the smaller set of round cards is played with (SET-8)."""
        return self.pairs or self.bandits() <= FEW

    def _read_cards(self, own: Mapping[str, object]) -> list[RoundCard]:
        """All round cards and stations for this number of players (SET-8, HS-SET-6, MP-SET-6)."""
        few = self.few()
        cards = CARDS_2_TO_4 if few else CARDS_5_TO_7
        stations = STATIONS
        if self.expansions & HORSES:
            cards = cards + (HORSES_2_TO_4 if few else HORSES_5_TO_7)
            stations = stations + HORSES_STATIONS
        if self.expansions & PRISON:
            cards = cards + (MARSHAL_2_TO_4 if few else MARSHAL_5_TO_7)
            stations = stations + MARSHAL_STATIONS
        return read_cards(own, cards + stations, few, self.expansions)

    def _read_expansions(self, names: Sequence[str]) -> int:
        """The mask of the expansions."""
        mask = 0
        for name in names:
            if name not in EXPANSIONS:
                there = ", ".join(EXPANSIONS)
                raise SetupError(f"There is no expansion {quoted(name)}; there are {there}.")
            if mask >> EXPANSIONS.index(name) & 1:
                raise SetupError(f"The expansion {name} is named twice.")
            mask |= 1 << EXPANSIONS.index(name)
        return mask

    def _count(self, seats: Sequence[Seat] | None, players: int | None) -> int:
        if seats is None:
            return 4 if players is None else players
        if isinstance(seats, str):
            raise SetupError("Seats are a list of bandits, not one text.")
        if players is not None and players != len(seats):
            raise SetupError(f"{len(seats)} seats are named for {players} players.")
        return len(seats)

    def _check_edition(self) -> None:
        if self.edition not in (1, 2):
            raise SetupError(f"There is no edition {self.edition}; there are editions 1 and 2.")
        if self.edition == 1 and not (self.events and self.powers):
            raise SetupError("The first edition is always played with events and powers.")

    def _check_players(self) -> None:
        count = self.players
        if self.pairs and self.teams:
            raise SetupError("Two bandits per player and teams exclude one another.")
        if self.expansions & PRISON:
            if self.pairs:
                raise SetupError(
                    "Two bandits per player and the expansion marshal exclude one another."
                )
            if self.teams:
                raise SetupError("Teams and the expansion marshal exclude one another.")
            if not 3 <= count <= 8:
                raise SetupError(
                    f"With the marshal 3 to 8 players can play, himself among them, not {count}."
                )
            return
        if self.teams and count not in (4, 6):
            raise SetupError(f"4 or 6 players play in teams of two, not {count}.")
        if self.pairs and self.edition == 1 and count != 2:
            raise SetupError(
                f"In the first edition 2 players play with two bandits each, not {count}."
            )
        if self.pairs and count not in (2, 3):
            raise SetupError(f"2 or 3 players play with two bandits each, not {count}.")
        if not self.pairs and count == 2:
            raise SetupError("2 players need two bandits each: ask for pairs.")
        if not self.pairs and not 3 <= count <= 7:
            raise SetupError(f"3 to 7 players can play, not {count}.")

    def _read_seats(self, seats: Sequence[Seat] | None) -> list[list[int]]:
        """Each seat's bandits; an empty list is left to the seed."""
        crew: list[list[int]] = []
        for seat in seats if seats is not None else []:
            crew.append(self._read_seat(seat))
        while len(crew) < self.players:
            crew.append([])
        taken = [who for bandits in crew for who in bandits]
        for who in taken:
            if taken.count(who) > 1:
                raise SetupError(f"{NAMES[who]} has more than one seat.")
        if self.expansions & PRISON and LAWMAN not in taken:
            if [] not in crew:
                raise SetupError("With the expansion marshal one seat must be the Marshal's.")
            crew[crew.index([])] = [LAWMAN]
        return crew

    def _read_seat(self, seat: Seat) -> list[int]:
        if seat is None:
            return []
        names = seat.split("+") if isinstance(seat, str) else list(seat)
        wanted = 2 if self.pairs else 1
        if len(names) != wanted:
            each = "two bandits" if self.pairs else "one bandit"
            raise SetupError(f"A seat has {each} in this game, not {quoted('+'.join(names))}.")
        if names == [NAMES[LAWMAN]]:
            if not self.expansions & PRISON:
                raise SetupError("The Marshal has a seat only with the expansion marshal.")
            return [LAWMAN]
        for name in names:
            if name not in BANDITS:
                known = ", ".join(NAMES if self.expansions & PRISON else BANDITS)
                raise SetupError(f"There is no bandit called {quoted(name)}; there are {known}.")
        bandits = [BANDITS.index(name) for name in names]
        leaders = [who for who in bandits if who in PAIR_LEADERS]
        if self.pairs and self.edition == 2 and len(leaders) != 1:
            raise SetupError(
                f"A pair has exactly one of Ghost, Doc and Belle, which {'+'.join(names)} has not."
            )
        return bandits

    def _read_wagons(self, wagons: Sequence[str] | None) -> list[int]:
        if wagons is None:
            return []
        names = [wagon.name for wagon in WAGONS]
        found: list[int] = []
        for name in wagons:
            if name not in names:
                raise SetupError(
                    f"There is no wagon {quoted(name)}; the wagons are {', '.join(names)}."
                )
            if names.index(name) in found:
                raise SetupError(f"There is only one wagon {name}.")
            found.append(names.index(name))
        if len(found) != self.wagon_count():
            raise SetupError(
                f"The train has {self.wagon_count()} wagons in this game, not {len(found)}."
            )
        return found

    def _find_cards(self, names: Sequence[str]) -> list[RoundCard]:
        """Round cards and stations by name, each once."""
        fitting = self.cards
        known = [card.name for card in fitting]
        found: list[RoundCard] = []
        for name in names:
            if name not in known:
                there = ", ".join(known)
                raise SetupError(
                    f"There is no round card {quoted(name)} for this game; there are {there}."
                )
            if list(names).count(name) > 1:
                raise SetupError(f"The round card {name} is named twice.")
            found.append(fitting[known.index(name)])
        return found

    def _read_pool(self, pool: Sequence[str] | None) -> list[RoundCard]:
        """What the rounds are drawn from (CARDS-1)."""
        if pool is None:
            return self.cards
        found = self._find_cards(pool)
        stations = len([card for card in found if card.station])
        if len(found) - stations != POOL_CARDS or stations != POOL_STATIONS:
            raise SetupError(
                f"A pool has {POOL_CARDS} round cards and {POOL_STATIONS} stations, "
                f"not {len(found) - stations} and {stations}."
            )
        return found

    def _read_rounds(self, rounds: Sequence[str] | None) -> list[RoundCard]:
        if rounds is None:
            return []
        found = self._find_cards(rounds)
        if len(found) != ROUNDS:
            raise SetupError(f"A game has {ROUNDS} round cards, not {len(found)}.")
        for number, card in enumerate(found):
            if card.station != (self.events and number == ROUNDS - 1):
                raise SetupError(
                    "With events the fifth round card is a station and no other is; "
                    "without events none is."
                )
            if card not in self.pool:
                raise SetupError(f"The round card {card.name} is not in the pool.")
        return found

    def _read_first(self, first: int | str | None) -> int:
        """The seat that is first in round 1, or -1 if that is left to the seed."""
        if self.expansions & PRISON:
            marshals = self.crew.index([LAWMAN])
            if first not in (None, marshals, NAMES[LAWMAN]):
                raise SetupError("The Marshal is first in round 1, so nobody else can be.")
            return marshals
        if first is None:
            return -1
        if isinstance(first, int):
            if not 0 <= first < self.players:
                raise SetupError(f"There is no seat {first}; seats are numbered from 0.")
            return self._leader(first)
        for seat, bandits in enumerate(self.crew):
            if first in [BANDITS[who] for who in bandits]:
                return self._leader(seat)
        raise SetupError(f"{quoted(first)} cannot be first without having a seat.")

    def _leader(self, seat: int) -> int:
        """The seat itself, if it may be first: the second of a team may not (TEAM-1)."""
        if self.teams and seat % 2:
            raise SetupError(
                f"The first player is the first of a team: seat {seat - 1}, not seat {seat}."
            )
        return seat
