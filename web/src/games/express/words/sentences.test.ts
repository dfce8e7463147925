/* The browser says what the terminal says. */

import { fixture } from "../../../testing/fixture.ts";
import { beforeAll, expect, test } from "vitest";
import told from "../fixtures/sentences.json";
import type { ExpressChoice, ExpressEvent, ExpressView } from "../../../wire.ts";
import { choiceWords } from "./offer.ts";
import { plainTeller, ExpressTeller } from "./teller.ts";
import { speak } from "../../../words/words.svelte.ts";

beforeAll(() => speak("en"));

test.each(told.choices)("$choice.text", ({ choice, view, says }) => {
  expect(choiceWords(fixture<ExpressChoice>(choice), view as ExpressView)).toBe(says);
});

test.each(told.events)("$says", ({ event, crews, says }) => {
  const said = plainTeller(crews).sentence(event as ExpressEvent);
  if (event.event === "round" || event.event === "turn") return; // headings here
  expect(said).toBe(says.replace(/(\d+)x /g, "$1× "));
});

test("a name is set off, a round is a heading, what was seen already is left out", () => {
  const teller = new ExpressTeller([["Ghost"], ["Doc"]]);
  const [line] = teller.lines([{ event: "shot", bandit: "Ghost", target: "Doc" }]);
  expect(line).toEqual({ text: "*Ghost* fires at *Doc*.", who: "Ghost", heading: false });
  const round: ExpressEvent = {
    event: "round",
    round: 2,
    card: "bridge",
    turns: [],
    order: [],
    happening: "",
    first: 0,
  };
  expect(teller.line(round)?.heading).toBe(true);
  expect(
    teller.line({ event: "resolving", bandit: "Doc", action: "fire", hidden: false, number: 1 }),
  ).toBeNull();
});
