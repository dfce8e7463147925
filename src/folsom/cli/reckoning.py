"""The reckoning: everybody's money line by line, and who won by what."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from folsom.cli.marshal import goal_line
from folsom.cli.names import crew_args, crew_name
from folsom.cli.signs import COLOURS, painted
from folsom.game.express.vocabulary.goal import Goal
from folsom.game.result import Line, Result, Standing, Team
from folsom.locale import Words


def reckoning(words: Words, result: Result, seat: int | None) -> RenderableType:
    """All of it, the richest first."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    for standing in sorted(result.standings, key=lambda each: (each.rank, each.seat)):
        _add_standing(words, table, standing)
        for team in result.teams:
            if standing.seat == team.seats[-1]:
                _add_team(words, table, team)
    verdict = painted(words, decision(words, result))
    if seat in result.winners:
        verdict.append(f" {words('winner-you')}", style="bold gold1")
    return Group(table, verdict)


def _add_standing(words: Words, table: Table, standing: Standing) -> None:
    """One player's lines and their sum."""
    rank = f"{standing.rank}."
    name = Text(crew_name(words, standing.bandits), style=COLOURS[standing.bandits[0]])
    if standing.goals:
        _add_goals(words, table, standing, rank, name)
        return
    for line in standing.lines:
        if line.count or line.amount:
            whose = line.bandit if len(standing.bandits) > 1 else ""
            table.add_row(rank, name, _line(words, line, whose), _money(words, line.amount))
            rank, name = "", Text()
    wounds = words("wounds-received", {"count": standing.bullets})
    total = Text().append(words("total"), style="bold").append(f" ({wounds})", style="dim")
    if standing.caught:
        total.append(f" ({words('cannot-win')})", style="dim")
    table.add_row(rank, name, total, Text(_money(words, standing.money), style="bold"))


def _add_goals(words: Words, table: Table, standing: Standing, rank: str, name: Text) -> None:
    """The marshal's goals in place of money; he has none."""
    for goal in standing.goals:
        table.add_row(rank, name, goal_line(words, cast("Goal", goal)), "")
        rank, name = "", Text()
    if standing.caught:
        table.add_row("", "", Text(f"({words('cannot-win')})", style="dim"), "")


def _add_team(words: Words, table: Table, team: Team) -> None:
    """What partners have together, and what only the team has."""
    name = Text(words("together", crew_args(words, team.standing.bandits)), style="bold")
    for line in team.lines:
        table.add_row("", name, _line(words, line, ""), _money(words, line.amount))
        name = Text()
    wounds = words("wounds-received", {"count": team.standing.bullets})
    total = Text().append(words("total"), style="bold").append(f" ({wounds})", style="dim")
    table.add_row("", name, total, Text(_money(words, team.money), style="bold gold1"))


def _line(words: Words, line: Line, whose: str) -> str:
    """What a line is for."""
    text = words(line.kind, {"count": line.count})
    return f"{text} ({words(f'bandit-{whose}')})" if whose else text


def _money(words: Words, amount: int) -> str:
    """An amount, a loss with its sign in front of everything."""
    text = words("money", {"amount": abs(amount)})
    return text if amount >= 0 else f"-{text}"


def decision(words: Words, result: Result) -> str:
    """Who won, and the tie-break that decided."""
    winners = [result.standings[seat] for seat in result.winners]
    if result.teams:
        winners = [team.standing for team in result.teams if team.seats[0] in result.winners]
    if result.decided_by == "goals":
        return by_goals(words, winners)
    if not winners:
        return words("nobody-wins")
    if result.decided_by == "shared":
        names = [crew_name(words, standing.bandits) for standing in winners]
        return words("winners-share", {"players": ", ".join(names)})
    key = "winner-by-bullets" if result.decided_by == "bullets" else "winner"
    args = crew_args(words, winners[0].bandits)
    return words(key, {**args, "amount": winners[0].money})


def by_goals(words: Words, winners: list[Standing]) -> str:
    """The marshal's victory, and whose guilty conscience shares it."""
    marshal = next(standing for standing in winners if standing.goals)
    number = len([goal for goal in marshal.goals if goal["fulfilled"]])
    told = words("winner-by-goals", {**crew_args(words, marshal.bandits), "number": number})
    for other in winners:
        if other is not marshal:
            told += f" {words('winner-with-marshal', crew_args(words, other.bandits))}"
    return told
