/* What the law's sheets say. */

import type { Bandit, ExpressView } from "../../../wire.ts";
import { banditArgs } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { MARSHAL } from "../model/board.ts";
import type { Row } from "../table/held.ts";
import { GUNS } from "./aim.svelte.ts";
import { goalCards } from "./goals.ts";

/** Something that the marshal has achieved, or a bandit has of the law's. */
export interface Paper {
  kind: string;
  sign: string;
  count: number;
  about: string;
  /** The section of the rules that tells more. */
  rules: "law" | "prison";
}

const names = (bandits: string[]): string => bandits.map((name) => t(`bandit-${name}`)).join(", ");

/** The marshal's achievements; Wanted cards are always shown, the others once there are some. */
export function achieved(view: Pick<ExpressView, "achievements">): Paper[] {
  const { wanted, companions, bags } = view.achievements ?? {
    wanted: [],
    companions: [],
    bags: [],
  };
  const papers: Paper[] = [
    {
      kind: "wanted",
      sign: "law-wanted-done",
      count: wanted.length,
      about: t("web-achieved-wanted", { count: wanted.length, names: names(wanted) }),
      rules: "law",
    },
    {
      kind: "companions",
      sign: `law-prisoner-${(companions[0] ?? "Ghost").toLowerCase()}`,
      count: companions.length,
      about: t("web-achieved-companions", { count: companions.length, names: names(companions) }),
      rules: "prison",
    },
    {
      kind: "bags",
      sign: "loot-mail-bag",
      count: bags.length,
      about: t("web-achieved-bags", { count: bags.length }),
      rules: "law",
    },
  ];
  return papers.filter(({ kind, count }) => kind === "wanted" || count > 0);
}

/** The goals that all know, each with its rule. */
export const openGoals = (view: Pick<ExpressView, "goals" | "phase">): string[] =>
  goalCards(view)
    .filter(({ open }) => open)
    .map(({ title, rule }) => `${title}: ${rule}`);

/** What a bandit has of the law's: its Wanted card, a prisoner, Fistfighter cards. */
export function papersOf(bandit: Bandit): Paper[] {
  const { wanted, prisoner, fists = [] } = bandit;
  if (wanted === undefined) return [];
  return [
    {
      kind: "wanted",
      sign: wanted ? "law-wanted" : "law-wanted-done",
      count: 1,
      about: t(wanted ? "web-about-wanted" : "web-about-arrested"),
      rules: "law",
    },
    ...(prisoner
      ? [
          {
            kind: "prisoner",
            sign: `law-prisoner-${prisoner.toLowerCase()}`,
            count: 1,
            about:
              prisoner === bandit.bandit
                ? t("web-has-own-companion")
                : t("web-has-companion", {
                    ...banditArgs("bandit", prisoner),
                    power: t(`web-power-${prisoner}`),
                  }),
            rules: "prison" as const,
          },
        ]
      : []),
    ...fists.map((card) => ({
      kind: `fist-${card}`,
      sign: `law-fist-${card}`,
      count: 1,
      about: t(`web-about-fist-${card}`),
      rules: "law" as const,
    })),
  ];
}

/** What there is to read of the law's on somebody's whole sheet. */
export function sheetRows(view: ExpressView, bandit: Bandit): Row[] {
  if (bandit.bandit === MARSHAL) return marshalRows(view);
  const hurt = (bandit.hurt ?? []).map((bullet) => ({
    sign: `bul-${bullet}`,
    text: t(`lead-${bullet}`),
    about: t(`web-bullet-about-${bullet}`),
  }));
  const papers = papersOf(bandit).map(({ kind, sign, about }) => ({
    sign,
    text: t(`web-paper-${kind.replace(/-.*/, "")}`),
    about,
  }));
  return [...hurt, ...papers];
}

function marshalRows(view: ExpressView): Row[] {
  const guns = GUNS.map((gun) => {
    const bullets = view.stacks?.[gun] ?? [];
    return {
      sign: `cyl-${bullets.length}`,
      text: `${t(`web-gun-${gun}`)}: ${t("bullets-left", { count: bullets.length })}`,
      about: bullets.map((bullet) => t(`lead-${bullet}`)).join(", "),
    };
  });
  const fists = view.fistfighters ?? [];
  return [
    ...guns,
    {
      sign: `law-fist-${fists[0] ?? "bronze"}`,
      text: t("web-fists-left", { count: fists.length }),
      about: t("web-about-fists"),
    },
    ...achieved(view).map(({ sign, kind, about }) => ({
      sign,
      text: t(`web-achievement-${kind}`),
      about,
    })),
    ...goalCards(view)
      .filter(({ open }) => open)
      .map(({ sign, title, rule }) => ({ sign, text: title, about: rule })),
  ];
}
