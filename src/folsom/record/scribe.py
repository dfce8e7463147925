"""Writing a game down as it is played: choices, and chance results beside them."""

from collections.abc import Iterable
from typing import Any, Final

from folsom.game.event import Event
from folsom.game.protocol import Choice, Game
from folsom.game.result import Result
from folsom.record.forced import Facts, forced_words

CHOICE: Final = "  "
"""Begins the line of a choice."""
NOTE: Final = "  ; "
"""Begins a line of chance results that follow no choice."""
ONE_AMONG_MANY: Final = (
    *("fleeing", "taking-hostage", "travelling", "handing-over", "reflexes", "angry-marshal"),
)
"""The phases in which one decides who is not simply the next."""
NEEDS_NO_WORD: Final = {"jewel": 500, "strongbox": 1000, "flask": 0, "half-usual": 0, "half-old": 1}
"""By kind of loot, the value that is as one would think."""


class Scribe:
    """Keeps the lines of one game of Colt Express."""

    def __init__(self, game: Game) -> None:
        """Write down how the game was set up and what happened before the first decision."""
        self.game = game
        self.lines: list[str] = []
        self.round = 0
        self.open = False
        """Whether chance results go beside the last line."""
        self.acting = ""
        """The bandit whose card waits for a choice."""
        self.section = ""
        """What the last heading was about: a phase, or a round that is being dealt."""
        self.seats = ["+".join(player["bandits"]) for player in self._view()["players"]]
        self._write_set_up()
        self._tell(game.prologue)

    def seat_called(self, name: str) -> int:
        """The seat of that name, or -1."""
        return self.seats.index(name) if name in self.seats else -1

    def choice(self, seat: int, choice: Choice, events: Iterable[Event]) -> None:
        """Write down a choice that was just made, and what chance made of it."""
        self.lines.append(f"{CHOICE}{self.seats[seat]}: {choice}")
        self.open = True
        if self.acting not in ("", self.seats[seat]):
            self._beside(self.acting, "acts")
        self.acting = ""
        text = str(choice)
        own_cards = text.startswith("play ") + (", then " in text)
        told = list(events)
        while own_cards and told and told[0].kind == "played":
            told.pop(0)
            own_cards -= 1
        self._tell(told)

    def ending(self) -> list[str]:
        """How the game ended."""
        return result_lines(self.game.result())

    def _view(self) -> dict[str, Any]:
        return self.game.view(None)

    def _write_set_up(self) -> None:
        view = self._view()
        self._head("Set-up")
        self._note(f"wagons: {', '.join(view['wagons'])}")
        self._note(f"seats: {', '.join(self.seats)}")
        self._note(f"first: {self.seats[view['first']]}")
        if "prisoners" in view:
            self._note(f"prisoners: {', '.join(view['prisoners'])}")

    def _head(self, title: str) -> None:
        self.lines += ["", title]
        self.open = False

    def _tell(self, events: Iterable[Event]) -> None:
        events = list(events)
        # Cards chosen in secret were written down as choices; here they come on the pile.
        shown = [event.whole() for event in events if event.kind == "played" and event.reveals]
        told = [event.whole() for event in events if event.kind != "played" or not event.reveals]
        if shown:
            self._note(f"shown: {', '.join(map(card_words, shown))}")
        placed = [f"{each['bandit']} {each['place']}" for each in told if each["event"] == "placed"]
        if placed:
            self._note(f"start: {', '.join(placed)}")
        for number, facts in enumerate(told):
            self._tell_event(facts, told[number + 1 :])
        view = self._view()
        phase = view["phase"]
        if phase == "choose-card":
            self._begin_round()
        elif phase in ("discarding", "keeping") and self.section != phase:
            self._begin(phase, "Keeping")
        elif phase in ONE_AMONG_MANY:
            self.acting = view["acting"]

    def _begin(self, section: str, title: str) -> None:
        self.section = section
        self.lines.append(title)
        self.open = False

    def _begin_round(self) -> None:
        if self.section != "dealing":
            self.section = "dealing"
            self.round += 1
            self._head(f"Round {self.round}")

    def _tell_event(self, facts: Facts, then: list[Facts]) -> None:
        kind = facts["event"]
        if kind == "drew" and facts["how"] == "start":
            self._begin_round()
            self._note(f"{self.seats[facts['seat']]} drew {drawn(facts)}")
        elif kind == "drew" and facts["how"] == "partner":
            self._begin_round()
            partner = self.seats[facts["seat"] ^ 1]
            self._note(f"{self.seats[facts['seat']]} drew {drawn(facts)} from {partner}")
        elif kind == "drew" and facts["how"] in ("turn", "whiskey"):
            self._beside(self.seats[facts["seat"]], f"drew {drawn(facts)}")
        elif kind == "round":
            self._note(f"card: {facts['card']}")
        elif kind == "turn":
            self._begin("schemin", f"Turn {facts['turn']}: {facts['kind']}")
        elif kind == "happening":
            self._begin("happening", f"Event: {facts['name']}")
        elif kind == "resolving":
            self._tell_resolving(facts, then)
        elif kind == "played":
            self._note(f"{self.seats[facts['seat']]}: play {card_words(facts)}")
        elif kind == "passed":
            self._note(f"{self.seats[facts['seat']]} passed")
        elif kind == "left" and facts["bandit"] not in self.seats:
            self._beside(facts["bandit"], "leaves it")
        elif kind in ("took", "dropped", "handed-over", "confiscated", "flask-taken"):
            value = facts["value"]
            if value != NEEDS_NO_WORD.get(facts["loot"]):
                words = "old" if facts["loot"] == "flask" else value
                who = facts.get("bandit", "Marshal")
                self._beside(who, f"{kind} {facts['loot']} {words}")
        elif kind == "drank-secretly" and facts["cards"]:
            self._beside(facts["bandit"], f"drew {drawn(facts)}")
        elif kind == "marshal-drank":
            self._note(f"the marshal drank {facts['whiskey']}")
        else:
            self._tell_of_the_marshal(facts)

    def _tell_of_the_marshal(self, facts: Facts) -> None:
        """What only the marshal's expansion knows."""
        kind = facts["event"]
        if kind == "goal":
            self._begin_round()
        if kind in ("goal", "rumour"):
            self._note(f"goal {facts['number']}: {facts['goal']}")
        elif kind == "searched":
            self._beside(self.seats[facts["seat"]], "searched")
        elif kind == "goals-shown":
            done = [each["goal"] for each in facts["goals"] if each["fulfilled"]]
            self._note(f"goals fulfilled: {', '.join(done) or 'none'}")

    def _tell_resolving(self, facts: Facts, then: list[Facts]) -> None:
        if self.section != "stealin":
            self._begin("stealin", "Stealin'")
        if then:
            self._note(f"{facts['bandit']}: {forced_words(facts, then)}")
            self.open = True
        else:
            self.acting = facts["bandit"]

    def _note(self, words: str) -> None:
        self.lines.append(f"{NOTE}{words}")
        self.open = False

    def _beside(self, who: str, words: str) -> None:
        """Put a chance result beside what caused it, or on its own below a heading."""
        above = self.lines[-1].removeprefix(NOTE).removeprefix(CHOICE)
        note = words if above.startswith(f"{who}: ") else f"{who} {words}"
        if self.open:
            self.lines[-1] += f"; {note}" if " ; " in self.lines[-1] else f" ; {note}"
        else:
            self._note(f"{who} {words}")


def card_words(facts: Facts) -> str:
    """A card that was played."""
    return f"{facts['card']} face-down" if facts["face_down"] else str(facts["card"])


def drawn(facts: Facts) -> str:
    """The cards of a draw."""
    return ", ".join(facts["cards"]) or "nothing"


def result_lines(result: Result) -> list[str]:
    """How the game ended, money line by line."""
    lines = ["", "Result"]
    seats = ["+".join(standing.bandits) for standing in result.standings]
    for seat, standing in zip(seats, result.standings):
        parts = [
            f"{line.bandit or seat} {line.kind} {line.amount}"
            for line in standing.lines
            if line.amount
        ]
        rank = f"{standing.money} money, {standing.bullets} bullets, rank {standing.rank}"
        lines.append(f"{CHOICE}{seat}: {rank} ; {', '.join(parts) or 'nothing'}")
    for team in result.teams:
        name = " and ".join(seats[seat] for seat in team.seats)
        parts = [f"{line.kind} {line.amount}" for line in team.lines]
        standing = team.standing
        rank = f"{standing.money} money, {standing.bullets} bullets, rank {standing.rank}"
        lines.append(f"{CHOICE}{name}: {rank}{' ; ' if parts else ''}{', '.join(parts)}")
    winners = ", ".join(seats[seat] for seat in result.winners)
    lines.append(f"{CHOICE}winners: {winners}, by {result.decided_by}")
    return lines
