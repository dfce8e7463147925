"""Keys and codes: who holds a key may sit, who knows a code may come in."""

import hashlib
import hmac
import re
import secrets
from importlib import resources
from typing import Final

_WORDS: Final = resources.files(__package__).joinpath("codewords.txt").read_text().split()

CODE: Final = re.compile(r"[A-Z]{3,12}-[A-Z]{3,12}-[0-9]{3}")
"""The form of a table's code."""


def new_code() -> str:
    """A table's code: easy to say, and too many to try."""
    first, second = secrets.choice(_WORDS), secrets.choice(_WORDS)
    return f"{first}-{second}-{secrets.randbelow(1000):03}"


def read_code(text: str) -> str:
    """A code as people type it; empty if it is none."""
    tidy = "-".join(text.strip().upper().replace("-", " ").split())
    return tidy if CODE.fullmatch(tidy) else ""


def new_key() -> str:
    """A key of 128 bits."""
    return secrets.token_urlsafe(16)


def digest(key: str) -> str:
    """What is stored of a key; being random, it needs no salt."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def fits_any(digests: list[str], stored: str) -> bool:
    """Whether one of these keys is the one stored, told in constant time."""
    found = [hmac.compare_digest(each.encode(), stored.encode()) for each in digests]
    return bool(stored) and True in found
