"""What is seen of the train: who stands where, what lies there, and the sheets."""

from mypy_extensions import i64

from folsom.game.event import WHOLE
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    FLASK,
    LAWMAN,
    LOOT,
    LOOT_MASKS,
    MAIL_BAG,
    MAIL_BAGS,
    NAMES,
    TOKENS,
    WAGONS,
    WHISKEY,
    WHISKEYS,
)
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.horses.stagecoach import hostage_of
from folsom.game.express.loot import knowledge, token_number
from folsom.game.express.marshal.components import PRISON_CAR
from folsom.game.express.marshal.figure import lawman
from folsom.game.express.marshal.view import bandits_affairs, names_in
from folsom.game.express.places import CELL, COACH, COACH_ROOF, TIME_MACHINE, place_text
from folsom.game.express.state import OVER, State
from folsom.game.express.vocabulary.view import Achievements, Token


def cars_of(state: State) -> list[str]:
    """The names of the cars behind the locomotive."""
    names = [WAGONS[wagon].name for wagon in state.rules.wagons]
    return names if state.rules.prison < 0 else [*names, PRISON_CAR]


def known_tokens(state: State, eye: i64) -> i64:
    """The mask of tokens whose value these eyes know, also because only one value is left."""
    if state.phase == OVER or eye == WHOLE:
        return -1
    known = knowledge(state, eye)
    for alike in state.rules.mixed:
        values = [state.value[number] for number in alike if not known >> number & 1]
        if values and min(values) == max(values):
            for number in alike:
                known |= TOKENS[number]
    return known


def tokens_shown(state: State, tokens: i64, known: i64) -> list[Token]:
    """Tokens by kind; of each kind first those of known value, in order of value."""
    shown: list[Token] = []
    for kind in range(1, len(LOOT) if tokens & (WHISKEYS | MAIL_BAGS) else FLASK):
        alike: i64 = tokens & LOOT_MASKS[kind]
        values: list[int] = []
        unknown = 0
        while alike:
            token = alike & -alike
            alike ^= token
            if token & known:
                values.append(state.value[token_number(token)])
            else:
                unknown += 1
        values.sort()
        for value in values:
            shown.append(token_shown(kind, value))
        for _ in range(unknown):
            shown.append(token_shown(kind, None))
    return shown


def token_shown(kind: int, value: int | None) -> Token:
    """A token; a flask is worth nothing, but shows its whiskey to who knows it."""
    if kind < FLASK or kind == MAIL_BAG:
        return {"kind": LOOT[kind], "value": value}
    whiskey = None if value is None else WHISKEY[value]
    return {"kind": LOOT[kind], "value": 0, "whiskey": whiskey}


def places(state: State, known: i64) -> list[dict[str, object]]:
    """Every place with the loot that lies there."""
    return [
        {"place": place_text(place), "loot": tokens_shown(state, state.loot[place], known)}
        for place in places_there(state)
    ]


def places_there(state: State) -> list[int]:
    """Every place of the train, then those outside it."""
    there = list(range(int(state.rules.cars) * 2))
    if state.rules.prison >= 0:
        there.append(CELL)
    if state.trackside.coach >= 0:
        there += [COACH, COACH_ROOF]
    if state.trackside.machine:
        there.append(TIME_MACHINE)
    return there


def sheet(state: State, bandit: Bandit, known: i64) -> dict[str, object]:
    """A bandit, where it stands and what lies on its sheet."""
    shown: dict[str, object] = {
        "bandit": NAMES[bandit.who],
        "seat": int(bandit.seat),
        "place": place_text(int(bandit.place)) if bandit.place >= 0 else None,
        "bullets": int(bandit.bullets),
        "loot": tokens_shown(state, on_sheet(bandit), known),
        "station": int(bandit.station),
    }
    if state.trackside.coach >= 0:
        hostage = hostage_of(bandit)
        shown["hostage"] = None if hostage < 0 else HOSTAGES[hostage]
    if state.trackside.prison.open and bandit.who != LAWMAN:
        shown.update(bandits_affairs(state, bandit))
    return shown


def on_sheet(bandit: Bandit) -> i64:
    """The tokens on a sheet; the marshal's mail bags lie among his achievements."""
    return bandit.loot & ~MAIL_BAGS if bandit.who == LAWMAN else bandit.loot


def achievements(state: State, known: i64) -> Achievements:
    """What the marshal has achieved: Wanted cards, prisoners, mail bags."""
    prison = state.trackside.prison
    bags = lawman(state).loot & MAIL_BAGS
    return {
        "wanted": names_in(prison.arrested),
        "companions": names_in(prison.recaptured),
        "bags": tokens_shown(state, bags, known),
    }
