"""Build the package, with the engine compiled by mypyc where that is possible.

FOLSOM_PURE=1 leaves everything plain Python. FOLSOM_STRICT=1 makes it an error if the engine
cannot be compiled; otherwise the package falls back to plain Python by itself.
"""

import os
import re
import shutil
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = Path("src/folsom/game")
SEARCH = Path("src/folsom/bots/search")
"""The hot path of the bots, compiled with the engine so that calls between them are native."""
DECLARED = "vocabulary"
"""Rooms of nothing but types, of which a compiler would forget the annotations."""

PURE = os.environ.get("FOLSOM_PURE") == "1" or sys.implementation.name != "cpython"
STRICT = os.environ.get("FOLSOM_STRICT") == "1"

# Kept between builds, one folder for each Python, so that unchanged C is not compiled again.
CACHE = Path("build", "mypyc", sys.implementation.cache_tag or "unknown")


class BuildEngine(build_ext):
    """Compile all extensions or none: half an engine would not import."""

    def build_extensions(self) -> None:
        """Build in the cache, then copy the finished modules to where the wheel is packed."""
        target, self.build_lib, self.build_temp = self.build_lib, str(CACHE), str(CACHE / "temp")
        try:
            super().build_extensions()
        except Exception as error:
            _give_up(error)
            self.extensions = []
        built = [self.get_ext_fullpath(extension.name) for extension in self.extensions]
        self.build_lib = target
        for extension, file in zip(self.extensions, built, strict=True):
            packed = self.get_ext_fullpath(extension.name)
            self.mkpath(str(Path(packed).parent))
            self.copy_file(file, packed)


def written(target: Path) -> list[Extension]:
    """The extension modules, as C, all in one group so that calls between them are native."""
    from mypyc.build import mypycify

    sources = sorted(
        str(path)
        for room in (ENGINE, SEARCH)
        for path in room.rglob("*.py")
        if DECLARED not in path.parts
    )
    made = mypycify(
        ["--follow-imports=silent", *sources],
        opt_level="3",
        debug_level="0",
        target_dir=str(target / "c"),
        group_name="folsom",
    )
    extensions = cast("list[Extension]", made)
    for extension in extensions:
        extension.sources = [_mended(source, target) for source in extension.sources]
    return extensions


def engine() -> list[Extension]:
    """What is to be built of it here."""
    try:
        extensions = written(CACHE)
    except (Exception, SystemExit) as error:  # it exits on a type error
        _give_up(error)
        return []
    for extension in extensions:
        extension.depends.append("setup.py")
        if sys.platform == "linux":
            # Nobody puts other functions in place of ours, so calls between them may be direct.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


def _mended(source: str | os.PathLike[str], target: Path) -> str:
    """The C file, or a copy of it in which shifted literals are as wide as mypyc means them to be.

    For an i64 it writes `1 << n`, which in C has 32 bits: wrong from n = 31 on, without a word.
    """
    written = Path(source).read_text()
    text = re.sub(r"= (-?\d+) << ", r"= (int64_t)\1 << ", written)
    if text == written:
        return str(source)
    copy = target / "mended" / Path(source).name
    if not copy.exists() or copy.read_text() != text:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)
    return str(copy)


def _give_up(error: BaseException) -> None:
    """Fall back to plain Python, unless that was forbidden."""
    if STRICT:
        raise error
    print("The engine stays plain Python:", error, file=sys.stderr)


if __name__ == "__main__":
    # Packaging tools also run this file to ask questions; those need no compiler.
    building = not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(sys.argv)
    if building:
        # What an earlier build packed may since have been renamed, removed or made pure.
        for stale in [*Path("build").glob("lib*"), *Path("build").glob("bdist*")]:
            shutil.rmtree(stale, ignore_errors=True)

    setup(
        ext_modules=engine() if building and not PURE else [],
        cmdclass={"build_ext": BuildEngine},
    )
