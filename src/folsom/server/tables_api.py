"""Opening and finding tables, and sitting down at them, over plain HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from folsom.server.guard import LISTING
from folsom.server.listing import listed
from folsom.server.service import Service, body_of, reply
from folsom.table import new_tables, showing, sitting
from folsom.table.keys import digest
from folsom.table.table import Table
from folsom.wire.http import OpenTable, TableList, TakeSeats


async def list_tables(service: Service, request: Request) -> Response:
    """Public tables that wait or play, those with people first."""
    service.charge(request, LISTING)
    return reply(TableList(await listed(service.tables)))


async def open_table(service: Service, request: Request) -> Response:
    """A new table, and the key of its host."""
    service.guard.opening(service.address(request))
    wanted = await body_of(request, OpenTable)
    if wanted.public:
        service.guard.listing(service.address(request))
    return reply(await new_tables.open_table(service.tables, wanted), 201)


async def show_table(service: Service, request: Request) -> Response:
    """The room of a table, for those who think about sitting down."""
    live = await service.table(request)
    return reply(showing.room(live.table, live.presence()))


async def take_seats(service: Service, request: Request) -> Response:
    """Sit down, and get the keys of the seats."""
    wanted = await body_of(request, TakeSeats)
    live = await service.table(request)
    address = service.address(request)

    def may_ask(table: Table) -> None:
        service.guard.knock(address, table, service.tables.clock.now())

    taken = await sitting.take_seats(service.tables, live, wanted, may_ask, address)
    if taken.pending:
        service.guard.knocked(address, taken.table, [digest(key) for key in taken.keys])
    return reply(taken, 201)
