import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.house import House
from tests.browser.static import Host, host


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server and one browser for all tests of a process."""
    expect.set_options(timeout=60_000)
    made = House(tmp_path_factory.mktemp("house"))
    made.open()
    yield made
    made.close()


@pytest.fixture
def company(house: House, request: pytest.FixtureRequest) -> Iterator[Company]:
    """The people of a test; nothing may have gone wrong in their browsers."""
    made = Company(house, request.node.name)
    yield made
    house.run(made.leave())


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Host]:
    """The built site on a host of plain files."""
    with host(tmp_path / "www") as made:
        yield made


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines, with everybody's troubles told at their end."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    words = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
    company = pyfuncitem.funcargs["company"]
    assert isinstance(company, Company)
    company.house.run(company.watched(test(**words)))
    return True
