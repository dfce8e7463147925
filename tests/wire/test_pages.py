"""The tables of the documentation are those that the code declares."""

from pathlib import Path

import pytest

from folsom.wire.pages import TABLES, renewed

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", TABLES)
def test_tables_are_up_to_date(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert renewed(page, text) == text, "run: make wire"


def test_a_page_without_its_table_is_noticed() -> None:
    with pytest.raises(LookupError, match="no place for the table of choices"):
        renewed("protocol.md", "# The protocol")
