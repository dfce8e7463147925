"""What a person at the terminal is shown."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from io import TextIOWrapper
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from folsom.bots import Thought
from folsom.cli import board, marshal, plain, sheets
from folsom.cli.explain import explained
from folsom.cli.express_teller import ExpressTeller
from folsom.cli.hint import hint
from folsom.cli.names import action_name, bandit_args, card_parts
from folsom.cli.offer import offer, offers
from folsom.cli.reckoning import reckoning
from folsom.cli.seen import Seen
from folsom.cli.setting import WrongUse
from folsom.cli.signs import ASCII, FANCY, painted
from folsom.cli.teller import Event
from folsom.game.protocol import Choice
from folsom.game.result import Result
from folsom.locale import Words, words_in

CAR_WIDTH: Final = 8
"""What a car needs at least to be drawn; on a narrower terminal the train is told in words."""

SHEETS_WIDTH: Final = 78
"""What everybody's sheet needs to stand in a table; it is told in words where there is less."""

MANY: Final = 7
"""More choices than these stand in columns."""


def console_for(plain: bool) -> Console:
    """The terminal; `plain` takes away all that is not text."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    forced = False if plain else None
    return Console(force_terminal=forced, highlight=False, emoji=False, markup=False)


def terminal_for(language: str, plain: bool) -> tuple[Console, Words]:
    """The terminal and the words of a language, if it has the letters for them."""
    words = words_in(language)
    console = console_for(plain)
    if not can_show(console, words):
        raise WrongUse(f"This terminal has no letters for {language}; set PYTHONUTF8=1.")
    return console, words


def can_show(console: Console, words: Words) -> bool:
    """Whether the terminal has the letters of the language."""
    try:
        words("bandit-Ghost").encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def shortened(text: str) -> str:
    """A text that fits into a sentence."""
    return text if len(text) <= 40 else f"{text[:37]}..."


def is_worth_telling(event: Event) -> bool:
    """Whether an event needs words: hands are shown, but not what came from a partner."""
    how = event.get("how")
    return how != "start" and (how != "partner" or "cards" in event)


class Screen:
    """Prints the position, the story and the questions in a language."""

    def __init__(self, console: Console, words: Words, in_words: bool = False) -> None:
        """`in_words` draws nothing, but says everything."""
        self._console: Final = console
        self._words: Final = words
        self._in_words: Final = in_words
        signs = FANCY if console.encoding.lower().startswith("utf") else ASCII
        if in_words:
            signs = replace(ASCII, hidden=words("face-down"), between=", ")
        self._signs: Final = signs

    def say(self, key: str, **args: str | int) -> None:
        """Print a message."""
        self._console.print(painted(self._words, self._words(key, args)))

    def say_to_copy(self, key: str, **args: str | int) -> None:
        """Print a message with something to copy, which is not broken into lines."""
        self._console.print(self._words(key, args), soft_wrap=True)

    def say_round(self, key: str, number: int) -> None:
        """Print a message about the round."""
        self.say(key, round=number)

    def story(self, events: Iterable[Event], crews: Sequence[Sequence[str]]) -> None:
        """Print what happened."""
        told = [event for event in events if is_worth_telling(event)]
        for paragraph in ExpressTeller(self._words, crews).paragraphs(told):
            self._console.print(painted(self._words, paragraph))

    def position(self, seen: Seen) -> None:
        """Print the train, the sheets, the round card, the pile and the viewer's hand."""
        words, signs, console = self._words, self._signs, self._console
        title = f"{words('round-of', {'round': seen['round']})}{signs.between}"
        title += words(f"phase-{seen['phase']}")
        if self._in_words:
            console.print(title)
        else:
            console.print(Rule(Text(title, style="bold"), characters=signs.line, style="dim"))
        if self._in_words or console.width < CAR_WIDTH * (len(seen["wagons"]) + 1):
            self._lines(plain.train(words, seen))
        else:
            console.print(board.train(words, seen, signs, console.width), no_wrap=True)
        if self._in_words or console.width < SHEETS_WIDTH:
            self._lines(plain.sheets(words, seen))
        else:
            console.print(sheets.sheets(words, seen, signs))
        for text in (
            sheets.beside(words, seen, signs),
            marshal.affairs_of_marshal(words, seen),
            sheets.ticket(words, seen, signs),
            sheets.pile(words, seen, signs, console.width),
            sheets.hand(words, seen, console.width),
        ):
            if text.plain:
                console.print(text)

    def _lines(self, lines: list[str]) -> None:
        """Print sentences, a line each."""
        for line in lines:
            self._console.print(painted(self._words, line))

    def question(self, seen: Seen) -> None:
        """Print what is asked and what may be answered."""
        self._console.print(Text(self._asked(seen), style="bold"))
        width = len(str(len(seen["choices"])))
        listed = []
        for number, offered in enumerate(offers(self._words, seen), 1):
            text = Text().append(f"{number:>{width + 1}} ", style="bold gold1")
            listed.append(text.append_text(painted(self._words, offered)))
        if len(listed) > MANY and not self._in_words:
            self._console.print(Columns(listed, equal=True))
        else:
            self._console.print(Text("\n").join(listed))

    def _asked(self, seen: Seen) -> str:
        """The question."""
        words = self._words
        phase = seen["phase"]
        if phase != "stealin":
            args = bandit_args(words, "bandit", seen["acting"]) if seen["acting"] else {}
            return words(f"ask-{phase}", {**args, "car": seen.get("wagon", 0)})
        card = next(card["card"] for card in seen["pile"] if not card["resolved"])
        owner, action = card_parts(str(card))
        args = bandit_args(words, "bandit", owner)
        return words("ask-stealin", {**args, "action": action_name(words, action)})

    def understand(self, text: str, seen: Seen) -> str | None:
        """The choice that was typed, by number or in notation; says so if it is none."""
        choices = seen["choices"]
        if text in choices:
            return text
        if not text.isdecimal():
            self.say("not-a-choice", text=shortened(text), count=len(choices))
        elif 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        else:
            self.say("no-such-number", number=text, count=len(choices))
        return None

    def help(self, seen: Seen) -> None:
        """Print what may be typed, what the signs mean and the rules in short."""
        signs = self._signs
        self.say("help-answer", example=seen["choices"][0])
        self.say("help-keys")
        if not self._in_words:
            self.say(
                "help-signs",
                jewel=signs.jewel,
                strongbox=signs.strongbox,
                marshal=signs.marshal,
                bullet=signs.bullet,
            )
            if "horses" in seen:
                self.say(
                    "help-trackside-signs",
                    horse=signs.horse,
                    flask=signs.flask,
                    half=signs.half_usual,
                )
        self.say("help-rules", amount=1000)
        self._lines(explained(self._words, seen))

    def hint(self, thought: Thought, seen: Seen) -> None:
        """Print what a search thinks of the choices."""
        numbers = [str(1 + seen["choices"].index(str(each.choice))) for each in thought.reasons]
        crew = next(each for each in seen["players"] if each["seat"] == seen["seat"])["bandits"]
        self._console.print(
            hint(
                self._words,
                thought,
                numbers,
                lambda choice: self._said(choice, seen),
                "Marshal" not in crew,
            )
        )

    def _said(self, choice: Choice, seen: Seen) -> Text:
        """A choice in words."""
        return painted(self._words, offer(self._words, choice.as_dict(), seen))

    def reckoning(self, result: Result, seat: int) -> None:
        """Print how it ended."""
        words = self._words
        title = Text(words("reckoning"), style="bold")
        self._console.print(Rule(title, characters=self._signs.line, style="dim"))
        self._console.print(reckoning(words, result, seat))

    def blank(self) -> None:
        """Print an empty line."""
        self._console.print()
