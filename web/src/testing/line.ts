/* A line to a table whose other end a test holds. */

import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Express } from "../games/express/facts.ts";
import round from "../games/express/fixtures/round.json";
import { Line } from "../shell/net/socket.ts";
import { Table } from "../shell/net/table.svelte.ts";
import {
  PROTOCOL,
  type ExpressView,
  type Happened,
  type Room,
  type Told,
  type Welcome,
} from "../wire.ts";
import { speak } from "../words/words.svelte.ts";
import { fixture } from "./fixture.ts";

/** A socket, as seen from the server. */
export class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: Partial<Told>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

/** A view in which one is asked. */
export const view = fixture<ExpressView[]>(round.views).find((each) => each.choices.length)!;

export const room: Room = {
  table: "RAVEN-42",
  status: "playing",
  game: "express",
  options: {},
  played: 1,
  seats: [],
  public: false,
  watching: true,
  clock: 0,
  seeded: false,
  hints: false,
  watchers: 0,
  request: null,
  latecomers: false,
  approval: false,
  host: null,
  newcomers: [],
  closed: false,
  asking: true,
  host_until: null,
};

export function happened(more: Partial<Happened<Express>>): Happened<Express> {
  return {
    type: "happened",
    number: 7,
    seat: 0,
    events: [],
    view,
    by: "",
    asked: 5,
    deadline: null,
    undo: "no",
    back: false,
    ...more,
  };
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    version: PROTOCOL,
    number: 7,
    room,
    host: true,
    seats: [0],
    seen: [{ seat: 0, now: happened({}), missed: [] }],
    chat: [],
    gap: false,
    now: 0,
    pending: [],
    lost: null,
    ...more,
  };
}

export const make = () => fixture<WebSocket>(new Wire());
/** The last that was opened. */
export const wire = () => Wire.all.at(-1)!;

/** Somebody at a table, on seat 0. */
export function sitting(): Table<Express> {
  const table = new Table<Express>("RAVEN-42", (ears) => new Line(ears, "ws://table", make));
  wire().open();
  wire().tell(welcome());
  return table;
}

/** Before each test: no lines, nothing kept, English, and a clock that stands. */
export function afresh(): void {
  beforeAll(() => speak("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    localStorage.clear();
  });
  afterEach(() => vi.useRealTimers());
}
