"""The train, drawn in characters: two levels per car, who stands where, what lies where."""

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from folsom.cli import plain
from folsom.cli.names import on_the_train, place_args
from folsom.cli.seen import Seen
from folsom.cli.signs import COLOURS, LOOT_COLOURS, Signs, painted
from folsom.game.express.vocabulary.view import Token
from folsom.locale import Words

WIDE = 200
"""Room enough for all that can be at one place."""

Cell = list[Text]
"""Lines of text that belong into one place."""


def train(words: Words, seen: Seen, signs: Signs, width: int) -> Text:
    """The whole train, its locomotive to the right, in no more than this many columns."""
    cars = len(seen["wagons"]) + 1
    # Narrow cars stand close; wide ones leave room for their couplings.
    gap = " " if width // cars > 11 else ""
    inner = min(18, (width + len(gap)) // cars - 2 - len(gap))
    order = range(cars - 1, -1, -1)
    roofs = [_place(words, seen, signs, f"{car} roof", inner) for car in order]
    insides = [_place(words, seen, signs, f"{car} inside", inner) for car in order]
    lines = _stacked(roofs, inner, from_below=True)
    drawn = [_row(line, " ", gap) for line in lines]
    drawn.append(_edges([_label(words, seen, car, inner) for car in order], inner, gap, signs))
    drawn += [_row(line, signs.wall, gap) for line in _stacked(insides, inner, from_below=False)]
    drawn.append(_wheels(cars, inner, gap, signs))
    if any(seen.get("horses", [])):
        horses = [[_horses(seen["horses"][car], signs)] for car in order]
        drawn += [_row(line, " ", gap) for line in _stacked(horses, inner, from_below=False)]
    drawn += _outer_places(words, seen, signs)
    for line in drawn:
        line.rstrip()
    return Text("\n").join(drawn)


def _place(words: Words, seen: Seen, signs: Signs, place: str, inner: int) -> Cell:
    """Everybody and everything at a place, in lines that fit."""
    loot = _lying(_loot_at(seen, place), signs, inner)
    figures = _figures(words, seen, signs, place, inner)
    return _wrapped(figures, inner) + ([loot] if loot.plain else [])


def _loot_at(seen: Seen, place: str) -> list[Token]:
    """What lies at a place."""
    return next(each["loot"] for each in seen["places"] if each["place"] == place)


def _figures(words: Words, seen: Seen, signs: Signs, place: str, inner: int) -> list[Text]:
    """Everybody at a place."""
    parts: list[Text] = []
    if place == f"{seen['marshal']} inside" and "goals" not in seen:
        name = f"{signs.marshal} {words('marshal')}"
        name = name if cell_len(name) <= inner else name.replace(" ", "")
        parts.append(Text().append(name, style=COLOURS["marshal"]))
    for sheet in seen["bandits"]:
        if sheet["place"] == place:
            style = COLOURS[sheet["bandit"]]
            if sheet["seat"] == seen["seat"]:
                style += " underline"
            name = words(f"bandit-{sheet['bandit']}")
            if sheet["bandit"] == "Marshal":
                name = f"{signs.marshal}{name}"
            parts.append(Text().append(name, style=style))
    if seen.get("shotgun") == place:
        parts.append(Text().append(plain.the_shotgun(words, place), style=COLOURS["Shotgun"]))
    return parts


def _horses(count: int, signs: Signs) -> Text:
    """The horses beside a car."""
    return Text(" ".join([signs.horse] * count))


def _outer_places(words: Words, seen: Seen, signs: Signs) -> list[Text]:
    """The stagecoach and the time machine, a line for each place."""
    lines = []
    for place in seen["places"]:
        name = place["place"]
        if on_the_train(name):
            continue
        where = str(place_args(words, name)["at"])
        line = Text().append(f"{where[0].upper()}{where[1:]}", style="italic")
        if name == "stagecoach inside":
            line.append(f" ({words('horses-beside', {'car': seen['stagecoach']})})", style="dim")
        parts = _figures(words, seen, signs, name, WIDE)
        if place["loot"]:
            parts.append(_lying(place["loot"], signs, WIDE))
        parts = parts or [Text(words("nobody"), style="dim")]
        line.append(": ").append_text(Text(", ").join(parts))
        lines.append(line)
    return lines + [painted(words, line) for line in plain.absent(words, seen)]


def _lying(tokens: list[Token], signs: Signs, inner: int) -> Text:
    """Loot as signs, or as numbers of signs where it is too much."""
    kinds: list[str] = [token["kind"] for token in tokens]
    many = 2 * len(kinds) > inner
    text = Text()
    for kind in LOOT_COLOURS:
        count = kinds.count(kind)
        if count:
            if text.plain:
                text.append(" ")
            sign = signs.loot(kind)
            text.append(f"{count}{sign}" if many else sign * count, style=LOOT_COLOURS[kind])
    return text


def _wrapped(parts: list[Text], inner: int) -> Cell:
    """Names in lines, several to a line where they fit."""
    lines: Cell = []
    for part in parts:
        if lines and cell_len(lines[-1].plain) + 1 + cell_len(part.plain) <= inner:
            lines[-1].append(" ").append_text(part)
        else:
            part.truncate(inner)
            lines.append(part)
    return lines


def _stacked(cells: list[Cell], inner: int, from_below: bool) -> list[list[Text]]:
    """Cells side by side as lines of equally wide pieces."""
    height = max(1, *[len(cell) for cell in cells])
    lines: list[list[Text]] = []
    for number in range(height):
        line: list[Text] = []
        for cell in cells:
            index = number - (height - len(cell)) if from_below else number
            piece = cell[index].copy() if 0 <= index < len(cell) else Text()
            piece.pad_right(inner - cell_len(piece.plain))
            line.append(piece)
        lines.append(line)
    return lines


def _row(pieces: list[Text], wall: str, gap: str) -> Text:
    """A line through all cars."""
    text = Text()
    for number, piece in enumerate(pieces):
        text.append(gap if number else "")
        text.append(wall, style="dim").append_text(piece).append(wall, style="dim")
    return text


def _label(words: Words, seen: Seen, car: int, inner: int) -> str:
    """The number and the name of a car, or as much of it as fits."""
    if car:
        wagon = seen["wagons"][car - 1]
        label = f"{car} {words(f'wagon-{wagon}')}"
    else:
        label = f"0 {words('locomotive')}"
        if cell_len(label) > inner:
            label = f"0 {words('locomotive-short')}"
    return label if cell_len(label) <= inner else set_cell_size(label, inner)


def _edges(labels: list[str], inner: int, gap: str, signs: Signs) -> Text:
    """The edges of the roofs, with the cars' names in them."""
    text = Text()
    for number, label in enumerate(labels):
        text.append(gap if number else "")
        text.append(signs.corners[0], style="dim").append(label, style="italic")
        rest = signs.line * (inner - cell_len(label))
        text.append(f"{rest}{signs.corners[1]}", style="dim")
    return text


def _wheels(cars: int, inner: int, gap: str, signs: Signs) -> Text:
    """The floors on their wheels, coupled where there is room."""
    floor = signs.line * (inner - 6)
    one = f"{signs.corners[2]}{signs.line}oo{floor}oo{signs.line}{signs.corners[3]}"
    return Text().append((signs.coupling if gap else "").join([one] * cars), style="dim")
