"""The events and stations of Horses & Stagecoach (HS-EVT)."""

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    BANDITS,
    LOOT,
    OLD,
    STRONGBOXES,
    WHISKEY,
    WHISKEYS,
)
from folsom.game.express.horses.components import MORTAL
from folsom.game.express.horses.hostages import fresh_wounds
from folsom.game.express.horses.stagecoach import roll_back
from folsom.game.express.law import alarm, move_marshal, stand, standing_at, wound
from folsom.game.express.loot import kind_of_token, learn_openly, token_number
from folsom.game.express.marshal.events import take_flask
from folsom.game.express.places import COACH, COACH_ROOF, OUTSIDE, place_text
from folsom.game.express.state import State
from folsom.game.express.tell import tell, tell_moved
from folsom.game.express.train import caboose, on_train_roof


def exhaust_horses(state: State) -> None:
    """The horses nearest the caboose leave the game (HS-EVT-1)."""
    trackside = state.trackside
    left: i64 = state.rounds[state.round].horses
    car = state.rules.cars - 1
    while left and car >= 0:
        if trackside.horses_at(car) == 0:
            car -= 1
            continue
        trackside.lead(car, -1)
        left -= 1
        if state.log is not None:
            tell(state, {"event": "horse-lost", "car": int(car)})


def whiskey_for_the_marshal(state: State) -> None:
    """He empties a flask where he stands, and reels backward (HS-EVT-2)."""
    if state.trackside.prison.open:
        take_flask(state)
        return
    flasks: i64 = state.loot[state.marshal] & WHISKEYS
    if flasks == 0:
        return
    skip = state.below(int(flasks).bit_count())
    while skip:
        flasks &= flasks - 1
        skip -= 1
    flask = flasks & -flasks
    state.loot[state.marshal] ^= flask
    learn_openly(state, flask)
    whiskey = state.value[token_number(flask)]
    if state.log is not None:
        tell(
            state,
            {
                "event": "marshal-drank",
                "whiskey": WHISKEY[whiskey],
                "loot": LOOT[kind_of_token(flask)],
                "place": place_text(int(state.marshal)),
            },
        )
    while state.marshal != caboose(state):
        move_marshal(state, state.marshal + 2)
        if whiskey != OLD:
            return


def full_speed(state: State) -> None:
    """Everything beside and on the train falls one car behind, all at once (HS-EVT-3)."""
    trackside = state.trackside
    cars = state.rules.cars
    horses: i64 = 0
    for car in range(cars):
        to = car + 1 if car + 1 < cars else car
        horses += trackside.horses_at(car) << (4 * to)
    trackside.horses = horses
    if state.log is not None:
        tell(state, {"event": "horses", "horses": trackside.horses_by_car(cars)})
    blown = state.clockwise()
    for bandit in blown:
        if on_train_roof(bandit) and bandit.place < caboose(state):
            tell_moved(state, bandit.who, bandit.place, bandit.place + 2, "full-speed")
            stand(state, bandit, bandit.place + 2)
    roll_back(state)
    if trackside.guard >= 0:
        alarm(state, standing_at(state, trackside.guard))


def shotguns_rage(state: State) -> None:
    """Bullets for all in or on the stagecoach and the car beside it (HS-EVT-4)."""
    coach = state.trackside.coach
    near = [bandit for bandit in state.clockwise() if is_near(state, bandit, coach)]
    wound(state, near, "shotguns-rage")


def is_near(state: State, bandit: Bandit, coach: i64) -> bool:
    """Whether a bandit is in or on the stagecoach or the car beside it."""
    if bandit.place >= OUTSIDE:
        return bandit.place == COACH or bandit.place == COACH_ROOF
    return bandit.place >> 1 == coach


def share(state: State) -> None:
    """Each strongbox is divided among all at its owner's place (HS-EVT-5)."""
    for bandit in state.clockwise():
        company = standing_at(state, bandit.place)
        boxes = bandit.loot & STRONGBOXES
        if len(company) == 1:
            continue
        while boxes:
            token = boxes & -boxes
            boxes ^= token
            value = state.value[token_number(token)]
            part = value // len(company)
            learn_openly(state, token)
            bandit.station -= value
            for each in company:
                each.station += part
            if state.log is not None:
                names = [BANDITS[each.who] for each in company]
                tell(
                    state,
                    {
                        "event": "shared",
                        "bandit": BANDITS[bandit.who],
                        "bandits": names,
                        "amount": part,
                    },
                )


def mortal_bullet(state: State) -> None:
    """Every bullet of this round costs its receiver money (HS-EVT-7)."""
    for seat, crew in enumerate(state.rules.crew):
        if seat == state.rules.lawman:
            continue
        lost = MORTAL * fresh_wounds(state, seat)
        state.bandits[crew[0]].station -= lost
        if lost and state.log is not None:
            tell(state, {"event": "mortal-bullet", "seat": seat, "amount": int(lost)})
