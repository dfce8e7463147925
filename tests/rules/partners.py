"""Teams to play in."""

FOUR = {"seats": ["Ghost", "Doc", "Belle", "Tuco"], "teams": True}
TEAMS: list[dict[str, object]] = [
    {"players": 4, "teams": True},
    {"players": 6, "teams": True, "expert": True},
    {"players": 6, "teams": True, "expansions": ["horses", "machine", "cursed"]},
]
