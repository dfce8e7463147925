/* All that a client knows of a table. */

import {
  PROTOCOL,
  type Asked,
  type Happened,
  type Redealt,
  type Room,
  type Said,
  type Seating,
  type Told,
  type Welcome,
} from "../../wire.ts";
import { t } from "../../words/words.svelte.ts";
import { wording } from "../../ui/trouble.ts";
import { keysOf } from "./keys.ts";
import { settle } from "./opening.ts";
import { secret } from "./secret.ts";
import type { Facts, Projector } from "../game.ts";
import type { Connect, Connection } from "./connection.ts";
import { Notices } from "./notices.svelte.ts";
import { Side } from "./side.svelte.ts";
import { changes, noteText } from "./presence.ts";
import { advise } from "./http.ts";
import { codeOf, connect as connectTo, isHere, thinksHere } from "./where.ts";

/** How long what is said stands beside its seat, in milliseconds. */
const MOMENT = 5000;

/** What is asked again by itself when the line is up. */
const ASKED_AGAIN = ["story", "forecast"];

/** Why one has a seat, or not. */
export type Why = Seating["why"];

/** Why one is left without a seat. */
const PARTED: Why[] = [
  "left",
  "removed",
  "turned-away",
  "nobody-answered",
  "taken",
  "game-changed",
];

/** A mark that no other message has, so that the same one may be said again. */
const mark = (): string => secret(12);

type Unsent<T> = T extends Asked ? Omit<T, "id"> : never;

export class Table<G extends Facts = Facts> {
  line = $state<"connecting" | "up" | "down">("connecting");
  /** When the next attempt is made, in milliseconds of local time. */
  again = $state(0);
  /** Why there is nothing to see, if so: the table is unknown, or watching is not allowed. */
  barred = $state.raw<{ code: string; text: string } | null>(null);
  room = $state.raw<Room | null>(null);
  host = $state(false);
  seats = $state.raw<number[]>([]);
  /** The seats that were asked for and are not decided about. */
  pending = $state.raw<number[]>([]);
  /** Why one is without the seat that one had or asked for, until that was read. */
  parted = $state.raw<Why | null>(null);
  sides = $state.raw<Side<G>[]>([]);
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  /** What was said last, for a moment. */
  spoken = $state.raw<Said | null>(null);
  readonly notices = new Notices();
  /** The seat that this device shows; none for one who watches. */
  seat = $state<number | null>(null);
  /** Shows events, where somebody can. */
  film: Projector<G> | null = null;

  private readonly connection: Connection;
  private number: number | null = null;
  /** How far the server's clock is ahead of ours, in seconds. */
  private ahead = 0;

  constructor(
    readonly code: string,
    connect: Connect<G> = (ears) => connectTo(ears, code),
  ) {
    this.connection = connect({
      up: () => this.hello(),
      down: (wait) => {
        if (this.barred) return;
        this.line = "down";
        this.again = Date.now() + wait;
      },
      told: (message) => this.hear(message),
    });
    this.connection.open();
  }

  /** The side that this device shows. */
  get side(): Side<G> | null {
    return this.sideOf(this.seat) ?? null;
  }

  private sideOf(seat: number | null): Side<G> | undefined {
    return this.sides.find((side) => side.seat === seat);
  }

  /** What is said about a seat in the room. */
  get own() {
    return this.seat === null ? null : (this.room?.seats[this.seat] ?? null);
  }

  /** How many seconds a deadline is away. */
  left(deadline: number): number {
    return deadline - this.ahead - Date.now() / 1000;
  }

  /** Makes a choice of the seat that is shown; it is kept and sent again until it is stored. */
  choose(choice: string): void {
    const side = this.side;
    if (!side || side.seat === null || side.pending || side.now?.asked == null) return;
    side.pending = { choice, asked: side.now.asked, id: mark() };
    side.chosenAt = side.events.length;
    this.deliver(side);
  }

  /** Says something that needs no answer but, maybe, a refusal; tells if there was no line for it. */
  ask(message: Unsent<Asked>): boolean {
    const sent = this.connection.send({ ...message, id: mark() } as Asked);
    if (!sent && !ASKED_AGAIN.includes(message.type)) this.notices.add(t("web-not-sent"));
    return sent;
  }

  /** Asks the expert what it would do at the seat that is shown. */
  askExpert(): void {
    const side = this.side;
    if (!this.room?.hints || side?.seat == null || side.now?.asked == null || side.thinking) return;
    const type = !isHere(this.code) && thinksHere() ? "redeal" : "hint";
    side.thinking = this.ask({ type, seat: side.seat });
  }

  /** Lets this browser think, and the server if it cannot. */
  private async think(dealt: Redealt): Promise<void> {
    try {
      this.hear(await advise(dealt));
    } catch {
      const side = this.sideOf(dealt.seat);
      if (side?.thinking) side.thinking = this.ask({ type: "hint", seat: dealt.seat });
    }
  }

  /** Looks from another seat of this device. */
  sitAt(seat: number): void {
    this.seat = seat;
  }

  /** Tries the line again now. */
  hurry(): void {
    this.connection.hurry();
  }

  /** Comes in again with all keys that this browser holds by now. */
  greet(): void {
    this.connection.restart();
  }

  close(): void {
    this.connection.close();
  }

  private hello(): void {
    this.connection.send({
      type: "hello",
      version: PROTOCOL,
      table: codeOf(this.code),
      keys: keysOf(this.code),
      since: this.number,
    });
  }

  private deliver(side: Side<G>): void {
    if (!side.pending || side.seat === null) return;
    this.connection.send({ type: "choose", seat: side.seat, ...side.pending });
  }

  private hear(message: Told<G>): void {
    if ("number" in message && message.type !== "done") {
      this.number = Math.max(this.number ?? 0, message.number);
    }
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "seating":
        this.seated(message);
        return this.explain(message.why);
      case "happened":
        return this.happened(message);
      case "room":
        for (const text of changes(this.room, message.room, this.seats)) this.notices.add(text);
        this.room = message.room;
        return;
      case "said":
        this.chat = [...this.chat, message].slice(-200);
        if (message.what !== null) return this.noted(message);
        this.unread += 1;
        this.spoken = message;
        setTimeout(() => {
          if (this.spoken === message) this.spoken = null;
        }, MOMENT);
        return;
      case "story":
        this.sideOf(message.seat)?.retell(message.steps);
        return;
      case "forecast": {
        const side = this.sideOf(message.seat);
        if (side && side.now?.asked === message.asked) side.forecasts = message.choices;
        return;
      }
      case "hint": {
        const side = this.sideOf(message.seat);
        if (side && side.now?.asked === message.asked) side.hint = message;
        if (side) side.thinking = false;
        return;
      }
      case "redealt":
        void this.think(message);
        return;
      case "refused":
        return this.refused(message.code, message.text, message.id);
      default:
    }
  }

  private welcomed(message: Welcome<G>): void {
    this.line = "up";
    this.barred = null;
    this.ahead = message.now ? message.now - Date.now() / 1000 : 0;
    this.room = message.room;
    this.chat = message.chat;
    this.seated(message);
    this.parted = null;
    if (message.lost) this.explain(message.lost);
  }

  /** Takes the seats that the server says are one's own, and their sides. */
  private seated(message: Welcome<G> | Seating<G>): void {
    if (this.pending.length && !message.pending.length) settle(this.code);
    this.host = message.host;
    this.seats = message.seats;
    this.pending = message.pending;
    this.sides = message.seen.map((seen) => {
      const side = this.sideOf(seen.seat) ?? new Side<G>(seen.seat);
      side.stand(seen.now);
      if (seen.now) this.ask({ type: "story", seat: seen.seat });
      this.deliver(side);
      return side;
    });
    if (this.seat === null || !message.seats.includes(this.seat)) {
      this.seat = message.seats[0] ?? null;
    }
  }

  /** Tells why one has a seat no more, or hosts; of other changes the room speaks. */
  private explain(why: Why): void {
    this.parted = PARTED.includes(why) ? why : null;
    if (why === "sat-down" || why === "hosts") this.notices.add(t(`web-now-${why}`));
  }

  /** The table itself tells of somebody. */
  private noted(said: Said): void {
    const mine = said.seat !== null && this.seats.includes(said.seat);
    if (!mine || said.what === "silence") this.notices.add(noteText(said));
    if (this.room?.status === "playing") for (const side of this.sides) side.note(said);
  }

  private happened(message: Happened<G>): void {
    const side = this.sideOf(message.seat);
    if (!side) return;
    side.hear(message, side.seat === this.seat ? this.film : null);
    if (message.back) this.ask({ type: "story", seat: message.seat });
  }

  /** Who may not look any more knows nothing of how things stand. */
  private forgetRoom(): void {
    this.room = null;
    this.host = false;
    this.seat = null;
    this.seats = this.pending = [];
    this.sides = [];
    this.chat = [];
  }

  private refused(code: string, text: string, id: string): void {
    const side = this.sides.find((each) => each.pending?.id === id);
    if (side) side.pending = null;
    for (const each of this.sides) each.thinking = false;
    if (this.line !== "up") {
      this.barred = { code, text: wording(code, text) };
      this.forgetRoom();
      this.connection.close();
    } else if (code !== "too-late") this.notices.add(wording(code, text));
  }
}
