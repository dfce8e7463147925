"""Keys and codes: who holds a key may sit, who knows a code may come in."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from importlib import resources
from typing import Final

from folsom.table.refusal import Refusal

_WORDS: Final = resources.files(__package__).joinpath("codewords.txt").read_text().split()

CODE: Final = re.compile(r"[A-Z]{3,12}-[A-Z]{3,12}-[0-9]{3}")
"""The form of a table's code."""
ID: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""The form of the `id` of a request from which keys are made: 128 bits or more."""


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


def read_id(text: str) -> str:
    """An `id` from which keys may be made; empty if none was given."""
    if text and not ID.fullmatch(text):
        raise Refusal("id", "An id has 22 to 64 letters, digits, hyphens and underscores.")
    return text


def key_from(secret: str, *purpose: object) -> str:
    """The key that belongs to a client's `id` for this purpose; a new one if it gave none.

    So one who asks again gets the same key, of which only the digest is stored.
    """
    if not secret:
        return new_key()
    text = " ".join(map(str, purpose))
    made = hmac.digest(secret.encode(), f"folsom {text}".encode(), "sha256")
    return urlsafe_b64encode(made[:16]).decode().rstrip("=")


def code_from(secret: str, attempt: int) -> str:
    """The code of the table that a client opens with its `id`, if others are taken the next."""
    if not secret:
        return new_code()
    made = hmac.digest(secret.encode(), f"folsom code {attempt}".encode(), "sha256")
    words = [_WORDS[int.from_bytes(made[at : at + 8]) % len(_WORDS)] for at in (0, 8)]
    return f"{words[0]}-{words[1]}-{int.from_bytes(made[16:24]) % 1000:03}"


def digest(key: str) -> str:
    """What is stored of a key; being random, it needs no salt."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def fits_any(digests: list[str], stored: str) -> bool:
    """Whether one of these keys is the one stored, told in constant time."""
    found = [hmac.compare_digest(each.encode(), stored.encode()) for each in digests]
    return bool(stored) and True in found
