"""The rules of the expansions in play, in short."""

from folsom.cli.names import about_hostage, about_lead, lead_name
from folsom.cli.seen import Seen
from folsom.game.express.horses.components import HOSTAGES
from folsom.game.express.machine import REWARD
from folsom.game.express.marshal.components import EFFECTS, PRISONERS_REWARD, WANTED
from folsom.locale import Words


def explained(words: Words, seen: Seen) -> list[str]:
    """A line for each new thing on the table, and for each hostage in the game."""
    lines = [words("help-teams")] if seen["teams"] else []
    if "stagecoach" in seen:
        lines += beside_the_train(words, seen)
    if "goals" in seen:
        lines += with_the_marshal(words)
    expansions = seen.get("expansions", [])
    if "machine" in expansions:
        lines.append(words("help-machine", {"amount": REWARD}))
    if "cursed" in expansions:
        lines.append(words("help-cursed"))
    return lines


def with_the_marshal(words: Words) -> list[str]:
    """What Marshal & Prisoners adds."""
    lines = [words("help-law"), words("help-plus")]
    lines += [words("help-prison", {"amount": WANTED}), words("help-brainwave")]
    lines += [words("help-companion", {"amount": PRISONERS_REWARD}), words("help-bullets")]
    return lines + [f"  {lead_name(words, each)}: {about_lead(words, each)}." for each in EFFECTS]


def beside_the_train(words: Words, seen: Seen) -> list[str]:
    """What Horses & Stagecoach adds."""
    lines = [words("help-boarding")] if seen["phase"] == "boarding" else []
    lines += [words("help-ride"), words("help-stagecoach"), words("help-shotgun")]
    lines += [words("help-whiskey"), words("help-turmoil")]
    if not seen["expert"]:  # where it is usual to keep cards
        lines.append(words("help-keeping", {"count": 1}))
    taken = [sheet.get("hostage") for sheet in seen["bandits"]]
    lines.append(words("help-hostages"))
    for name in HOSTAGES:
        if name in seen["hostages"] or name in taken:
            lines.append(f"  {words(f'hostage-{name}')}: {about_hostage(words, name)}.")
    return lines
