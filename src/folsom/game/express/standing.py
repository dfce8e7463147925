"""How things stand after a choice, where it would take the rules to conclude that from the events.

What is said is taken from the views, so nobody is told more than they see.
"""

from typing import Final, cast

from mypy_extensions import i64

from folsom.game.event import SPECTATOR, WHOLE, Event, heard_by
from folsom.game.express.components import NAMES
from folsom.game.express.course import course
from folsom.game.express.marshal.view import goals_seen, marshals_car, names_in
from folsom.game.express.places import place_text
from folsom.game.express.state import State
from folsom.game.express.tell import VOCABULARY
from folsom.game.express.view_cards import holding
from folsom.game.express.view_train import (
    achievements,
    known_tokens,
    on_sheet,
    places_there,
    tokens_shown,
)
from folsom.game.express.vocabulary.events import ExpressEvent
from folsom.game.express.vocabulary.standing_events import (
    AffairsEvent,
    HoldsEvent,
    OwnsEvent,
    StandsEvent,
)

DEALING: Final = ("drew", "searched", "played", "discarded")
"""The events by which cards come into hands and leave them."""

Reading = tuple[int, ExpressEvent]
"""What some eyes see."""
Known = tuple[int, int, int]
"""Some eyes, and the masks of the tokens whose value they knew before and know now."""


def standing(
    before: State, after: State, asked: list[int], asks: list[int], events: list[Event]
) -> list[Event]:
    """What is otherwise than before, each thing as all eyes see it; `asked` and `asks` decide.

    Of what the events speak is told in any case: it may have come and gone.
    """
    eyes = [*range(int(after.rules.seats)), SPECTATOR, WHOLE]
    told: list[Event] = []
    dealt = [event.facts["seat"] for event in events if event.kind in DEALING]
    for seat in range(after.rules.seats):
        cards = cards_changed(before, after, seat, eyes, seat in dealt)
        told += VOCABULARY.told_apart(cards, len(eyes))
    moved = holders(events)
    if moved or loot_moved(before, after):
        known = [
            (eye, int(known_tokens(before, eye)), int(known_tokens(after, eye))) for eye in eyes
        ]
        told += loot_lying(before, after, known, moved)
        told += loot_owned(before, after, known, moved)
    if after.trackside.prison.open:
        law = [(eye, affairs(after, eye)) for eye in eyes]
        law = [(eye, facts) for eye, facts in law if facts != affairs(before, eye)]
        told += VOCABULARY.told_apart(law, len(eyes))
    heard = heard_by(events)
    readings: list[Reading] = []
    for eye in eyes:
        now = stands(after, asks, eye)
        if heard >> eye & 1 or now != stands(before, asked, eye):
            readings.append((eye, now))
    return told + VOCABULARY.told_apart(readings, len(eyes))


def stands(state: State, deciders: list[int], eye: i64) -> StandsEvent:
    """Where the game stands, how many cards are on the pile and how many were carried out."""
    shown: dict[str, object] = {"event": "stands"}
    shown.update(course(state, deciders, eye))
    shown["played"] = len(state.pile)
    shown["resolved"] = int(state.resolved)
    return cast("StandsEvent", shown)  # parts of views are plain dictionaries


def cards_changed(
    before: State, after: State, seat: int, eyes: list[int], dealt: bool
) -> list[Reading]:
    """The cards of a seat, for those to whom they are others than before."""
    own = holds(after, seat, seat)
    others = holds(after, seat, SPECTATOR)
    own_changed = dealt or own != holds(before, seat, seat)
    others_changed = dealt or others != holds(before, seat, SPECTATOR)
    readings: list[Reading] = []
    for eye in eyes:
        if eye == seat or eye == WHOLE:
            if own_changed:
                readings.append((eye, own))
        elif others_changed:
            readings.append((eye, others))
    return readings


def holds(state: State, seat: int, eye: i64) -> HoldsEvent:
    """The cards of a seat, as some eyes see them."""
    shown: dict[str, object] = {"event": "holds"}
    shown.update(holding(state, seat, eye))
    return cast("HoldsEvent", shown)


def holders(events: list[Event]) -> list[object]:
    """The bandits and places between which tokens went, by the events."""
    found: list[object] = []
    for event in events:
        facts = event.facts
        if "loot" in facts:
            found += [facts[word] for word in ("bandit", "target", "place") if word in facts]
    return found


def loot_moved(before: State, after: State) -> bool:
    """Whether any token is elsewhere, or anybody knows more or less of one."""
    if before.loot != after.loot or before.public != after.public or before.phase != after.phase:
        return True
    for old, new in zip(before.players, after.players):
        if old.knows != new.knows:
            return True
    for was, bandit in zip(before.bandits, after.bandits):
        if was.loot != bandit.loot or was.station != bandit.station:
            return True
    return False


def loot_lying(before: State, after: State, eyes: list[Known], moved: list[object]) -> list[Event]:
    """What lies at places, for those to whom it is other loot than before."""
    told: list[Event] = []
    for place in places_there(after):
        name = place_text(place)
        was, lies = before.loot[place], after.loot[place]
        readings: list[Reading] = []
        for eye, knew, know in eyes:
            if name not in moved and was == lies and (knew ^ know) & lies == 0:
                continue
            loot = tokens_shown(after, lies, know)
            if name in moved or loot != tokens_shown(before, was, knew):
                readings.append((eye, {"event": "lies", "place": name, "loot": loot}))
        told += VOCABULARY.told_apart(readings, len(eyes))
    return told


def loot_owned(before: State, after: State, eyes: list[Known], moved: list[object]) -> list[Event]:
    """What lies on sheets, in the same way, and the money from stations."""
    told: list[Event] = []
    for who in [who for crew in after.rules.crew for who in crew]:
        old, new = before.bandits[who], after.bandits[who]
        was, owns = int(on_sheet(old)), int(on_sheet(new))
        spoken_of = NAMES[who] in moved or old.station != new.station
        readings: list[Reading] = []
        for eye, knew, know in eyes:
            if not spoken_of and was == owns and (knew ^ know) & owns == 0:
                continue
            loot = tokens_shown(after, owns, know)
            if spoken_of or loot != tokens_shown(before, was, knew):
                owned: OwnsEvent = {
                    "event": "owns",
                    "bandit": NAMES[who],
                    "loot": loot,
                    "station": int(new.station),
                }
                readings.append((eye, owned))
        told += VOCABULARY.told_apart(readings, len(eyes))
    return told


def affairs(state: State, eye: i64) -> AffairsEvent:
    """The marshal's car, who is in the prison car, what he has achieved, and his goals."""
    return {
        "event": "affairs",
        "marshal": marshals_car(state),
        "prisoners": names_in(state.trackside.prison.prisoners),
        "achievements": achievements(state, known_tokens(state, eye)),
        "goals": goals_seen(state, eye),
    }
