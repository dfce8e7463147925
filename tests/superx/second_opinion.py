"""A round a second time, as plainly as the rules say it, on lists of names, to compare with."""

from typing import Any

Place = tuple[int, str]


class SecondOpinion:
    """Who stands where, and how a naive reading of the rules moves them."""

    def __init__(self, view: Any) -> None:
        self.wagons: int = view["wagons"]
        self.seats = [each["bandit"] for each in view["bandits"]]
        self.first: int = view["first"]
        self.lines: dict[Place, list[str]] = {}
        for each in view["places"]:
            car, floor = each["place"].split(" ")
            self.lines[int(car), floor] = list(each["bandits"])
        self.facing = {each["bandit"]: each["facing"] for each in view["bandits"]}
        self.stunned = {each["bandit"] for each in view["bandits"] if each["stunned"]}
        self.took: dict[str, int] = {}

    def where(self, who: str) -> Place | None:
        """The place of a bandit; None if it is off the train."""
        return next((place for place, line in self.lines.items() if who in line), None)

    def riding(self) -> list[str]:
        """Who is on the train."""
        return [who for who in self.seats if self.where(who)]

    def turn_up(self, plans: dict[str, list[str]]) -> None:
        """Every card of everybody; then the wagon goes, if more than one is left."""
        turns = {who: list(cards) for who, cards in plans.items()}
        order = self.seats[self.first :] + self.seats[: self.first]
        for _ in range(3):
            for who in order:
                if self.where(who) and len(self.riding()) > 1:
                    card = turns[who].pop(0)
                    if card != "passed over":
                        self.carry_out(who, card, turns)
        if len(self.riding()) > 1:
            self.uncouple()

    def carry_out(self, who: str, card: str, turns: dict[str, list[str]]) -> None:
        if who in self.stunned:
            self.stunned.remove(who)
            if card == "reflexes":
                self.shoot(who, turns)
        elif card == "turn":
            self.facing[who] = "back" if self.facing[who] == "forward" else "forward"
        elif card == "move":
            car, floor = self.at(who)
            self.bring(who, (car + self.way(who), floor), rear=self.facing[who] == "forward")
        elif card == "floor":
            car, floor = self.at(who)
            other = "inside" if floor == "roof" else "roof"
            self.bring(who, (car, other), rear=self.facing[who] == "forward")
        elif card == "shoot":
            self.shoot(who, turns)
        elif card == "reflexes":
            self.stunned.add(who)
        else:
            self.ride(who)

    def at(self, who: str) -> Place:
        place = self.where(who)
        assert place
        return place

    def way(self, who: str) -> int:
        return -1 if self.facing[who] == "forward" else 1

    def bring(self, who: str, place: Place, rear: bool) -> None:
        """To an end of the line at a place; off the train if there is no such place."""
        self.lines[self.at(who)].remove(who)
        if place in self.lines:
            self.lines[place].insert(0 if rear else len(self.lines[place]), who)

    def ride(self, who: str) -> None:
        self.facing[who] = "forward"
        self.bring(who, (0, "inside"), rear=True)

    def shoot(self, who: str, turns: dict[str, list[str]]) -> None:
        floor = self.at(who)[1]
        rear_to_front = [
            each for car in range(self.wagons, -1, -1) for each in self.lines[car, floor]
        ]
        index = rear_to_front.index(who)
        ahead = rear_to_front[index + 1 :]
        if self.facing[who] == "back":
            ahead = rear_to_front[:index][::-1]
        targets = [each for each in ahead if each not in self.stunned]
        if not targets:
            return
        target = targets[0]
        place = (self.at(target)[0] + self.way(who), floor)
        if place in self.lines:
            self.bring(target, place, rear=self.facing[who] == "forward")
            self.stunned.add(target)
        elif turns[target][:1] == ["horse"]:
            turns[target][0] = "passed over"
            self.ride(target)
        else:
            self.bring(target, place, rear=True)

    def uncouple(self) -> None:
        lost = self.lines.pop((self.wagons, "roof")) + self.lines.pop((self.wagons, "inside"))
        self.stunned -= set(lost)
        self.wagons -= 1
        places = [
            (car, floor) for car in range(self.wagons, -1, -1) for floor in ("roof", "inside")
        ]
        queue = [who for place in places for who in self.lines[place]]
        if queue:
            self.took = {queue[0]: self.wagons + 1}
        if len(queue) > 1 and self.wagons:
            step = next(
                n for n in range(1, 9) if self.seats[(self.first + n) % len(self.seats)] in queue
            )
            self.first = (self.first + step) % len(self.seats)

    def facts(self) -> dict[str, object]:
        """Everything that must be as in the game."""
        riding = self.riding()
        return {
            "lines": self.lines,
            "facing": {who: self.facing[who] for who in riding},
            "stunned": self.stunned & set(riding),
            "first": self.first,
        }
