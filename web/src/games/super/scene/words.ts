/* What the stage of Colt Super Express says of bandits and places. */

import { placeParts } from "../../../parts.ts";
import type { CarPlace, SuperBandit, SuperView } from "../../../wire.ts";
import { banditArgs } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";

/** A bandit: which way it faces, whether it lies, and whom it would hit. */
export function aboutBandit({ bandit, facing, stunned, target, place }: SuperBandit): string {
  const name = t(`bandit-${bandit}`);
  if (place === null) return t("web-super-about-off", { bandit: name });
  if (stunned) return t("web-super-about-stunned", { bandit: name, facing });
  return target
    ? t("web-super-about-aims", { bandit: name, facing, ...banditArgs("target", target) })
    : t("web-super-about-free", { bandit: name, facing });
}

/** Who stands at a place, from rear to front. */
export function placeWords(view: SuperView, place: CarPlace): string {
  const { car, level } = placeParts(place);
  const line = view.places.find((each) => each.place === place)?.bandits ?? [];
  const who = line.map((name) => {
    const bandit = view.bandits.find((each) => each.bandit === name);
    return t("web-super-standing", {
      bandit: t(`bandit-${name}`),
      facing: bandit?.facing ?? "forward",
      stunned: bandit?.stunned ? "yes" : "no",
    });
  });
  return t("web-super-place", { car, level, who: who.join(", ") });
}
