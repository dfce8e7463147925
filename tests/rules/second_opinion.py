"""Stealin' and the events a second time, as plainly as the rules say them, to compare with.

It knows loot by kind only, since which purse is taken is chance.
"""

from collections import Counter
from typing import Any

from folsom import Game
from tests.rules.table import truth

Place = tuple[int, str]


class SecondOpinion:
    """The figures, loot and bullets of a game, and how a naive reading of the rules moves them."""

    def __init__(self, game: Game) -> None:
        view = truth(game)
        self.powers: bool = view["powers"]
        self.edition: int = view["edition"]
        self.cars = len(view["wagons"]) + 1
        self.marshal: int = view["marshal"]
        self.neutral: int = view["neutral"]
        self.waits: bool = view["strongbox_waits"]
        self.event: str = view["rounds"][-1]["happening"]
        self.pile = [entry["card"] for entry in view["pile"] if not entry["resolved"]]
        sheets = {sheet["bandit"]: sheet for sheet in view["bandits"]}
        self.place = {name: read_place(sheet["place"]) for name, sheet in sheets.items()}
        self.seat = {name: sheet["seat"] for name, sheet in sheets.items()}
        self.bullets = {name: sheet["bullets"] for name, sheet in sheets.items()}
        self.ransom = {name: sheet["station"] for name, sheet in sheets.items()}
        self.loot = {name: kinds(sheet["loot"]) for name, sheet in sheets.items()}
        self.ground = {read_place(each["place"]): kinds(each["loot"]) for each in view["places"]}
        self.received = [Counter(player["received"]) for player in view["players"]]

    def facts(self) -> dict[str, object]:
        """Everything that must be as in the game."""
        return {
            "marshal": self.marshal,
            "neutral": self.neutral,
            "waits": self.waits,
            "place": self.place,
            "bullets": self.bullets,
            "ransom": self.ransom,
            "loot": self.loot,
            "ground": self.ground,
            "received": self.received,
        }

    # What may be chosen.

    def choices(self, card: str) -> set[str]:
        """Every outcome of a card; none if it has no effect."""
        me, action = card.split(" ")
        car, level = self.place[me]
        cars = range(self.cars)
        if action == "move":
            reach = 3 if level == "roof" else 1
            return {f"move to {to} {level}" for to in cars if 1 <= abs(to - car) <= reach}
        if action == "floor":
            reach = 1 if self.powers and me == "Mei" else 0
            return {f"floor to {to} {other(level)}" for to in cars if abs(to - car) <= reach}
        if action == "fire":
            return {f"fire {name}" for name in self.targets(me)} if self.bullets[me] else set()
        if action == "rob":
            return {f"rob {kind}" for kind in self.ground[car, level]}
        if action == "marshal":
            return {f"marshal to {to}" for to in cars if abs(to - self.marshal) == 1}
        return self.punches(me)

    def targets(self, me: str) -> set[str]:
        """Whom a shot can hit."""
        car, level = self.place[me]
        found = set()
        for name, (there, theirs) in self.place.items():
            between = range(min(car, there) + 1, max(car, there))
            if level == theirs == "inside" and abs(there - car) == 1:
                found.add(name)
            if level == theirs == "roof" and there != car:
                if not any((each, "roof") in self.place.values() for each in between):
                    found.add(name)
            if self.powers and me == "Tuco" and there == car and theirs != level:
                found.add(name)
        return self.spare_belle(found)

    def spare_belle(self, found: set[str]) -> set[str]:
        """Belle only if there is nobody else."""
        return found - {"Belle"} if self.powers and len(found) > 1 else found

    def punches(self, me: str) -> set[str]:
        """Whom a punch can hit, what it can cost, and where it can lead."""
        car, level = self.place[me]
        found = set()
        here = {name for name in self.place if name != me and self.place[name] == self.place[me]}
        for name in self.spare_belle(here):
            losses = [f" {kind}" for kind in self.loot[name]] or [""]
            if self.powers and me == "Cheyenne" and self.loot[name]["purse"]:
                losses.append(" taking purse")
            for to in {car - 1, car + 1} & set(range(self.cars)):
                found |= {f"punch {name}{loss} to {to} {level}" for loss in losses}
        return found

    # What comes of it.

    def carry_out(self, card: str, choice: str) -> None:
        """Do what was chosen."""
        me, action = card.split(" ")
        words = choice.split(" ")
        if action in ("move", "floor"):
            self.bring(me, (int(words[-2]), words[-1]))
        elif action == "fire":
            self.shoot(me, words[1])
        elif action == "rob":
            hand_over(words[1], self.ground[self.place[me]], self.loot[me])
        elif action == "marshal":
            self.send_marshal(int(words[-1]))
        else:
            self.strike(me, words)

    def shoot(self, me: str, name: str) -> None:
        """A bullet, and Django's push."""
        self.bullets[me] -= 1
        self.received[self.seat[name]][me] += 1
        car, level = self.place[name]
        away = car - self.place[me][0]
        if self.powers and me == "Django" and away:
            to = car + (1 if away > 0 else -1)
            if 0 <= to < self.cars:
                self.bring(name, (to, level))

    def strike(self, me: str, words: list[str]) -> None:
        """Loot first, then the target."""
        name = words[1]
        if words[2] == "taking":
            hand_over("purse", self.loot[name], self.loot[me])
        elif words[2] != "to":
            hand_over(words[2], self.loot[name], self.ground[self.place[me]])
        self.bring(name, (int(words[-2]), words[-1]))

    def bring(self, name: str, place: Place) -> None:
        """Somebody comes to a place, where the marshal may be."""
        self.place[name] = place
        if place == (self.marshal, "inside"):
            self.flee([name])

    def send_marshal(self, car: int) -> None:
        """He goes, and whoever is there flees."""
        self.marshal = car
        self.flee(self.at((car, "inside")))

    def flee(self, names: list[str]) -> None:
        """A bullet each, and up to the roof."""
        self.wound(names)
        for name in names:
            self.place[name] = (self.marshal, "roof")

    def wound(self, names: list[str]) -> None:
        """A neutral bullet for all of them or for none."""
        if self.neutral >= len(names):
            self.neutral -= len(names)
            for name in names:
                self.received[self.seat[name]]["neutral"] += 1
        elif self.edition == 1:
            self.neutral = 0

    def at(self, place: Place) -> list[str]:
        """All who stand there."""
        return [name for name in self.place if self.place[name] == place]

    def happen(self) -> None:
        """The event at the end of the round."""
        roofs = {name: car for name, (car, level) in self.place.items() if level == "roof"}
        above = self.at((self.marshal, "roof"))
        if self.event == "angry-marshal":
            self.wound(above)
            if self.marshal < self.cars - 1:
                self.send_marshal(self.marshal + 1)
        elif self.event == "swivel-arm":
            self.place |= dict.fromkeys(roofs, (self.cars - 1, "roof"))
        elif self.event == "braking":
            self.place |= {name: (max(0, car - 1), "roof") for name, car in roofs.items()}
        elif self.event == "take-it-all":
            self.ground[self.marshal, "inside"]["strongbox"] += 1
            self.waits = False
        elif self.event == "rebellion":
            self.wound([name for name in self.place if name not in roofs])
        elif self.event == "revenge":
            for name in above:
                if self.loot[name]["purse"]:
                    hand_over("purse", self.loot[name], self.ground[self.place[name]])
        elif self.event == "hostage-conductor":
            for name in self.at((0, "inside")) + self.at((0, "roof")):
                self.ransom[name] += 250 if self.edition == 1 else 0
                self.loot[name]["purse"] += 0 if self.edition == 1 else 1

    def go_on(self, choice: str) -> None:
        """Carry out the card that waits, all that follow without a question, and the event."""
        self.carry_out(self.pile.pop(0), choice)
        while self.pile:
            outcomes = self.choices(self.pile[0])
            if len(outcomes) > 1:
                return
            card = self.pile.pop(0)
            for outcome in outcomes:
                self.carry_out(card, outcome)
        self.happen()


def read_place(text: str) -> Place:
    """The car and the level of a place; -1 stands for what is no car."""
    car, _, level = text.partition(" ")
    return int(car) if car.isdigit() else -1, level


def other(level: str) -> str:
    """The level above or below."""
    return "inside" if level == "roof" else "roof"


def kinds(loot: list[dict[str, Any]]) -> Counter[str]:
    """How many tokens of each kind."""
    return Counter(token["kind"] for token in loot)


def hand_over(kind: str, giver: Counter[str], taker: Counter[str]) -> None:
    """A token changes places."""
    giver[kind] -= 1
    if not giver[kind]:
        del giver[kind]
    taker[kind] += 1
