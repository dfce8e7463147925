/* How Colt Super Express is set up. */

import type { GameSetUp } from "../../../shell/setup/game-wish.ts";
import { boxChips } from "../../../shell/setup/game-wish.ts";
import { t } from "../../../words/words.svelte.ts";
import Lid from "./Lid.svelte";
import { SuperWish } from "./wish.svelte.ts";

const SIGNS = { reflexes: "act-reflexes", horse: "act-ride" };

export const superSetUp: GameSetUp<SuperWish> = {
  wish: (known, options) => new SuperWish(known, options),
  Lid,
  boxes: () => t("web-modules"),
  about: () => "",
  chips: (options) => [
    { sign: "turn-speed", text: t("web-game-super"), about: t("web-game-about-super"), hot: true },
    ...boxChips(options, SIGNS, t),
  ],
};
