"""Every event and every choice can be told in every language."""

import pytest

import folsom
from folsom.cli.express_teller import ExpressTeller
from folsom.cli.offer import offer, offers
from folsom.cli.seen import look
from folsom.cli.teller import Event
from folsom.game.express import notation
from folsom.game.express.components import ACTION_NAMES, BANDITS
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.locale import LANGUAGES, words_in
from tests.modes import MANY, fields
from tests.standing import happenings

CREWS = [["Ghost"], ["Doc"]]
TEAMS = [["Ghost", "Tuco"], ["Doc", "Django"]]

RARE: list[dict[str, object]] = [
    {"event": "passed", "seat": 0, "cause": "declined"},
    {"event": "passed", "seat": 0, "cause": "no-card"},
    {"event": "passed", "seat": 0, "cause": "nothing"},
    {"event": "chose", "seat": 1},
    {"event": "reshuffled", "seat": 0},
    {"event": "discarded", "seat": 0, "card": "neutral bullet"},
    {"event": "discarded", "seat": 1, "card": "Doc fire"},
    {"event": "kept", "seat": 0, "count": 0},
    {"event": "kept", "seat": 0, "count": 1},
    {"event": "bullets-short", "bandits": ["Ghost", "Doc"]},
    {"event": "left", "bandit": "Doc", "loot": "purse"},
    {"event": "ransom", "bandit": "Doc", "amount": 250},
    {"event": "strongbox", "place": "0 inside"},
    {"event": "drew", "seat": 0, "count": 0, "how": "turn", "cards": []},
    {"event": "drew", "seat": 0, "count": 1, "how": "choose"},
]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_kind_of_event_has_a_teller() -> None:
    assert happenings(ExpressEvent) <= set(ExpressTeller.kinds())


@pytest.mark.parametrize("mode", MANY)
def test_whole_games_can_be_told(language: str, mode: str) -> None:
    words = words_in(language)
    game = folsom.new("express", seed=1, **MANY[mode])
    rng = folsom.seeded(2)
    teller = ExpressTeller(words, [player["bandits"] for player in look(game, None)["players"]])
    events = list(game.prologue)
    while not game.over:
        seat = game.deciders()[-1]
        seen = look(game, seat)
        told = offers(words, seen)
        assert len(set(told)) == len(told) == len(seen["choices"])
        choices = game.choices(seat)
        events += game.play(seat, choices[rng.below(len(choices))])
    for eye in (None, 0, game.seats - 1):
        for event in events:
            sentence = teller.sentence(event.seen(eye))
            assert sentence
            assert "  " not in sentence
            assert sentence[-1] in ".:"
            assert sentence[0].isupper() or sentence[0] in "«„"


def test_what_is_rare_can_be_told_too(language: str) -> None:
    for crews in (CREWS, TEAMS):
        for event in RARE:
            assert ExpressTeller(words_in(language), crews).sentence(event)


def test_every_notation_can_be_offered(language: str) -> None:
    words = words_in(language)
    seen = look(folsom.new("express", seed=1), 0)
    texts = [
        f"play {who} {action}{down}"
        for who in BANDITS
        for action in ACTION_NAMES
        for down in ("", " face-down")
    ]
    texts += [
        "draw",
        "play Ghost fire, then Tuco rob",
        "keep the rest",
        "discard Tuco bullet",
        "choose neutral bullet",
    ]
    texts += ["start Mei in the caboose", "move to 3 roof", "floor to 0 inside", "fire Belle"]
    texts += ["rob strongbox", "leave purse", "marshal to 0", "punch Doc to 1 roof"]
    texts += ["punch Doc jewel to 1 roof", "punch Doc taking purse to 1 inside"]
    for text in texts:
        assert notation.parse(text).text == text
        for pairs in (False, True):
            assert offer(words, fields(text), {**seen, "pairs": pairs})


def told(*events: Event, language: str = "en", teams: bool = False) -> list[str]:
    return ExpressTeller(words_in(language), TEAMS if teams else CREWS).paragraphs(events)


def test_a_card_and_its_consequences_are_one_paragraph() -> None:
    assert told(
        {"event": "resolving", "bandit": "Doc", "action": "fire", "hidden": True},
        {"event": "shot", "bandit": "Doc", "target": "Belle"},
        {
            "event": "moved",
            "bandit": "Belle",
            "from": "1 roof",
            "to": "2 roof",
            "cause": "push",
        },
        {"event": "turn", "turn": 2, "kind": "tunnel"},
    ) == [
        "Doc turns up Fire: Doc fires at Belle. The shot drives Belle onto the roof of car 2.",
        "Turn 2, tunnel: cards are played face-down.",
    ]


def test_who_sees_the_value_of_a_purse_is_told_it() -> None:
    taken = {"event": "took", "bandit": "Doc", "loot": "purse", "place": "1 inside", "cause": "rob"}
    assert told(taken) == ["Doc takes a purse."]
    assert told({**taken, "value": 400}) == ["Doc takes a purse. It is worth $400."]


def test_hidden_cards_stay_hidden() -> None:
    hidden = {"event": "played", "seat": 0, "face_down": True}
    assert told(hidden) == ["Ghost plays a card face-down."]
    assert told({**hidden, "card": "Ghost fire"}) == ["Ghost plays Fire, face-down."]


def test_two_bandits_take_verbs_for_two() -> None:
    drawn = {"event": "drew", "seat": 0, "count": 3, "how": "turn"}
    assert told(drawn) == ["Ghost draws 3 cards."]
    assert told(drawn, teams=True) == ["Ghost and Tuco draw 3 cards."]
    assert told(drawn, language="uk") == ["Привид бере 3 карти."]
    assert told(drawn, language="pl", teams=True) == ["Ghost i Tuco dobierają 3 karty."]


def test_names_stand_in_the_right_case() -> None:
    shot = {"event": "shot", "bandit": "Doc", "target": "Ghost"}
    assert told(shot, language="pl") == ["Doc strzela do Ghosta."]
    assert told(shot, language="ru") == ["Док стреляет в Призрака."]
    assert told(shot, language="uk") == ["Док стріляє в Привида."]


def test_a_choice_warns_of_the_marshal() -> None:
    seen = look(folsom.new("express", seed=1), 0)
    words = words_in("en")
    assert seen["marshal"] == 0
    assert offer(words, fields("move to 1 inside"), seen) == "Go into car 1"
    warned = "Go into the locomotive (the marshal is there!)"
    assert offer(words, fields("move to 0 inside"), seen) == warned
    assert offer(words, fields("move to 0 roof"), seen) == "Go onto the roof of the locomotive"
