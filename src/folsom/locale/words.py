"""Looking up and filling in the words of a language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = {
    "en": "English",
    "uk": "Українська",
    "bg": "Български",
    "pl": "Polski",
    "it": "Italiano",
    "ru": "Русский",
}
"""The languages there are, each by its own name."""

Argument = str | int


class UnknownLanguage(ValueError):
    """There are no words in that language; the message is one plain sentence."""


class Words:
    """The words of one language. Call it with a key and what its message needs."""

    def __init__(self, language: str, text: str) -> None:
        """`text` is a Fluent file."""
        self.language: Final = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, args: Mapping[str, Argument] | None = None) -> str:
        """The message of that key, filled in; raises an error if something is missing."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        return self._formatted(key, pattern, args)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return self._bundle.has_message(key)

    def form(self, key: str, form: str) -> str:
        """A form of the word of that key, such as its accusative, or the word itself."""
        pattern = self._bundle.get_message(key).attributes.get(form)
        return self(key) if pattern is None else self._formatted(key, pattern, None)

    def _formatted(self, key: str, pattern: object, args: Mapping[str, Argument] | None) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)  # type: ignore[arg-type]
        if errors:
            raise ValueError(f"{self.language} {key}: {errors[0]}")
        return str(text)


@cache
def words_in(language: str) -> Words:
    """The words of a language for the terminal, by its short name."""
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"There are no words in {language or 'a language without a name'}; "
            f"the languages are {', '.join(LANGUAGES)}."
        )
    folder = files("folsom.locale")
    shared, own = folder.joinpath(f"{language}.ftl"), folder.joinpath("terminal", f"{language}.ftl")
    return Words(language, "\n".join(file.read_text(encoding="utf-8") for file in (shared, own)))
