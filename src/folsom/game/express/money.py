"""Where a bandit's money comes from."""

from typing import Final, final

from mypy_extensions import i64

from folsom.game.express.bandit import Bandit
from folsom.game.express.components import (
    EVENTS,
    HOSTAGE_CONDUCTOR,
    JEWELS,
    MAIL_BAGS,
    NAMES,
    PURSES,
    STRONGBOXES,
)
from folsom.game.express.horses.components import HOSTAGES, RANSOM
from folsom.game.express.horses.hostages import ransom_units
from folsom.game.express.horses.stagecoach import hostage_of
from folsom.game.express.loot import token_number
from folsom.game.express.machine import REWARD
from folsom.game.express.state import State
from folsom.game.result import Line


def worth(state: State, tokens: i64) -> i64:
    """What the tokens are worth together."""
    value = state.value
    money: i64 = 0
    while tokens:
        money += value[token_number(tokens & -tokens)]
        tokens &= tokens - 1
    return money


class Source:
    """Something that brings a bandit money at the end."""

    def __init__(self, kind: str) -> None:
        """`kind` is what its line in the reckoning is called."""
        self.kind: Final = kind

    def count(self, state: State, bandit: Bandit) -> i64:
        """How many of it the bandit has."""
        raise NotImplementedError

    def amount(self, state: State, bandit: Bandit) -> i64:
        """What they are worth."""
        raise NotImplementedError

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """Its line in the reckoning."""
        count = int(self.count(state, bandit))
        amount = int(self.amount(state, bandit))
        return [Line(self.kind, NAMES[bandit.who], count, amount)]


class Loot(Source):
    """Tokens of a kind on the bandit's sheet (END-1)."""

    def __init__(self, kind: str, tokens: i64) -> None:
        """`tokens` is the mask of all tokens of the kind."""
        super().__init__(kind)
        self.tokens: i64 = tokens

    def count(self, state: State, bandit: Bandit) -> i64:
        """How many tokens of the kind."""
        return int(bandit.loot & self.tokens).bit_count()

    def amount(self, state: State, bandit: Bandit) -> i64:
        """The sum of their values."""
        return worth(state, bandit.loot & self.tokens)


@final
class MailBags(Loot):
    """The same, where there are such tokens."""

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """No line in games without them."""
        return super().lines(state, bandit) if state.trackside.prison.open else []


@final
class StationMoney(Source):
    """What a station gave or took in money (EVT-8, HS-EVT-5, HS-EVT-7)."""

    def count(self, state: State, bandit: Bandit) -> i64:
        """Once, if at all."""
        return 1 if bandit.station else 0

    def amount(self, state: State, bandit: Bandit) -> i64:
        """What the bandit got at the station."""
        return bandit.station

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """No line where there was no such money; else it is called after the station."""
        if bandit.station == 0:
            return []
        event = state.rounds[state.round].event
        kind = self.kind if event <= HOSTAGE_CONDUCTOR else EVENTS[event]
        return [Line(kind, NAMES[bandit.who], 1, int(bandit.station))]


@final
class Ransom(Source):
    """What a hostage brings (HS-H-1 to HS-H-8)."""

    def count(self, state: State, bandit: Bandit) -> i64:
        """How often the ransom is paid."""
        hostage = hostage_of(bandit)
        return 0 if hostage < 0 else ransom_units(state, bandit, hostage)

    def amount(self, state: State, bandit: Bandit) -> i64:
        """The whole ransom: what is paid once, as often as it is paid."""
        hostage = hostage_of(bandit)
        return 0 if hostage < 0 else RANSOM[hostage] * ransom_units(state, bandit, hostage)

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """A line called after the hostage, if there is one."""
        hostage = hostage_of(bandit)
        if hostage < 0:
            return []
        count = int(self.count(state, bandit))
        amount = int(self.amount(state, bandit))
        return [Line(f"{self.kind}-{HOSTAGES[hostage]}", NAMES[bandit.who], count, amount)]


@final
class TimeMachine(Source):
    """What the time machine brings to the one who ends in it (TM-5)."""

    def count(self, state: State, bandit: Bandit) -> i64:
        """Once, for one bandit."""
        return 1 if state.trackside.owner == bandit.who else 0

    def amount(self, state: State, bandit: Bandit) -> i64:
        """The reward."""
        return REWARD if state.trackside.owner == bandit.who else 0

    def lines(self, state: State, bandit: Bandit) -> list[Line]:
        """A line for its owner alone."""
        return super().lines(state, bandit) if state.trackside.owner == bandit.who else []


SOURCES: Final[list[Source]] = [
    Loot("purses", PURSES),
    Loot("jewels", JEWELS),
    Loot("strongboxes", STRONGBOXES),
    MailBags("mail-bags", MAIL_BAGS),
    StationMoney("station"),
    Ransom("ransom"),
    TimeMachine("time-machine"),
]
"""Everything that is counted for each bandit; an expansion adds its own rows."""
