"""The second opinion with stagecoach, horses, hostages and time machine.

Roofs are a graph here: a line of cars with the stagecoach hanging on one of them and the time
machine before the first. The engine counts cars instead, so the two can disagree.
"""

from collections import Counter
from typing import Any

from folsom import Game
from tests.rules.second_opinion import SecondOpinion, hand_over, kinds
from tests.rules.table import truth

COACH = "stagecoach inside"
COACH_ROOF = "stagecoach roof"
MACHINE = "time machine"
OWN_POWER_LOST = "poker-player"


class OutsideOpinion(SecondOpinion):
    """Places are their words here."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        view: Any = truth(game)
        self.machine = "machine" in view["expansions"]
        self.coach: int | None = view.get("stagecoach")
        self.guard: str | None = view.get("shotgun")
        if self.guard == COACH_ROOF:
            self.guard = None
        self.seated = view.get("shotgun") == COACH_ROOF
        self.horses = Counter({car: n for car, n in enumerate(view.get("horses", [])) if n})
        self.hostages: list[str] = sorted(view.get("hostages", []))
        sheets = {sheet["bandit"]: sheet for sheet in view["bandits"]}
        self.hostage = {name: sheet.get("hostage") for name, sheet in sheets.items()}
        self.spot: dict[str, str] = {name: sheet["place"] for name, sheet in sheets.items()}
        self.lying = {each["place"]: kinds(each["loot"]) for each in view["places"]}
        self.first: int = view["first"]
        self.round: int = view["round"]
        self.happens: str = view["rounds"][-1]["happening"]
        self.exhausts = 1 if view["pairs"] or len(view["players"]) <= 4 else 2
        self.alert: list[str] = []
        self.phase: str = view["phase"]
        if self.phase in ("fleeing", "taking-hostage"):
            self.alert = [name for name in self.spot if self.must_react(name)]

    def facts(self) -> dict[str, object]:
        """Everything that must be as in the game."""
        return {
            "marshal": self.marshal,
            "neutral": self.neutral,
            "waits": self.waits,
            "spot": self.spot,
            "bullets": self.bullets,
            "loot": self.loot,
            "lying": self.lying,
            "received": self.received,
            "coach": self.coach,
            "guard": self.guard,
            "horses": +self.horses,
            "hostage": self.hostage,
            "hostages": self.hostages,
        }

    # Where things are.

    def has_power(self, name: str, whose: str) -> bool:
        return self.powers and name == whose and self.hostage[name] != OWN_POWER_LOST

    def links(self, place: str) -> set[str]:
        """What is next to a place for Move, Fire and Punch."""
        pairs = [(f"{c} {level}", f"{c + 1} {level}") for c in range(self.cars - 1)
                 for level in ("inside", "roof")]  # fmt: skip
        if self.coach is not None:
            pairs += [(f"{self.coach} inside", COACH), (f"{self.coach} roof", COACH_ROOF)]
        if self.machine:
            pairs += [("0 inside", MACHINE), ("0 roof", MACHINE)]
        return {b for a, b in pairs if a == place} | {a for a, b in pairs if b == place}

    def roof_paths(self, place: str, reach: int) -> dict[str, list[str]]:
        """Every roof within reach, with the roofs on the way to it."""
        found = {place: [place]}
        for _ in range(reach):
            for end, path in list(found.items()):
                if end != COACH_ROOF or end == place:
                    for to in self.links(end):
                        if not to.endswith("inside") and to not in found:
                            found[to] = [*path, to]
        del found[place]
        return found

    def car_of(self, place: str) -> int:
        if place == MACHINE:
            return 0
        return int(self.coach or 0) if place.startswith("stage") else int(place.partition(" ")[0])

    # What may be chosen.

    def choices(self, card: str) -> set[str]:
        me, action = card.split(" ")
        here = self.spot[me]
        if here == "gone" and action != "marshal":
            return set()
        if action == "move":
            return self.moves(me, here)
        if action == "floor":
            return self.climbs(me, here)
        if action == "rob":
            return {f"rob {kind}" for kind in self.lying[here]}
        if action == "ride":
            return self.rides(me, here)
        if action == "punch":
            return self.blows(me, here)
        return super().choices(card)

    def moves(self, me: str, here: str) -> set[str]:
        if here == COACH:
            return set()
        reach = 1 if self.hostage[me] == "old-lady" else 3
        found = set() if here.endswith("inside") else set(self.roof_paths(here, reach))
        if here.endswith("inside") or here == MACHINE:
            found |= {to for to in self.links(here) if to == MACHINE or to.endswith("inside")}
        return {f"move to {to}" for to in found if to != COACH}

    def climbs(self, me: str, here: str) -> set[str]:
        if here == MACHINE:
            return set()
        what, level = here.split(" ")
        over = "inside" if level == "roof" else "roof"
        found = {f"floor to {what} {over}"}
        if self.has_power(me, "Mei") and what.isdigit():
            for to in (int(what) - 1, int(what) + 1):
                if 0 <= to < self.cars:
                    found.add(f"floor to {to} {over}")
        return found

    def rides(self, me: str, here: str) -> set[str]:
        car = self.car_of(here)
        if not self.horses[car] or self.hostage[me] == "zealot":
            return set()
        found = set()
        for to in range(max(0, car - 3), min(self.cars, car + 4)):
            found.add(f"ride to {to} inside")
            if to == self.coach:
                found.add(f"ride to {COACH}")
            if to == 0 and self.machine:
                found.add(f"ride to {MACHINE}")
        return found | {"ride away"} if self.happens == "escape" else found

    def targets(self, me: str) -> set[str]:
        here = self.spot[me]
        found = {name for name in self.spot if self.in_sight(here, self.spot[name])}
        if self.has_power(me, "Tuco") and here != MACHINE:
            what, level = here.split(" ")
            over = f"{what} {'inside' if level == 'roof' else 'roof'}"
            found |= {name for name, place in self.spot.items() if place == over}
        return self.spare_belle(found)

    def in_sight(self, here: str, there: str) -> bool:
        if there == here or there in ("gone", "hidden"):
            return False
        outdoors = not here.endswith("inside") and not there.endswith("inside")
        if outdoors and COACH_ROOF in (here, there):
            return True
        if outdoors:
            between = self.roof_paths(here, 99)[there][1:-1]
            busy = {*self.spot.values(), self.guard}
            return not any(place in busy for place in between)
        level = here.endswith("inside") and there.endswith("inside")
        return there in self.links(here) and (level or MACHINE in (here, there))

    def spare_belle(self, found: set[str]) -> set[str]:
        charms = self.has_power("Belle", "Belle") if "Belle" in self.spot else False
        return found - {"Belle"} if charms and len(found) > 1 else found

    def blows(self, me: str, here: str) -> set[str]:
        if self.hostage[me] == "teacher":
            return set()
        there = {name for name in self.spot if name != me and self.spot[name] == here}
        if here == COACH_ROOF and self.seated:
            there.add("Shotgun")
        ways = {"0 inside"} if here == MACHINE else self.links(here)
        found = set()
        for name in self.spare_belle(there):
            if name == "Shotgun":
                found |= {f"punch Shotgun to {to}" for to in ways}
                continue
            losses = [f" {kind}" for kind in self.loot[name]] or [""]
            if self.has_power(me, "Cheyenne") and self.loot[name]["purse"]:
                losses.append(" taking purse")
            found |= {f"punch {name}{loss} to {to}" for loss in losses for to in ways}
        return found

    # What comes of it.

    def carry_out(self, card: str, choice: str) -> None:
        me, action = card.split(" ")
        where = choice.partition(" to ")[2]
        if action == "move":
            if not where.endswith("inside") and not self.spot[me].endswith("inside"):
                if self.guard in self.roof_paths(self.spot[me], 99)[where][1:-1]:
                    self.wound([me])
            self.bring(me, where)
        elif action == "floor":
            self.bring(me, where)
        elif action == "ride":
            self.gallop(me, where)
        elif action == "rob":
            hand_over(choice.split(" ")[1], self.lying[self.spot[me]], self.loot[me])
        elif action == "punch":
            self.strike(me, choice.split(" "))
        else:
            super().carry_out(card, choice)

    def gallop(self, me: str, where: str) -> None:
        self.horses[self.car_of(self.spot[me])] -= 1
        if not where:
            self.spot[me] = "gone"
            return
        self.horses[self.car_of(where)] += 1
        self.bring(me, where)

    def shoot(self, me: str, name: str) -> None:
        self.bullets[me] -= 1
        self.received[self.seat[name]][me] += 1
        here, there = self.spot[me], self.spot[name]
        if not self.has_power(me, "Django") or not there[0].isdigit() or here.startswith("stage"):
            return
        car, level = there.split(" ")
        away = int(car) - (-1 if here == MACHINE else int(here.split(" ")[0]))
        to = int(car) + (away > 0) - (away < 0)
        if away and 0 <= to < self.cars:
            self.bring(name, f"{to} {level}")
        elif to == -1 and self.machine:
            self.bring(name, MACHINE)

    def strike(self, me: str, words: list[str]) -> None:
        name, here = words[1], self.spot[me]
        if name == "Shotgun":
            self.seated = False
            self.guard = f"{self.coach} roof"
            self.lying[COACH_ROOF]["strongbox"] += 1
            self.meet([each for each in self.spot if self.spot[each] == self.guard])
            return
        if words[2] == "taking":
            hand_over("purse", self.loot[name], self.loot[me])
        elif words[2] != "to":
            hand_over(words[2], self.loot[name], self.lying[here])
        self.bring(name, " ".join(words[words.index("to") + 1 :]))

    def bring(self, name: str, place: Any) -> None:
        self.spot[name] = place
        if place == f"{self.marshal} inside":
            self.flee([name])
        else:
            self.meet([name])

    def send_marshal(self, car: int) -> None:
        self.marshal = car
        self.flee([name for name in self.spot if self.spot[name] == f"{car} inside"])

    def flee(self, names: list[str]) -> None:
        self.wound(names)
        for name in names:
            self.spot[name] = f"{self.marshal} roof"
        self.meet(names)

    def must_react(self, name: str) -> bool:
        place = self.spot[name]
        if self.guard and place == self.guard:
            return True
        return bool(place == COACH and self.hostages and not self.hostage[name])

    def meet(self, names: list[str]) -> None:
        self.wound([name for name in names if self.guard and self.spot[name] == self.guard])
        self.alert += [name for name in names if self.must_react(name)]

    # Who must react, and the end of the round.

    def reacting(self) -> str:
        """Who has to react first."""
        order = sorted(self.alert, key=lambda name: (
            self.spot[name] != self.guard,
            (self.seat[name] - self.first) % len(self.received),
            list(self.spot).index(name),
        ))  # fmt: skip
        return order[0]

    def reactions(self) -> set[str]:
        name = self.reacting()
        if self.spot[name] == self.guard:
            return {f"flee to {to}" for to in self.links(str(self.guard)) if to != COACH_ROOF}
        return {f"hostage {hostage}" for hostage in self.hostages}

    def react(self, choice: str) -> None:
        name = self.reacting()
        self.alert.remove(name)
        if choice.startswith("flee"):
            self.bring(name, choice.partition(" to ")[2])
        else:
            self.hostage[name] = choice.split(" ")[1]
            self.hostages.remove(choice.split(" ")[1])

    def go_on(self, choice: str) -> None:
        """Do what was chosen and all that follows without a question, to the end of the pile."""
        if self.phase in ("fleeing", "taking-hostage"):
            self.react(choice)
        else:
            self.carry_out(self.pile.pop(0), choice)
        while self.pile or self.alert:
            outcomes = self.reactions() if self.alert else self.choices(self.pile[0])
            if len(outcomes) > 1:
                return
            if self.alert and not outcomes:
                self.alert.remove(self.reacting())
            elif self.alert:
                self.react(*outcomes)
            else:
                card = self.pile.pop(0)
                for outcome in outcomes:
                    self.carry_out(card, outcome)
