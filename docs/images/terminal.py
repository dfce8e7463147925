"""Draw terminal.svg, the picture of a game in the terminal: python docs/images/terminal.py."""

import re
from io import StringIO
from itertools import count
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import folsom
from folsom.bots import decide, make
from folsom.cli.screen import Screen
from folsom.cli.seen import Seen, look
from folsom.cli.teller import Event
from folsom.locale import words_in

SEATS = ["Ghost", "Doc", "Belle", "Tuco"]
OWN = 2
LAMP_LIGHT = TerminalTheme(
    (43, 27, 20),
    (246, 233, 204),
    [
        (110, 90, 74),
        (214, 84, 64),
        (120, 170, 96),
        (226, 166, 43),
        (96, 150, 214),
        (214, 120, 160),
        (90, 180, 178),
        (246, 233, 204),
    ],
)


def main() -> None:
    """Find a good moment of a game between bots, and draw it as Belle sees it."""
    seen, told = next(found for found in map(good_moment, count(1899)) if found)
    words = words_in("en")
    console = Console(
        record=True,
        width=80,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        emoji=False,
        markup=False,
    )
    screen = Screen(console, words)
    screen.story(told, [player["bandits"] for player in seen["players"]])
    screen.position(seen)
    screen.question(seen)
    console.print(f"{words('prompt')} > ", end="")
    drawn = console.export_svg(
        title="folsom play", theme=LAMP_LIGHT, code_format=without_fonts(), unique_id="folsom"
    )
    Path(__file__).with_suffix(".svg").write_text(drawn, encoding="utf-8")


def good_moment(seed: int) -> tuple[Seen, list[Event]] | None:
    """Belle has a choice in the middle of a robbery, with somebody on a roof; None if never."""
    game = folsom.new("express", seats=SEATS, seed=seed)
    rng = folsom.seeded(seed)
    told: list[Event] = []
    while not game.over:
        seen = look(game, OWN)
        seat = game.decider()
        places = {str(sheet["place"]) for sheet in seen["bandits"]}
        if seat == OWN and seen["phase"] == "stealin" and seen["round"] == 3:
            roofs = [place for place in places if "roof" in place]
            if len(seen["choices"]) > 2 and roofs and len(places) > 2 and len(told) > 6:
                return seen, told
        if seat == OWN:
            told = []
        told += [
            event.seen(OWN) for event in game.play(seat, decide(make("greedy"), game, seat, rng))
        ]
    return None


def without_fonts() -> str:
    """The frame of the picture, with the reader's own fonts instead of fetched ones."""
    frame = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return frame.replace("Fira Code,", "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono',")


if __name__ == "__main__":
    main()
