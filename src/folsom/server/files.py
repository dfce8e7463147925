"""The built client's files, read once and ready to be sent, as they are and packed."""

import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first, and the ends of the names of files that the build packs so."""

LASTING: Final = ("assets/", "workers/", "engine/")
"""Folders of files whose names change with what is in them."""

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The same on every system, whatever its own tables say."""


@dataclass(frozen=True, slots=True)
class Ready:
    """One file in one encoding, with its headers."""

    tag: str
    body: bytes
    headers: list[tuple[bytes, bytes]]
    """For the whole file."""
    unchanged: list[tuple[bytes, bytes]]
    """For one who has it already."""


class File:
    """A file in every encoding that the build made."""

    __slots__ = ("_packed", "_plain")

    def __init__(self, path: Path, kept: bool) -> None:
        """`kept` says that this name will never stand for other bytes."""
        self._plain = _ready(path, "", kept)
        self._packed = {
            name: _ready(path, name, kept)
            for name, end in PACKED.items()
            if path.with_name(path.name + end).is_file()
        }

    def best(self, accepted: str) -> Ready:
        """In the encoding that the client likes, the smallest first."""
        if accepted and self._packed:
            welcome = liked(accepted)
            for name, ready in self._packed.items():
                if name in welcome:
                    return ready
        return self._plain


def read_files(folder: Path) -> dict[str, File]:
    """Every file below the folder by its path; none that leads out of it."""
    root = folder.resolve()
    found = {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*")
        if path.is_file()
        and path.suffix not in PACKED.values()
        and path.resolve().is_relative_to(root)
    }
    return {name: File(path, name.startswith(LASTING)) for name, path in found.items()}


def _ready(path: Path, encoding: str, kept: bool) -> Ready:
    body = path.with_name(path.name + PACKED.get(encoding, "")).read_bytes()
    tag = f'"{sha256(body).hexdigest()[:20]}{"-" + encoding if encoding else ""}"'
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    unchanged = {
        "cache-control": "public, max-age=31536000, immutable" if kept else "no-cache",
        "etag": tag,
        "vary": "Accept-Encoding",
    }
    headers = {
        "content-type": kind or "application/octet-stream",
        "content-length": str(len(body)),
        **({"content-encoding": encoding} if encoding else {}),
        **unchanged,
    }
    return Ready(tag, body, _raw(headers), _raw(unchanged))


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def liked(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not refuse."""
    named = set()
    for wish in accepted.lower().split(","):
        name, _, quality = wish.partition(";")
        if quality.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            named.add(name.strip())
    return set(PACKED) if "*" in named else named
