"""What happened, in sentences."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, cast

from folsom.cli.names import (
    Args,
    about_lead,
    action_name,
    bandit_args,
    counted_cards,
    crew_args,
    goal_name,
    lead_name,
    loot_args,
    place_args,
    whiskey_name,
)
from folsom.locale import Words

Event = Mapping[str, object]
"""An event as a seat sees it."""

OPENING: Final = (
    *("resolving", "happening", "stagecoach", "vanished", "time-machine"),
    *("healed", "achievements", "goals-shown"),
)
"""What begins a paragraph; its consequences go on in it."""
USUAL_VALUES: Final = {"jewel": 500, "strongbox": 1000, "flask": 0, "half-usual": 0, "half-old": 0}
"""What needs not be said of a token."""
AMOUNTS: Final = {"hostage-conductor": 250, "mortal-bullet": 150}
"""The money of which the words of an event speak."""
ALONE: Final = (
    *("round", "turn", "drew", "played", "passed", "chose", "discarded", "kept", "over"),
    *("goal", "searched"),
)
"""What is a paragraph of its own."""


class Story:
    """Tells events, as one seat sees them, in the words of a language."""

    opening: Sequence[str] = OPENING
    alone: Sequence[str] = ALONE

    def __init__(self, words: Words, crews: Sequence[Sequence[str]]) -> None:
        """`crews` has each seat's bandits."""
        self._words: Final = words
        self._crews: Final = crews

    def paragraphs(self, events: Iterable[Event]) -> list[str]:
        """All of it, each card or event of a round with its consequences in one paragraph."""
        told: list[str] = []
        going_on = False
        for event in events:
            kind = event["event"]
            alone = kind in self.alone
            if going_on and not alone and kind not in self.opening:
                told[-1] += f" {self.sentence(event)}"
            else:
                told.append(self.sentence(event))
            going_on = not alone
        return told

    def sentence(self, event: Event) -> str:
        """One event in words."""
        return _TELLERS[str(event["event"])](self, event)

    @staticmethod
    def kinds() -> list[str]:
        """The kinds of event that can be told."""
        return list(_TELLERS)

    def _say(self, key: str, event: Event, **more: str | int) -> str:
        """A message, with all that the event gives it to speak of."""
        return self._words(key, {**self._args(event), **more})

    def _args(self, event: Event) -> Args:
        """The event's facts as messages want them."""
        words = self._words
        args: Args = {}
        for argument in ("bandit", "target"):
            if argument in event:
                args.update(bandit_args(words, argument, str(event[argument])))
        if "seat" in event:
            args.update(crew_args(words, self._crews[cast("int", event["seat"])]))
        if "loot" in event:
            args.update(loot_args(words, str(event["loot"])))
        for argument in ("place", "to"):
            if argument in event:
                where = event[argument]  # of the marshal only his car is said
                place = f"{where} inside" if isinstance(where, int) else str(where)
                args.update(place_args(words, place))
        for argument in ("round", "turn", "count", "amount"):
            if argument in event:
                args[argument] = cast("int", event[argument])
        return args

    def _plain(self, event: Event) -> str:
        return self._say(f"event-{event['event']}", event)

    def _by_cause(self, event: Event) -> str:
        return self._say(f"event-{event['event']}-{event['cause']}", event)

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
            not card.endswith("bullet") and card.split(" ")[0] not in crew for card in cards
        )
        return ", ".join(counted_cards(self._words, cards, whose))

    def _played(self, event: Event) -> str:
        if "card" not in event:
            return self._say("event-played-hidden", event)
        owner, action = str(event["card"]).split(" ")
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

    def _searched(self, event: Event) -> str:
        from_discards = event["pile"] == "discard"
        return self._say("event-searched-discard" if from_discards else "event-searched", event)

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

    def _bullet(self, event: Event) -> str:
        """Something that has to do with one of the marshal's bullets."""
        bullet = str(event["bullet"])
        key = "law-event-aimed" if event["event"] == "aimed" else "event-healed"
        return self._say(
            key,
            event,
            bullet=lead_name(self._words, bullet),
            about=about_lead(self._words, bullet),
        )

    def _goal(self, event: Event) -> str:
        number = cast("int", event["number"])
        if "goal" not in event:
            return self._words("law-event-goal", {"number": number})
        key = "event-rumour" if event["event"] == "rumour" else "law-event-goal-seen"
        goal = goal_name(self._words, str(event["goal"]))
        return self._words(key, {"number": number, "goal": goal})

    def _arrested(self, event: Event) -> str:
        return self._say("event-arrested-first" if event["wanted"] else "event-arrested", event)

    def _companion(self, event: Event) -> str:
        whose = bandit_args(self._words, "target", str(event["prisoner"]))
        return self._say(f"law-event-{event['event']}", event, **whose)

    def _copied(self, event: Event) -> str:
        return self._say(
            "event-copied", event, action=action_name(self._words, str(event["action"]))
        )

    def _fistfighter(self, event: Event) -> str:
        return self._say("law-event-fistfighter", event, card=self._words(f"fist-{event['card']}"))

    def _worth_saying(self, event: Event) -> str:
        """A token changed hands; its value for who knows it."""
        if event["event"] == "flask-taken":
            told = self._say("law-event-flask-taken", event)
            return f"{told} {self._words('worth-old')}" if event.get("value") == 1 else told
        told = self._plain(event)
        if "value" not in event or event["value"] == USUAL_VALUES.get(str(event["loot"])):
            return told
        return f"{told} {self._words('worth', {'amount': cast('int', event['value'])})}"

    def _safe_place(self, event: Event) -> str:
        return self._say("law-event-safe-place", event)

    def _achievements(self, event: Event) -> str:
        number = len(cast("list[str]", event["companions"]))
        bags = cast("int", event["bags"])
        return self._words("law-event-achievements", {"number": number, "bags": bags})

    def _goals_shown(self, event: Event) -> str:
        number = cast("int", event["fulfilled"])
        return self._words("event-goals-shown", {"number": number})


_TELLERS: Final[dict[str, Callable[[Story, Event], str]]] = {
    "placed": Story._plain,
    "round": Story._round,
    "turn": Story._turn,
    "drew": Story._drew,
    "played": Story._played,
    "passed": Story._by_cause,
    "chose": Story._plain,
    "discarded": Story._discarded,
    "kept": Story._plain,
    "reshuffled": Story._plain,
    "resolving": Story._resolving,
    "no-effect": Story._no_effect,
    "moved": Story._by_cause,
    "shot": Story._plain,
    "punched": Story._plain,
    "took": Story._took,
    "dropped": Story._by_cause,
    "wounded": Story._by_cause,
    "bullets-short": Story._plain,
    "marshal": Story._plain,
    "strongbox": Story._plain,
    "left": Story._plain,
    "ransom": Story._plain,
    "happening": Story._happening,
    "drank": Story._drank,
    "drank-secretly": Story._drank_secretly,
    "hostage": Story._hostage,
    "shotgun": Story._plain,
    "stagecoach": Story._stagecoach,
    "horses": Story._plain,
    "horse-lost": Story._horse_lost,
    "marshal-drank": Story._drank,
    "shared": Story._shared,
    "mortal-bullet": Story._plain,
    "vanished": Story._vanished,
    "time-machine": Story._plain,
    "goal": Story._goal,
    "searched": Story._searched,
    "aimed": Story._bullet,
    "healed": Story._bullet,
    "arrested": Story._arrested,
    "broke-out": Story._plain,
    "freed-prisoner": Story._companion,
    "freed-bandit": Story._plain,
    "handed-over": Story._worth_saying,
    "copied": Story._copied,
    "fistfighter": Story._fistfighter,
    "recaptured": Story._companion,
    "confiscated": Story._worth_saying,
    "thrown": Story._plain,
    "safe-place": Story._safe_place,
    "rumour": Story._goal,
    "flask-taken": Story._worth_saying,
    "achievements": Story._achievements,
    "goals-shown": Story._goals_shown,
    "over": Story._plain,
}


def about_happening(words: Words, name: str, law: bool) -> str:
    """What an event of a round card does; `law` says that the marshal is a player (MP-EVT-4)."""
    if law and name in ("angry-marshal", "revenge", "marshals-whiskey"):
        return words(f"about-law-{name}")
    return words(f"about-{name}", {"amount": AMOUNTS.get(name, 0)})
