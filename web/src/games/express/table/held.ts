/* What a bandit holds, row by row: loot, flasks, a hostage, and where they are if not on the train. */

import { MARSHAL } from "../model/board.ts";
import type { Bandit, ExpressView, Token } from "../../../wire.ts";
import { t } from "../../../words/words.svelte.ts";

/** A row of the whole sheet. */
export interface Row {
  sign: string;
  text: string;
  about: string;
}

const LOOT = {
  purse: "purses",
  jewel: "jewels",
  strongbox: "strongboxes",
  "mail-bag": "mail-bags",
} as const;
/** What is not spoken of where nobody can have it. */
const SELDOM = ["mail-bag"];
const FLASKS = { flask: "flasks", "half-usual": "half-usuals", "half-old": "half-olds" } as const;
/** Where somebody is who is not on the train, and its sign. */
const AWAY: Record<string, [sign: string, text: string]> = {
  gone: ["ev-escape", "web-gone"],
  hidden: ["act-travel", "web-in-time"],
  cell: ["bul-gotcha", "web-in-cell"],
  thrown: ["ev-deadly-fall", "web-thrown"],
};

/** What there is to say of where somebody is who is not about on the train; none of the others. */
export function awayOf(view: ExpressView, { bandit, place }: Bandit): Row | null {
  const fell = place === "gone" && view.rounds.at(-1)?.happening === "deadly-fall";
  const where = fell ? "thrown" : (place ?? "");
  const [sign, text] = AWAY[where] ?? [];
  if (!sign || !text) return null;
  const about = t(`web-about-${where}`, { bandit: t(`bandit-${bandit}`) });
  return { sign, text: t(text), about };
}

/** What the viewer knows of a token: its value, or the whiskey in it. */
const known = ({ value, whiskey }: Token): string[] =>
  whiskey
    ? [t(`web-whiskey-short-${whiskey}`)]
    : value == null
      ? []
      : [t("money", { amount: value })];

function row(bandit: Bandit, kind: string, key: string): Row {
  const tokens = bandit.loot.filter((token) => token.kind === kind);
  return {
    sign: `loot-${kind}`,
    text: t(key, { count: tokens.length }),
    about: tokens.flatMap(known).join(", "),
  };
}

/** All that a bandit holds. */
export function held(view: ExpressView, bandit: Bandit): Row[] {
  const cursed = view.expansions?.includes("cursed") ? ` ${t("web-about-cursed")}` : "";
  const own = (kind: string): boolean => bandit.loot.some((token) => token.kind === kind);
  const rows = Object.entries(LOOT).flatMap(([kind, key]) => {
    if (!own(kind) && (SELDOM.includes(kind) || bandit.bandit === MARSHAL)) return [];
    const found = row(bandit, kind, key);
    return [{ ...found, about: found.about || t(`web-about-${kind}`) + cursed }];
  });
  if (view.horses)
    for (const [kind, key] of Object.entries(FLASKS)) {
      if (!own(kind) && (kind !== "flask" || bandit.bandit === MARSHAL)) continue;
      const { about, ...found } = row(bandit, kind, key);
      rows.push({ ...found, about: [about, t(`web-about-${kind}`)].filter(Boolean).join(". ") });
    }
  const { hostage } = bandit;
  if (hostage)
    rows.push({
      sign: `host-${hostage}`,
      text: `${t(`hostage-${hostage}`)}, ${t(`web-ransom-${hostage}`)}`,
      about: t(`web-hinders-${hostage}`),
    });
  const away = awayOf(view, bandit);
  if (away) rows.push(away);
  return rows;
}
