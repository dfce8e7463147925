/* Choices that a test makes up, with the fields that the engine would give them. */

import type { Choice } from "../wire.ts";
import { fixture } from "./fixture.ts";

const READERS: [RegExp, (found: Record<string, string | undefined>) => object][] = [
  [/^fire left (?<left>\w+) and right (?<right>\w+)$/, ({ left, right }) => aim(left, right)],
  [/^fire left (?<left>\w+)$/, ({ left }) => aim(left, null)],
  [/^fire right (?<right>\w+)$/, ({ right }) => aim(null, right)],
  [
    /^fire (?<target>\w+)(?<off> off the train)?$/,
    ({ target, off }) => ({ verb: "fire", target, landing: off ? "gone" : null }),
  ],
  [
    /^punch (?<target>\w+)(?<taking> taking)?(?: (?<loot>(?!to |off )[\w-]+))?(?: to (?<place>.+)| off the train)$/,
    ({ target, taking, loot, place }) => ({
      verb: "punch",
      target,
      loot: loot ?? null,
      taking: !!taking,
      landing: place ?? "gone",
    }),
  ],
  [/^rob (?<loot>\S+)$/, ({ loot }) => ({ verb: "rob", loot, second: null })],
  [/^leave (?<loot>\S+)$/, ({ loot }) => ({ verb: "leave", loot })],
  [/^hostage (?<hostage>\S+)$/, ({ hostage }) => ({ verb: "hostage", hostage })],
  [/^marshal to (?<car>\d)$/, ({ car }) => ({ verb: "marshal", car: Number(car) })],
  [/^(?<verb>move|floor|ride|flee) to (?<place>.+)$/, ({ verb, place }) => ({ verb, place })],
  [
    /^play (?<bandit>\w+) (?<action>\S+?)(?<down> face-down)?(?:, then (?<cover>.+))?$/,
    ({ bandit, action, down, cover }) => ({
      verb: "play",
      card: `${bandit} ${action}`,
      bandit,
      action,
      face_down: !!down,
      cover: cover ?? null,
    }),
  ],
  [/^(?<verb>draw|pass|search)$/, ({ verb }) => ({ verb })],
];

const aim = (left: string | null | undefined, right: string | null | undefined): object => ({
  verb: "aim",
  left,
  right,
});

/** A choice by its text. */
export function choiceOf(text: string): Choice {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(text);
    if (found) return fixture({ text, ...read(found.groups ?? {}) });
  }
  throw new Error(`No test has made such a choice: ${text}`);
}

/** Some choices, as a view offers them. */
export const offering = (...choices: string[]): { offers: Choice[] } => ({
  offers: choices.map(choiceOf),
});
