"""Loot tokens as masks: which kinds there are, blind picks, and who knows what they are worth."""

from mypy_extensions import i64

from folsom.game.event import SPECTATOR
from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    FLASK,
    FLASKS,
    HALF_OLD,
    HALF_OLDS,
    HALF_USUAL,
    HALF_USUALS,
    JEWEL,
    JEWELS,
    LOOT_MASKS,
    MAIL_BAG,
    MAIL_BAGS,
    PURSE,
    PURSES,
    STRONGBOX,
    STRONGBOXES,
    TOKENS,
    WHISKEYS,
)
from folsom.game.express.player import Player
from folsom.game.express.state import NONE, State
from folsom.game.express.tell import tell_dropped, tell_took
from folsom.game.express.vocabulary.base_events import Dropping, Taking


def kinds_of(tokens: i64) -> i64:
    """The mask of the kinds of loot among the tokens."""
    kinds: i64 = 0
    if tokens & PURSES:
        kinds = 1 << PURSE
    if tokens & JEWELS:
        kinds |= 1 << JEWEL
    if tokens & STRONGBOXES:
        kinds |= 1 << STRONGBOX
    if tokens & WHISKEYS:
        if tokens & FLASKS:
            kinds |= 1 << FLASK
        if tokens & HALF_USUALS:
            kinds |= 1 << HALF_USUAL
        if tokens & HALF_OLDS:
            kinds |= 1 << HALF_OLD
    if tokens & MAIL_BAGS:
        kinds |= 1 << MAIL_BAG
    return kinds


def kind_of_token(token: i64) -> i64:
    """The kind of the one token of a mask."""
    kind: i64 = PURSE
    while not LOOT_MASKS[kind] & token:
        kind += 1
    return kind


def token_number(token: i64) -> i64:
    """The number of the one token of a mask."""
    return int(token).bit_length() - 1


def take(state: State, bandit: Bandit, kind: i64, place: i64, cause: Taking) -> None:
    """A bandit takes a token of a kind lying at a place, and looks at it (ROB-1)."""
    lying: i64 = state.loot[place]
    player = state.players[bandit.seat]
    knew = player.knows & lying & LOOT_MASKS[kind]
    token = pick(state, lying, kind, NONE)
    state.loot[place] ^= token
    bandit.loot |= token
    player.knows |= token
    if knew:
        recall(state, player, knew, token)
    if state.log is not None:
        tell_took(state, bandit.who, kind, place, token_number(token), cause)


def drop(state: State, bandit: Bandit, kind: i64, place: i64, cause: Dropping) -> None:
    """A bandit loses a token of a kind, at random among those alike, to the ground at a place."""
    let_fall(state, bandit, kind, pick(state, bandit.loot, kind, bandit.seat), place, cause)


def let_fall(
    state: State, bandit: Bandit, kind: i64, token: i64, place: i64, cause: Dropping
) -> None:
    """A bandit's token, of that kind, falls to the ground at a place."""
    bandit.loot ^= token
    state.loot[place] |= token
    if state.log is not None:
        tell_dropped(state, bandit.who, kind, place, token_number(token), cause)


def pick(state: State, tokens: i64, kind: i64, holder: i64) -> i64:
    """Take one token of a kind, blind among those that look alike (ROB-3), and return its mask.

    Picking among several, whoever is not the `holder` (a seat, if any) loses sight of which was
    which (KNOW-4), except for those who know them all to be worth the same.
    """
    alike: i64 = tokens & LOOT_MASKS[kind]
    rest = alike & (alike - 1)
    if rest == 0:
        return alike
    count: i64 = 1
    while rest:
        rest &= rest - 1
        count += 1
    _blur(state, alike, holder)
    skip = state.below(count)
    while skip:
        alike &= alike - 1
        skip -= 1
    return alike & -alike


def hide(state: State, alike: i64, holder: i64) -> None:
    """One of some tokens that look alike goes elsewhere, and only the holder sees which."""
    if alike & (alike - 1):
        _blur(state, alike, holder)


def least_valuable(state: State, tokens: i64, rank: i64 = 0) -> i64:
    """The token of a mask that is worth least, or the next after so many that are worth less."""
    numbers: list[int] = []
    while tokens:
        numbers.append(token_number(tokens & -tokens))
        tokens &= tokens - 1
    numbers.sort(key=lambda number: state.value[number])
    return TOKENS[numbers[rank]]


def _blur(state: State, alike: i64, holder: i64) -> None:
    """Forget which token is which, for all but the holder and those who cannot be misled."""
    same = True
    worth: i64 = 0
    rest = alike
    while rest:
        value: i64 = state.value[token_number(rest & -rest)]
        rest &= rest - 1
        if worth and worth != value:
            same = False
        worth = value
    for seat, player in enumerate(state.players):
        knows = player.knows & alike
        if knows and seat != holder and not (same and knows == alike):
            player.knows ^= knows
    knows = state.public & alike
    if knows and not (same and knows == alike):
        state.public ^= knows


def recall(state: State, player: Player, knew: i64, token: i64) -> None:
    """Who looks at the token taken still knows those that it cannot have been (KNOW-4)."""
    if not knew & token:
        worth = state.value[token_number(token)]
        rest = knew
        while rest:
            each = rest & -rest
            rest ^= each
            if state.value[token_number(each)] == worth:
                knew ^= each
                break
    player.knows |= knew


def knowledge(state: State, eye: i64) -> i64:
    """The mask of the tokens whose value a seat or the spectators have seen."""
    return state.public if eye == SPECTATOR else state.players[eye].knows


def learn_openly(state: State, tokens: i64) -> None:
    """Everybody sees what the tokens are worth."""
    state.public |= tokens
    for player in state.players:
        player.knows |= tokens
