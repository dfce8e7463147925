"""How the bots of a tournament did: victories, money, ratings."""

import csv
import io
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from folsom.arena.contest import Plan, Played
from folsom.arena.tally import SURE, Share

COLUMNS: Final = [
    *("bot", "against", "games", "wins", "win_share", "win_low", "win_high"),
    *("mean_money", "money_low", "money_high", "rating", "rating_sigma"),
]

START: Final = 25.0
"""The rating of a bot of which nothing is known."""


@dataclass(slots=True)
class Score(Share):
    """A share that also knows how far money strays."""

    squares: float = 0.0

    def count(self, won: float, money: int | None) -> None:
        """One more game."""
        Share.count(self, won, money)
        if money is not None:
            self.squares += money * money

    def moneys(self) -> tuple[float, ...]:
        """The mean money, and between what it lies with 95 % certainty; nothing without money."""
        mean, paid = self.mean_money(), self.paid
        if mean is None:
            return ()
        if paid < 2:
            return mean, mean, mean
        spread = max(0.0, self.squares / paid - mean * mean) * paid / (paid - 1)
        reach = SURE * math.sqrt(spread / paid)
        return mean, mean - reach, mean + reach

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {**Share.as_dict(self), "mean_money_95": list(self.moneys()[1:]) or None}


@dataclass(slots=True)
class Row:
    """One bot among the others of a line-up."""

    bot: str
    against: tuple[str, ...]
    score: Score = field(default_factory=Score)


@dataclass(slots=True)
class Rating:
    """How strong a bot seems, and how sure that is."""

    mu: float
    sigma: float


@dataclass(slots=True)
class Standings:
    """All that a tournament tells."""

    games: int
    rows: list[Row]
    ratings: dict[str, Rating]

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {
            "games": self.games,
            "rows": [
                {"bot": row.bot, "against": list(row.against), **row.score.as_dict()}
                for row in self.rows
            ],
            "ratings": {
                name: {"mu": rating.mu, "sigma": rating.sigma}
                for name, rating in self.ratings.items()
            },
        }

    def as_csv(self) -> str:
        """A line for each row, for spreadsheets."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        for row in self.rows:
            score, rating = row.score, self.ratings[row.bot]
            low, high = score.interval()
            shares = [f"{value:.4f}" for value in (score.wins, score.win_share(), low, high)]
            money = [f"{value:.1f}" for value in score.moneys()] or [""] * 3
            strength = [f"{rating.mu:.2f}", f"{rating.sigma:.2f}"]
            against = " ".join(row.against)
            writer.writerow([row.bot, against, score.games, *shares, *money, *strength])
        return text.getvalue()


def standings(plan: Plan, games: Sequence[Played]) -> Standings:
    """Count the games; they must be in the order of the plan, because ratings go by it."""
    rows: dict[tuple[int, str], Row] = {}
    for number, line_up in enumerate(plan.line_ups):
        for bot in line_up:
            others = list(line_up)
            others.remove(bot)
            rows.setdefault((number, bot), Row(bot, tuple(others)))
    for game in games:
        for seat in game.seats:
            rows[game.match.line_up, seat.bot].score.count(seat.won, seat.money)
    found = [row for row in rows.values() if row.score.games]
    if len(plan.line_ups) > 1:
        # Of each table it is the lone bot that is told of; its rows say all about the field's.
        found = [row for row in found if row.bot not in row.against]
    else:
        found.sort(key=lambda row: -row.score.win_share())
    return Standings(len(games), found, ratings(games))


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Plackett-Luce ratings. A bot with several seats in a game gets the mean of their ratings."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Rating] = {}
    for game in games:
        names = [seat.bot for seat in game.seats]
        if len(set(names)) < 2:
            for name in names:
                known.setdefault(name, Rating(START, START / 3))
            continue
        before = [known.setdefault(name, Rating(START, START / 3)) for name in names]
        after = model.rate(
            [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before],
            ranks=[float(seat.rank) for seat in game.seats],
        )
        for name in set(names):
            own = [team[0] for team, other in zip(after, names) if other == name]
            known[name] = Rating(
                sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            )
    return dict(sorted(known.items(), key=lambda item: -item[1].mu))
