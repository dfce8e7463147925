"""What compiling to WebAssembly needs: a C compiler, and headers of the browser's Python.

`python -m folsom.worker.toolchain core` fetches what is not here; `core` is the folder of Pyodide.
Clang has long been able to write WebAssembly; of Emscripten only the headers of its C library are
needed, since a library that is loaded into a running Python brings none of its own.
"""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from folsom.worker.pack import PROJECT, PYTHON

OLDEST: Final = 17
"""Of Clang: older ones write code that today's Emscripten does not load."""
NEWEST: Final = 29
KEYS: Final = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
SUITE: Final = "sid"
"""Where Debian has headers new enough."""
PACKAGES: Final = ["emscripten", f"libpython{PYTHON}-dev"]

MADE: Final = PROJECT / "build" / "wasm"
"""Where everything for it is put."""
MUSL: Final = "system/lib/libc/musl"
NEW_ENOUGH: Final = "system/include/wasi/api.h"
"""Older headers have it elsewhere."""
LIBRARY: Final = [
    f"{MUSL}/arch/emscripten",
    f"{MUSL}/arch/generic",
    f"{MUSL}/include",
    "system/include/compat",
    "system/include",
]
"""Where Emscripten has the headers of its C library, in this order."""

OLDER_CLANG: Final = """\
#ifndef __UINT16_C
#define __INT8_C(c) c
#define __INT16_C(c) c
#define __INT32_C(c) c
#define __INT64_C(c) c##LL
#define __INTMAX_C(c) c##LL
#define __UINT8_C(c) c
#define __UINT16_C(c) c
#define __UINT32_C(c) c##U
#define __UINT64_C(c) c##ULL
#define __UINTMAX_C(c) c##ULL
#endif
"""
"""The headers rely on what Clang has defined by itself since its version 20."""


class Missing(Exception):
    """Something is not here; the sentence says what."""


class Toolchain(NamedTuple):
    """Compiler, linker and the compiler's arguments for headers."""

    clang: str
    linker: str
    headers: list[str]


def found(core: Path) -> Toolchain:
    """What is here, on this machine or fetched."""
    clang, linker = _compiler() or _lacking()
    emscripten, python, configured = _headers() or _lacking()
    include = MADE / "include"
    shutil.rmtree(include, ignore_errors=True)
    shutil.copytree(python, include)
    (include / "pyconfig.h").write_text(_configuration(configured.read_text(), core))
    (include / "older-clang.h").write_text(OLDER_CLANG)
    library = [word for part in LIBRARY for word in ("-isystem", str(emscripten / part))]
    own = ["-include", str(include / "older-clang.h"), f"-I{include}"]
    return Toolchain(clang, linker, [*library, *own])


def fetch(core: Path) -> None:
    """Fetch what is missing, where packages are Debian's."""
    MADE.mkdir(parents=True, exist_ok=True)
    if not _compiler():
        _fetch_compiler()
    if not _headers():
        _fetch_headers()
    found(core)
    stamp = MADE / "toolchain"
    if not stamp.exists():
        stamp.touch()


def _lacking() -> Any:
    raise Missing(
        "Compiling to WebAssembly needs Clang and lld, and the headers of Emscripten and of"
        f" Python {PYTHON}. Where packages are Debian's, `make site-compiled` fetches them."
    )


def _compiler() -> tuple[str, str] | None:
    """Clang and its linker, the newest of those that are new enough."""
    for version in range(NEWEST, OLDEST - 1, -1):
        clang, linker = shutil.which(f"clang-{version}"), shutil.which(f"wasm-ld-{version}")
        if clang and linker:
            return clang, linker
    clang, linker = shutil.which("clang"), shutil.which("wasm-ld")
    if clang and linker:
        told = subprocess.run([clang, "--version"], check=True, capture_output=True, text=True)
        version_told = re.search(r"version (\d+)", told.stdout)
        if version_told and int(version_told[1]) >= OLDEST:
            return clang, linker
    return None


def _fetch_compiler() -> None:
    """Debian's newest Clang, which needs the right to install it."""
    if os.geteuid() or not shutil.which("apt-get"):
        return
    _apt([], "update")
    known = subprocess.run(
        ["apt-cache", "pkgnames", "clang-"], check=True, capture_output=True, text=True
    ).stdout.split()
    versions = [int(name[6:]) for name in known if name[6:].isdigit()]
    version = max((each for each in versions if OLDEST <= each <= NEWEST), default=0)
    if version:
        packages = [f"clang-{version}", f"lld-{version}"]
        _apt([], "install", "--yes", "--no-install-recommends", *packages)


def _headers() -> tuple[Path, Path, Path] | None:
    """The folders of Emscripten and of Python's headers, and how a Python was configured."""
    fetched = MADE / "root"
    kit = os.environ.get("EMSDK")
    emscriptens = [Path(kit, "upstream/emscripten")] if kit else []
    emscriptens += [Path("/usr/share/emscripten"), fetched / "usr/share/emscripten"]
    for emscripten in emscriptens:
        for root in (Path("/"), fetched):
            include = root / "usr/include"
            for configured in include.glob(f"*/python{PYTHON}/pyconfig.h"):
                if (emscripten / NEW_ENOUGH).exists():
                    return emscripten, include / f"python{PYTHON}", configured
    return None


def _fetch_headers() -> None:
    """Two packages of Debian's newest, unpacked into a folder; nothing is installed."""
    if not shutil.which("apt-get") or not KEYS.exists():
        return
    (address, *_) = _archives()
    for part in ("lists/partial", "cache/archives/partial", "packages"):
        (MADE / part).mkdir(parents=True, exist_ok=True)
    (MADE / "sources.list").write_text(f"deb [signed-by={KEYS}] {address} {SUITE} main\n")
    private = {
        "Dir::Etc::SourceList": MADE / "sources.list",
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State::Lists": MADE / "lists",
        "Dir::Cache": MADE / "cache",
        "APT::Sandbox::User": "root",
    }
    options = [word for key, value in private.items() for word in ("-o", f"{key}={value}")]
    _apt(options, "update")
    _apt(options, "download", *PACKAGES, where=MADE / "packages")
    for package in (MADE / "packages").glob("*.deb"):
        subprocess.run(["dpkg", "-x", package, MADE / "root"], check=True)


def _archives() -> Iterator[str]:
    """Where this machine has its packages from."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI) $(ORIGIN) $(SUITE)"],
        check=True,
        capture_output=True,
        text=True,
    )
    for line in told.stdout.splitlines():
        address, *rest = line.split()
        if "Debian" in rest and not any("security" in word for word in [address, *rest]):
            yield address


def _apt(options: list[str], *words: str, where: Path | None = None) -> None:
    subprocess.run(
        ["apt-get", "--quiet=2", *options, *words],
        check=True,
        cwd=where and where.resolve(),
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.DEVNULL,
    )


def _configuration(model: str, core: Path) -> str:
    """Python's configuration, as the browser's was built: what it knows of itself says so."""
    with zipfile.ZipFile(core / "python_stdlib.zip") as library:
        (name,) = [each for each in library.namelist() if each.startswith("_sysconfigdata")]
        told: dict[str, Any] = {}
        exec(library.read(name), told)
    known = told["build_time_vars"]

    def line(text: str) -> str:
        defined = re.match(r"(?:/\* #undef (\w+) \*/|#\s*define (\w+)(?: .*)?)$", text)
        if not defined or text.startswith("# "):
            return text
        word = defined[1] or defined[2]
        value = known.get(word, 0)
        return f"#define {word} {value}" if value != 0 else f"/* #undef {word} */"

    return "\n".join(map(line, model.splitlines())) + "\n"


if __name__ == "__main__":
    try:
        fetch(Path(sys.argv[1]))
    except Missing as missing:
        raise SystemExit(str(missing)) from None
