"""Compiles and packs the engine, in the Python of the browser; see engine.mjs."""

import importlib.util
import io
import marshal
import zipfile
from pathlib import Path

LEFT_OUT = """
    _aix_support.py _android_support.py _apple_support.py _ios_support.py _osx_support.py
    _pydatetime.py _pydecimal.py _pyio.py _pyrepl antigravity.py argparse.py bdb.py cProfile.py
    cmd.py configparser.py csv.py ctypes curses dbm doctest.py email ensurepip ftplib.py
    getpass.py gettext.py html http idlelib imaplib.py lib2to3 mailbox.py mimetypes.py
    modulefinder.py multiprocessing netrc.py nturl2path.py optparse.py pdb.py pickletools.py
    plistlib.py poplib.py profile.py profiling pstats.py pyclbr.py pydoc.py pydoc_data sched.py
    shelve.py smtplib.py socketserver.py sqlite3 statistics.py tabnanny.py tarfile.py this.py
    timeit.py tkinter tomllib trace.py turtle.py turtledemo unittest venv wave.py webbrowser.py
    wsgiref xml xmlrpc zipapp.py zoneinfo
""".split()  # noqa: SIM905
"""What neither Python's start nor Folsom needs of the library."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8")


def compiled(name: str, source: bytes) -> bytes:
    """A module as Python keeps it compiled; never compared with its source, which is not there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    head = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)
    return head + marshal.dumps(code)


def pack(files: dict[str, bytes], target: str) -> None:
    """All files in one archive, the same bytes for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in sorted(files.items()):
            if name.endswith(".py"):
                name, body = f"{name}c", compiled(name, body)
            archive.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED, 9)
    Path(target).write_bytes(made.getvalue())


def library() -> dict[str, bytes]:
    """What is needed of Python's own library."""
    with zipfile.ZipFile("/core/python_stdlib.zip") as archive:
        return {name: archive.read(name) for name in archive.namelist() if needed(name)}


def needed(name: str) -> bool:
    """Whether a file of the library is."""
    first, _, rest = name.partition("/")
    if name.endswith("/") or first in LEFT_OUT or ".dist-info/" in name:
        return False
    return first != "encodings" or rest.removesuffix(".py") in ENCODINGS


def folsom() -> dict[str, bytes]:
    """Folsom, and the packages that it needs; of libraries, which are sent apart, the names."""
    root = Path("/made/lib")
    return {
        str(path.relative_to(root)): b"" if path.suffix == ".so" else path.read_bytes()
        for path in root.rglob("*")
        if path.is_file()
    }


pack(library(), "/made/engine/python.zip")
pack(folsom(), "/made/engine/folsom.zip")
