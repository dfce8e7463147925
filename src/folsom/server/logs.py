"""Logs for machines: one JSON object a line, and never a key in it."""

import logging
import sys
from typing import Final

import msgspec

_KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "asctime",
    "color_message",
    "message",
    "taskName",
}


class Lines(logging.Formatter):
    """A log line as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """What was said, and all that was said with it."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({word: value for word, value in vars(record).items() if word not in _KNOWN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Write everything from this level on to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("asyncio", "uvicorn", "websockets"):
        # In detail they tell what clients say, and with it their keys.
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
