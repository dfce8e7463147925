/* Looking up and filling in the words of a language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { kept, keep, keptAs } from "../shell/net/keep.ts";

export type Args = Record<string, string | number>;

/** The files of words: those that every part of Folsom shares, and the client's own. */
const texts = import.meta.glob<string>(["#words/*.ftl", "#words/web/*.ftl"], {
  query: "?raw",
  import: "default",
});
/** The words of lessons, puzzles and rules, which most visits need not load. */
const learning = import.meta.glob<string>("#words/web/learn/*.ftl", {
  query: "?raw",
  import: "default",
});
const FILE = /\/locale(\/web)?\/(\w+)\.ftl$/;

/** English is what we write first; the others follow by their own names. */
const FIRST = "en";

/** The languages that the client has words for, each with its files. */
const LANGUAGES = new Map<string, (() => Promise<string>)[]>([[FIRST, filesOf(FIRST)]]);
for (const path of Object.keys(texts)) {
  const [, web, short = ""] = FILE.exec(path) ?? [];
  if (web) LANGUAGES.set(short, filesOf(short));
}

function filesOf(language: string): (() => Promise<string>)[] {
  return Object.entries(texts)
    .filter(([path]) => FILE.exec(path)?.[2] === language)
    .map(([, load]) => load);
}

let bundle = $state.raw(new FluentBundle("en"));
let language = $state("en");
/** How often a language was asked for: who switches quickly gets the last one. */
let asked = 0;
/** Given when somebody learns: those words then belong to every language that is spoken. */
let learns: Promise<void> | null = null;

/** The words for learners, English ones first: they stand where a translation is missing. */
async function lessonsIn(found: string): Promise<string[]> {
  const files = ["en", found].map((short) => {
    const path = Object.keys(learning).find((each) => nameOf(each) === short);
    return path ? learning[path]!() : Promise.resolve("");
  });
  return Promise.all(files);
}

const nameOf = (path: string): string => /(\w+)\.ftl$/.exec(path)?.[1] ?? "";

/** Loads the words of lessons, puzzles and rules, once. */
export function speakToLearners(): Promise<void> {
  learns ??= Promise.resolve().then(() => speak(language, false));
  return learns;
}

/** The languages there are: short name and own name. */
export function languages(): [string, string][] {
  return [...LANGUAGES.keys()].map((short) => {
    const name = new Intl.DisplayNames(short, { type: "language" }).of(short) ?? short;
    return [short, name.charAt(0).toLocaleUpperCase(short) + name.slice(1)];
  });
}

/** The short name of the language that is spoken. */
export function spoken(): string {
  return language;
}

/** Speaks a language: the one asked for, the one last chosen, or the browser's. */
export async function speak(wanted?: string, remember = true): Promise<void> {
  const wishes = [wanted, kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const found = wishes.find((wish) => wish && LANGUAGES.has(wish)) ?? "en";
  const turn = ++asked;
  const words = await Promise.all((LANGUAGES.get(found) ?? []).map((load) => load()));
  if (learns) words.push(...(await lessonsIn(found)));
  if (turn !== asked) return;
  const fresh = new FluentBundle(found, { useIsolating: false });
  for (const text of words) fresh.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = fresh;
  language = found;
  document.documentElement.lang = found;
  if (wanted && remember) keep("language", found);
}

/** Speaks the language that is chosen in another tab, too. */
export function listen(): void {
  addEventListener("storage", ({ key }) => {
    if (key === keptAs("language")) void speak().catch(() => {});
  });
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

/** Whether the message of that key has such a form. */
export function hasForm(key: string, name: string): boolean {
  return !!bundle.getMessage(key)?.attributes[name];
}
