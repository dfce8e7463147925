"""What every event is, whichever game tells it."""

from msgspec import Struct


class Told(Struct, tag_field="event", forbid_unknown_fields=True):
    """Every event."""
