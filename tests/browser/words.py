"""The words that people see, so that tests find things as people do."""

from importlib.resources import files

from folsom.locale.words import Argument, Words

_folder = files("folsom.locale")
FILES = ("en.ftl", "web/en.ftl", "web/learn/en.ftl")
_words = Words(
    "en",
    "\n".join((_folder / name).read_text("utf-8") for name in FILES),
)


def say(key: str, **args: Argument) -> str:
    """The words of that key in English."""
    return _words(key, args)
