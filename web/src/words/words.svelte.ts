/* Looking up and filling in the words of a language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { kept, keep } from "../net/keep.ts";

export type Args = Record<string, string | number>;

type Load = () => Promise<{ default: string }[]>;

/** The languages of the client, each by its own name, with the files of its words. */
const LANGUAGES: Record<string, { name: string; load: Load }> = {
  en: {
    name: "English",
    load: () => Promise.all([import("#words/en.ftl?raw"), import("#words/web/en.ftl?raw")]),
  },
};

let bundle = $state.raw(new FluentBundle("en"));
let language = $state("en");

/** The languages there are: short name and own name. */
export function languages(): [string, string][] {
  return Object.entries(LANGUAGES).map(([short, { name }]) => [short, name]);
}

/** The short name of the language that is spoken. */
export function spoken(): string {
  return language;
}

/** Speaks a language: the one asked for, the one last chosen, or the browser's. */
export async function speak(wanted?: string): Promise<void> {
  const wishes = [wanted, kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const found = wishes.find((wish) => wish && wish in LANGUAGES) ?? "en";
  const texts = await LANGUAGES[found]!.load();
  const fresh = new FluentBundle(found, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text.default));
  bundle = fresh;
  language = found;
  document.documentElement.lang = found;
  if (wanted) keep("language", found);
}

/** Whether there is a message of that key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The message of that key, filled in; the key itself where it is missing. */
export function t(key: string, args?: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** A form of the word of that key, such as its accusative, or the word itself. */
export function form(key: string, name: string): string {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, null, []) : t(key);
}
