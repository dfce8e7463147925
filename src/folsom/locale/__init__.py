"""Words for people, in six languages: shared ones, and those of terminal and browser alone."""

from folsom.locale.words import LANGUAGES, Argument, UnknownLanguage, Words, words_in

__all__ = ["LANGUAGES", "Argument", "UnknownLanguage", "Words", "words_in"]
