"""What lies before everybody: sheets, the round card, the pile and the viewer's hand."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from folsom.cli.express_teller import about_happening
from folsom.cli.marshal import affairs
from folsom.cli.names import action_name, card_parts, counted_cards, crew_args, place_args
from folsom.cli.seen import Seen
from folsom.cli.signs import COLOURS, LOOT_COLOURS, Signs
from folsom.game.express.vocabulary.view import Bandit, Played, Player, Token
from folsom.locale import Words

BULLETS = 6


def sheets(words: Words, seen: Seen, signs: Signs) -> Table:
    """Everybody's sheet: loot by kind, bullets left, wounds, hand and deck."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words("column-bandit"), no_wrap=True)
    table.add_column(words("column-loot"), min_width=20)
    table.add_column(words("column-bullets"), no_wrap=True)
    kept = only_kept(seen) and any(player["hand"] for player in seen["players"])
    for column in ("wounds", "kept" if kept else "hand", "deck"):
        table.add_column(words(f"column-{column}"), justify="right", no_wrap=True)
    for sheet in seen["bandits"]:
        player = seen["players"][sheet["seat"]]
        first_of_crew = player["bandits"][0] == sheet["bandit"]
        cards = _cards(player) if first_of_crew else ("", "", "")
        table.add_row(
            _name(words, seen, sheet, signs),
            _owned(words, seen, sheet, signs),
            _barrel(sheet, signs),
            *cards,
        )
    return table


def _name(words: Words, seen: Seen, sheet: Bandit, signs: Signs) -> Text:
    """A bandit's name, marked if its player decides now, is first, or is the viewer."""
    mark = f"{signs.now} " if sheet["seat"] in seen["deciders"] else "  "
    text = Text().append(mark, style="bold gold1")
    style = COLOURS[sheet["bandit"]]
    if sheet["seat"] == seen["seat"]:
        style += " underline"
    text.append(words(f"bandit-{sheet['bandit']}"), style=style)
    notes = company(words, seen, sheet)
    if (
        sheet["seat"] == seen["first"]
        and seen["players"][sheet["seat"]]["bandits"][0] == sheet["bandit"]
    ):
        notes.append(words("first-player"))
    if notes:
        text.append(f" ({', '.join(notes)})", style="dim")
    return text


def company(words: Words, seen: Seen, sheet: Bandit) -> list[str]:
    """Whether a bandit is the viewer's own or its partner's, and which team's."""
    notes = []
    if sheet["seat"] == seen["seat"]:
        notes.append(words("you"))
    if seen["teams"]:
        if seen["seat"] is not None and sheet["seat"] == seen["seat"] ^ 1:
            notes.append(words("partner"))
        notes.append(words("team-number", {"number": sheet["seat"] // 2 + 1}))
    return notes


def is_mixed(seen: Seen) -> bool:
    """Whether a hand may hold cards of two bandits."""
    return seen["pairs"] or seen["teams"]


def _owned(words: Words, seen: Seen, sheet: Bandit, signs: Signs) -> Text:
    """Loot on a sheet: what differs with the values that the viewer knows, the others as signs."""
    text = Text()
    differing = ["purse", "mail-bag", *(["jewel", "strongbox"] if is_cursed(seen) else [])]
    for kind in LOOT_COLOURS:
        tokens = [token for token in sheet["loot"] if token["kind"] == kind]
        if tokens:
            sign = signs.loot(kind)
            shown = _valued(tokens, sign) if kind in differing else _alike(words, tokens, sign)
            text.append(" " if text.plain else "").append(shown, style=LOOT_COLOURS[kind])
    if sheet["station"]:
        text.append(" -" if sheet["station"] < 0 else " +")
        text.append(words("money", {"amount": abs(sheet["station"])}))
    values = [token["value"] for token in sheet["loot"]]
    if len(values) > 1 and None not in values:
        money = sum([value for value in values if value]) + sheet["station"]
        text.append(f" = {words('money', {'amount': money})}", style="dim")
    if not text.plain:
        text.append(words("nothing"), style="dim")
    hostage = sheet.get("hostage")
    if hostage:
        text.append(f" ({words('hostage-held', {'hostage': words(f'hostage-{hostage}')})})")
    notes = affairs(words, sheet)
    if notes:
        text.append(f" ({', '.join(notes)})", style="dim")
    return text


def only_kept(seen: Seen) -> bool:
    """Whether Schemin' is over, so that whatever is still in hand was kept for the next round."""
    return seen["phase"] in ("stealin", "pickpocketing", "fleeing", "taking-hostage", "travelling")


def is_cursed(seen: Seen) -> bool:
    """Whether jewels and strongboxes differ in value."""
    return "cursed" in seen.get("expansions", [])


def _valued(tokens: list[Token], sign: str) -> str:
    """Tokens one by one, with their values or a question mark."""
    values = ["?" if token["value"] is None else str(token["value"]) for token in tokens]
    return " ".join([f"{sign}{value}" for value in values])


def _alike(words: Words, tokens: list[Token], sign: str) -> str:
    """Tokens as signs, old whiskey marked for who knows it."""
    old = len([token for token in tokens if token.get("whiskey") == "old"])
    marked = f" ({words('whiskey-old')})" if old and tokens[0]["kind"] == "flask" else ""
    return sign * len(tokens) + marked


def _barrel(sheet: Bandit, signs: Signs) -> Text:
    """The bullets left to fire; the marshal has two stacks of them, so only a number."""
    bullets = sheet["bullets"]
    if sheet["bandit"] == "Marshal":
        return Text(f"{bullets}{signs.bullet}", style="bold")
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
    if seen.get("hostages"):
        names = [words(f"hostage-{name}") for name in seen["hostages"]]
        parts.append(words("hostages-there", {"hostages": ", ".join(names)}))
    if "destination" in seen:
        parts.append(words("vanished-seen", place_args(words, seen["destination"])))
    text = signs.between.join(parts)
    return Text(text[0].upper() + text[1:], style="dim")


def ticket(words: Words, seen: Seen, signs: Signs) -> Text:
    """The round card: its turns, which of them is now, and the event at its end."""
    text = Text()
    if seen["rounds"] and len(seen["rounds"]) >= seen["round"]:
        card = seen["rounds"][seen["round"] - 1]
        text.append(words(f"card-{card['card']}"), style="bold")
        text.append(signs.between, style="dim")
        text.append_text(_turns(words, seen, card["turns"], signs))
        if card.get("keep"):
            text.append(signs.between, style="dim").append(words("keeps", {"count": card["keep"]}))
        if card["happening"]:
            about = about_happening(words, card["happening"], "goals" in seen)
            text.append(f"\n{words('at-the-end')}: {about}.", style="italic")
    return text


def _turns(words: Words, seen: Seen, turns: Sequence[str], signs: Signs) -> Text:
    """The turns of a round card, the present one marked."""
    now = seen["turn"] or len(turns) + 1
    text = Text()
    for number, turn in enumerate(turns, 1):
        if number > 1:
            text.append(" | ", style="dim")
        name = words(f"turn-{turn}")
        if number == now:
            text.append(f"{signs.now} {name}", style="bold gold1")
        elif number > now:
            text.append(name)
        else:
            text.append(f"{signs.done} {name}", style="dim")
    return text


def pile(words: Words, seen: Seen, signs: Signs, width: int) -> Text:
    """The pile, from the first card played to the last."""
    if not seen["pile"]:
        return Text(words("pile-empty"), style="dim")
    stealing = seen["phase"] == "stealin"
    now = next((n for n, card in enumerate(seen["pile"]) if not card["resolved"]), -1)
    cards = []
    for number, card in enumerate(seen["pile"]):
        text = _played(words, seen, card, signs)
        if stealing and number == now:
            text = Text().append(f"{signs.now} ", style="bold gold1").append_text(text)
        cards.append(text)
    return _listed(words("pile"), cards, signs.between, width)


def _listed(label: str, items: Sequence[Text], separator: str, width: int) -> Text:
    """Items after a label, in lines that never break within one."""
    lines = [Text().append(f"{label}: ", style="dim")]
    for number, item in enumerate(items):
        mark = separator if number else ""
        if cell_len(lines[-1].plain + mark + item.plain) + len(separator.rstrip()) > width:
            lines[-1].append(mark.rstrip(), style="dim")
            lines.append(Text("  ").append_text(item))
        else:
            lines[-1].append(mark, style="dim").append_text(item)
    return Text("\n").join(lines)


def _played(words: Words, seen: Seen, card: Played, signs: Signs) -> Text:
    """One card of the pile."""
    crew = seen["players"][card["seat"]]["bandits"]
    if card["card"] is None:
        names = "+".join([words(f"bandit-{who}") for who in crew])
        text = Text().append(names, style=COLOURS[crew[0]])
        text.append(f" {signs.hidden}")
    else:
        owner, action = card_parts(card["card"])
        text = Text().append(words(f"bandit-{owner}"), style=COLOURS[owner])
        text.append(f" {action_name(words, action)}")
        if owner not in crew:
            text.append(f" ({words('pile-by', crew_args(words, crew))})", style="dim")
        if card["face_down"] and not card["resolved"]:
            text.append(f" ({words('face-down')})", style="dim")
    if card["resolved"]:
        text.stylize("dim")
    return text


def hand(words: Words, seen: Seen, width: int) -> Text:
    """The viewer's own cards while they matter, and their discards in the expert variant."""
    if seen["seat"] is None:
        return Text()
    own = seen["players"][seen["seat"]]
    held = "hand-kept" if only_kept(seen) else "hand"
    lines = []
    for label, names in (
        (held, _held(words, seen, own.get("cards", []))),
        ("discards", counted_cards(words, own.get("discard", []), is_mixed(seen))),
    ):
        if names:
            lines.append(_listed(words(label), [Text(name) for name in names], ", ", width))
    return Text("\n").join(lines)


def _held(words: Words, seen: Seen, cards: list[str]) -> list[str]:
    """The cards in hand; one that the viewer has already said to keep is marked."""
    said = seen["chosen"][seen["seat"] or 0] if seen["phase"] == "keeping" else False
    if isinstance(said, bool) or said["verb"] != "keep":
        return counted_cards(words, cards, is_mixed(seen))
    kept = said["card"]
    rest = cards.copy()
    rest.remove(kept)
    marked = f"{counted_cards(words, [kept], is_mixed(seen))[0]} ({words('kept')})"
    return [marked, *counted_cards(words, rest, is_mixed(seen))]
