/* A socket that comes back by itself. */

import type { Asked, Told } from "../../wire.ts";
import type { Facts } from "../game.ts";
import type { Connection, Ears } from "./connection.ts";

/** How long to wait before each new attempt, in seconds. */
export const BACK_OFF = [0.5, 1, 2, 4, 8, 15];
const QUIET = 20_000;

type Make = (url: string) => WebSocket;

/** One connection to the server, made again whenever it is lost. */
export class Line<G extends Facts = Facts> implements Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly ears: Ears<G>,
    private readonly url: string = address(),
    private readonly make: Make = (where) => new WebSocket(where),
  ) {
    this.listenToTheLine();
  }

  /** Connects, at once. */
  open = (): void => {
    clearTimeout(this.timer);
    if (this.closed || this.socket) return;
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.pinger = setInterval(() => this.listen(), QUIET / 2);
      this.ears.up();
    };
    socket.onmessage = (event: MessageEvent) => {
      this.heard = Date.now();
      this.tries = 0;
      this.ears.told(JSON.parse(String(event.data)) as Told<G>);
    };
    socket.onclose = () => this.lost(socket);
  };

  /** Sends a message; says whether the line is up. */
  send(message: Asked): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up for good. */
  close(): void {
    this.closed = true;
    removeEventListener("offline", this.giveUp);
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  /** Connects anew, even after hanging up, to say hello with other keys. */
  restart(): void {
    const socket = this.socket;
    this.socket = null;
    clearInterval(this.pinger);
    socket?.close();
    this.closed = false;
    this.listenToTheLine();
    this.open();
  }

  private listenToTheLine(): void {
    addEventListener("offline", this.giveUp);
    addEventListener("online", this.hurry);
  }

  /** Waits no longer for the next attempt. */
  hurry = (): void => {
    if (!this.socket) this.open();
  };

  /** A line that says nothing for long is tried, and then given up. */
  private listen(): void {
    const silence = Date.now() - this.heard;
    if (silence > QUIET * 1.5) this.giveUp();
    else if (silence > QUIET / 2) this.send({ type: "ping" });
  }

  /** Takes the line for lost at once: a dead one would wait long for the other side's farewell. */
  private giveUp = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket);
    socket.close();
  };

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.pinger);
    if (this.closed) return;
    const wait = (BACK_OFF[Math.min(this.tries, BACK_OFF.length - 1)] ?? 1) * 1000;
    this.tries += 1;
    this.timer = setTimeout(this.open, wait);
    this.ears.down(wait);
  }
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
