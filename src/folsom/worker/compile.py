"""Compiles the engine for the browser: `python -m folsom.worker.compile folder core`.

As on a desk, mypyc writes C and a C compiler does the rest; here it writes for 32 bits and for the
browser's version of Python, and all modules are in one library, which `compiled.py` finds them in.
Where something for that is missing the engine stays plain Python, and with FOLSOM_PURE=1 anyway.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

from folsom.worker.pack import PROJECT, PYTHON
from folsom.worker.toolchain import MADE, Missing, Toolchain, found

SUFFIX: Final = f".cpython-{PYTHON.replace('.', '')}-wasm32-emscripten.so"
LIBRARY: Final = "folsom__mypyc"
"""As mypyc names the module that has them all."""
FINDER: Final = PROJECT / "web" / "compiled.py"
NAMES: Final = "compiled.txt"
"""The names of the modules in it."""

COMPILE: Final = [
    "--target=wasm32-unknown-emscripten",
    *("-c", "-fPIC", "-O2", "-DNDEBUG", "-w"),
    *("-mbulk-memory", "-mnontrapping-fptoint", "-msign-ext"),
]
LINK: Final = [
    *("--experimental-pic", "-shared", "--no-export-dynamic"),
    "--unresolved-symbols=import-dynamic",
]


def build(folder: Path, core: Path) -> None:
    """Put the library below `folder/lib`, with what finds modules in it."""
    toolchain = found(core)
    names = _written(MADE)
    library = _compiled(MADE, toolchain, names)
    shutil.copyfile(library, folder / "lib" / f"{LIBRARY}{SUFFIX}")
    shutil.copyfile(FINDER, folder / "lib" / FINDER.name)
    (folder / "lib" / NAMES).write_text("\n".join(names), encoding="utf-8")
    for name in names:
        path = folder / "lib" / name.replace(".", "/")
        (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).unlink()


def _written(made: Path) -> list[str]:
    """Let mypyc write the C of all modules, as one file; their names."""
    variables = sysconfig.get_config_vars()
    variables["SIZEOF_SIZE_T"] = 4
    variables["EXT_SUFFIX"] = SUFFIX
    version = sys.version_info
    browsers: Any = _Version((*map(int, PYTHON.split(".")), 0, "final", 0))
    import mypy.main  # noqa: F401  # this one, and what is said at its import, goes by this Python

    sys.version_info = browsers
    import mypyc.common  # but what it asks Python's version for, by the browser's

    sys.version_info = version
    import mypyc.build  # noqa: F401

    spec = importlib.util.spec_from_file_location("setup", PROJECT / "setup.py")
    assert spec
    assert spec.loader
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    sys.version_info = browsers
    try:
        extensions = setup.written(made)
    finally:
        sys.version_info = version
    whole = next(each for each in extensions if each.name == LIBRARY)
    names = [each.name.removesuffix(".__init__") for each in extensions if each is not whole]
    (source,) = whole.sources
    entries = [
        f"PyMODINIT_FUNC PyInit_{_symbol(name)}(void) {{ return CPyInit_{_symbol(name)}(); }}"
        for name in names
    ]
    text = Path(source).read_text() + "\n" + "\n".join(entries) + "\n"
    (made / "all.c").write_text(text, encoding="utf-8")
    return names


class _Version(tuple[Any, ...]):
    """A version of Python, to be compared as that of this one is."""

    major = property(lambda self: self[0])
    minor = property(lambda self: self[1])
    micro = property(lambda self: self[2])


def _symbol(name: str) -> str:
    return name.replace(".", "___")


def _compiled(made: Path, toolchain: Toolchain, names: list[str]) -> Path:
    """The library; one that was made from the same C is taken as it is."""
    import mypyc

    source, library, digest = made / "all.c", made / f"{LIBRARY}.so", made / "digest"
    runtime = Path(mypyc.__file__).parent / "lib-rt"
    words = [*COMPILE, *toolchain.headers, f"-I{made / 'c'}", f"-I{runtime}"]
    now = hashlib.sha256(" ".join([toolchain.clang, *words, *names, *LINK]).encode())
    now.update(source.read_bytes())
    if not library.exists() or not digest.exists() or digest.read_text() != now.hexdigest():
        digest.unlink(missing_ok=True)
        compiled = made / "all.o"
        subprocess.run([toolchain.clang, *words, source, "-o", compiled], check=True)
        exported = [f"--export=PyInit_{_symbol(name)}" for name in [LIBRARY, *names]]
        subprocess.run([toolchain.linker, *LINK, *exported, compiled, "-o", library], check=True)
        digest.write_text(now.hexdigest())
    return library


if __name__ == "__main__":
    if os.environ.get("FOLSOM_PURE") != "1":
        try:
            build(Path(sys.argv[1]), Path(sys.argv[2]))
        except Missing as missing:
            print("The engine of the site stays plain Python.", missing)
