"""Arranging a position of Colt Express as a scenario describes it."""

from collections.abc import Mapping
from typing import Final

from folsom.game.errors import SetupError
from folsom.game.express import flow
from folsom.game.express.components import LAWMAN, NAMES, ROUNDS
from folsom.game.express.game import Express, begin
from folsom.game.express.places import CELL
from folsom.game.express.scheming import begin_round
from folsom.game.express.setup import set_up
from folsom.game.express.state import PLAN, ROUND_END, STEAL, State
from folsom.game.express.wishes import read_options
from folsom.game.rng import seeded
from folsom.record.hands import arrange_cards
from folsom.record.names import bandit_of, place_of, seat_of
from folsom.record.node import Node
from folsom.record.prison import KEYS as PRISON_KEYS
from folsom.record.prison import arrange_prison, arrange_stacks
from folsom.record.tokens import arrange_loot
from folsom.record.trackside import KEYS as TRACKSIDE_KEYS
from folsom.record.trackside import arrange_trackside, hide_travellers, settle_trackside

KEYS: Final = [
    "phase",
    "round",
    "card",
    "turn",
    "first",
    "marshal",
    "neutral",
    "strongbox_waits",
    "places",
    "loot",
    "sheets",
    "received",
    "hands",
    "discards",
    "tops",
    "kept",
    "pile",
    *TRACKSIDE_KEYS,
    *PRISON_KEYS,
]
FIRED: Final = "bullets that were fired are with those they hit; name them under received."
PHASES: Final = ["start", "dealing", "schemin", "stealin"]


def arrange(
    setup: Node, wishes: Mapping[str, object], seed: int, position: Node
) -> tuple[Express, Express]:
    """The position as written, and gone on to its first decision; raises `ScenarioError`."""
    if "bullets" in position.mapping():
        raise position.mapping()["bullets"].error(FIRED)
    keys = position.mapping(KEYS)
    phase = _phase(keys)
    try:
        options = read_options(wishes)
    except SetupError as error:
        raise setup.error(str(error)) from None
    if phase == "start":
        for key, node in keys.items():
            if key != "phase":
                raise node.error("at the start everything is as dealt.")
        game = begin(options, seed)
        return game, game
    state = set_up(options, seeded(seed))
    _set_course(state, keys, phase)
    arrange_trackside(state, keys)
    arrange_prison(state, keys, phase != "dealing")
    _place_figures(state, position, keys)
    hide_travellers(state, keys)
    arrange_loot(state, position, keys)
    arrange_cards(state, position, keys, phase)
    arrange_stacks(state, keys, position)
    settle_trackside(state, position)
    written = Express(state.copy())
    written.state.phase = ROUND_END  # So that it can be looked at: nobody is to decide.
    return written, _go_on(Express(state), phase, position)


def _phase(keys: dict[str, Node]) -> str:
    if "phase" not in keys:
        return "stealin" if "pile" in keys else "schemin"
    phase = keys["phase"].text()
    if phase not in PHASES:
        raise keys["phase"].error(f"'{phase}' is no phase; there are {', '.join(PHASES)}.")
    if phase == "dealing" and "pile" in keys:
        raise keys["pile"].error("there is no pile before cards are dealt.")
    return phase


def _set_course(state: State, keys: dict[str, Node], phase: str) -> None:
    """Round, round card, turn and first player."""
    number = keys["round"].number(1, ROUNDS) if "round" in keys else 0
    if "card" in keys:
        number = _turn_up(state, keys["card"], number)
    number = number or 1
    state.round = number - 1
    state.shown = number - 1 if phase == "dealing" else number
    turns = len(state.rounds[number - 1].turns)
    state.turn = turns if phase == "stealin" else 0
    if "turn" in keys:
        if phase != "schemin":
            raise keys["turn"].error("only Schemin' has turns.")
        state.turn = keys["turn"].number(1, turns + 1) - 1
    if "first" in keys:
        state.first = seat_of(keys["first"].text(), keys["first"], state)
        if state.rules.teams and state.first % 2:
            raise keys["first"].error("the first player is the first of a team.")
    else:
        gone = (number - 1) * (2 if state.rules.teams else 1)
        state.first = (state.first + gone) % state.rules.seats


def _turn_up(state: State, node: Node, number: int) -> int:
    """Make a card that of the round (0: the first it fits), exchanged with what was dealt there."""
    name = node.text()
    rules = state.rules
    cards = rules.cards + (rules.stations if rules.events else [])
    found = [card for card in cards if card.name == name]
    if not found:
        names = ", ".join(card.name for card in cards)
        raise node.error(f"there is no round card {name} for this game; there are {names}.")
    number = number or (ROUNDS if found[0].station else 1)
    if found[0].station != (rules.events and number == ROUNDS):
        raise node.error("with events on, round 5 has a station and no other round has.")
    rounds = list(state.rounds)
    if found[0] in rounds:
        rounds[rounds.index(found[0])] = rounds[number - 1]
    rounds[number - 1] = found[0]
    state.rounds = rounds
    return number


def _place_figures(state: State, position: Node, keys: dict[str, Node]) -> None:
    """The marshal and the bandits; who is not named stands where the set-up leaves it."""
    cars = int(state.rules.cars)
    if "marshal" in keys:
        if state.rules.lawman >= 0:
            raise keys["marshal"].error("as a player the Marshal stands among the places.")
        state.marshal = 2 * keys["marshal"].number(0, cars - 1)
    named = keys["places"].mapping() if "places" in keys else {}
    chosen = {
        bandit_of(name, node, state): place_of(node.text(), node, state)
        for name, node in named.items()
    }
    state.at = [0] * len(state.at)
    for crew in state.rules.crew:
        for index, who in enumerate(crew):
            bandit = state.bandits[who]
            # Pairs have yet to choose: the first named of the two starts in the caboose.
            dealt = 2 * (len(state.rules.wagons) - index) if bandit.place < 0 else int(bandit.place)
            bandit.place = chosen.get(who, dealt)
            state.at[bandit.place] |= 1 << who
            if bandit.place == CELL:
                _check_cell(state, who, named[NAMES[who]])
            if bandit.place == state.marshal:
                where = named.get(NAMES[who], keys.get("places", position))
                raise where.error(f"{NAMES[who]} would stand inside the marshal's car.")


def _check_cell(state: State, who: int, node: Node) -> None:
    if who == LAWMAN:
        raise node.error("the Marshal never goes into the cell.")
    if not state.trackside.prison.arrested >> who & 1:
        raise node.error(f"who is in the cell was arrested; name {NAMES[who]} under arrested.")


def _go_on(game: Express, phase: str, position: Node) -> Express:
    """Let the game run from the position to its first decision."""
    state = game.state
    if phase == "dealing":
        begin_round(state)
    else:
        state.phase = STEAL if phase == "stealin" else PLAN
    flow.advance(state)
    broken = game.status()
    if broken:
        raise position.error(f"this position cannot be: {'; '.join(broken)}.")
    return game
