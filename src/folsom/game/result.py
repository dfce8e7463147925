"""How a game stands or ended."""

from typing import Final, final


@final
class Line:
    """One line of a reckoning: what for, whose bandit's, how many and how much money."""

    __slots__ = ("amount", "bandit", "count", "kind")

    def __init__(self, kind: str, bandit: str, count: int, amount: int) -> None:
        """`bandit` is empty where the line belongs to the seat as a whole."""
        self.kind: Final = kind
        self.bandit: Final = bandit
        self.count: Final = count
        self.amount: Final = amount

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {
            "kind": self.kind,
            "bandit": self.bandit,
            "count": self.count,
            "amount": self.amount,
        }

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Support pickle and copy."""
        return (Line, (self.kind, self.bandit, self.count, self.amount))

    def __repr__(self) -> str:
        """The line in brief."""
        return f"Line({self.kind} {self.bandit} {self.count} ${self.amount})"


@final
class Standing:
    """What one seat has: its lines, their sum, the bullets it received, and its rank from 1."""

    __slots__ = ("bandits", "bullets", "caught", "goals", "lines", "money", "rank", "seat")

    def __init__(
        self,
        seat: int,
        bandits: list[str],
        lines: list[Line],
        bullets: int,
        rank: int = 0,
        caught: bool = False,
        goals: list[dict[str, object]] | None = None,
    ) -> None:
        """The rank is set by whoever compares the standings; who is `caught` cannot win."""
        self.seat: Final = seat
        self.bandits: Final = bandits
        self.lines: Final = lines
        self.money: Final = sum([line.amount for line in lines])
        self.bullets: Final = bullets
        self.rank = rank
        self.caught = caught
        self.goals: list[dict[str, object]] = [] if goals is None else goals
        """The marshal's, whether fulfilled and why; nobody else has any."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Support pickle and copy."""
        return (
            Standing,
            (
                self.seat,
                self.bandits,
                self.lines,
                self.bullets,
                self.rank,
                self.caught,
                self.goals,
            ),
        )

    def amount(self, kind: str) -> int:
        """The money from all lines of one kind."""
        return sum([line.amount for line in self.lines if line.kind == kind])

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        plain: dict[str, object] = {
            "seat": self.seat,
            "bandits": self.bandits,
            "money": self.money,
            "bullets": self.bullets,
            "rank": self.rank,
            "lines": [line.as_dict() for line in self.lines],
        }
        if self.caught:
            plain["caught"] = True
        if self.goals:
            plain["goals"] = self.goals
        return plain


@final
class Result:
    """All standings by seat, the winners, and what decided.

    That is "money", "bullets" or "shared", "goals" if the marshal wins by his, or "nobody" if
    nobody can win.
    """

    __slots__ = ("decided_by", "standings", "winners")

    def __init__(self, standings: list[Standing], winners: list[int], decided_by: str) -> None:
        """Standings are in the order of the seats."""
        self.standings: Final = standings
        self.winners: Final = winners
        self.decided_by: Final = decided_by

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Support pickle and copy."""
        return (Result, (self.standings, self.winners, self.decided_by))

    def money(self) -> list[int]:
        """Each seat's money."""
        return [standing.money for standing in self.standings]

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {
            "standings": [standing.as_dict() for standing in self.standings],
            "winners": self.winners,
            "decided_by": self.decided_by,
        }

    def __repr__(self) -> str:
        """Who has how much, and who wins."""
        money = ", ".join(
            f"{'+'.join(standing.bandits)} ${standing.money}" for standing in self.standings
        )
        return f"Result({money}; winners {self.winners} by {self.decided_by})"
