"""What a person at the terminal is shown of Colt Super Express."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from folsom.bots import Thought
from folsom.cli import super_board as board
from folsom.cli.hint import hint
from folsom.cli.names import crew_args, crew_name
from folsom.cli.screen import Screen, shortened
from folsom.cli.seen import Seen
from folsom.cli.signs import COLOURS, painted
from folsom.cli.super_teller import CARDS, SuperTeller
from folsom.cli.teller import Event
from folsom.game.protocol import Choice
from folsom.game.result import Result
from folsom.game.superx.vocabulary.view import SuperView

PROGRESS: Final = {"resumed": "super-resumed", "left-unfinished": "super-left-unfinished"}
VERDICTS: Final = {
    "standing": "super-winner-standing",
    "cards": "super-winner-cards",
    "value": "super-winner-value",
}
EXAMPLE: Final = "241"


class SuperScreen(Screen):
    """Prints the train, the story and the questions in a language."""

    def say_round(self, key: str, number: int) -> None:
        """Print a message about the round; how many there will be nobody knows."""
        self.say(PROGRESS[key], round=number)

    def story(self, events: Iterable[Event], crews: Sequence[Sequence[str]]) -> None:
        """Print what happened; that all have planned goes without saying if more did."""
        told = list(events)
        more = [event for event in told if event["event"] != "chose"]
        for paragraph in SuperTeller(self._words, crews).paragraphs(more or told):
            self._console.print(painted(self._words, paragraph))

    def position(self, seen: Seen) -> None:
        """Print the train and everybody's loot."""
        words, console = self._words, self._console
        shown = cast("SuperView", seen)
        title = words("super-round", {"round": shown["round"]}) + self._signs.between
        title += words("super-wagons", {"count": shown["wagons"]})
        drawn = board.train(words, shown, self._signs)
        if self._in_words:
            console.print(title)
        else:
            console.print(Rule(Text(title, style="bold"), characters=self._signs.line, style="dim"))
        if self._in_words or max(map(len, drawn.plain.split("\n"))) > console.width:
            self._lines(board.in_words(words, shown))
        else:
            console.print(drawn, no_wrap=True)
        if self._in_words:
            self._lines(board.sheets_in_words(words, shown))
        else:
            console.print(board.sheets(words, shown, self._signs))

    def question(self, seen: Seen) -> None:
        """Print the cards to plan with."""
        self._console.print(Text(self._words("super-ask"), style="bold"))
        cards = Text()
        for number, card in enumerate(cast("SuperView", seen)["cards"], 1):
            cards.append(f" {number} ", style="bold gold1").append(self._words(CARDS[card]))
            cards.append("  ")
        self._console.print(cards)

    def understand(self, text: str, seen: Seen) -> str | None:
        """The plan that was typed, by three numbers or in words; says so if it is none."""
        shown = cast("SuperView", seen)
        parts = (
            list(text) if text.isdecimal() else text.removeprefix("plan ").replace(",", " ").split()
        )
        cards = [
            shown["cards"][int(part) - 1]
            if part.isdecimal() and 1 <= int(part) <= len(shown["cards"])
            else part
            for part in parts
        ]
        for plan in shown.get("offers", []):
            if plan["cards"] == cards:
                return str(plan["text"])
        self.say("super-not-a-plan", text=shortened(text), example=EXAMPLE)
        return None

    def help(self, seen: Seen) -> None:
        """Print what may be typed and what the signs mean."""
        self.say("super-help-answer", example=EXAMPLE, plan="move shoot turn")
        self.say("help-keys")
        if not self._in_words:
            self.say("super-help-signs", forward=self._signs.now, back=self._signs.back)
        self.say("super-help-rules")

    def hint(self, thought: Thought, seen: Seen) -> None:
        """Print what a search thinks of the plans."""
        cards = cast("SuperView", seen)["cards"]
        numbers = [
            "".join([str(1 + cards.index(card)) for card in each.choice.cards])
            for each in thought.reasons
        ]
        self._console.print(hint(self._words, thought, numbers, self._plan))

    def _plan(self, choice: Choice) -> Text:
        """A plan in words."""
        return Text(", ".join([self._words(CARDS[card]) for card in choice.cards]))

    def reckoning(self, result: Result, seat: int) -> None:
        """Print how it ended."""
        words = self._words
        title = Text(words("reckoning"), style="bold")
        self._console.print(Rule(title, characters=self._signs.line, style="dim"))
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        for justify in ("right", "left", "left", "right"):
            table.add_column(justify=justify, no_wrap=True)
        for standing in sorted(result.standings, key=lambda each: (each.rank, each.seat)):
            count = sum([line.count for line in standing.lines])
            table.add_row(
                f"{standing.rank}.",
                Text(crew_name(words, standing.bandits), style=COLOURS[standing.bandits[0]]),
                words("super-loot-cards", {"count": count}),
                words("money", {"amount": standing.money}),
            )
        verdict = painted(words, self._verdict(result))
        if seat in result.winners:
            verdict.append(f" {words('winner-you')}", style="bold gold1")
        self._console.print(Group(table, verdict))

    def _verdict(self, result: Result) -> str:
        """Who won, and what decided."""
        winners = [result.standings[seat].bandits for seat in result.winners]
        if result.decided_by == "shared":
            names = ", ".join([crew_name(self._words, crew) for crew in winners])
            return self._words("super-winners-share", {"players": names})
        return self._words(VERDICTS[result.decided_by], crew_args(self._words, winners[0]))
