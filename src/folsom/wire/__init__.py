"""What server and clients say to each other: versioned JSON messages, as typed values."""

from typing import Final

PROTOCOL: Final = 5
"""Raised whenever a client of before would misread or miss something."""
