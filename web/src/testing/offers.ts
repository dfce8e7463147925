/* Choices that a test makes up, with the fields that the engine gives them. */

import type { ExpressChoice } from "../wire.ts";
import { fixture } from "./fixture.ts";
import made from "./fixtures/choices.json";

const MADE = fixture<Record<string, ExpressChoice>>(made);

/** A choice by its text. */
export function choiceOf(text: string): ExpressChoice {
  const choice = MADE[text];
  if (!choice)
    throw new Error(`No test has made such a choice; name it in tests/web/choices.py: ${text}`);
  return choice;
}

/** Some choices, as a view offers them. */
export const offering = (...choices: string[]): { offers: ExpressChoice[] } => ({
  offers: choices.map(choiceOf),
});
