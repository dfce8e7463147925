"""The steps of a scenario: what is offered, chosen, refused, expected and seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from folsom.game.errors import IllegalChoice, UnknownWord
from folsom.game.express.game import Express
from folsom.game.protocol import Choice, Game
from folsom.record.claim import Claim, said
from folsom.record.facts import read_claims
from folsom.record.happened import View, happened
from folsom.record.names import seat_of
from folsom.record.node import Node
from folsom.record.whole import whole

Gap = tuple[str, str]
"""What was expected, and what happened."""


@dataclass(frozen=True)
class Choose:
    """A player makes a choice."""

    who: str
    seat: int
    choice: Choice

    def gaps(self, game: Game) -> list[Gap]:
        """Make it; a gap if it is refused or breaks the position."""
        wanted = f"{self.who} to choose '{self.choice}'"
        try:
            game.play(self.seat, self.choice)
        except IllegalChoice:
            return [(wanted, options_there(game, self.who, self.seat))]
        broken = game.status()
        return [(f"a sound position after '{self.choice}'", "; ".join(broken))] if broken else []


@dataclass(frozen=True)
class Offered:
    """Exactly these choices are open to a player."""

    who: str
    seat: int
    choices: Sequence[str]

    def gaps(self, game: Game) -> list[Gap]:
        """A gap if other choices are open."""
        open_now = [str(choice) for choice in game.choices(self.seat)]
        if sorted(open_now) == sorted(self.choices):
            return []
        wanted = f"{self.who} to be offered {said(list(self.choices))}"
        return [(wanted, options_there(game, self.who, self.seat))]


@dataclass(frozen=True)
class Refused:
    """A choice is not open to a player."""

    who: str
    seat: int
    choice: Choice

    def gaps(self, game: Game) -> list[Gap]:
        """A gap if it is accepted, or changes anything."""
        wanted = f"'{self.choice}' to be refused to {self.who}"
        trial = game.copy()
        try:
            trial.play(self.seat, self.choice)
        except IllegalChoice:
            same = trial.__reduce__()[1] == game.__reduce__()[1]
            return [] if same else [(wanted, "it was refused, but changed the position")]
        return [(wanted, "it was accepted")]


@dataclass(frozen=True)
class Expect:
    """Facts that must hold of the position at this step, whoever may see them."""

    claims: Sequence[Claim]

    def gaps(self, game: Game) -> list[Gap]:
        """A gap for each fact that does not hold."""
        assert isinstance(game, Express)
        return claims_gaps(self.claims, whole(game), "")


@dataclass(frozen=True)
class Sees:
    """Facts show in the view of a player, or of one who watches."""

    who: str
    seat: int | None
    claims: Sequence[Claim]

    def gaps(self, game: Game) -> list[Gap]:
        """A gap for each that does not."""
        return claims_gaps(self.claims, game.view(self.seat), f"{self.who} to see ")


class Step(Protocol):
    """Something that a scenario says, which may not come true."""

    def gaps(self, game: Game) -> list[Gap]:
        """What was expected and did not happen."""


def claims_gaps(claims: Sequence[Claim], view: View, prefix: str) -> list[Gap]:
    """What of the claims does not hold in a view."""
    gaps: list[Gap] = []
    for claim in claims:
        found = happened(view, claim)
        if not claim.holds(found):
            gaps.append((f"{prefix}{claim}", f"it is {said(found)}"))
    return gaps


def options_there(game: Game, who: str, seat: int) -> str:
    """What a player may choose, in words."""
    open_now = [str(choice) for choice in game.choices(seat)]
    return f"{who} may choose {said(open_now)}" if open_now else f"{who} has nothing to decide"


SPECTATOR: Final = "spectator"


def read_step(node: Node, game: Express) -> list[Step]:
    """One entry of `steps`, which may be about several players."""
    found = node.mapping()
    if len(found) != 1:
        raise node.error(f"a step has one key, not {len(found)}.")
    key, value = next(iter(found.items()))
    if key == "expect":
        return [Expect(read_claims(value, game.state))]
    if key == "sees":
        return [_sees(name, each, game) for name, each in value.statements().items()]
    if key == "offered":
        return [_offered(name, each, game) for name, each in value.statements().items()]
    if key == "refused":
        return [
            Refused(name, seat_of(name, each, game.state), _choice(each, game))
            for name, each in value.statements().items()
        ]
    if not key[:1].isupper():
        raise value.error(
            "a step is a bandit's choice, offered, refused, expect, last-card or sees."
        )
    return [Choose(key, seat_of(key, value, game.state), _choice(value, game))]


def _choice(node: Node, game: Express) -> Choice:
    try:
        return game.parse(node.text())
    except UnknownWord as error:
        raise node.error(str(error)) from None


def _offered(name: str, node: Node, game: Express) -> Offered:
    choices = [str(_choice(each, game)) for each in node.items()]
    return Offered(name, seat_of(name, node, game.state), choices)


def _sees(name: str, node: Node, game: Express) -> Sees:
    seat = None if name == SPECTATOR else seat_of(name, node, game.state)
    return Sees(name, seat, read_claims(node, game.state))
