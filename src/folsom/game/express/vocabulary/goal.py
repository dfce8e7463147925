"""The goals of the marshal, as views and results show them."""

from typing import NotRequired, TypedDict

from folsom.game.express.vocabulary.written import GoalName


class Goal(TypedDict):
    """A goal of the marshal; its name is none for eyes that cannot know it."""

    goal: GoalName | None
    """Its name, or `None` if this viewer does not know it: `just-a-scratch`, `dodging`,
    `golden-bullet`, `mail`, `key`, `lead-rain`, `sworn-enemy`, or `warrant-Ghost` and so on for
    each bandit.
    """
    turned: bool
    """Whether the marshal has turned it over."""
    open: bool
    """Whether all know it, by Rumours or at the end."""
    fulfilled: NotRequired[bool]
    """Known goals only: whether it is fulfilled as things stand, as if the game ended now."""
    count: NotRequired[int]
    """Known goals only: how many there are. `just-a-scratch`: Fistfighter cards left.
    `dodging`: the most bullets of one bandit in his deck. `golden-bullet`: bullets left in the
    emptier stack. `mail`: bags. `key`: prisoners. `lead-rain`: bandits with a bullet of his.
    `sworn-enemy`: the most bullets of his that one bandit has. `warrant-…`: 1 if arrested.
    Prisoners still in the prison car and bags that no bandit owns count (MP-END-1).
    """
    needed: NotRequired[int]
    """Known goals only: how many it takes. `just-a-scratch`, `mail` and `warrant-…`: 1. `key`:
    2. `sworn-enemy`: 4. `lead-rain`: all bandits. For `dodging` it is at most 2, for
    `golden-bullet` at most 0.
    """
