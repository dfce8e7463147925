"""The reckoning: everybody's money line by line, and who won by what."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from folsom.cli.names import crew_args, crew_name
from folsom.cli.signs import COLOURS, painted
from folsom.game.result import Line, Result, Standing
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
    verdict = painted(words, decision(words, result))
    if seat in result.winners:
        verdict.append(f" {words('winner-you')}", style="bold gold1")
    return Group(table, verdict)


def _add_standing(words: Words, table: Table, standing: Standing) -> None:
    """One player's lines and their sum."""
    rank = f"{standing.rank}."
    name = Text(crew_name(words, standing.bandits), style=COLOURS[standing.bandits[0]])
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


def _line(words: Words, line: Line, whose: str) -> str:
    """What a line is for."""
    text = words(line.kind, {"count": line.count})
    return f"{text} ({words(f'bandit-{whose}')})" if whose else text


def _money(words: Words, amount: int) -> str:
    return words("money", {"amount": amount})


def decision(words: Words, result: Result) -> str:
    """Who won, and the tie-break that decided."""
    winners = [result.standings[seat] for seat in result.winners]
    if not winners:
        return words("nobody-wins")
    if result.decided_by == "shared":
        names = [crew_name(words, standing.bandits) for standing in winners]
        return words("winners-share", {"players": ", ".join(names)})
    key = "winner-by-bullets" if result.decided_by == "bullets" else "winner"
    args = crew_args(words, winners[0].bandits)
    return words(key, {**args, "amount": winners[0].money})
