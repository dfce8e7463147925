/* How Colt Express is set up. */

import { boxChips, type Chip, type GameSetUp } from "../../../shell/setup/game-wish.ts";
import { t } from "../../../words/words.svelte.ts";
import ExpressForm from "./ExpressForm.svelte";
import ExpressMore from "./ExpressMore.svelte";
import Lid from "./Lid.svelte";
import { ExpressWish } from "./wish.svelte.ts";

const SIGNS = {
  horses: "act-ride",
  machine: "act-travel",
  cursed: "loot-jewel",
  marshal: "act-arrest",
};

/** An option in brief, if it is asked for. */
const chip = (asked: boolean, sign: string, text: string, about: string, hot = true): Chip[] =>
  asked ? [{ sign, text: t(text), about: t(about), hot }] : [];

export const expressSetUp: GameSetUp<ExpressWish> = {
  wish: (known, options) => new ExpressWish(known, options),
  Form: ExpressForm,
  More: ExpressMore,
  Lid,
  boxes: () => t("web-boxes"),
  about: (bandit) => t(`web-power-${bandit}`),
  chips: (options) => [
    ...boxChips(options, SIGNS, t),
    ...chip(!!options.pairs, "ui-people", "web-pairs", "web-pairs-about"),
    ...chip(!!options.teams, "ui-people", "web-teams", "web-teams-about"),
    ...chip(!!options.expert, "ui-deck", "web-expert", "web-expert-about"),
    ...chip(options.edition === 1, "ui-rules", "web-first-edition", "web-edition-about"),
    ...chip(options.powers !== false, "act-punch", "web-powers", "web-powers-about", false),
    ...chip(options.events !== false, "ev-rebellion", "web-events", "web-events-about", false),
  ],
};
