"""What a table says when it does not do as it was asked."""


class Refusal(Exception):
    """A request that cannot be carried out; nothing has changed. The text is one plain sentence."""

    def __init__(self, code: str, text: str) -> None:
        """`code` is for programs."""
        super().__init__(text)
        self.code = code
        self.text = text
