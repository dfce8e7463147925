"""What lies before everybody: sheets, the round card, the pile and the viewer's hand."""

from rich.table import Table
from rich.text import Text

from folsom.cli.names import action_name, card_names
from folsom.cli.seen import Played, Player, Seen, Sheet, Token
from folsom.cli.signs import COLOURS, LOOT_COLOURS, Signs
from folsom.cli.story import about_happening
from folsom.locale import Words

BULLETS = 6


def sheets(words: Words, seen: Seen, signs: Signs) -> Table:
    """Everybody's sheet: loot by kind, bullets left, wounds, hand and deck."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words("column-bandit"), no_wrap=True)
    table.add_column(words("column-loot"), min_width=20)
    table.add_column(words("column-bullets"), no_wrap=True)
    for column in ("wounds", "hand", "deck"):
        table.add_column(words(f"column-{column}"), justify="right", no_wrap=True)
    for sheet in seen["bandits"]:
        player = seen["players"][sheet["seat"]]
        first_of_crew = player["bandits"][0] == sheet["bandit"]
        cards = _cards(player) if first_of_crew else ("", "", "")
        table.add_row(
            _name(words, seen, sheet, signs),
            _owned(words, sheet, signs),
            _barrel(sheet["bullets"], signs),
            *cards,
        )
    return table


def _name(words: Words, seen: Seen, sheet: Sheet, signs: Signs) -> Text:
    """A bandit's name, marked if its player decides now, is first, or is the viewer."""
    mark = f"{signs.now} " if sheet["seat"] in seen["deciders"] else "  "
    text = Text().append(mark, style="bold gold1")
    style = COLOURS[sheet["bandit"]]
    if sheet["seat"] == seen["seat"]:
        style += " underline"
    text.append(words(f"bandit-{sheet['bandit']}"), style=style)
    notes = []
    if sheet["seat"] == seen["seat"]:
        notes.append(words("you"))
    if (
        sheet["seat"] == seen["first"]
        and seen["players"][sheet["seat"]]["bandits"][0] == sheet["bandit"]
    ):
        notes.append(words("first-player"))
    if notes:
        text.append(f" ({', '.join(notes)})", style="dim")
    return text


def _owned(words: Words, sheet: Sheet, signs: Signs) -> Text:
    """Loot on a sheet: purses with the values that the viewer knows, the others as signs."""
    text = Text()
    for kind in ("purse", "jewel", "strongbox"):
        tokens = [token for token in sheet["loot"] if token["kind"] == kind]
        if tokens:
            shown = _purses(tokens, signs) if kind == "purse" else signs.loot(kind) * len(tokens)
            text.append(" " if text.plain else "").append(shown, style=LOOT_COLOURS[kind])
    if sheet["ransom"]:
        text.append(" +").append(words("money", {"amount": sheet["ransom"]}))
    if not text.plain:
        return Text(words("nothing"), style="dim")
    values = [token["value"] for token in sheet["loot"]]
    if len(values) > 1 and None not in values:
        money = sum([value for value in values if value]) + sheet["ransom"]
        text.append(f" = {words('money', {'amount': money})}", style="dim")
    return text


def _purses(tokens: list[Token], signs: Signs) -> str:
    """Purses one by one, with their values or a question mark."""
    values = ["?" if token["value"] is None else str(token["value"]) for token in tokens]
    return " ".join([f"{signs.purse}{value}" for value in values])


def _barrel(bullets: int, signs: Signs) -> Text:
    """The bullets left to fire."""
    text = Text().append(signs.bullet * bullets, style="bold")
    return text.append(signs.fired * (BULLETS - bullets), style="dim")


def _cards(player: Player) -> tuple[str, str, str]:
    """Wounds, hand and deck of a player."""
    wounds = sum(player["received"].values())
    return str(wounds), str(player["hand"]), str(player["deck"])


def beside(words: Words, seen: Seen, signs: Signs) -> Text:
    """What lies beside the train."""
    parts = [words("neutral-left", {"count": seen["neutral"]})]
    if seen["strongbox_waits"]:
        parts.append(words("strongbox-waits"))
    return Text(f" {signs.dot} ".join(parts), style="dim")


def ticket(words: Words, seen: Seen, signs: Signs) -> Text:
    """The round card: its turns, which of them is now, and the event at its end."""
    text = Text()
    if seen["rounds"] and len(seen["rounds"]) >= seen["round"]:
        card = seen["rounds"][seen["round"] - 1]
        text.append(words(f"card-{card['card']}"), style="bold")
        text.append(f" {signs.dot} ", style="dim")
        text.append_text(_turns(words, seen, card["turns"], signs))
        if card["event"]:
            about = about_happening(words, card["event"])
            text.append(f"\n{words('at-the-end')}: {about}.", style="italic")
    return text


def _turns(words: Words, seen: Seen, turns: list[str], signs: Signs) -> Text:
    """The turns of a round card, the present one marked."""
    planning = seen["phase"] in ("schemin", "cover")
    text = Text()
    for number, turn in enumerate(turns, 1):
        if number > 1:
            text.append(" | ", style="dim")
        name = words(f"turn-{turn}")
        if planning and number == seen["turn"]:
            text.append(f"{signs.now} {name}", style="bold gold1")
        elif planning and number > seen["turn"]:
            text.append(name)
        else:
            text.append(f"{signs.done} {name}", style="dim")
    return text


def pile(words: Words, seen: Seen, signs: Signs) -> Text:
    """The pile, from the first card played to the last."""
    if not seen["pile"]:
        return Text(words("pile-empty"), style="dim")
    text = Text().append(f"{words('pile')}: ", style="dim")
    stealing = seen["phase"] == "stealin"
    now = next((n for n, card in enumerate(seen["pile"]) if not card["resolved"]), -1)
    for number, card in enumerate(seen["pile"]):
        if number:
            text.append(f" {signs.dot} ", style="dim")
        if stealing and number == now:
            text.append(f"{signs.now} ", style="bold gold1")
        text.append_text(_played(words, seen, card, signs))
    return text


def _played(words: Words, seen: Seen, card: Played, signs: Signs) -> Text:
    """One card of the pile."""
    crew = seen["players"][card["seat"]]["bandits"]
    if card["card"] is None:
        names = "+".join([words(f"bandit-{who}") for who in crew])
        text = Text().append(names, style=COLOURS[crew[0]])
        text.append(f" {signs.hidden}")
    else:
        owner, action = card["card"].split(" ")
        text = Text().append(words(f"bandit-{owner}"), style=COLOURS[owner])
        text.append(f" {action_name(words, action)}")
        if card["face_down"] and not card["resolved"]:
            text.append(f" ({words('face-down')})", style="dim")
    if card["resolved"]:
        text.stylize("dim")
    return text


def hand(words: Words, seen: Seen) -> Text:
    """The viewer's own cards, and their discards in the expert variant."""
    text = Text()
    if seen["seat"] is None:
        return text
    own = seen["players"][seen["seat"]]
    cards = own.get("cards", [])
    text.append(f"{words('hand')}: ", style="dim")
    text.append(card_names(words, cards, seen["pairs"]) or words("hand-empty"))
    if own.get("discard"):
        text.append(f"\n{words('discards')}: ", style="dim")
        text.append(card_names(words, own["discard"], seen["pairs"]), style="dim")
    return text
