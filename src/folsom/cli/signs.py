"""Colours and signs of the terminal."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from rich.text import Text

from folsom.cli.names import FORMS
from folsom.locale import Words

COLOURS: Final = {
    "Ghost": "bold white",
    "Doc": "bold dodger_blue1",
    "Belle": "bold hot_pink",
    "Tuco": "bold red",
    "Django": "bold dark_orange",
    "Cheyenne": "bold green3",
    "Mei": "bold dark_turquoise",
    "Marshal": "bold gold1",
    "marshal": "bold gold1",
    "Shotgun": "bold orange_red1",
}
"""By bandit, after the colours of the figures; Django's black would not show on a dark ground."""

LOOT_COLOURS: Final = {
    "purse": "yellow",
    "jewel": "magenta",
    "strongbox": "bright_yellow",
    "flask": "cyan",
    "half-usual": "cyan",
    "half-old": "bright_cyan",
    "mail-bag": "bright_green",
}
"""By kind of loot, in the order in which it is shown."""


@dataclass(frozen=True)
class Signs:
    """The characters that the table is drawn with."""

    purse: str = "$"
    jewel: str = "◆"
    strongbox: str = "■"
    flask: str = "▮"
    half_usual: str = "▯"
    half_old: str = "▯+"
    mail_bag: str = "✉"
    horse: str = "♞"
    marshal: str = "★"
    bullet: str = "●"
    fired: str = "○"
    hidden: str = "▒▒▒"
    now: str = "▶"
    back: str = "◀"
    done: str = "✓"
    between: str = " · "
    corners: str = "╭╮╰╯"
    line: str = "─"
    wall: str = "│"
    coupling: str = "="

    def loot(self, kind: str) -> str:
        """The sign of a kind of loot."""
        return {
            "purse": self.purse,
            "jewel": self.jewel,
            "strongbox": self.strongbox,
            "flask": self.flask,
            "half-usual": self.half_usual,
            "half-old": self.half_old,
            "mail-bag": self.mail_bag,
        }[kind]


FANCY: Final = Signs()
ASCII: Final = Signs(
    jewel="*",
    strongbox="#",
    flask="!",
    half_usual="i",
    half_old="i+",
    mail_bag="m",
    horse="h",
    marshal="@",
    bullet="o",
    fired=".",
    hidden="###",
    now=">",
    back="<",
    done="x",
    between=" - ",
    corners="++++",
    line="-",
    wall="|",
)
"""For terminals that know no other characters."""


def painted(words: Words, sentence: str) -> Text:
    """A sentence in which the bandits' names have their colours."""
    text = Text(sentence)
    for bandit, colour in COLOURS.items():
        text.highlight_regex(_name_of(words, bandit), colour)
    return text


@cache
def _name_of(words: Words, bandit: str) -> re.Pattern[str]:
    """What finds a name in all its forms."""
    if bandit == "marshal":
        return re.compile(rf"\b{re.escape(words('marshal'))}\w*", re.IGNORECASE)
    key = f"bandit-{bandit}"
    forms = {words(key), *[words.form(key, form) for form in FORMS]}
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, forms))})\b")
