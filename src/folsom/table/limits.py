"""How much one client may ask for. Where nobody can spoil it for others, there are no limits."""


class Limits:
    """What one client may do: this one, everything."""

    def message(self) -> bool:
        """Whether it may say anything now."""
        return True

    def chat(self) -> bool:
        """Whether it may say something to people."""
        return True

    def question(self) -> bool:
        """Whether it may ask for something that takes work."""
        return True

    def replay(self, steps: int) -> None:
        """So many choices are to be made again for it; raises `Refusal`."""

    def welcome(self, eyes: int) -> None:
        """So many sides of a table are to be shown to it; raises `Refusal`."""

    def listing(self) -> None:
        """A table of its is to be listed; raises `Refusal`."""

    def wrong_code(self) -> None:
        """It named a table that is not there; raises `Refusal`."""
