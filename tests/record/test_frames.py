"""A game as it was told, packed and unpacked."""

from hypothesis import given
from hypothesis import strategies as some

import folsom
from folsom.record.frames import change, changed, digest_of, pack, steps, unpack
from tests.record.playing import played

json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(), inner, max_size=4),
)


@given(json_values, json_values)
def test_a_change_makes_one_value_of_the_other(before: object, after: object) -> None:
    assert changed(before, change(before, after)) == after


def test_a_packed_game_is_what_was_told_and_small() -> None:
    record = played({"players": 5, "expansions": ["horses"]}, 3)
    packed = pack(record)
    assert [tuple(each) for each in unpack(packed)] == [tuple(each) for each in steps(record)]
    assert len(packed) < 120 * len(record.choices)


def test_a_digest_tells_whether_the_same_was_told() -> None:
    one = folsom.new(players=4, seed=1)
    two = folsom.new(players=4, seed=1)
    seat = one.decider()
    assert digest_of(one.prologue) == digest_of(two.prologue)
    assert digest_of(one.prologue) != digest_of(folsom.new(players=4, seed=2).prologue)
    assert digest_of(one.play(seat, "draw")) == digest_of(two.play(seat, "draw"))
