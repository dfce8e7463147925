/* A set-up while it is put together. */

import type { OpenTable, Room } from "../../wire.ts";

export interface SeatWish {
  /** Who sits there: oneself, whoever comes, or a bot's level. */
  who: string;
  bandit: string | null;
}

export const YOU = "you";
export const OPEN = "open";

export const LIVE = 60;
export const DAY = 24 * 3600;
const ROUNDS = 5;
const MOST_WAGONS = 6;
const MARSHAL = "Marshal";

/** The games that can be played. */
export const GAMES = ["express", "super"] as const;
export type Game = (typeof GAMES)[number];

export class Wish {
  game = $state<Game>("express");
  seats = $state<SeatWish[]>([
    { who: YOU, bandit: null },
    { who: OPEN, bandit: null },
    { who: OPEN, bandit: null },
    { who: OPEN, bandit: null },
  ]);
  powers = $state(true);
  events = $state(true);
  expert = $state(false);
  pairs = $state(false);
  teams = $state(false);
  edition = $state(2);
  /** The boxes that are opened. */
  expansions = $state<string[]>([]);
  /** The wagons in order; none leaves them to chance. */
  wagons = $state<string[] | null>(null);
  rounds = $state<(string | null)[] | null>(null);
  /** The cards from which the rounds are drawn; none means all that fit. */
  pool = $state<string[] | null>(null);
  /** The seat that begins round 1; none leaves it to chance. */
  first = $state<number | null>(null);
  clock = $state(0);
  public = $state(false);
  watching = $state(true);
  /** Whether the expert may be asked; none: one who is alone among bots may. */
  hints = $state<boolean | null>(null);
  /** Whether people may take bots' seats in a running game without asking everybody. */
  latecomers = $state(false);
  /** Whether the host decides who sits down. */
  approval = $state(false);
  seed = $state("");

  /** The set-up of a table that is there already. */
  static of(room: Room): Wish {
    const wish = new Wish();
    const { options } = room;
    wish.game = room.game === "super" ? "super" : "express";
    wish.powers = options.powers !== false;
    wish.events = options.events !== false;
    wish.expert = options.expert === true;
    wish.pairs = options.pairs === true;
    wish.teams = options.teams === true;
    wish.edition = options.edition === 1 ? 1 : 2;
    wish.expansions = Array.isArray(options.expansions) ? (options.expansions as string[]) : [];
    wish.wagons = Array.isArray(options.wagons) ? (options.wagons as string[]) : null;
    wish.rounds = Array.isArray(options.rounds) ? (options.rounds as string[]) : null;
    wish.pool = Array.isArray(options.pool) ? (options.pool as string[]) : null;
    wish.first = typeof options.first === "number" ? options.first : null;
    wish.clock = room.clock;
    wish.public = room.public;
    wish.watching = room.watching;
    wish.latecomers = room.latecomers;
    wish.approval = room.approval;
    wish.seats = room.seats.map((seat) => ({ who: seat.level ?? OPEN, bandit: seat.bandit }));
    return wish;
  }

  /** Whether somebody plays the marshal. */
  get law(): boolean {
    return this.game === "express" && this.expansions.includes("marshal");
  }

  /** How many seats come or go at once. */
  get step(): number {
    return this.teams ? 2 : 1;
  }

  get least(): number {
    if (this.teams) return 4;
    return this.pairs ? 2 : 3;
  }

  get most(): number {
    if (this.law) return 8;
    if (this.teams) return 6;
    return this.pairs ? (this.edition === 1 ? 2 : 3) : 7;
  }

  /** How many wagons the train has. */
  get wagonCount(): number {
    if (this.law) return this.seats.length <= 5 ? 4 : 5;
    if (this.pairs) return this.edition === 1 ? 4 : this.seats.length + 1;
    return Math.min(this.seats.length, MOST_WAGONS);
  }

  /** Plays another game: its own boxes, and nothing that only the other one has. */
  choose(game: Game): void {
    if (game === this.game) return;
    this.game = game;
    this.expansions = [];
    this.pairs = this.teams = false;
    this.fit();
  }

  /** Makes the numbers fit after something was changed. */
  fit(): void {
    while (this.seats.length > this.most) this.drop();
    while (this.seats.length < this.least || this.seats.length % this.step) this.add(OPEN);
    this.appoint();
    if (this.first !== null && (this.law || this.first >= this.seats.length)) this.first = null;
    if (this.first !== null && this.first % this.step) this.first = null;
    if (this.pairs) for (const seat of this.seats) seat.bandit = null;
    if (this.edition === 1) this.powers = this.events = true;
    if (this.wagons && this.wagons.length > this.wagonCount)
      this.wagons = this.wagons.slice(0, this.wagonCount);
    if (this.rounds)
      this.rounds = Array.from({ length: ROUNDS }, (_, at) => this.rounds?.[at] ?? null);
  }

  /** Opens a box or closes it. */
  open(expansion: string, on: boolean): void {
    const others = this.expansions.filter((each) => each !== expansion);
    this.expansions = on ? [...others, expansion] : others;
    if (expansion === "marshal" && on) this.pairs = this.teams = false;
    this.fit();
  }

  /** Where there is a marshal, it is said who: one who has asked for nobody else, or the last one. */
  private appoint(): void {
    const him = this.seats.find((seat) => seat.bandit === MARSHAL);
    if (!this.law) {
      if (him) him.bandit = null;
    } else if (!him) {
      const free = this.seats.find((seat) => !seat.bandit) ?? this.seats.at(-1);
      if (free) free.bandit = MARSHAL;
    }
  }

  /** Adds a seat, or those of a team. */
  widen(): void {
    for (let count = 0; count < this.step; count++) this.add(OPEN);
    this.fit();
  }

  /** Takes a seat away, or those of a team. */
  narrow(): void {
    for (let count = 0; count < this.step; count++) this.drop();
    this.fit();
  }

  add(who: string, bandit: string | null = null): void {
    this.seats.push({ who, bandit });
  }

  /** The last seat that is not one's own goes. */
  drop(): void {
    const at = this.seats.findLastIndex((seat) => seat.who !== YOU);
    this.seats.splice(at, 1);
  }

  /** Who plays a bandit; nobody in particular if none is said. */
  holder(bandit: string): string {
    return this.seats.find((seat) => seat.bandit === bandit)?.who ?? "";
  }

  /** Gives a bandit to somebody: to a seat of that kind without one, or to a further seat. */
  assign(bandit: string, who: string): void {
    const before = this.seats.find((seat) => seat.bandit === bandit);
    if (before) before.bandit = null;
    const fits =
      this.seats.find((seat) => seat.who === who && (who === YOU || !seat.bandit)) ??
      this.seats.find((seat) => seat.who === OPEN && !seat.bandit);
    if (who && fits) {
      fits.who = who;
      fits.bandit = bandit;
    } else if (who && this.seats.length < this.most) this.add(who, bandit);
    if (this.teams) this.fit();
    this.appoint();
  }

  /** Whether the expert may be asked, as things stand. */
  get hinting(): boolean {
    return this.hints ?? this.seats.filter(({ who }) => who === OPEN || who === YOU).length < 2;
  }

  /** The words of the set-up. */
  options(): Record<string, unknown> {
    if (this.game === "super") return this.superOptions();
    const { powers, events, expert, pairs, edition } = this;
    const words: Record<string, unknown> = { powers, events, expert, pairs, edition };
    if (this.teams) words.teams = true;
    if (this.expansions.length) words.expansions = [...this.expansions];
    words.seats = this.seats.map((seat) => seat.bandit);
    if (this.wagons) words.wagons = [...this.wagons];
    if (this.rounds) words.rounds = [...this.rounds];
    else if (this.pool) words.pool = [...this.pool];
    if (this.first !== null) words.first = this.first;
    return words;
  }

  private superOptions(): Record<string, unknown> {
    const words: Record<string, unknown> = { seats: this.seats.map((seat) => seat.bandit) };
    if (this.expansions.length) words.expansions = [...this.expansions];
    if (this.first !== null) words.first = this.first;
    return words;
  }

  /** The whole of it. */
  table(): OpenTable {
    const seed = /^\d+$/.test(this.seed.trim()) ? Number(this.seed) : null;
    return {
      game: this.game,
      options: this.options(),
      seats: this.seats.map((seat) => (seat.who === YOU || seat.who === OPEN ? null : seat.who)),
      seed,
      public: this.public,
      watching: this.watching,
      hints: this.hints,
      clock: this.clock,
      latecomers: this.latecomers,
      approval: this.approval,
    };
  }
}
