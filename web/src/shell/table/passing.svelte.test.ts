/* One device for several seats, which are told of things one after another. */

import { fixture } from "../../testing/fixture.ts";
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Side } from "../net/side.svelte.ts";
import type { Table } from "../net/table.svelte.ts";
import type { Happened } from "../../wire.ts";
import type { Projector } from "../game.ts";
import { Passing } from "./passing.svelte.ts";

const happened = (number: number, asked: number | null) =>
  fixture<Happened>({ number, asked, view: { phase: "planning" } });

/** A device with the seats of Ann and Bob, at which Bob has the device and is asked. */
function shared(look: (passing: Passing, ann: Side, bob: Side) => void): void {
  const [ann, bob] = [new Side(0), new Side(1)];
  ann.stand(happened(4, null));
  bob.stand(happened(4, 4));
  const table = { seats: [0, 1], sides: [ann, bob], seat: 1, side: bob, sitAt: () => {} };
  const end = $effect.root(() => {
    const passing = new Passing(fixture<Table>(table));
    passing.open();
    expect(passing.next).toBeNull();
    look(passing, ann, bob);
  });
  end();
}

test("no curtain falls between what the first seat hears and the last", () =>
  shared((passing, ann, bob) => {
    bob.stand(happened(4, null));
    ann.stand(happened(5, 5));
    expect(passing.next).toBeNull();
    bob.stand(happened(5, null));
    expect(passing.next).toBe(0);
  }));

test("a curtain that is down stays down while the seats hear of a choice", () =>
  shared((passing, ann, bob) => {
    ann.stand(happened(4, 4));
    bob.pending = { choice: "", asked: 4, id: "" };
    expect(passing.next).toBe(0);
    ann.stand(happened(5, 4));
    expect(passing.next).toBe(0);
    bob.stand(happened(5, null));
    expect(passing.next).toBe(0);
  }));

test("a curtain that is down stays down while the last choice is shown behind it", () =>
  shared((passing, ann, bob) => {
    ann.stand(happened(4, 4));
    bob.pending = { choice: "", asked: 4, id: "" };
    flushSync();
    expect(passing.next).toBe(0);
    bob.hear(happened(5, null), fixture<Projector>({ play: () => new Promise(() => {}) }));
    flushSync();
    expect(bob.caughtUp).toBe(false);
    expect(passing.next).toBe(0);
    passing.open();
    expect(passing.next).toBeNull();
  }));
