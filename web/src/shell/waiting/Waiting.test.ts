/* The waiting room tells what is waited for. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import type { Room, SeatInfo } from "../../wire.ts";
import { speak } from "../../words/words.svelte.ts";
import type { Table } from "../net/table.svelte.ts";
import EndButtons from "../table/EndButtons.svelte";
import Waiting from "./Waiting.svelte";

const NOW = 1_700_000_000;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 * NOW });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<svg/>")));
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitting(seat: number, name: string): SeatInfo {
  return fixture<SeatInfo>({ seat, who: "person", name, bandits: [], ready: false, here: true });
}

/** A table whose host sits at seat 0, as the one at seat 1 sees it. */
function table(until: number | null): Table {
  const room = fixture<Room>({
    table: "RAVEN-42",
    status: "waiting",
    game: "express",
    options: {},
    seats: [sitting(0, "Ann"), sitting(1, "Bob"), sitting(2, "Eve")],
    host: 0,
    host_until: until,
    newcomers: [],
  });
  return fixture<Table>({
    code: "RAVEN-42",
    room,
    seats: [1],
    seat: 1,
    own: room.seats[1],
    host: false,
    sides: [],
    chat: [],
    notices: { all: [] },
    pending: [],
    left: (deadline: number) => deadline - NOW,
    ask: () => true,
  });
}

test("how long a host who is away is waited for", () => {
  const words = (until: number | null) => {
    const shown = mount(Waiting, { target: document.body, props: { table: table(until) } });
    flushSync();
    const text = document.querySelector("footer.go p span")?.textContent;
    void unmount(shown);
    return text;
  };
  expect(words(null)).toBe("Ann deals the cards when everybody is here.");
  expect(words(NOW + 105)).toBe("Ann is away. In 1:45 somebody else will host the table.");
});

test("the same after a game", () => {
  const words = (until: number | null) => {
    const shown = mount(EndButtons, { target: document.body, props: { table: table(until) } });
    flushSync();
    const text = document.querySelector("p.wait")?.textContent?.trim();
    void unmount(shown);
    return text;
  };
  expect(words(null)).toBe("Ann hosts the table and can deal another game.");
  expect(words(NOW + 9)).toBe("Ann is away. In 0:09 somebody else will host the table.");
});
