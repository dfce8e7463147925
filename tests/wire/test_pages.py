"""The tables of the documentation are those that the code declares."""

from pathlib import Path
from typing import TypedDict

import pytest

from folsom.wire.pages import TABLES, fields, renewed

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", TABLES)
def test_tables_are_up_to_date(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert renewed(page, text) == text, "run: make wire"


def test_a_page_without_its_table_is_noticed() -> None:
    with pytest.raises(LookupError, match="no place for the table of choices"):
        renewed("protocol.md", "# The protocol")


class Wagon(TypedDict):
    """A declaration that does not say everything."""

    name: str
    """What it is called."""
    purses: int


def test_a_field_of_which_nothing_is_said_is_noticed() -> None:
    with pytest.raises(LookupError, match=r"Wagon does not say what these are: \['purses'\]"):
        fields(Wagon)
