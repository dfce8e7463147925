/* What a card would do, in a sentence. */

import type { View } from "../wire.ts";
import { banditArgs, lootArgs, parted, placeArgs } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";
import { foresee } from "./foresee.ts";

const listed = (names: string[]): string => names.join(", ");

/** The sentence under a card in hand; empty where nothing certain can be said. */
export function note(view: View, card: string): string {
  const [, kind] = parted(card);
  const { from, places, targets, loot } = foresee(view, card);
  if (!from) return "";
  switch (kind) {
    case "floor":
      return places.length === 1 ? t("web-would-floor", placeArgs(places[0]!)) : t("web-would-floor-mei");
    case "fire":
    case "punch": {
      const names = targets.map((name) => String(banditArgs("bandit", name).bandit));
      return t(`web-would-${kind}`, { count: names.length, names: listed(names) });
    }
    case "rob": {
      const names = loot.map((name) => String(lootArgs(name)["loot-object"]));
      return t("web-would-rob", { count: names.length, names: listed(names) });
    }
    default:
      return "";
  }
}
