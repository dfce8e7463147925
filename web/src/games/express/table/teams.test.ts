/* Teams are named where partners share a purse, and before a hand is shown. */

import type { Express } from "../facts.ts";
import { fixture } from "../../../testing/fixture.ts";
import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { Table } from "../../../shell/net/table.svelte.ts";
import { view } from "../fixtures/views.ts";
import type { ExpressView } from "../../../wire.ts";
import { speak } from "../../../words/words.svelte.ts";
import Curtain from "../../../shell/table/Curtain.svelte";
import MoneyChart from "./MoneyChart.svelte";

beforeAll(() => speak("en"));

/** Four players in two teams. */
function teams(): ExpressView {
  const seen = view("move");
  const standings = seen.players.map(({ seat, bandits }) => ({
    seat,
    bandits,
    rank: 1,
    bullets: 0,
    money: 250,
    lines: [],
  }));
  const made = [0, 2].map((seat) => ({
    seats: [seat, seat + 1],
    money: 500,
    bullets: 0,
    rank: 1,
    lines: [],
  }));
  const result: ExpressView["result"] = {
    winners: [0, 1],
    decided_by: "money",
    standings,
    teams: made,
  };
  return { ...seen, teams: true, result };
}

/** The words of a part of the page. */
function words<P extends Record<string, unknown>>(
  part: Component<P>,
  props: P,
  where: string,
): string {
  const shown = mount(part, { target: document.body, props });
  flushSync();
  const said = document.querySelector(where)?.textContent ?? "";
  void unmount(shown);
  return said.replace(/\s+/g, " ").trim();
}

test("the money over the game names the teams", () => {
  const seen = teams();
  const [one, two] = seen.players.map(({ bandits }) => bandits[0]);
  const said = words(MoneyChart, { view: seen, events: [] }, "ul");
  expect(said).toContain(`team 1: ${one} and ${two}`);
  expect(said).toContain("team 2: ");
});

test("the curtain names the team and the partner", () => {
  const seats = ["Ada", "Ben", "Cleo", "Dan"].map((name) => ({ name }));
  const table = fixture<Table<Express>>({ room: { seats }, sides: [], seats: [0, 1, 2, 3] });
  const props = { table, view: teams(), seat: 3, tell: () => [], onopen: () => {} };
  expect(words(Curtain, props, ".team")).toBe("team 2: Cleo and Dan");
  const alone = { ...props, view: { ...teams(), teams: false } };
  expect(words(Curtain, alone, ".team")).toBe("");
});
