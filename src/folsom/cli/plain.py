"""The table in words alone, for screen readers and for those who like it so."""

from folsom.cli.marshal import affairs
from folsom.cli.names import on_the_train, outer_place_args, place_args
from folsom.cli.seen import Seen
from folsom.cli.sheets import company, is_cursed, only_kept
from folsom.game.express.vocabulary.view import Bandit, Token
from folsom.locale import Words

KINDS = {
    "purse": "purses",
    "jewel": "jewels",
    "strongbox": "strongboxes",
    "flask": "flasks",
    "half-usual": "half-usuals",
    "half-old": "half-olds",
    "mail-bag": "mail-bags",
}


def train(words: Words, seen: Seen) -> list[str]:
    """Where there is somebody or something, from the last car forward, then beside the train."""
    lines = []
    cars = [place for place in seen["places"] if on_the_train(place["place"])]
    for place in [*reversed(cars), *seen["places"][len(cars) :]]:
        here = [
            words(f"bandit-{sheet['bandit']}")
            for sheet in seen["bandits"]
            if sheet["place"] == place["place"]
        ]
        if place["place"] == f"{seen['marshal']} inside" and "goals" not in seen:
            here.append(words("marshal"))
        if place["place"] == seen.get("shotgun"):
            here.append(the_shotgun(words, place["place"]))
        here += counted(words, place["loot"], is_cursed(seen))
        if not here and not on_the_train(place["place"]):
            here.append(words("nobody"))
        if here:
            where = str(place_args(words, place["place"])["at"])
            lines.append(f"{where[0].upper()}{where[1:]}: {', '.join(here)}.")
    return lines + absent(words, seen) + trackside(words, seen)


def the_shotgun(words: Words, place: str) -> str:
    """The Shotgun; on the stagecoach he sits on his strongbox (HS-GUARD-1)."""
    return words("shotgun-seated" if place == "stagecoach roof" else "shotgun")


def absent(words: Words, seen: Seen) -> list[str]:
    """Who has yet to board, is on the way through time or has left for good."""
    lines = []
    nowhere = "riding" if seen["phase"] == "boarding" else None
    for place in ("riding", "hidden", "gone"):
        names = [
            words(f"bandit-{sheet['bandit']}")
            for sheet in seen["bandits"]
            if (sheet["place"] or nowhere) == place
        ]
        if names:
            where = str(outer_place_args(words, place)["at"])
            lines.append(f"{where[0].upper()}{where[1:]}: {', '.join(names)}.")
    return lines


def trackside(words: Words, seen: Seen) -> list[str]:
    """Where the stagecoach and the horses are."""
    if "stagecoach" not in seen:
        return []
    told = [words("stagecoach-beside", {"car": seen["stagecoach"]})]
    for car, count in enumerate(seen["horses"]):
        if count:
            told.append(
                f"{words('horses', {'count': count})} {words('horses-beside', {'car': car})}"
            )
    text = ", ".join(told)
    return [f"{text[0].upper()}{text[1:]}."]


def sheets(words: Words, seen: Seen) -> list[str]:
    """Everybody's sheet, one line each."""
    return [_sheet(words, seen, sheet) for sheet in seen["bandits"]]


def _sheet(words: Words, seen: Seen, sheet: Bandit) -> str:
    player = seen["players"][sheet["seat"]]
    name = words(f"bandit-{sheet['bandit']}")
    notes = company(words, seen, sheet)
    if notes:
        name += f" ({', '.join(notes)})"
    parts = counted(words, sheet["loot"], is_cursed(seen)) or [words("nothing")]
    hostage = sheet.get("hostage")
    if hostage:
        parts.append(words("hostage-held", {"hostage": words(f"hostage-{hostage}")}))
    parts += affairs(words, sheet)
    parts.append(words("bullets-left", {"count": sheet["bullets"]}))
    if player["bandits"][0] == sheet["bandit"]:
        wounds = sum(player["received"].values())
        parts.append(words("wounds", {"count": wounds}))
        key = "cards-kept" if player["hand"] and only_kept(seen) else "cards-in-hand"
        parts.append(words(key, {"count": player["hand"]}))
        parts.append(words("cards-in-deck", {"count": player["deck"]}))
    return f"{name}: {', '.join(parts)}."


def counted(words: Words, tokens: list[Token], cursed: bool) -> list[str]:
    """Loot by kind, with the values that the viewer knows where they differ."""
    differing = ["purse", "mail-bag", *(["jewel", "strongbox"] if cursed else [])]
    told = []
    for kind, key in KINDS.items():
        alike = [token for token in tokens if token["kind"] == kind]
        if alike:
            text = words(key, {"count": len(alike)})
            values = [token["value"] for token in alike if token["value"] is not None]
            if kind in differing and values:
                text += f" ({', '.join([words('money', {'amount': value}) for value in values])})"
            if kind == "flask" and any(token.get("whiskey") == "old" for token in alike):
                text += f" ({words('whiskey-old')})"
            told.append(text)
    return told
