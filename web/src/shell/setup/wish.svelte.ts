/* A set-up while it is put together: what every table has, and what is wished for of its game. */

import { GAMES, type GameName } from "../../games/games.ts";
import { setUpOf } from "../../games/setups.ts";
import type { Catalogue, OpenTable, Room } from "../../wire.ts";
import type { GameSetUp, GameWish, Options } from "./game-wish.ts";

export interface SeatWish {
  /** Who sits there: oneself, whoever comes, or a bot's level. */
  who: string;
  bandits: string[];
}

export const YOU = "you";
export const OPEN = "open";

export const LIVE = 60;
export const DAY = 24 * 3600;

export class Wish {
  /** What can be asked for, once it is known. */
  known = $state.raw<Catalogue | null>(null);
  name = $state<GameName>(GAMES[0].name);
  game = $state.raw<GameWish>(this.begin({}));
  seats = $state<SeatWish[]>([]);
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

  /** `others`: who sits at the seats for which nobody is asked by name. */
  constructor(readonly others = OPEN) {
    this.seats = [YOU, others, others, others].map((who) => ({ who, bandits: [] }));
  }

  /** The set-up of a table that is there already. */
  static of(room: Room): Wish {
    const wish = new Wish();
    wish.name = GAMES.find(({ name }) => name === room.game)?.name ?? wish.name;
    wish.game = wish.begin(room.options);
    wish.first = typeof room.options.first === "number" ? room.options.first : null;
    wish.clock = room.clock;
    wish.public = room.public;
    wish.watching = room.watching;
    wish.latecomers = room.latecomers;
    wish.approval = room.approval;
    wish.seats = room.seats.map((seat) => ({ who: seat.level ?? OPEN, bandits: seat.bandits }));
    return wish;
  }

  /** How the game is set up. */
  get setUp(): GameSetUp {
    return setUpOf(this.name);
  }

  private begin(options: Options): GameWish {
    return this.setUp.wish(() => this.known, options);
  }

  /** The next number of seats with which it can be played, and the one before. */
  get wider(): number | undefined {
    return this.game.counts.find((count) => count > this.seats.length);
  }

  get narrower(): number | undefined {
    return this.game.counts.findLast((count) => count < this.seats.length);
  }

  /** Plays another game: its own boxes, and nothing that only the other one has. */
  choose(game: GameName): void {
    if (game === this.name) return;
    this.name = game;
    this.game = this.begin({});
    this.fit();
  }

  /** Makes the numbers fit after something was changed. */
  fit(): void {
    const { counts } = this.game;
    this.seat(counts.find((count) => count >= this.seats.length) ?? counts.at(-1));
    this.game.fit(this.seats.length);
    this.appoint();
    if (this.first !== null && !this.game.first(this.seats.length).includes(this.first))
      this.first = null;
  }

  /** Opens a box or closes it. */
  open(box: string, on: boolean): void {
    this.game.open(box, on);
    this.fit();
  }

  /** Nobody is asked for who is not there; and it is said who plays whom somebody has to play: one who has asked for nobody else, or the last one. */
  private appoint(): void {
    const { bandits, needed, single } = this.game;
    for (const seat of this.seats)
      if (!single || (this.known && !bandits.includes(seat.bandits[0] ?? ""))) seat.bandits = [];
    for (const bandit of needed) {
      if (this.holding(bandit)) continue;
      const free = this.seats.find((seat) => !seat.bandits.length) ?? this.seats.at(-1);
      if (free) free.bandits = [bandit];
    }
  }

  /** Adds seats, or takes some away, as far as the game allows. */
  widen(): void {
    this.seat(this.wider);
    this.fit();
  }

  narrow(): void {
    this.seat(this.narrower);
    this.fit();
  }

  /** So many seats; the last ones that are not one's own go. */
  private seat(count = this.seats.length): void {
    while (this.seats.length < count) this.add(this.others);
    while (this.seats.length > count)
      this.seats.splice(
        this.seats.findLastIndex((seat) => seat.who !== YOU),
        1,
      );
  }

  private add(who: string, bandits: string[] = []): void {
    this.seats.push({ who, bandits });
  }

  private holding(bandit: string): SeatWish | undefined {
    return this.seats.find(({ bandits }) => bandits.includes(bandit));
  }

  /** Who plays a bandit; nobody in particular if none is said. */
  holder(bandit: string): string {
    return this.holding(bandit)?.who ?? "";
  }

  /** Gives a bandit to somebody: to a seat of that kind without one, or to a further seat. */
  assign(bandit: string, who: string): void {
    const before = this.holding(bandit);
    if (before) before.bandits = [];
    const fits =
      this.seats.find((seat) => seat.who === who && (who === YOU || !seat.bandits.length)) ??
      this.seats.find((seat) => seat.who === this.others && !seat.bandits.length);
    if (who && fits) {
      fits.who = who;
      fits.bandits = [bandit];
    } else if (who && this.wider) this.add(who, [bandit]);
    this.fit();
  }

  /** Whether the expert may be asked, as things stand. */
  get hinting(): boolean {
    return this.hints ?? this.seats.filter(({ who }) => who === OPEN || who === YOU).length < 2;
  }

  /** The words of the set-up. */
  options(): Options {
    const words = this.game.options();
    words.seats = this.seats.map(({ bandits }) =>
      bandits.length > 1 ? bandits : (bandits[0] ?? null),
    );
    if (this.first !== null) words.first = this.first;
    return words;
  }

  /** The whole of it. */
  table(): OpenTable {
    const seed = /^\d+$/.test(this.seed.trim()) ? Number(this.seed) : null;
    return {
      game: this.name,
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
