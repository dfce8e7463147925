/* What is asked or awaited in Colt Super Express, in a sentence. */

import type { SuperView } from "../../../wire.ts";
import { crewName } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { SLOTS } from "./plan.ts";

/** The sentence over the hand, with so many cards laid down. */
export function asking(view: SuperView, laid: number, hidden: boolean): string {
  if (view.offers?.length)
    return laid === SLOTS ? t("web-super-ask-lock") : t("web-super-ask", { count: SLOTS - laid });
  if (view.phase === "over") return t("super-over");
  if (!view.deciders.length) return t("web-super-turning");
  const waiting = view.deciders.filter((seat) => hidden || seat !== view.seat);
  const names = waiting.map((seat) => crewName(view.players[seat]?.bandits ?? []));
  const out = view.bandits.some(({ seat, place }) => seat === view.seat && place === null);
  const args = { names: names.join(", "), count: names.length };
  if (view.seat === null || hidden) return t("web-wait-for-names", args);
  return out ? t("web-super-out", args) : t("web-super-wait", args);
}
