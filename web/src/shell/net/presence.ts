/* What changes in a room are worth a word. */

import type { Note, Room, Said } from "../../wire.ts";
import { t } from "../../words/words.svelte.ts";

/** What the table tells of a person, in a sentence. */
export function noteText({ what, name, was }: Pick<Note | Said, "what" | "name" | "was">): string {
  const [now, before] = [name || t("web-somebody"), was || t("web-somebody")];
  return t(`web-people-${what}`, { name: now, was: before });
}

/** A sentence for each of the others who came back or lets a bot play. */
export function changes(before: Room | null, after: Room, mine: number[]): string[] {
  if (!before || before.status !== "playing" || after.status !== "playing") return [];
  // Of who left, came back or sat down the table itself tells.
  return after.seats.flatMap((seat) => {
    const was = before.seats[seat.seat];
    if (!was || seat.who !== "person" || mine.includes(seat.seat)) return [];
    const name = seat.name || t("web-somebody");
    if (was.who !== "person" || was.left || seat.left) return [];
    if (was.level === null && seat.level !== null) return [t("web-bot-steps-in", { name })];
    if (!was.here && seat.here) return [t("web-people-came-back", { name })];
    return [];
  });
}
