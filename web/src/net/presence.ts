/* What changes in a room are worth a word. */

import type { Room } from "../wire.ts";
import { t } from "../words/words.svelte.ts";

/** A sentence for each of the others who came back or lets a bot play. */
export function changes(before: Room | null, after: Room, mine: number[]): string[] {
  if (!before || before.status !== "playing" || after.status !== "playing") return [];
  return after.seats.flatMap((seat) => {
    const was = before.seats[seat.seat];
    if (!was || seat.who !== "person" || mine.includes(seat.seat)) return [];
    const name = seat.name || t("web-somebody");
    if (was.level === null && seat.level !== null) return [t("web-bot-steps-in", { name })];
    if (was.who !== "person") return [t("web-sits-down", { name })];
    if (!was.here && seat.here) return [t("web-is-back", { name })];
    return [];
  });
}
