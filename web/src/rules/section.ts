/* A section of the rules, and the words of it. */

import { form, hasForm, t } from "../words/words.svelte.ts";
import type { Strip } from "./strips.ts";

/** A paragraph, with the ids of the rules that it tells. */
export interface Block {
  key: string;
  rules: string[];
  /** Whose portrait stands beside it, or which sign. */
  bust?: string;
  sign?: string;
  strip?: Strip;
}

export interface Section {
  id: string;
  group: string;
  icon?: string;
  /** The rules of the lead. */
  rules: string[];
  blocks: Block[];
  /** The lesson that plays it, and in which scene. */
  lesson?: [name: string, scene: number];
}

export type Row = [key: string, rules: string, more?: Partial<Block>];

/** A section: its group and name, the rules of its lead, its paragraphs. */
export function section(
  group: string,
  id: string,
  rules: string,
  rows: Row[],
  more: Partial<Section> = {},
): Section {
  const blocks = rows.map(([key, told, extra]) => ({ key, rules: ids(told), ...extra }));
  return { id, group, rules: ids(rules), blocks, ...more };
}

const ids = (text: string): string[] => text.split(" ").filter(Boolean);

/** The key of a paragraph's words. */
export const keyOf = (section: Section, block: Block): string => `rules-${section.id}-${block.key}`;

/** The title of a paragraph; of events it is their own name, of portraits the bandit's. */
export function titleOf(section: Section, block: Block): string {
  const key = keyOf(section, block);
  if (hasForm(key, "title")) return form(key, "title");
  if (section.id === "events") return t(`card-${block.key}`);
  return "";
}
