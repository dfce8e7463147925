/* What a card would do, in a sentence. */

import { cardParts } from "../../../parts.ts";
import type { Card, ExpressChoice, Foretold } from "../../../wire.ts";
import { kindKey, lootArgs, placeArgs } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { certain, named, placesNamed, type Forecasts } from "./foresee.ts";

/** The sentence under a card in hand; empty where nothing certain can be said. */
export function note(card: Card, forecast: Foretold | null): string {
  if (!forecast || !certain(forecast)) return "";
  const { kind } = cardParts(card);
  switch (kind) {
    case "floor":
    case "floor+": {
      const places = placesNamed(forecast);
      return places.length === 1
        ? t("web-would-floor", placeArgs(places[0]!))
        : t("web-would-floor-mei");
    }
    case "fire":
    case "arrest":
    case "punch": {
      const names = named(forecast, "target").map((name) => t(`bandit-${name}`));
      return t(`web-would-${kind}`, { count: names.length, names: names.join(", ") });
    }
    case "ride":
      return t("web-would-ride", { count: forecast.outcomes.length });
    case "rob": {
      const names = named(forecast, "loot").map((loot) => String(lootArgs(loot)["loot-object"]));
      return t("web-would-rob", { count: names.length, names: names.join(", ") });
    }
    default:
      return "";
  }
}

/** What speaks for a choice that plays a card: the sentence that stands under that card; empty for others. */
export function because(choice: ExpressChoice | undefined, forecasts: Forecasts): string {
  if (choice?.verb !== "play") return "";
  const { card, action, text } = choice;
  return note(card, forecasts[text] ?? null) || t(`web-note-${kindKey(action)}`);
}
