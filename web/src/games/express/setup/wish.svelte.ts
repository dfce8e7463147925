/* What is wished for of Colt Express. The catalogue says in which ways it can be played. */

import { namesIn, type GameWish, type Options } from "../../../shell/setup/game-wish.ts";
import { teamOf } from "../../../shell/table/company.ts";
import type { Catalogue, ExpressMode, ExpressSetUps } from "../../../wire.ts";
import { t } from "../../../words/words.svelte.ts";

/** How the seats may be shared: two bandits for each, or two seats in a team. */
export type Sharing = "pairs" | "teams";
const SHARINGS: Sharing[] = ["pairs", "teams"];

export class ExpressWish implements GameWish {
  powers = $state(true);
  events = $state(true);
  expert = $state(false);
  pairs = $state(false);
  teams = $state(false);
  edition = $state(2);
  expansions = $state.raw<string[]>([]);
  /** The wagons in order; none leaves them to chance. */
  wagons = $state<string[] | null>(null);
  rounds = $state<(string | null)[] | null>(null);
  /** The cards from which the rounds are drawn; none means all that fit. */
  pool = $state<string[] | null>(null);

  constructor(
    private readonly catalogue: () => Catalogue | null,
    options: Options,
  ) {
    this.powers = options.powers !== false;
    this.events = options.events !== false;
    this.expert = options.expert === true;
    this.pairs = options.pairs === true;
    this.teams = options.teams === true;
    this.edition = options.edition === 1 ? 1 : 2;
    this.expansions = namesIn(options.expansions) ?? [];
    this.wagons = namesIn(options.wagons);
    this.rounds = namesIn(options.rounds);
    this.pool = namesIn(options.pool);
  }

  /** What a set-up may hold. */
  get known(): ExpressSetUps | undefined {
    return this.catalogue()?.games.express;
  }

  /** Whether somebody plays the marshal. */
  get marshal(): boolean {
    return this.expansions.includes("marshal");
  }

  /** The ways to play it so, by the number of seats. */
  private get modes(): ExpressMode[] {
    return (this.known?.modes ?? []).filter(
      (mode) =>
        mode.edition === this.edition &&
        mode.marshal === this.marshal &&
        SHARINGS.every((way) => mode[way] === this[way]),
    );
  }

  /** The way in which so many play it. */
  mode(seats: number): ExpressMode | undefined {
    return this.modes.find((mode) => mode.seats === seats);
  }

  get counts(): number[] {
    return this.modes.map((mode) => mode.seats);
  }

  get needed(): string[] {
    return this.expansions.flatMap((box) => this.known?.more[box]?.bandits ?? []);
  }

  get bandits(): string[] {
    return [...this.needed, ...(this.known?.bandits ?? [])];
  }

  get single(): boolean {
    return !this.pairs;
  }

  get boxes(): string[] {
    return this.known?.expansions ?? [];
  }

  get seatsAbout(): string {
    if (this.marshal) return t("web-seats-about-marshal");
    return t(this.teams ? "web-seats-about-teams" : "web-seats-about");
  }

  get begins(): string {
    return this.marshal ? t("web-first-marshal") : "";
  }

  /** Whether powers and events may be left out. */
  get bare(): boolean {
    return !this.modes.some((mode) => !mode.bare);
  }

  /** Whether seats can be shared so, in this edition and with these boxes. */
  goes(way: Sharing): boolean {
    const { known, edition, marshal } = this;
    return (
      !known ||
      known.modes.some((mode) => mode[way] && mode.edition === edition && mode.marshal === marshal)
    );
  }

  /** Shares the seats so, or no more. */
  share(way: Sharing, on: boolean): void {
    this[way] = on;
    this.settle(way);
  }

  /** Ends ways of sharing seats in which nobody could play it, but for the one that was asked for. */
  private settle(kept?: Sharing): void {
    if (!this.known || this.counts.length) return;
    for (const way of SHARINGS) if (way !== kept) this[way] = false;
  }

  /** How many wagons the train of so many has. */
  wagonCount(seats: number): number {
    return this.mode(seats)?.wagons ?? 0;
  }

  first(seats: number): number[] {
    return this.mode(seats)?.first ?? [];
  }

  teamOf(seat: number): number | null {
    return this.teams ? teamOf(seat) : null;
  }

  open(box: string, on: boolean): void {
    const others = this.expansions.filter((each) => each !== box);
    this.expansions = on ? [...others, box] : others;
    this.settle();
  }

  fit(seats: number): void {
    const mode = this.mode(seats);
    if (!mode || !this.known) return;
    if (!mode.bare) this.powers = this.events = true;
    this.wagons = this.wagons?.slice(0, mode.wagons) ?? null;
    this.rounds = this.rounds?.slice(0, this.known.length) ?? null;
  }

  options(): Options {
    const { powers, events, expert, pairs, edition } = this;
    const words: Options = { powers, events, expert, pairs, edition };
    if (this.teams) words.teams = true;
    if (this.expansions.length) words.expansions = [...this.expansions];
    if (this.wagons) words.wagons = [...this.wagons];
    if (this.rounds) words.rounds = [...this.rounds];
    else if (this.pool) words.pool = [...this.pool];
    return words;
  }
}
