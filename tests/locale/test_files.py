"""Every file of words is read whole, and all languages say the same things."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from folsom.locale import LANGUAGES
from tests.locale.reading import FOLDERS, LOCALE, entries, mentions, messages

PLURALS = {
    "en": {"one"},
    "uk": {"one", "few"},
    "bg": {"one"},
    "pl": {"one", "few"},
    "it": {"one"},
    "ru": {"one", "few"},
}
"""The forms that a number asks for in each language, besides the usual one."""


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder or "shared")
def folder(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_no_folder_is_forgotten() -> None:
    found = {file.parent.relative_to(LOCALE).as_posix() for file in LOCALE.rglob("*.ftl")}
    assert found == {folder or "." for folder in FOLDERS}


def test_there_is_a_file_for_each_language_and_no_other(folder: str) -> None:
    assert {file.stem for file in (LOCALE / folder).glob("*.ftl")} == set(LANGUAGES)


def test_every_file_is_read_whole(folder: str, language: str) -> None:
    body = entries(folder, language)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))


def test_no_word_of_the_browser_hides_a_shared_one(language: str) -> None:
    known = [key for folder in FOLDERS for key in messages(language, folder)]
    assert sorted({key for key in known if known.count(key) > 1}) == []


def test_all_languages_have_the_same_keys_in_the_same_order(folder: str, language: str) -> None:
    found, wanted = list(messages(language, folder)), list(messages("en", folder))
    assert [key for key in wanted if key not in found] == []
    assert [key for key in found if key not in wanted] == []
    assert found == wanted


def test_all_languages_speak_of_the_same_things(folder: str, language: str) -> None:
    english = messages("en", folder)
    for key, message in messages(language, folder).items():
        assert mentions(message).variables == mentions(english[key]).variables, key


def test_what_words_mention_is_there(folder: str, language: str) -> None:
    near = [each for each in FOLDERS if folder == "terminal" or each != "terminal"]
    known = {key for each in near for key in messages(language, each)}
    for key, message in messages(language, folder).items():
        assert mentions(message).messages <= known, key


def test_the_browser_finds_the_same_forms_in_all_languages(language: str) -> None:
    for folder in ("web", "web/learn"):
        english = messages("en", folder)
        for key, message in messages(language, folder).items():
            wanted = [attribute.id.name for attribute in english[key].attributes]
            assert [attribute.id.name for attribute in message.attributes] == wanted, key


def test_numbers_get_all_the_forms_that_the_language_has(folder: str, language: str) -> None:
    for key, message in messages(language, folder).items():
        for forms in mentions(message).numbers:
            assert PLURALS[language] <= forms, key


def test_every_message_can_be_said(language: str) -> None:
    """With small and large numbers, and with words."""
    bundle = FluentBundle([language], use_isolating=False)
    names: set[str] = set()
    for folder in FOLDERS:
        text = (LOCALE / folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        names |= set(re.findall(r"\$([\w-]+)", text))
    for folder in FOLDERS:
        for key in messages(language, folder):
            message = bundle.get_message(key)
            patterns = (message.value, *message.attributes.values())
            for pattern in filter(None, patterns):
                for value in (0, 1, 2, 5, 21, "roof"):
                    said, errors = bundle.format_pattern(
                        pattern, {**dict.fromkeys(names, value), "amount": 1200}
                    )
                    assert errors == [], key
                    assert "{" not in str(said), key
