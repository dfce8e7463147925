"""Which bandit, seat, wagon and card wins how often, in games of bots among themselves."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from folsom.arena.games import SEEDS, owned, remembering
from folsom.arena.tally import Share
from folsom.bots import Bot, decide, make
from folsom.game.catalogue import start
from folsom.game.event import Event
from folsom.game.express.vocabulary.written import PLACE
from folsom.game.protocol import Game
from folsom.game.rng import seeded

BANDIT, SEAT, WAGON, CARD = "bandit", "seat", "wagon", "card"
SUBJECTS: Final = [BANDIT, SEAT, WAGON, CARD]


@dataclass(frozen=True)
class Study:
    """All that fixes the games that are looked at; one bot plays every seat."""

    game: str
    wishes: Mapping[str, object]
    bot: str
    seed: int

    @property
    def seats(self) -> int:
        """How many play in a game."""
        return start(self.game, self.wishes, self.seed).seats


@dataclass(slots=True)
class Sighting:
    """What one game says: by subject and name, what part of a victory and how much money.

    No money where only the marshal is concerned.
    """

    found: list[tuple[str, str, float, float | None]] = field(default_factory=list)


@dataclass(slots=True)
class _Watch:
    """Who did what how often in a game that is being played."""

    seat_of: dict[str, int]
    wagons: list[str]
    robbed: dict[str, Counter[int]] = field(default_factory=dict)
    played: dict[str, Counter[int]] = field(default_factory=dict)

    def see(self, events: Iterable[Event]) -> None:
        """Note the cards that came true and where loot was taken."""
        for event in events:
            facts = event.facts
            if event.kind in ("resolving", "turned-up"):
                card = facts["action"] if event.kind == "resolving" else facts["card"]
                self._note(self.played, str(card), facts)
            elif event.kind == "took" and facts.get("cause", "rob") in ("rob", "snatch"):
                there = "place" in facts
                where = self._wagon(str(facts["place"])) if there else f"wagon {facts['wagon']}"
                self._note(self.robbed, where, facts)

    def _note(self, book: dict[str, Counter[int]], name: str, facts: Mapping[str, object]) -> None:
        seat = self.seat_of.get(str(facts["bandit"]))
        if seat is not None:
            book.setdefault(name, Counter())[seat] += 1

    def _wagon(self, place: str) -> str:
        """The car of a place, by its name."""
        parts = PLACE.read(place)
        if "car" not in parts:
            return parts["outside"]
        number = int(parts["car"])
        return self.wagons[number - 1] if number else "locomotive"


def watch_games(study: Study, numbers: Sequence[int]) -> list[Sighting]:
    """Play some games of the study and look on, as a worker does."""
    bot = make(study.bot)
    return [_watch_game(study, bot, number) for number in numbers]


def _watch_game(study: Study, bot: Bot, number: int) -> Sighting:
    seed = study.seed * SEEDS + number
    game = start(study.game, study.wishes, seed)
    chance = seeded(~seed)
    before = game.view(None)
    crews = [standing.bandits for standing in game.result().standings]
    wagons = before["wagons"]
    watch = _Watch(
        {bandit: seat for seat, crew in enumerate(crews) for bandit in crew},
        [str(wagon) for wagon in wagons] if isinstance(wagons, list) else [],
    )
    with remembering(study.game, study.wishes, seed, f"all {study.bot}"):
        while not game.over:
            seat = game.decider()
            watch.see(game.play(seat, decide(bot, game, seat, chance)))
    return _sighted(game, crews, before["first"], watch)


def _sighted(game: Game, crews: list[list[str]], first: object, watch: _Watch) -> Sighting:
    result = game.result()
    part = 1 / len(result.winners) if result.winners else 0.0
    won = [part if seat in result.winners else 0.0 for seat in range(game.seats)]
    money = owned(result)
    sighting = Sighting()
    for seat, crew in enumerate(crews):
        for bandit in crew:
            sighting.found.append((BANDIT, bandit, won[seat], money[seat]))
        if isinstance(first, int):
            place = (seat - first) % game.seats + 1
            sighting.found.append((SEAT, str(place), won[seat], money[seat]))
    for subject, book in ((WAGON, watch.robbed), (CARD, watch.played)):
        for name, counts in book.items():
            most = max(counts.values())
            doers = [seat for seat, count in counts.items() if count == most]
            shares = sum(won[seat] for seat in doers) / len(doers)
            rich = [amount for seat in doers if (amount := money[seat]) is not None]
            purse = sum(rich) / len(rich) if rich else None
            sighting.found.append((subject, name, shares, purse))
    return sighting


@dataclass(slots=True)
class Balance:
    """Sums over many games."""

    games: int = 0
    shares: dict[str, dict[str, Share]] = field(
        default_factory=lambda: {subject: {} for subject in SUBJECTS}
    )

    def add(self, sighting: Sighting) -> None:
        """Count one more game."""
        self.games += 1
        for subject, name, won, money in sighting.found:
            share = self.shares[subject].setdefault(name, Share())
            share.count(won, None if money is None else round(money))

    def ranked(self, subject: str) -> list[tuple[str, Share]]:
        """The most victorious first, seats in their order."""
        items = list(self.shares[subject].items())
        if subject == SEAT:
            return sorted(items, key=lambda item: int(item[0]))
        return sorted(items, key=lambda item: (-item[1].win_share(), item[0]))

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        told: dict[str, object] = {"games": self.games}
        for subject in SUBJECTS:
            told[subject + "s"] = {name: share.as_dict() for name, share in self.ranked(subject)}
        return told
