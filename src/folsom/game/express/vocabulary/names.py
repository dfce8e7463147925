"""The game's own names, as they stand in choices, events and views."""

from typing import Literal

Turn = Literal["standard", "tunnel", "speeding-up", "switching", "turmoil", "jolt"]
Action = Literal[
    "move",
    "floor",
    "fire",
    "rob",
    "punch",
    "marshal",
    "ride",
    "brainwave",
    "move+",
    "floor+",
    "arrest",
]
Loot = Literal["purse", "jewel", "strongbox", "flask", "half-usual", "half-old", "mail-bag"]
Whiskey = Literal["usual", "old"]
Hostage = Literal[
    "poodle",
    "banker",
    "minister",
    "teacher",
    "zealot",
    "old-lady",
    "poker-player",
    "photographer",
]
Expansion = Literal["horses", "machine", "cursed", "marshal"]
Bullet = Literal["lost-weapon", "hurt-knee", "hurt-shoulder", "gotcha", "drop-the-bag", "golden"]
Fistfighter = Literal["gold", "silver", "bronze"]
Phase = Literal[
    "start-places",
    "boarding",
    "choose-card",
    "schemin",
    "turmoil",
    "discarding",
    "keeping",
    "stealin",
    "fleeing",
    "taking-hostage",
    "pickpocketing",
    "travelling",
    "handing-over",
    "reflexes",
    "angry-marshal",
    "over",
]
