"""The phases of a game, a row each; an expansion adds its own."""

from typing import Final, final

from mypy_extensions import i64

from folsom.game.express import expert, machine, pairs
from folsom.game.express.events import pick_pocket, pick_pockets
from folsom.game.express.horses.phases import Boarding, Keeping, Reacting, Turmoil
from folsom.game.express.law import standing_at
from folsom.game.express.marshal.phases import AngryMarshal, Reflexes
from folsom.game.express.offers import turn_codes
from folsom.game.express.phase import Phase, Together
from folsom.game.express.places import TIME_MACHINE
from folsom.game.express.redeal_hands import lay_aside_again, take_back_staged
from folsom.game.express.round_end import RoundEnd
from folsom.game.express.scheming import begin_round, deal_hands, plan, take_turn
from folsom.game.express.scoring import result
from folsom.game.express.state import NONE, PLAN, REFLEX, ROUND_END, STEAL, State
from folsom.game.express.stealing import resolve, steal
from folsom.game.rng import Rng


class StartPlaces(Together):
    """Pairs: everybody picks in secret who starts in the caboose (PAIR-4)."""

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Either of the two."""
        return pairs.start_codes(state, seat)

    def reveal(self, state: State) -> None:
        """All take their places, and the first round begins."""
        pairs.reveal_start_places(state)
        begin_round(state)

    def has_hands(self) -> bool:
        """They are dealt afterwards."""
        return False


class ChooseCard(Together):
    """Pairs: everybody picks in secret one card from the deck (PAIR-5)."""

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Every different card of the deck."""
        return pairs.card_codes(state, seat)

    def reveal(self, state: State) -> None:
        """The cards go into the hands, and the rest are drawn."""
        pairs.take_chosen_cards(state)
        deal_hands(state)

    def has_hands(self) -> bool:
        """They are dealt afterwards."""
        return False


@final
class Schemin(Phase):
    """Cards are drawn and played on the pile."""

    def goes_on(self, state: State) -> bool:
        """Ask whoever is next and has something to choose."""
        return not plan(state)

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Every card that may be played, drawing, and drinking."""
        return turn_codes(state, seat)

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Draw, drink, or put a card on the pile."""
        take_turn(state, seat, code)

    def is_scheming(self) -> bool:
        """It is Schemin' itself."""
        return True

    def asks_hand(self, state: State, seat: i64) -> bool:
        """Whoever is next is asked for a card."""
        return state.seat == seat


class Discarding(Together):
    """Expert variant: everybody says in secret which actions not to keep (EXPERT-2)."""

    def offers(self, state: State, seat: i64) -> tuple[int, ...]:
        """Each kind of card in hand may go, or the rest be kept."""
        return expert.discard_codes(state, seat)

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Lay one more card aside, or be done."""
        expert.decide_discard(state, seat, code)

    def reveal(self, state: State) -> None:
        """What was laid aside is shown, and Stealin' begins."""
        expert.reveal_discards(state)

    def take_back(self, world: State, seat: i64) -> None:
        """What was laid aside is in hand again."""
        take_back_staged(world, seat)

    def choose_again(self, world: State, seat: i64, rng: Rng) -> None:
        """Lay any cards aside."""
        lay_aside_again(world, seat, rng)


@final
class Stealin(Phase):
    """The pile comes true, card after card."""

    def goes_on(self, state: State) -> bool:
        """Carry out cards until one asks its player; a traveller through time appears first."""
        if state.trackside.destination >= 0:
            machine.appear(state)
        elif steal(state):
            return False
        elif not state.trackside.alert:
            self.end(state)
        return True

    def end(self, state: State) -> None:
        """All cards are carried out: the round ends, or Reflexes go on."""
        if state.trackside.prison.reflex >= 0:
            state.phase = REFLEX
        else:
            state.phase = ROUND_END
            state.ending = 0

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Carry out the card that is waiting."""
        resolve(state, code)

    def acting(self, state: State) -> i64:
        """The bandit on the card."""
        return (state.pile[state.resolved] & 255) >> 4


class Pickpocketing(Phase):
    """One bandit after the other may take a purse (EVT-6)."""

    def goes_on(self, state: State) -> bool:
        """Ask the next who is alone with one."""
        if pick_pockets(state):
            return False
        state.phase = ROUND_END
        return True

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Take it or leave it."""
        pick_pocket(state, code)

    def acting(self, state: State) -> i64:
        """Each in the order of seats."""
        return state.clockwise()[state.step].who


class Travelling(Phase):
    """Whoever is alone in the time machine says where to (TM-4); asked when the phase begins."""

    def choose(self, state: State, seat: i64, code: i64) -> None:
        """Let the bandit vanish until it appears at the chosen place."""
        machine.depart(state, code)

    def acting(self, state: State) -> i64:
        """Whoever is in the time machine."""
        return standing_at(state, TIME_MACHINE)[0].who


class Over(Phase):
    """The game has ended."""

    def goes_on(self, state: State) -> bool:
        """Nobody is asked any more."""
        state.seat = NONE
        state.codes = ()
        return False

    def facts(self, state: State) -> dict[str, object]:
        """How it ended."""
        return {"result": result(state).as_dict()}


_SCHEMIN: Final = Schemin("schemin")
_STEALIN: Final = Stealin("stealin")

PHASES: Final[list[Phase]] = [
    _SCHEMIN,
    _STEALIN,
    StartPlaces("start-places"),
    ChooseCard("choose-card"),
    Discarding("discarding"),
    Pickpocketing("pickpocketing"),
    RoundEnd("round-end"),
    Over("over"),
    Boarding("boarding"),
    Turmoil("turmoil"),
    Keeping("keeping"),
    Reacting("fleeing"),
    Reacting("taking-hostage"),
    Travelling("travelling"),
    Reacting("handing-over"),
    Reflexes("reflexes"),
    AngryMarshal("angry-marshal"),
]
"""By `state.phase`."""


def phase_of(state: State) -> Phase:
    """The phase that a game is in."""
    # Nearly always one of these two, which need not be looked up.
    if state.phase == PLAN:
        return _SCHEMIN
    if state.phase == STEAL:
        return _STEALIN
    return PHASES[state.phase]
