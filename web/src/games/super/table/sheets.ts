/* What a sheet of Colt Super Express says. */

import type { SuperBandit, SuperView } from "../../../wire.ts";
import { t } from "../../../words/words.svelte.ts";

/** What is to be said of a bandit now, by its kind. */
export interface State {
  kind: "off" | "stunned" | "ready" | "planning" | "";
  text: string;
}

/** Whether a bandit is off the train, stunned, planned for or waited for. */
export function stateOf(
  view: SuperView,
  { place, seat, stunned }: SuperBandit,
  me: number | null,
  playing: boolean,
): State {
  if (place === null) return { kind: "off", text: t("super-off") };
  if (stunned && (playing || !view.chosen[seat])) return { kind: "stunned", text: t("super-lies") };
  if (playing || view.phase === "over") return { kind: "", text: "" };
  if (view.chosen[seat]) return { kind: "ready", text: t("web-ready") };
  return seat === me
    ? { kind: "planning", text: t("web-super-planning") }
    : { kind: "", text: "…" };
}

/** The loot cards of a bandit in words. */
export function lootWords({ loot }: SuperBandit): string {
  const cards = t("super-loot-cards", { count: loot.length });
  if (!loot.length) return t("web-super-loot", { cards });
  const values = loot.map(({ value }) => t("money", { amount: value })).join(", ");
  return t("web-super-loot-of", { cards, values });
}
