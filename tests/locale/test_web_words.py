"""Every word of the browser is asked for, and every word that it asks for is there."""

import re
from collections.abc import Sequence
from typing import get_args

import pytest

from folsom.bots import NAMES
from folsom.game.express.components import ACTION_NAMES, BANDITS, EVENTS
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.marshal.components import EFFECTS, FISTFIGHTERS, STACKS
from folsom.learn.find import ASKS
from folsom.server.refusals import REFUSALS
from folsom.wire.told import What
from tests.locale.reading import FOLDERS, mentions, messages
from tests.locale.sources import ASKED_WHOLE, LITERAL, SOURCE, web_code

BROWSER = [folder for folder in FOLDERS if folder != "terminal"]
LAW_GOALS = [
    *("warrant", "just-a-scratch", "dodging", "golden-bullet"),
    *("mail", "key", "lead-rain", "sworn-enemy"),
]
SUPER_CARDS = ["turn", "move", "floor", "shoot", "reflexes", "horse"]
EXPANSIONS = ["horses", "machine", "cursed", "marshal", "reflexes", "horse"]
ACTIONS = [name.replace("+", "-plus") for name in ACTION_NAMES]
LOOT_TOLD = ["purse", "jewel", "strongbox", "mail-bag"]
ASKING = [
    *("start-places", "choose-card", "discarding", "pickpocketing"),
    *("keeping", "fleeing", "taking-hostage", "travelling"),
]
PARTED = [
    *("left", "removed", "turned-away", "nobody-answered", "taken", "game-changed", "withdrawn"),
]
FOR_PROGRAMS = {
    *("clock", "greeted", "host", "id", "malformed", "method", "names", "no-hello", "no-scene"),
    *("no-step", "not-found", "origin", "unexpected", "unknown-bot", "unknown-sign"),
}
"""What the browser never asks for, or a person is refused before there is a page."""
REFUSED = [*(set(REFUSALS) - FOR_PROGRAMS - set(PARTED)), "left", "taken", "other"]
COLUMNS = [
    *("purses", "jewels", "strongboxes", "gunslinger", "station", "ransom", "sharing"),
    *("mortal-bullet", "time-machine", "caught"),
    *("mail-bags", "wanted", "prisoner", "fistfighter"),
]


def lesson_words() -> list[str]:
    """Lessons, and what they say."""
    found = []
    for file in (SOURCE / "learn" / "lessons").glob("*.yaml"):
        said = re.findall(r"\bsay: ([\w-]+)", file.read_text(encoding="utf-8"))
        found += [file.stem, *[f"{file.stem}-{word}" for word in said]]
    return found


FAMILIES: dict[str, Sequence[str]] = {
    "web-power-": [*BANDITS, "Marshal"],
    "web-lends-": list(BANDITS),
    "stage-letter-": list(BANDITS),
    "web-short-": EVENTS[1:],
    "web-ransom-": list(HOSTAGES),
    "web-hinders-": list(HOSTAGES),
    "web-hostage-about-": list(HOSTAGES),
    "web-about-fist-": FISTFIGHTERS,
    "web-bullet-about-": EFFECTS,
    "web-bullet-does-": EFFECTS,
    "web-hurt-": EFFECTS[:3],
    "web-gun-": [*STACKS, "empty"],
    "web-goal-now-": LAW_GOALS,
    "web-goal-end-": ["warrant", "dodging", "mail", "lead-rain"],
    "web-goal-rule-": LAW_GOALS,
    "web-super-about-": SUPER_CARDS,
    "web-super-note-": SUPER_CARDS,
    "web-super-fell-": ["move", "shot", "uncoupled"],
    "web-super-by-": ["standing", "cards", "value", "shared"],
    "web-expansion-": EXPANSIONS,
    "web-expansion-about-": EXPANSIONS,
    "web-game-": ["express", "super"],
    "web-game-about-": ["express", "super"],
    "web-play-now-about-": ["express", "super"],
    "web-pace-": ["none", "live", "days"],
    "web-pace-about-": ["none", "live", "days"],
    "web-edition-": ["1", "2"],
    "web-place-": ["inside", "roof"],
    "web-drink-": ["usual", "old"],
    "web-about-half-": ["usual", "old"],
    "web-whiskey-short-": ["usual", "old"],
    "web-offline-": ["play", "friends", "lessons", "records"],
    "web-level-": [*NAMES, *[f"{name}-about" for name in NAMES]],
    "web-pool-": ["rounds", "stations"],
    "web-sign-": ["hat", "bang", "laugh", "cry", "loot", "hurry", "clap", "shrug"],
    "web-note-": ACTIONS,
    "web-people-": list(get_args(What)),
    "web-now-": ["sat-down", "hosts"],
    "web-parted-": PARTED,
    "web-refused-": REFUSED,
    "web-would-": ["fire", "punch", "arrest"],
    "web-ask-": [*ASKING, "handing-over"],
    "web-about-": [*ACTIONS, *LOOT_TOLD, "gone", "hidden", "cell", "thrown"],
    "web-by-": ["bullets", "shared", "nobody", "goals"],
    "web-col-": COLUMNS,
    "web-replay-": ["moments", "story", "hands"],
    "stage-": ["half-usual", "half-old"],
    "web-paper-": ["wanted", "prisoner", "fist"],
    "web-achievement-": ["wanted", "companions", "bags"],
    "web-goal-": LAW_GOALS,
    "web-short-law-": ["angry-marshal", "revenge", "marshals-whiskey"],
    "web-alone-": [
        *("coming", "bots-coming", "playable", "ready", "failed", "keeps-nothing"),
        *("set-up-about", "damaged", "no-file"),
    ],
    "web-alone-is-": ["waiting", "playing", "over"],
    "learn-wrong-": ["1", "2", "3"],
    "lesson-": lesson_words(),
    "puzzle-": [file.stem for file in (SOURCE / "learn" / "puzzles").glob("*.yaml")],
    "puzzle-asks-": [*ASKS.values(), "other"],
    "puzzle-goal-": ["gain", "take", "ahead", "fire", "alone", "stay", "loot"],
}
"""By the beginning of keys that are put together, all the words they are put together with."""


def is_rule(key: str, written: set[str]) -> bool:
    """Whether it belongs to the rules to read: a group, a section, or a part of a section."""
    words = written | set(BANDITS) | set(EVENTS)
    first, _, rest = key.removeprefix("rules-").partition("-")
    return (
        key.startswith("rules-")
        and (first in words or first == "group")
        and (not rest or rest in words)
    )


def test_every_word_that_is_asked_for_is_there() -> None:
    known = {key for folder in BROWSER for key in messages("en", folder)}
    asked = set(ASKED_WHOLE.findall(web_code()))
    assert len(asked) > 100
    assert sorted(asked - known) == []
    built = {begin + word for begin, words in FAMILIES.items() for word in words}
    assert sorted(built - known) == []


@pytest.mark.parametrize("folder", ["web", "web/learn"])
def test_no_word_is_unused(folder: str) -> None:
    written = set(LITERAL.findall(web_code()))
    used = written | {begin + word for begin, words in FAMILIES.items() for word in words}
    for each in BROWSER:
        for message in messages("en", each).values():
            used |= mentions(message).messages
    left = [key for key in messages("en", folder) if key not in used]
    assert [key for key in left if not is_rule(key, written)] == []


def test_every_refusal_that_a_person_may_meet_has_words() -> None:
    """A new code gets words in the browser, or is said to be for programs alone."""
    known = messages("en", "web")
    without = {
        code
        for code in REFUSALS
        if f"web-refused-{code}" not in known and f"web-parted-{code}" not in known
    }
    assert without == FOR_PROGRAMS


def test_sums_and_apostrophes_are_written_in_one_way() -> None:
    folder = SOURCE / "locale"
    for file in (folder / "en.ftl", *folder.glob("*/en.ftl"), folder / "web" / "learn" / "en.ftl"):
        text = file.read_text(encoding="utf-8")
        assert re.findall(r"\$\d{4,}|(?:Schemin|Stealin)'", text) == [], file
