"""What changes of the marshal's affairs: the prison car, his bullets, goals and achievements."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

NOBODY_OWES: Final = -1
NO_REFLEXES: Final = -1

NO_LIST: Final[list[int]] = []
"""Stands for a list with nothing in it; shared, so never changed."""


@final
@mypyc_attr(acyclic=True)
class Prison:
    """The facts of Marshal & Prisoners that change while a game goes on."""

    __slots__ = (
        "anger",
        "arrested",
        "creditor",
        "debtor",
        "fists",
        "goals",
        "left",
        "lying",
        "open",
        "prisoners",
        "recaptured",
        "reflex",
        "right",
        "rumoured",
        "turned",
    )

    def __init__(self, in_play: bool) -> None:
        """`in_play` tells whether the marshal is a player."""
        self.open: bool = in_play
        self.prisoners: i64 = 0
        """The mask of the companions that wait in the prison car, by their bandits."""
        self.recaptured: i64 = 0
        """The mask of those among the marshal's achievements."""
        self.arrested: i64 = 0
        """The mask of the bandits whose Wanted cards are among them."""
        self.fists: i64 = 0
        """By Fistfighter card, packed in 4 bits: who took it, plus one, or 0."""
        self.left: i64 = 0
        self.right: i64 = 0
        """How many bullets are left in each of his stacks."""
        self.lying: list[int] = NO_LIST
        """The lasting bullets before their victims, each `victim << 4 | effect`."""
        self.goals: list[int] = NO_LIST
        """His goals in order. Shared by copies; only redealing replaces it."""
        self.turned: i64 = 0
        """How many of them he has turned over."""
        self.rumoured: i64 = 0
        """The mask of those, by their order, that all have seen."""
        self.debtor: i64 = NOBODY_OWES
        """Who was freed from the cell and has yet to hand over a token."""
        self.creditor: i64 = NOBODY_OWES
        """The bandit who gets that token."""
        self.reflex: i64 = NO_REFLEXES
        """How many have been asked in Reflexes."""
        self.anger: i64 = 0
        """How far an angry marshal is: 0 to shoot, 1 to move."""

    def copy(self) -> "Prison":
        """An independent copy."""
        if not self.open:
            return self
        other = Prison(True)
        other.prisoners = self.prisoners
        other.recaptured = self.recaptured
        other.arrested = self.arrested
        other.fists = self.fists
        other.left = self.left
        other.right = self.right
        other.lying = self.lying.copy() if self.lying else self.lying
        other.goals = self.goals
        other.turned = self.turned
        other.rumoured = self.rumoured
        other.debtor = self.debtor
        other.creditor = self.creditor
        other.reflex = self.reflex
        other.anger = self.anger
        return other

    def brawler(self, card: i64) -> i64:
        """Who has taken a Fistfighter card, or -1."""
        return (self.fists >> (4 * card) & 15) - 1

    def fists_left(self) -> i64:
        """How many Fistfighter cards nobody has taken; they go from the top."""
        if self.fists == 0:
            return 3
        if self.fists < 16:
            return 2
        return 1 if self.fists < 256 else 0


NO_PRISON: Final = Prison(False)
"""Stands for the affairs of a marshal who is no player; shared, so never changed."""
