"""What happened in Marshal & Prisoners, in sentences."""

from typing import cast

from folsom.cli.names import about_lead, action_name, bandit_args, goal_name, lead_name
from folsom.cli.teller import USUAL_VALUES, Event, Teller


class MarshalTeller(Teller):
    """Tells the events that the expansion adds."""

    def _searched(self, event: Event) -> str:
        from_discards = event["pile"] == "discard"
        return self._say("event-searched-discard" if from_discards else "event-searched", event)

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
