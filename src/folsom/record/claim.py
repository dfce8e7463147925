"""A claim about a position, and whether it holds."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from folsom.game.express.components import FLASK, LOOT, PURSE

UNSEEN: Final = "?"
ANY_PURSE: Final = LOOT[PURSE]
ANY_FLASK: Final = LOOT[FLASK]


@dataclass(frozen=True)
class Claim:
    """One thing that must hold: of a bandit, of a place, or of the game (`whose` is empty)."""

    whose: str
    key: str
    wanted: object

    def __str__(self) -> str:
        return f"{self.subject()} to be {said(self.wanted)}"

    def subject(self) -> str:
        """What the claim is about."""
        return f"{self.whose}'s {self.key}" if self.whose else self.key

    def holds(self, happened: object) -> bool:
        """Whether what happened is what is claimed."""
        if self.key == "loot" and isinstance(happened, list) and isinstance(self.wanted, list):
            return same_tokens(self.wanted, happened)
        if self.key == "pile" and isinstance(happened, list) and isinstance(self.wanted, list):
            return same_pile(self.wanted, happened)
        return self.wanted == happened


def same_tokens(wanted: list[str], happened: list[str]) -> bool:
    """Whether the tokens are the same, where "purse" and "flask" may be any that is known."""
    missing = Counter(wanted) - Counter(happened)
    extra = Counter(happened) - Counter(wanted)
    kinds = Counter(token.partition(" ")[0] for token in extra.elements())
    if any(UNSEEN in token for token in extra) or set(missing) - {ANY_PURSE, ANY_FLASK}:
        return False
    return missing == kinds


def same_pile(wanted: list[str], happened: list[str]) -> bool:
    """Whether the pile is the same, where "?" may be anybody's hidden card."""
    return len(wanted) == len(happened) and all(
        want == have or (want == UNSEEN and have.endswith(f" {UNSEEN}"))
        for want, have in zip(wanted, happened)
    )


def said(value: object) -> str:
    """A fact as a failure tells it."""
    if value is None:
        return "not known"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {said(each)}' for key, each in value.items())}}}"
    return str(value)
