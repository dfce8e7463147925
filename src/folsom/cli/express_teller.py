"""What happened in Colt Express, in sentences."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from folsom.cli.marshal_teller import MarshalTeller
from folsom.cli.names import (
    action_name,
    bandit_args,
    card_parts,
    counted_cards,
    crew_args,
    lead_name,
    place_args,
    whiskey_name,
)
from folsom.cli.teller import USUAL_VALUES, Event
from folsom.locale import Words

OPENING: Final = (
    *("resolving", "happening", "stagecoach", "vanished", "time-machine"),
    *("healed", "achievements", "goals-shown"),
)
"""What begins a paragraph; its consequences go on in it."""
AMOUNTS: Final = {"hostage-conductor": 250, "mortal-bullet": 150}
"""The money of which the words of an event speak."""
ALONE: Final = (
    *("round", "turn", "drew", "played", "passed", "chose", "discarded", "kept", "over"),
    *("goal", "searched"),
)
"""What is a paragraph of its own."""


class ExpressTeller(MarshalTeller):
    """Tells the events of Colt Express, those of its expansions included."""

    opening: Sequence[str] = OPENING
    alone: Sequence[str] = ALONE

    def sentence(self, event: Event) -> str:
        """One event in words."""
        return _TELLERS[str(event["event"])](self, event)

    @staticmethod
    def kinds() -> list[str]:
        """The kinds of event that can be told."""
        return list(_TELLERS)

    def _round(self, event: Event) -> str:
        first = crew_args(self._words, self._crews[cast("int", event["first"])])
        told = self._say("event-round", event, card=self._words(f"card-{event['card']}"), **first)
        if not event["happening"]:
            return told
        about = self._about(str(event["happening"]))
        return f"{told} {self._words('event-round-end', {'about': about})}"

    def _turn(self, event: Event) -> str:
        kind = event["kind"]
        swap = "about-turn-switching-teams"
        about = self._words(swap if event.get("teams") else f"about-turn-{kind}")
        return self._say("event-turn", event, kind=self._words(f"turn-{kind}"), about=about)

    def _drew(self, event: Event) -> str:
        if event["how"] == "partner":
            partner = self._crews[cast("int", event["seat"]) ^ 1][0]
            partners = bandit_args(self._words, "bandit", partner)
            if "cards" not in event:
                return self._say("event-drew-partner", event, **partners)
            return self._say("event-drew-partner-seen", event, cards=self._cards(event), **partners)
        if event["how"] == "choose" and "cards" not in event:
            return self._say("event-chose-card", event)
        if "cards" not in event or not event["count"]:
            return self._say("event-drew", event)
        return self._say("event-drew-seen", event, cards=self._cards(event))

    def _cards(self, event: Event) -> str:
        """The cards of an event, with their bandits where they are not all of one."""
        cards = cast("list[str]", event.get("cards", [event.get("card")]))
        crew = self._crews[cast("int", event["seat"])]
        whose = len(crew) > 1 or any(
            kind != "bullet" and owner not in crew for owner, kind in map(card_parts, cards)
        )
        return ", ".join(counted_cards(self._words, cards, whose))

    def _played(self, event: Event) -> str:
        if "card" not in event:
            return self._say("event-played-hidden", event)
        owner, action = card_parts(str(event["card"]))
        crew = self._crews[cast("int", event["seat"])]
        keys = ("event-played", "event-played-secretly")
        if owner not in crew:
            keys = ("event-played-for", "event-played-for-secretly")
        key = keys[1 if event["face_down"] else 0]
        return self._words(
            key,
            {
                **bandit_args(self._words, "bandit", owner),
                **crew_args(self._words, crew),
                "action": action_name(self._words, action),
            },
        )

    def _discarded(self, event: Event) -> str:
        return self._say("event-discarded", event, cards=self._cards(event))

    def _resolving(self, event: Event) -> str:
        key = "event-resolving-hidden" if event["hidden"] else "event-resolving"
        return self._say(key, event, action=action_name(self._words, str(event["action"])))

    def _no_effect(self, event: Event) -> str:
        if "bullet" in event:
            bullet = lead_name(self._words, str(event["bullet"]))
            return self._say("event-no-effect-bullet", event, bullet=bullet)
        if event.get("cell"):
            return self._say("event-no-effect-cell", event)
        if "hostage" in event:
            hostage = self._words(f"hostage-{event['hostage']}")
            return self._say("event-no-effect-hostage", event, hostage=hostage)
        action = str(event["action"]).removesuffix("+")
        return self._say("event-no-effect", event, action=action)

    def _took(self, event: Event) -> str:
        told = self._by_cause(event)
        if event["loot"] == "flask" and event.get("value") == 1:
            return f"{told} {self._words('worth-old')}"
        usual = USUAL_VALUES.get(str(event["loot"]))
        if "value" not in event or event["value"] == usual or usual == 0:
            return told
        worth = self._words("worth", {"amount": cast("int", event["value"])})
        return f"{told} {worth}"

    def _drank(self, event: Event) -> str:
        whiskey = whiskey_name(self._words, str(event["whiskey"]))
        return self._say(f"event-{event['event']}", event, whiskey=whiskey)

    def _drank_secretly(self, event: Event) -> str:
        whiskey = whiskey_name(self._words, str(event["whiskey"]))
        cards = counted_cards(self._words, cast("list[str]", event["cards"]), whose=False)
        listed = ", ".join(cards) or self._words("nothing")
        return self._say("event-drank-secretly", event, whiskey=whiskey, cards=listed)

    def _hostage(self, event: Event) -> str:
        return self._say("event-hostage", event, hostage=self._words(f"hostage-{event['hostage']}"))

    def _shared(self, event: Event) -> str:
        names = [self._words(f"bandit-{name}") for name in cast("list[str]", event["bandits"])]
        return self._say("event-shared", event, bandits=", ".join(names))

    def _stagecoach(self, event: Event) -> str:
        told = self._words("event-stagecoach", {"car": cast("int", event["to"])})
        return f"{told} {self._words('shotgun-follows')}" if "shotgun" in event else told

    def _horse_lost(self, event: Event) -> str:
        return self._words("event-horse-lost", {"car": cast("int", event["car"])})

    def _vanished(self, event: Event) -> str:
        told = self._say("event-vanished", event)
        if "to" not in event:
            return told
        return f"{told} {self._words('vanished-seen', place_args(self._words, str(event['to'])))}"

    def _happening(self, event: Event) -> str:
        name = str(event["name"])
        card = self._words(f"card-{name}")
        return self._say("event-happening", event, card=card, about=self._about(name))

    def _about(self, name: str) -> str:
        """What an event of a round card does; some do something else where he is a player."""
        return about_happening(
            self._words, name, ["Marshal"] in [list(each) for each in self._crews]
        )


_TELLERS: Final[dict[str, Callable[[ExpressTeller, Event], str]]] = {
    "placed": ExpressTeller._plain,
    "round": ExpressTeller._round,
    "turn": ExpressTeller._turn,
    "drew": ExpressTeller._drew,
    "played": ExpressTeller._played,
    "passed": ExpressTeller._by_cause,
    "chose": ExpressTeller._plain,
    "discarded": ExpressTeller._discarded,
    "kept": ExpressTeller._plain,
    "reshuffled": ExpressTeller._plain,
    "resolving": ExpressTeller._resolving,
    "no-effect": ExpressTeller._no_effect,
    "moved": ExpressTeller._by_cause,
    "shot": ExpressTeller._plain,
    "punched": ExpressTeller._plain,
    "took": ExpressTeller._took,
    "dropped": ExpressTeller._by_cause,
    "wounded": ExpressTeller._by_cause,
    "bullets-short": ExpressTeller._plain,
    "marshal": ExpressTeller._plain,
    "strongbox": ExpressTeller._plain,
    "left": ExpressTeller._plain,
    "ransom": ExpressTeller._plain,
    "happening": ExpressTeller._happening,
    "drank": ExpressTeller._drank,
    "drank-secretly": ExpressTeller._drank_secretly,
    "hostage": ExpressTeller._hostage,
    "shotgun": ExpressTeller._plain,
    "stagecoach": ExpressTeller._stagecoach,
    "horses": ExpressTeller._plain,
    "horse-lost": ExpressTeller._horse_lost,
    "marshal-drank": ExpressTeller._drank,
    "shared": ExpressTeller._shared,
    "mortal-bullet": ExpressTeller._plain,
    "vanished": ExpressTeller._vanished,
    "time-machine": ExpressTeller._plain,
    "goal": ExpressTeller._goal,
    "searched": ExpressTeller._searched,
    "aimed": ExpressTeller._bullet,
    "healed": ExpressTeller._bullet,
    "arrested": ExpressTeller._arrested,
    "broke-out": ExpressTeller._plain,
    "freed-prisoner": ExpressTeller._companion,
    "freed-bandit": ExpressTeller._plain,
    "handed-over": ExpressTeller._worth_saying,
    "copied": ExpressTeller._copied,
    "fistfighter": ExpressTeller._fistfighter,
    "recaptured": ExpressTeller._companion,
    "confiscated": ExpressTeller._worth_saying,
    "thrown": ExpressTeller._plain,
    "safe-place": ExpressTeller._safe_place,
    "rumour": ExpressTeller._goal,
    "flask-taken": ExpressTeller._worth_saying,
    "achievements": ExpressTeller._achievements,
    "goals-shown": ExpressTeller._goals_shown,
    "over": ExpressTeller._plain,
}


def about_happening(words: Words, name: str, law: bool) -> str:
    """What an event of a round card does; `law` says that the marshal is a player (MP-EVT-4)."""
    if law and name in ("angry-marshal", "revenge", "marshals-whiskey"):
        return words(f"about-law-{name}")
    return words(f"about-{name}", {"amount": AMOUNTS.get(name, 0)})
