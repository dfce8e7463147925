"""Counting what many games brought."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from folsom.arena.games import Outcome

SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass(slots=True)
class Share:
    """What one bandit, seat or bot has got: its games, victories and money."""

    games: int = 0
    wins: float = 0.0
    """A shared victory counts as a part."""
    money: int = 0
    paid: int = 0
    """How many of its games were about money; the marshal's are not."""

    def count(self, won: float, money: int | None) -> None:
        """One more game; without money for the marshal."""
        self.games += 1
        self.wins += won
        if money is not None:
            self.money += money
            self.paid += 1

    def win_share(self) -> float:
        """The part of its games that it won."""
        return self.wins / self.games

    def mean_money(self) -> float | None:
        """The money it had at the end, on average; none if it never played for money."""
        return self.money / self.paid if self.paid else None

    def interval(self) -> tuple[float, float]:
        """Between what the share of victories lies with 95 % certainty (Wilson)."""
        share, games = self.win_share(), self.games
        middle = share + SURE**2 / (2 * games)
        reach = SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
        scale = 1 + SURE**2 / games
        return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": self.wins,
            "win_share": self.win_share(),
            "win_share_95": [low, high],
            "mean_money": self.mean_money(),
        }


@dataclass(slots=True)
class Tally:
    """Sums over many games."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    bandits: dict[str, Share] = field(default_factory=dict)
    seats: dict[str, Share] = field(default_factory=dict)
    bots: dict[str, Share] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        decisions = outcome.decisions
        self.shortest = decisions if self.games == 0 else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        part = 1 / len(outcome.winners) if outcome.winners else 0.0
        for seat, money in enumerate(outcome.money):
            won = part if seat in outcome.winners else 0.0
            self._count(self.bandits, outcome.crews[seat], won, money)
            self._count(self.seats, str(seat), won, money)
            self._count(self.bots, outcome.bots[seat], won, money)

    @staticmethod
    def _count(shares: dict[str, Share], name: str, won: float, money: int | None) -> None:
        share = shares.get(name)
        if share is None:
            share = shares[name] = Share()
        share.count(won, money)

    def mean_money(self) -> float:
        """What a seat that plays for money had at the end, on average."""
        shares: Sequence[Share] = list(self.seats.values())
        played = sum([share.paid for share in shares])
        return sum([share.money for share in shares]) / played if played else 0.0

    def mean_decisions(self) -> float:
        """How many decisions a game took, on average."""
        return self.decisions / self.games if self.games else 0.0

    def as_dict(self, *, rich: bool = True) -> dict[str, object]:
        """Plain values, for JSON; with money, if the game is about that."""

        def as_dicts(shares: dict[str, Share]) -> dict[str, object]:
            named = {name: share.as_dict() for name, share in sorted(shares.items())}
            for each in named.values() if not rich else ():
                del each["mean_money"]
            return dict(named)

        return {
            "games": self.games,
            **({"mean_money": self.mean_money()} if rich else {}),
            "decisions": {
                "mean": self.mean_decisions(),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "bandits": as_dicts(self.bandits),
            "seats": as_dicts(self.seats),
            "bots": as_dicts(self.bots),
        }
