"""The checker itself: what is not as declared is found."""

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from folsom.game.express.vocabulary.written import Place
from tests.vocabulary.fitting import misfit


class Wagon(TypedDict):
    """A wagon."""

    name: Literal["coach", "mail"]
    loot: list[int | None]
    roof: NotRequired[dict[str, bool]]
    next: NotRequired[Place | None]


GOOD: dict[str, Any] = {"name": "mail", "loot": [1, None], "roof": {"Doc": True}}


def test_what_fits_is_let_through() -> None:
    assert not misfit(GOOD, Wagon)
    assert not misfit({"name": "coach", "loot": []}, Wagon)
    assert not misfit({"name": "coach", "loot": [], "next": "1 roof"}, Wagon)
    assert not misfit({"name": "coach", "loot": [], "next": None}, Wagon)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"name": "saloon"}, "it: name is 'saloon'"),
        ({"loot": [1, "2"]}, "it: loot is '2', not <class 'int'> and "),
        ({"loot": [True]}, "it: loot is True"),
        ({"loot": ()}, "it: loot is ()"),
        ({"roof": {"Doc": 1}}, "it: roof is 1, not <class 'bool'> at 'Doc'"),
        ({"next": "roof"}, "it: next is 'roof'"),
        ({"next": 1}, "it: next is 1"),
        ({"deck": 1}, "it has 'deck' besides"),
    ],
)
def test_what_does_not_fit_is_named(wrong: dict[str, Any], why: str) -> None:
    assert misfit({**GOOD, **wrong}, Wagon).startswith(why)


def test_what_is_missing_is_named() -> None:
    assert misfit({"name": "mail"}, Wagon) == "it lacks ['loot']"
    assert misfit(None, Wagon) == "it is None"
