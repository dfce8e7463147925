"""What the client's tests play with is what engine and terminal give today."""

import pytest

from tests.web.fixtures import CLIENT, FILES, text


@pytest.mark.parametrize("name", FILES)
def test_the_clients_fixtures_are_fresh(name: str) -> None:
    kept = (CLIENT / name).read_text(encoding="utf-8")
    # Not compared in the assertion: to show where two such lines differ takes minutes.
    fresh = text(name) == kept
    assert fresh, f"{name} is stale: make it anew with `make fixtures`"


def test_every_fixture_is_made() -> None:
    found = {path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("fixtures/*.json")}
    assert found == set(FILES)
