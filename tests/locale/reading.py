"""Reading the files of words, and what their messages mention."""

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from folsom.cli.names import FORMS
from tests.locale.sources import SOURCE

LOCALE = SOURCE / "locale"
FOLDERS = ["", "terminal", "web", "web/learn"]
"""The words that all share, those of the terminal, the browser, and its lessons and rules."""

Messages = dict[str, ftl.Message]


def entries(folder: str, language: str) -> list[ftl.EntryType]:
    """All that is in a file of words."""
    text = (LOCALE / folder / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(language: str, folder: str = "") -> Messages:
    """The messages of a file, by their keys."""
    found = entries(folder, language)
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


def terminal(language: str) -> Messages:
    """All messages that the terminal has."""
    return messages(language) | messages(language, "terminal")


class Mentions(Visitor):
    """The variables and messages that a message mentions, and what it selects by numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.numbers: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        for form in (*FORMS, "object"):
            name = name.removesuffix(f"-{form}")
        self.variables.add(name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
        # a crew is one bandit or two; what has no "one" is no number
        if isinstance(selector, ftl.VariableReference) and selector.id.name != "crew":
            if "one" in keys:
                self.numbers.append(keys)
        self.generic_visit(node)


def mentions(message: ftl.Message) -> Mentions:
    """What a message mentions."""
    found = Mentions()
    found.visit(message)
    return found
