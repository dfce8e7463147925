"""Finds the modules of the compiled engine, which are all in one library; see worker/compile.py."""

import _imp
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
LIBRARY = "folsom__mypyc"
FILE = next(str(path) for path in HERE.glob(f"{LIBRARY}.*"))
MODULES = frozenset(HERE.joinpath("compiled.txt").read_text().split())


class Compiled:
    """Comes before all that looks for sources."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> object:
        """One of these modules."""
        if name not in MODULES and name != LIBRARY:
            return None
        spec = ModuleSpec(name, Compiled, origin=FILE)  # type: ignore[arg-type]
        if (folder := HERE / name.replace(".", "/")).is_dir():
            spec.submodule_search_locations = [str(folder)]
        return spec

    @staticmethod
    def create_module(spec: ModuleSpec) -> ModuleType:
        """It runs when it is made; a library is asked for a module by the last part of its name."""
        if spec.name != LIBRARY:
            __import__(LIBRARY)
        unique = ModuleSpec(spec.name.replace(".", "___"), None, origin=FILE)
        return _imp.create_dynamic(unique)

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        """It has run."""


sys.meta_path.insert(0, Compiled)  # type: ignore[arg-type]
