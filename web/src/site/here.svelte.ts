/* Tables in this browser, as the page sees them: a line to one, plain requests, and how far it is. */

import type { Asked, Told } from "../wire.ts";
import type { Facts } from "../shell/game.ts";
import type { Connection, Ears } from "../shell/net/connection.ts";
import type { Heard, Said } from "./messages.ts";

/** Wait so long before the engine is started again that did not come, in milliseconds. */
const AGAIN = 3000;
/** How long it is said that a record is true. */
const MOMENT = 8000;

const TOTAL = Object.values(__ENGINE__.sizes).reduce((sum, bytes) => sum + bytes, 0);

type Stage = "not yet" | "coming" | "here" | "thinking";

let stage = $state<Stage>("not yet");
let bytes = $state(0);
let wanted = $state(0);
let trouble = $state(false);
let keeps = $state(true);
let verified = $state(false);
let whole = $state(false);

/** How far the engine is. */
export const engine = {
  /** Whether tables can be played at. */
  get here(): boolean {
    return stage === "here" || stage === "thinking";
  },
  /** Whether bots can be asked, too. */
  get thinks(): boolean {
    return stage === "thinking";
  },
  /** Whether all else is kept, too, so that no line is needed any more. */
  get kept(): boolean {
    return this.thinks && whole;
  },
  /** Whether it could not be loaded; it is tried again. */
  get failed(): boolean {
    return trouble;
  },
  /** Whether the browser lets games be kept; without that there are none. */
  get keeps(): boolean {
    return keeps;
  },
  /** Whether somebody waits for it. */
  get wanted(): boolean {
    return wanted > 0 && !this.here;
  },
  /** Whether a record has just been played again here, and all in it is true. */
  get verified(): boolean {
    return verified;
  },
  get bytes(): number {
    return this.here ? TOTAL : Math.min(bytes, TOTAL);
  },
  total: TOTAL,
};

/** The service worker says when it keeps everything. */
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data === "kept") whole = true;
});

/** A line, as the worker's messages concern it. */
interface Heeding {
  hear(text: string): void;
  lose(again: number): void;
  hurry(): void;
}

let worker: Worker | null = null;
let outbox: Said[] = [];
let numbers = 0;
const lines = new Map<number, Heeding>();
const asked = new Map<number, { said: Said; done(answer: Response): void }>();

/** Waits until all that is fetched is kept, so that nothing is fetched twice; but not for long. */
function kept(): Promise<void> {
  const keeper = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!keeper || keeper.controller) return Promise.resolve();
  return new Promise((done) => {
    keeper.addEventListener("controllerchange", () => done(), { once: true });
    setTimeout(done, 2000);
  });
}

/** Starts the engine, in the background; once. */
export function start(): void {
  if (stage !== "not yet") return;
  stage = "coming";
  bytes = 0;
  void kept().then(make);
}

let waiting: ((up: boolean) => void)[] = [];

/** Starts the engine, and says when it is here, or that it could not be loaded. */
export function ready(): Promise<boolean> {
  start();
  if (engine.here) return Promise.resolve(true);
  return new Promise((done) => waiting.push(done));
}

function answerAll(up: boolean): void {
  for (const done of waiting) done(up);
  waiting = [];
}

/** Says something to the worker, as soon as there is one. */
function post(said: Said): void {
  start();
  if (worker) worker.postMessage(said);
  else outbox.push(said);
}

function make(): void {
  const made = new Worker(new URL("./tables.ts", import.meta.url), { type: "module" });
  worker = made;
  made.onmessage = ({ data }: MessageEvent<Heard>) => {
    if (worker === made) hear(data);
  };
  made.onerror = (event) => {
    if (worker === made) fail(event.message);
  };
  for (const said of outbox) made.postMessage(said);
  outbox = [];
}

function hear(heard: Heard): void {
  if (heard.kind === "loaded") bytes += heard.bytes;
  else if (heard.kind === "ready") {
    trouble = false;
    keeps = true;
    stage = "here";
    answerAll(true);
  } else if (heard.kind === "thinking") stage = "thinking";
  else if (heard.kind === "failed") {
    keeps = heard.keeps;
    fail(heard.why);
  } else if (heard.kind === "told") lines.get(heard.line)?.hear(heard.text);
  else {
    const request = asked.get(heard.number);
    asked.delete(heard.number);
    wanted = asked.size + lines.size;
    if (heard.ok && request?.said.kind === "ask" && request.said.url === "/api/records") affirm();
    const type = heard.text ? "text/plain; charset=utf-8" : "application/json";
    const status = heard.ok ? 200 : 400;
    request?.done(new Response(heard.body, { status, headers: { "content-type": type } }));
  }
}

/** A record is kept only if it is true. */
function affirm(): void {
  verified = true;
  setTimeout(() => (verified = false), MOMENT);
}

/** The worker is lost, or never came: what was stored is stored, and all begin again with another. */
function fail(why: string): void {
  console.warn("the engine did not come:", why);
  worker?.terminate();
  worker = null;
  trouble = true;
  outbox = [];
  const before = [...lines.values()];
  for (const line of before) line.lose(AGAIN);
  answerAll(false);
  setTimeout(() => {
    stage = "not yet";
    // where there is a server, nobody may need it
    if (import.meta.env.MODE === "site" || before.length || asked.size) start();
    for (const line of before) line.hurry();
    // a request may be made twice: those that do something carry an id
    for (const { said } of asked.values()) post(said);
  }, AGAIN);
}

/** As `fetch`: a plain request of this site's own tables. */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const number = ++numbers;
  const body = typeof init.body === "string" ? init.body : "";
  const said: Said = { kind: "ask", number, method: init.method ?? "GET", url, body };
  return new Promise((done) => {
    asked.set(number, { said, done });
    wanted = asked.size + lines.size;
    post(said);
  });
}

/** A line to a table in the worker. */
export class WorkerLine<G extends Facts = Facts> implements Connection, Heeding {
  private number = 0;
  private closed = false;

  constructor(private readonly ears: Ears<G>) {}

  open(): void {
    if (this.number || this.closed) return;
    this.number = ++numbers;
    lines.set(this.number, this);
    wanted = asked.size + lines.size;
    post({ kind: "open", line: this.number });
    this.ears.up();
  }

  send(message: Asked): boolean {
    if (!this.number) return false;
    post({ kind: "say", line: this.number, text: JSON.stringify(message) });
    return true;
  }

  hurry(): void {
    if (!this.number) this.open();
  }

  restart(): void {
    this.end();
    this.closed = false;
    this.open();
  }

  close(): void {
    this.closed = true;
    this.end();
  }

  /** What the table tells; nothing, if it cut the line. */
  hear(text: string): void {
    if (text) return this.ears.told(JSON.parse(text) as Told<G>);
    this.end();
    if (this.closed) return;
    this.ears.down(AGAIN);
    setTimeout(() => this.hurry(), AGAIN);
  }

  /** The worker is gone. */
  lose(again: number): void {
    lines.delete(this.number);
    this.number = 0;
    if (!this.closed) this.ears.down(again);
  }

  private end(): void {
    if (!this.number) return;
    post({ kind: "end", line: this.number });
    lines.delete(this.number);
    wanted = asked.size + lines.size;
    this.number = 0;
  }
}
