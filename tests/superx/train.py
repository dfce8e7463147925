"""Arranging a train of Colt Super Express, playing cards on it, and looking at it again."""

from typing import Any

import folsom
from folsom import Event
from folsom.game.superx import cards, flow
from folsom.game.superx.components import BANDITS, CARDS
from folsom.game.superx.game import SuperExpress
from folsom.record.picture import board, drawn, read_train, train_of


class Journey:
    """A game at a position that was drawn."""

    def __init__(
        self,
        picture: str,
        first: str = "",
        off: tuple[str, ...] = (),
        loot: dict[str, list[int]] | None = None,
        modules: tuple[str, ...] = (),
    ) -> None:
        """Seats are in the order of `BANDITS`; `off` fell one after the other."""
        train = read_train(picture)
        riding = [figure.name for line in train for figure in line]
        self.seats = [name for name in BANDITS if name in riding or name in off]
        missing = 3 - len(self.seats)
        spare = [name for name in BANDITS if name not in self.seats][: max(0, missing)]
        self.seats = [name for name in BANDITS if name in [*self.seats, *spare]]
        game = folsom.new("super", seats=self.seats, expansions=list(modules), seed=1)
        assert isinstance(game, SuperExpress)
        self.game = game
        state = game.state
        board(state, train)
        for stroke, name in enumerate([*spare, *off], 1):
            state.fell[self.seats.index(name)] = stroke
            state.strokes = stroke
        state.round = state.rules.wagons - state.wagons
        state.first = self.seats.index(first or riding[0])
        for name, wagons in (loot or {}).items():
            state.loot[self.seats.index(name)] = sum(1 << wagon for wagon in wagons)
        flow.begin_round(state)
        assert game.status() == []

    @property
    def train(self) -> str:
        """The train as it is."""
        return drawn(train_of(self.game.state))

    def after(self, *played: str) -> str:
        """The train after single cards, such as "Doc move"."""
        plans = [0] * len(self.seats)
        self.game.state.waiting = 0
        for each in played:
            name, card = each.split(" ")
            cards.carry_out(self.game.state, self.seats.index(name), CARDS.index(card), plans)
            assert self.game.status() == []
        return self.train

    def uncoupled(self) -> str:
        """The train after the end of a round in which all cards are done."""
        self.game.state.waiting = 0
        flow.end_round(self.game.state)
        assert self.game.status() == []
        return self.train

    def round(self, **plans: str) -> str:
        """The train after a round for which everybody on it has planned."""
        self.events(**plans)
        return self.train

    def events(self, **plans: str) -> list[Event]:
        """What happens in a round."""
        happened: list[Event] = []
        for seat in self.game.deciders():
            happened = self.game.play(seat, f"plan {plans[self.seats[seat]]}")
            assert self.game.status() == []
        return happened

    def told(self, **plans: str) -> list[dict[str, object]]:
        """The same as plain values."""
        return [event.whole() for event in self.events(**plans)]

    def seen(self, name: str = "") -> Any:
        """The view of a bandit's player, or of a spectator."""
        return self.game.view(self.seats.index(name) if name else None)

    def loot(self, name: str) -> list[int]:
        """The wagons whose cards a bandit has."""
        found = self.seen()["bandits"][self.seats.index(name)]["loot"]
        return [card["wagon"] for card in found]

    def winners(self) -> list[str]:
        """Who has won; nobody before the end."""
        result = self.seen().get("result", {"winners": []})
        return [self.seats[seat] for seat in result["winners"]]

    def ranks(self) -> dict[str, int]:
        """Everybody's rank, by name."""
        standings = self.game.result().standings
        return {self.seats[standing.seat]: standing.rank for standing in standings}


def picture(text: str) -> str:
    """A picture as the game draws it."""
    return drawn(read_train(text))
