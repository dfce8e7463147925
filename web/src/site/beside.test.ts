/* Questions to the worker that thinks. */

import { fixture } from "../testing/fixture.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { Beside } from "./beside.ts";

interface Said {
  number: number;
  question?: string;
}

/** A worker that answers when it is told to. */
class Slow {
  said: Said[] = [];
  ended = false;
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  postMessage(said: Said): void {
    this.said.push(said);
  }
  answer(number: number): void {
    this.onmessage({ data: { number, thought: `thought ${number}` } });
  }
  terminate(): void {
    this.ended = true;
  }
}

let workers: Slow[];
let beside: Beside;
beforeEach(() => {
  workers = [];
  beside = new Beside(() => {
    workers.push(new Slow());
    return fixture<Worker>(workers.at(-1));
  });
});

test("one is asked after the other, and a person's question first", async () => {
  const first = beside.ask(1, "one", false);
  void beside.ask(2, "two", false);
  const hint = beside.ask(3, "three", true);
  workers[0]!.answer(1);
  expect(await first).toBe("thought 1");
  workers[0]!.answer(3);
  expect(await hint).toBe("thought 3");
  expect(workers[0]!.said.map(({ number }) => number)).toEqual([1, 3, 2]);
});

test("a begun thought that nobody wants is left at once for the next one", async () => {
  void beside.ask(1, "one", false);
  void beside.ask(2, "two", false);
  const third = beside.ask(3, "three", false);
  beside.drop(2);
  beside.drop(1);
  expect(workers[0]!.said).toEqual([
    { number: 1, question: "one" },
    { number: 0 },
    { number: 3, question: "three" },
  ]);
  // it was ready before it heard of it
  workers[0]!.answer(1);
  workers[0]!.answer(3);
  expect(await third).toBe("thought 3");
  expect(workers[0]!.ended).toBe(false);
});

test("a worker that hangs is ended, and the next question asked of another", async () => {
  const first = beside.ask(1, "one", false);
  const second = beside.ask(2, "two", false);
  beside.restart();
  await expect(first).rejects.toThrow();
  expect(workers[0]!.ended).toBe(true);
  workers[1]!.answer(2);
  expect(await second).toBe("thought 2");
});

test("a worker that does not come is made again after a while, not at once", async () => {
  vi.useFakeTimers();
  try {
    const first = beside.ask(1, "one", false);
    const failed = expect(first).rejects.toThrow();
    workers[0]!.onerror({ message: "no file" });
    await failed;
    const second = beside.ask(2, "two", false);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(workers).toHaveLength(2);
    workers[1]!.answer(2);
    expect(await second).toBe("thought 2");
  } finally {
    vi.useRealTimers();
  }
});
