"""Games played by chance and written down, for tests of records."""

from collections.abc import Mapping

import folsom
from folsom.record.record import Record


def played(options: Mapping[str, object], seed: int, most: int = 10_000) -> Record:
    """A game played by chance to its end, or until so many choices were made."""
    record = Record.new("express", options, seed)
    rng = folsom.seeded(seed ^ 0xBEEF)
    while not record.game.over and len(record.choices) < most:
        deciders = record.game.deciders()
        seat = deciders[rng.below(len(deciders))]
        choices = record.game.choices(seat)
        record.play(seat, choices[rng.below(len(choices))])
    return record
