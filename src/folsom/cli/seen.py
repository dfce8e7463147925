"""A seat's view of Colt Express, for those who draw it."""

from typing import NotRequired, cast

from folsom.game.express.vocabulary.choices import ExpressChoice
from folsom.game.express.vocabulary.view import ExpressView
from folsom.game.protocol import Game


class Seen(ExpressView):
    """A view, and what was found out besides."""

    perils: NotRequired[dict[str, list[str]]]
    """By the text of a choice, whom the Shotgun would shoot; found out by `perils`."""


def look(game: Game, seat: int | None) -> Seen:
    """What a seat (None: a spectator) sees."""
    return cast("Seen", game.view(seat))


def offered(seen: Seen) -> list[ExpressChoice]:
    """What the viewer may choose; nothing if it has nothing to decide."""
    return seen.get("offers", [])
