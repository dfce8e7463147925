/* The worker in which the tables are: Python's, with what the browser gives it. */

import type { PyProxy } from "pyodide/ffi";
import { Beside } from "./beside.ts";
import { browser, onNews } from "./browser.ts";
import { keepUnpacked } from "./files.ts";
import type { Heard, Said } from "./messages.ts";
import { python } from "./python.ts";

/** As engine.py has it. */
interface Engine {
  open(line: number): void;
  hear(line: number, text: string): void;
  end(line: number): void;
  answer(method: string, url: string, body: string): Promise<PyProxy>;
  news(table: string, number: number): void;
}

interface Module {
  Engine: {
    start(
      kept: typeof browser,
      beside: Beside,
      post: (line: number, text: string) => void,
    ): Promise<Engine>;
  };
}

const tell = (heard: Heard): void => postMessage(heard);

const beside = new Beside(
  () => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" }),
  () => tell({ kind: "thinking" }),
);

/** What can wait comes when nobody has wanted anything for so long, in milliseconds. */
const QUIET = 1000;
let quiet: ReturnType<typeof setTimeout> | undefined;
let waits = true;
function later(): void {
  clearTimeout(quiet);
  if (!waits) return;
  quiet = setTimeout(() => {
    waits = false;
    beside.start();
    keepUnpacked().catch(() => undefined); // where nothing can be kept, so be it
  }, QUIET);
}

async function start(): Promise<Engine> {
  const made = await python((bytes) => tell({ kind: "loaded", bytes }));
  const module = made.pyimport("folsom.worker.engine") as Module;
  const engine = await module.Engine.start(browser, beside, (line, text) =>
    tell({ kind: "told", line, text }),
  );
  onNews((table, number) => engine.news(table, number));
  later();
  return engine;
}

const failure = (error: unknown): Heard => ({
  kind: "failed",
  why: String(error),
  keeps: (error as { type?: string }).type !== "StorageError",
});

const starting = start();
starting.then(
  () => tell({ kind: "ready" }),
  (error: unknown) => tell(failure(error)),
);

onmessage = async ({ data }: MessageEvent<Said>) => {
  const engine = await starting.catch(() => null);
  if (!engine) return;
  later();
  if (data.kind !== "ask") {
    try {
      if (data.kind === "open") engine.open(data.line);
      else if (data.kind === "say") engine.hear(data.line, data.text);
      else engine.end(data.line);
    } catch (error) {
      tell(failure(error)); // Python itself has broken down: another begins where this one ended
    }
  } else {
    const { number, method, url } = data;
    try {
      const made = await engine.answer(method, url, data.body);
      const [ok, text, body] = made.toJs() as [boolean, boolean, string];
      made.destroy();
      tell({ kind: "answer", number, ok, text, body });
    } catch (error) {
      console.error(error);
      const body = JSON.stringify({ code: "fault", text: "" });
      tell({ kind: "answer", number, ok: false, text: false, body });
    }
  }
};
