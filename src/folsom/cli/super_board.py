"""The train of Colt Super Express, drawn or in words: who stands where, facing whom."""

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from folsom.cli.names import bandit_args, place_args
from folsom.cli.signs import COLOURS, Signs
from folsom.game.superx.vocabulary.view import SuperBandit, SuperView
from folsom.locale import Words

FACING = {"forward": "super-facing-forward", "back": "super-facing-back"}


def train(words: Words, seen: SuperView, signs: Signs) -> Text:
    """The whole train, its locomotive to the right; each car as wide as it needs to be."""
    roofs, edges, insides, floors = Text(), Text(), Text(), Text()
    for car in range(seen["wagons"], -1, -1):
        roof = _line(words, seen, signs, 2 * car + 1)
        inside = _line(words, seen, signs, 2 * car)
        label = words("locomotive") if car == 0 else str(car)
        width = max(cell_len(roof.plain), cell_len(inside.plain), cell_len(label), 4)
        for line in (roof, inside):
            line.pad_right(width - cell_len(line.plain))
        roofs.append("  ").append_text(roof).append(" ")
        rest = signs.line * (width - cell_len(label))
        edges.append(f" {signs.corners[0]}", style="dim").append(label, style="italic")
        edges.append(f"{rest}{signs.corners[1]}", style="dim")
        insides.append(f" {signs.wall}", style="dim").append_text(inside)
        insides.append(signs.wall, style="dim")
        wheels = f"{signs.corners[2]}o{signs.line * (width - 2)}o{signs.corners[3]}"
        floors.append(f"{' ' if car == seen['wagons'] else signs.coupling}{wheels}", style="dim")
    for text in (roofs, edges, insides, floors):
        text.rstrip()
    return Text("\n").join([roofs, edges, insides, floors])


def _line(words: Words, seen: SuperView, signs: Signs, place: int) -> Text:
    """Who stands at a place, from rear to front, with an arrow where each faces."""
    text = Text()
    for name in seen["places"][place]["bandits"]:
        rider = next(each for each in seen["bandits"] if each["bandit"] == name)
        text.append(" " if text.plain else "").append_text(_figure(words, seen, signs, rider))
    return text


def _figure(words: Words, seen: SuperView, signs: Signs, rider: SuperBandit) -> Text:
    """A bandit with its arrow; in brackets if it is stunned."""
    name = words(f"bandit-{rider['bandit']}")
    facing = f"{name}{signs.now}" if rider["facing"] == "forward" else f"{signs.back}{name}"
    style = COLOURS[rider["bandit"]]
    if rider["seat"] == seen["seat"]:
        style += " underline"
    if rider["stunned"]:
        return Text(f"({facing})", style=style.replace("bold", "dim"))
    return Text(facing, style=style)


def in_words(words: Words, seen: SuperView) -> list[str]:
    """Every place at which there is somebody, from the last wagon to the locomotive."""
    lines = []
    for place in reversed(seen["places"]):
        here = []
        for name in place["bandits"]:
            rider = next(each for each in seen["bandits"] if each["bandit"] == name)
            told = f"{words(f'bandit-{name}')} ({words(FACING[rider['facing']])}"
            here.append(f"{told}, {words('super-lies')})" if rider["stunned"] else f"{told})")
        if here:
            where = str(place_args(words, place["place"])["at"])
            lines.append(f"{where[0].upper()}{where[1:]}: {', '.join(here)}.")
    return lines


def sheets(words: Words, seen: SuperView, signs: Signs) -> Table:
    """Everybody: whom they would hit now, and their loot."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("column-bandit", "super-column-target", "column-loot"):
        table.add_column(words(column), no_wrap=True)
    for rider in seen["bandits"]:
        mark = f"{signs.now} " if rider["seat"] in seen["deciders"] else "  "
        name = Text().append(mark, style="bold gold1")
        name.append(words(f"bandit-{rider['bandit']}"), style=COLOURS[rider["bandit"]])
        name.append(_notes(words, seen, rider), style="dim")
        target = Text(_target(words, rider), style="" if rider["target"] else "dim")
        if rider["target"]:
            target.stylize(COLOURS[rider["target"]])
        table.add_row(name, target, _loot(words, rider))
    return table


def sheets_in_words(words: Words, seen: SuperView) -> list[str]:
    """The same, one line each."""
    lines = []
    for rider in seen["bandits"]:
        name = words(f"bandit-{rider['bandit']}") + _notes(words, seen, rider)
        told = _target(words, rider)
        if rider["target"]:
            told = words("super-aims", bandit_args(words, "target", rider["target"]))
        lines.append(f"{name}: {told}; {_loot(words, rider)}.")
    return lines


def _notes(words: Words, seen: SuperView, rider: SuperBandit) -> str:
    """Whether it is the viewer's own, or the first player's."""
    notes = []
    if rider["seat"] == seen["seat"]:
        notes.append(words("you"))
    if rider["seat"] == seen["first"] and rider["place"]:
        notes.append(words("first-player"))
    return f" ({', '.join(notes)})" if notes else ""


def _target(words: Words, rider: SuperBandit) -> str:
    if rider["place"] is None:
        return words("super-off")
    return words(f"bandit-{rider['target']}") if rider["target"] else words("super-nobody")


def _loot(words: Words, rider: SuperBandit) -> str:
    """The values of the loot cards."""
    values = [words("money", {"amount": card["value"]}) for card in rider["loot"]]
    return ", ".join(values) if values else words("nothing")
