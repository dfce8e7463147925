"""Gathers what a worker of the browser needs of Python: `python -m folsom.worker.pack folder`.

The sources of these rooms and of what they need, with lessons and puzzles as JSON, since there is
no YAML in the browser. What is compiled, msgspec, comes as the wheel that uv.lock names, checked
against its digest there.
"""

import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final

from folsom.record.strict_yaml import read_yaml

ROOMS: Final = ["game", "bots", "record", "learn", "wire", "table", "worker"]
"""The rooms of the package that are needed there."""
PURE: Final = ["mypy-extensions", "confusable-homoglyphs"]
"""Packages of plain Python that they need,"""
BUILT: Final = "msgspec"
"""and the one that is compiled."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""For which browsers' Python it is; Pyodide says which."""
PYTHON: Final = "3.14"
LEFT_OUT: Final = re.compile(r"\.py[icdo]$|py\.typed$|/(cli|categories|utils)\.py$|/\w+\.json$")
"""Files of packages that nobody needs there."""
LOOKALIKES: Final = "confusable_homoglyphs/confusables.py"
"""Of that package we need the table alone, of letters that can be taken for one other."""
BUILDERS: Final = ["pack.py", "compile.py", "toolchain.py", "find.py", "judge.py"]
"""Nor is what builds it, or finds puzzles."""

SOURCE: Final = Path(__file__).parents[1]
PROJECT: Final = SOURCE.parents[1]


def gather(target: Path) -> None:
    """Put all sources below `target/lib`, and the licences of others' work below `licences`."""
    shutil.rmtree(target, ignore_errors=True)
    lib, licences = target / "lib", target / "licences"
    lib.mkdir(parents=True)
    licences.mkdir()
    _folsom(lib)
    for name in PURE:
        _installed(name, lib, licences)
    (lib / LOOKALIKES).write_text(_lookalikes(), encoding="utf-8")
    _wheel(lib, licences, target / "wheels")


def _folsom(lib: Path) -> None:
    for path in [SOURCE / "__init__.py", *(each for room in ROOMS for each in _files(room))]:
        put = lib / path.relative_to(SOURCE.parent)
        put.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".yaml":
            found = read_yaml(path.read_text(encoding="utf-8"), path.name)
            put.with_suffix(".json").write_text(json.dumps(found.value), encoding="utf-8")
        else:
            shutil.copyfile(path, put)


def _files(room: str) -> list[Path]:
    found = (SOURCE / room).rglob("*")
    return [
        path
        for path in found
        if path.suffix in (".py", ".txt", ".yaml") and path.name not in BUILDERS
    ]


def _lookalikes() -> str:
    from confusable_homoglyphs.confusables import confusables_data

    needed = {
        letter: [{"c": alike[0]["c"]}]
        for letter, alike in confusables_data.items()
        if len(alike) == 1
    }
    return f"confusables_data = {needed!r}\n"


def _installed(name: str, lib: Path, licences: Path) -> None:
    """A package as it is installed here, of the version that uv.lock names."""
    for file in distribution(name).files or []:
        path = Path(str(file.locate()))
        if "licenses" in file.parts or file.name.startswith(("LICENSE", "LICENCE")):
            shutil.copyfile(path, licences / f"{name}.txt")
        elif ".dist-info" not in str(file) and ".." not in file.parts and _wanted(file.as_posix()):
            put = lib / file
            put.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, put)


def _wanted(name: str) -> bool:
    return not LEFT_OUT.search(name)


def _wheel(lib: Path, licences: Path, wheels: Path) -> None:
    """The compiled package, fetched by pip from wherever that fetches packages."""
    version, digest = _locked()
    wishes = wheels.parent / "wheels.txt"
    wishes.write_text(f"{BUILT}=={version} --hash={digest}\n", encoding="utf-8")
    fetch = [*_pip(), "download", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes"]
    which = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
    where = ["--dest", str(wheels), "--requirement", str(wishes)]
    subprocess.run([*fetch, *which, *where], check=True)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.endswith("/LICENSE"):
                (licences / f"{BUILT}.txt").write_bytes(packed.read(name))
            elif ".dist-info" not in name and _wanted(name):
                packed.extract(name, lib)


def _pip() -> list[str]:
    """How pip is called: the word after the folder, or that of this Python."""
    return sys.argv[2:] or [sys.executable, "-m", "pip"]


def _locked() -> tuple[str, str]:
    """Version and digest of the compiled package, as uv.lock has them."""
    lock: Any = tomllib.loads((PROJECT / "uv.lock").read_text(encoding="utf-8"))
    (package,) = [each for each in lock["package"] if each["name"] == BUILT]
    python = PYTHON.replace(".", "")
    (wheel,) = [
        each
        for each in package["wheels"]
        if each["url"].endswith(f"-cp{python}-cp{python}-{PLATFORM}.whl")
    ]
    return str(package["version"]), str(wheel["hash"])


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
