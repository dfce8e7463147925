"""Words for people, in six languages; one Fluent file each, used by terminal and browser alike."""

from folsom.locale.words import LANGUAGES, Argument, UnknownLanguage, Words, words_in

__all__ = ["LANGUAGES", "Argument", "UnknownLanguage", "Words", "words_in"]
