/* Looking something up in the rules. */

import { form, t } from "../words/words.svelte.ts";
import { keyOf, titleOf, type Block, type Section } from "./section.ts";
import { SECTIONS } from "./sections.ts";

/** A place in the rules where something was found. */
export interface Hit {
  section: Section;
  block: Block | null;
  text: string;
}

/** Everywhere in the rules where a text stands; names and titles count. */
export function search(text: string): Hit[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted.length < 2) return [];
  return SECTIONS.flatMap((section) => {
    const title = t(`rules-${section.id}`);
    const lead = form(`rules-${section.id}`, "lead");
    const places: Hit[] = [
      { section, block: null, text: lead },
      ...section.blocks.map((block) => ({ section, block, text: t(keyOf(section, block)) })),
    ];
    return places.filter(({ block, text: told }, at) => {
      const heading = block ? titleOf(section, block) : at === 0 ? title : "";
      const ids = (block ?? section).rules.join(" ");
      return `${heading} ${told} ${ids}`.toLocaleLowerCase().includes(wanted);
    });
  });
}

/** A text cut where something stands in it: what is between stands at odd places. */
export function cut(text: string, wanted: string): string[] {
  const sought = wanted.trim();
  if (sought.length < 2) return [text];
  const safe = sought.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.split(new RegExp(`(${safe})`, "iu"));
}
