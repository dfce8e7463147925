"""The bots that search: what each of them may spend, and its manner."""

from functools import partial
from typing import Final

from folsom.bots.search.style import Style
from folsom.bots.searcher import Searcher

PATIENCE: Final = 500
"""Milliseconds after which the quick ones choose in any case, for engines that are not compiled."""

EASY: Final = partial(
    Searcher, "easy", Style(noise=500, blunder=0.3), milliseconds=PATIENCE, playouts=24
)
"""Sees little, and now and then plays whatever comes to hand: a child can beat it."""

FAIR: Final = partial(Searcher, "fair", Style(noise=400), milliseconds=PATIENCE, playouts=200)
"""Sees what is near, and is over it in a moment."""

HARD: Final = partial(Searcher, "hard", Style(), milliseconds=200)
"""Thinks the round through."""

EXPERT: Final = partial(Searcher, "expert", Style(horizon=2), milliseconds=1000)
"""Looks a round further, which takes many playouts to pay."""

BASELINE: Final = partial(
    Searcher, "baseline", Style(textbook=True, exploration=0.7), milliseconds=200
)
"""The textbook search with the time of `hard`."""
