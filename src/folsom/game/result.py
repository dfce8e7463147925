"""How a game stands or ended."""

from collections.abc import Mapping, Sequence
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

    __slots__ = (
        *("bandits", "bullets", "caught", "goals", "lines", "money", "rank", "seat"),
        "shots",
    )

    def __init__(
        self,
        seat: int,
        bandits: list[str],
        lines: list[Line],
        bullets: int,
        rank: int = 0,
        caught: bool = False,
        goals: Sequence[Mapping[str, object]] | None = None,
        shots: int | None = None,
    ) -> None:
        """The rank is set by whoever compares the standings; who is `caught` cannot win."""
        self.seat: Final = seat
        self.bandits: Final = bandits
        self.lines: Final = lines
        self.money: Final = sum([line.amount for line in lines])
        self.bullets: Final = bullets
        self.rank = rank
        self.caught = caught
        self.goals: Sequence[Mapping[str, object]] = [] if goals is None else goals
        """The marshal's, whether fulfilled and why; nobody else has any."""
        self.shots = shots
        """The bullets that count for the gunslinger, where there is one."""

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
                self.shots,
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
        if self.shots is not None:
            plain["shots"] = self.shots
        return plain


@final
class Team:
    """What partners have together: the money of both, and lines that are the team's own."""

    __slots__ = ("lines", "number", "seats", "standing")

    def __init__(self, number: int, partners: list[Standing], lines: list[Line]) -> None:
        """The rank is set by whoever compares the teams."""
        self.number: Final = number
        self.seats: Final = [partner.seat for partner in partners]
        self.lines: Final = lines
        everything = [line for partner in partners for line in partner.lines] + lines
        bandits = [bandit for partner in partners for bandit in partner.bandits]
        bullets = sum([partner.bullets for partner in partners])
        caught = partners[0].caught and partners[1].caught
        self.standing: Final = Standing(number, bandits, everything, bullets, 0, caught)

    @property
    def money(self) -> int:
        """What both have, and the team."""
        return self.standing.money

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {
            "seats": self.seats,
            "money": self.standing.money,
            "bullets": self.standing.bullets,
            "rank": self.standing.rank,
            "lines": [line.as_dict() for line in self.lines],
        }


@final
class Result:
    """All standings by seat, the winners, and what decided; in team play the teams besides.

    What decided is "money", "bullets" or "shared", "goals" if the marshal wins by his, or "nobody"
    if nobody can win.
    """

    __slots__ = ("decided_by", "standings", "teams", "winners")

    def __init__(
        self,
        standings: list[Standing],
        winners: list[int],
        decided_by: str,
        teams: list[Team] | None = None,
    ) -> None:
        """Standings are in the order of the seats."""
        self.standings: Final = standings
        self.winners: Final = winners
        self.decided_by: Final = decided_by
        self.teams: Final[list[Team]] = [] if teams is None else teams

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Support pickle and copy."""
        return (_result, (self.standings, self.winners, self.decided_by, self._own_lines()))

    def _own_lines(self) -> list[list[Line]]:
        return [team.lines for team in self.teams]

    def money(self) -> list[int]:
        """Each seat's money; in team play its team's."""
        if self.teams:
            return [team.money for team in self.teams for _ in team.seats]
        return [standing.money for standing in self.standings]

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        plain: dict[str, object] = {
            "standings": [standing.as_dict() for standing in self.standings],
            "winners": self.winners,
            "decided_by": self.decided_by,
        }
        if self.teams:
            plain["teams"] = [team.as_dict() for team in self.teams]
        return plain

    def __repr__(self) -> str:
        """Who has how much, and who wins."""
        money = ", ".join(
            f"{'+'.join(standing.bandits)} ${standing.money}" for standing in self.standings
        )
        return f"Result({money}; winners {self.winners} by {self.decided_by})"


def _result(
    standings: list[Standing], winners: list[int], decided_by: str, own: list[list[Line]]
) -> Result:
    """A result from what was pickled of it."""
    teams: list[Team] = []
    for number, lines in enumerate(own):
        partners = standings[2 * number : 2 * number + 2]
        teams.append(Team(number, partners, lines))
        teams[number].standing.rank = partners[0].rank
    return Result(standings, winners, decided_by, teams)
