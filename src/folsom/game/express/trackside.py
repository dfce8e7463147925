"""What expansions put beside the train, and what is going on there."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.game.express.marshal.prison import NO_PRISON, Prison
from folsom.game.express.player import NO_CARDS, Player

NO_PLAYER: Final = Player(NO_CARDS, 0)
"""Stands in the list for a seat of whom nothing needs to be kept."""

NOT_THERE: Final = -1
"""The car or place of what is not in the game."""


@final
@mypyc_attr(acyclic=True)
class Trackside:
    """Stagecoach, horses, hostages and time machine. Numbers packed by car or seat have 4 bits."""

    __slots__ = (
        "alert",
        "before",
        "chance",
        "coach",
        "destination",
        "drunk",
        "due",
        "guard",
        "horses",
        "hostages",
        "machine",
        "open",
        "owner",
        "prison",
        "resume",
        "strongbox",
        "struck",
        "wagon",
    )

    def __init__(self, in_play: bool, machine: bool) -> None:
        """`in_play` tells whether anything is beside the train, `machine` the time machine."""
        self.open: bool = in_play
        self.machine: bool = machine
        self.coach: i64 = NOT_THERE
        """The car beside which the stagecoach stands."""
        self.guard: i64 = NOT_THERE
        """The Shotgun's place, once he is on a roof of the train."""
        self.strongbox: i64 = 0
        """The strongbox that he sits on, as a mask."""
        self.horses: i64 = 0
        """How many horses stand beside each car, packed."""
        self.hostages: i64 = 0
        """The hostages still on display, as flags of a bandit."""
        self.alert: i64 = 0
        """The mask of the bandits that have yet to flee the Shotgun or to take a hostage."""
        self.resume: i64 = 0
        """The phase to go on with after that."""
        self.wagon: i64 = 0
        """The wagon that is boarded."""
        self.drunk: i64 = 0
        """By seat, packed: the kind of drink taken in this turn, or 0."""
        self.due: i64 = 0
        """By seat, packed: which cards the drink still allows, or 0."""
        self.chance: i64 = 0
        """Where each seat's draws in a turmoil begin, so that the order of answers is all one."""
        self.before: list[Player] = []
        """By seat, what others still see of those who have drunk in a turmoil; else empty."""
        self.struck: i64 = 0
        """By seat, packed in 8 bits: the bullets received before the last round."""
        self.destination: i64 = NOT_THERE
        """Where the bandit on its way through time will appear."""
        self.owner: i64 = NOT_THERE
        """The bandit that the time machine has made richer."""
        self.prison: Prison = NO_PRISON

    def copy(self) -> "Trackside":
        """An independent copy."""
        if not self.open:
            return self
        other = Trackside(True, self.machine)
        other.coach = self.coach
        other.guard = self.guard
        other.strongbox = self.strongbox
        other.horses = self.horses
        other.hostages = self.hostages
        other.alert = self.alert
        other.resume = self.resume
        other.wagon = self.wagon
        other.drunk = self.drunk
        other.due = self.due
        other.chance = self.chance
        if self.before:
            other.before = [
                player if player is NO_PLAYER else player.copy() for player in self.before
            ]
        other.struck = self.struck
        other.destination = self.destination
        other.owner = self.owner
        other.prison = self.prison.copy()
        return other

    def horses_at(self, car: i64) -> i64:
        """How many horses stand beside a car."""
        return self.horses >> (4 * car) & 15

    def horses_by_car(self, cars: i64) -> list[int]:
        """The same for every car, from the locomotive on."""
        return [int(self.horses_at(car)) for car in range(cars)]

    def lead(self, car: i64, horses: i64) -> None:
        """Bring so many horses to a car, or take them away."""
        self.horses += horses << (4 * car)

    def due_from(self, seat: i64) -> i64:
        """Which cards a seat's drink still allows, or 0."""
        return self.due >> (4 * seat) & 15

    def set_due(self, seat: i64, due: i64) -> None:
        """Note which cards a seat's drink still allows."""
        self.due += (due - self.due_from(seat)) << (4 * seat)

    def drunk_by(self, seat: i64) -> i64:
        """The kind of drink that a seat has taken in this turn, or 0."""
        return self.drunk >> (4 * seat) & 15

    def set_drunk(self, seat: i64, drink: i64) -> None:
        """Note what a seat drinks."""
        self.drunk += (drink - self.drunk_by(seat)) << (4 * seat)


NOTHING_BESIDE: Final = Trackside(False, False)
"""Stands for the trackside of the base game; shared, so never changed."""
