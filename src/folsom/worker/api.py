"""What is asked besides the messages of a table: the paths that a server has, answered here."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from folsom.table import lessons, new_tables, showing, sitting
from folsom.table.archive import LONGEST, Archive
from folsom.table.catalogue import catalogue
from folsom.table.keys import read_code
from folsom.table.live import LiveTable
from folsom.table.refusal import Refusal
from folsom.table.storing import StorageError
from folsom.table.tables import Tables
from folsom.table.thinking import Whose, question_in
from folsom.wire.asked import Hint
from folsom.wire.http import Attempt, OpenTable, PlayOn, Problem, TableList, TakeSeats
from folsom.wire.told import Redealt
from folsom.worker import saved

T = TypeVar("T")

_encode: Final = msgspec.json.Encoder().encode


class Answer(NamedTuple):
    """What is answered: text, or JSON."""

    ok: bool
    text: bool
    body: str


class Asked(NamedTuple):
    """A request: the names in its path, its query and its body."""

    names: tuple[str, ...]
    query: Mapping[str, str]
    body: str

    def read(self, kind: type[T]) -> T:
        """The body as a value of that kind."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", f"The request makes no sense: {error}.") from None

    def number(self, word: str, usual: int) -> int:
        """A number of the query."""
        text = self.query.get(word, "")
        return int(text) if text.isascii() and text.isdigit() else usual


Handler = Callable[["Api", Asked], Awaitable[object]]


class Api:
    """Answers requests for the tables of this browser."""

    def __init__(self, tables: Tables[Any]) -> None:
        self.tables = tables
        self.archive = Archive(tables)

    async def answer(self, method: str, url: str, body: str) -> Answer:
        """The answer, or why there is none; a text is text, all else is JSON."""
        parts = urlsplit(url)
        query = {word: values[0] for word, values in parse_qs(parts.query).items()}
        try:
            for verb, pattern, handler in _PATHS:
                found = pattern.fullmatch(parts.path)
                if found and verb == method:
                    names = tuple(unquote(name) for name in found.groups())
                    made = await handler(self, Asked(names, query, body))
                    if isinstance(made, str):
                        return Answer(True, True, made)
                    return Answer(True, False, _encode(made).decode())
            raise Refusal("not-found", "There is nothing here.")
        except Refusal as refusal:
            problem = Problem(refusal.code, refusal.text)
        except StorageError:
            problem = Problem("storage", "The browser keeps nothing now; try again.")
        return Answer(False, False, _encode(problem).decode())

    async def table(self, asked: Asked) -> LiveTable:
        """The table that the path names."""
        return await self.tables.find(read_code(asked.names[0]))


async def _open_table(api: Api, asked: Asked) -> object:
    return await new_tables.open_table(api.tables, asked.read(OpenTable))


async def _no_tables(api: Api, asked: Asked) -> object:
    return TableList([])


async def _show_table(api: Api, asked: Asked) -> object:
    live = await api.table(asked)
    return showing.room(live.table, live.presence())


async def _take_seats(api: Api, asked: Asked) -> object:
    wanted = asked.read(TakeSeats)
    return await sitting.take_seats(api.tables, await api.table(asked), wanted)


async def _table_record(api: Api, asked: Asked) -> object:
    live = await api.table(asked)
    return await api.archive.game(live, asked.number("game", live.table.played))


async def _keep_record(api: Api, asked: Asked) -> object:
    if len(asked.body.encode()) > LONGEST:
        raise Refusal("too-long", f"That is longer than {LONGEST} bytes.")
    return await api.archive.keep(asked.body)


async def _show_record(api: Api, asked: Asked) -> object:
    return await api.archive.text(asked.names[0])


async def _frames(api: Api, asked: Asked) -> object:
    text = await api.archive.text(asked.names[0])
    seat = asked.number("seat", 0) if "seat" in asked.query else None
    whole = asked.query.get("eyes") == "all"
    return await api.archive.frames(text, asked.number("first", 0), seat, whole=whole)


async def _play_on(api: Api, asked: Asked) -> object:
    text = await api.archive.text(asked.names[0])
    return await api.archive.play_on(text, asked.read(PlayOn))


async def _lessons(api: Api, asked: Asked) -> object:
    return lessons.lesson_list()


async def _teach(api: Api, asked: Asked) -> object:
    return lessons.teach(asked.names[0], asked.read(Attempt))


async def _puzzles(api: Api, asked: Asked) -> object:
    return lessons.puzzle_list()


async def _attempt(api: Api, asked: Asked) -> object:
    return lessons.attempt(asked.names[0], asked.read(Attempt))


async def _advise(api: Api, asked: Asked) -> object:
    """What the expert of this browser thinks of a world that a server has dealt."""
    dealt = asked.read(Redealt)
    question = question_in(dealt.world, dealt.seat)
    thought = await api.tables.thinker.think(question, lambda: Whose(""))
    if thought is None:
        raise Refusal("no-idea", "The expert has no idea just now.")
    return showing.hinted(Hint(dealt.seat, dealt.id), dealt.asked, thought)


async def _check_saved(api: Api, asked: Asked) -> object:
    """Whether a file of saved games may be taken in."""
    saved.check(asked.read(saved.SavedGames))
    return {}


async def _catalogue(api: Api, asked: Asked) -> object:
    return catalogue()


def _path(text: str) -> re.Pattern[str]:
    return re.compile("/api/" + text.replace("*", "([^/]+)"))


_PATHS: Final[list[tuple[str, re.Pattern[str], Handler]]] = [
    ("GET", _path("tables"), _no_tables),
    ("POST", _path("tables"), _open_table),
    ("GET", _path("tables/*"), _show_table),
    ("POST", _path("tables/*/seats"), _take_seats),
    ("GET", _path("tables/*/record"), _table_record),
    ("POST", _path("records"), _keep_record),
    ("GET", _path("records/*"), _show_record),
    ("GET", _path("records/*/frames"), _frames),
    ("POST", _path("records/*/play-on"), _play_on),
    ("GET", _path("lessons"), _lessons),
    ("POST", _path("lessons/*"), _teach),
    ("GET", _path("puzzles"), _puzzles),
    ("POST", _path("puzzles/*"), _attempt),
    ("GET", _path("catalogue"), _catalogue),
    ("POST", _path("hints"), _advise),
    ("POST", _path("saved"), _check_saved),
]
