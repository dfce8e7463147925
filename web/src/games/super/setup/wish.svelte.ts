/* What is wished for of Colt Super Express: the modules. */

import { namesIn, type GameWish, type Options } from "../../../shell/setup/game-wish.ts";
import type { Catalogue, SuperSetUps } from "../../../wire.ts";
import { t } from "../../../words/words.svelte.ts";

export class SuperWish implements GameWish {
  expansions = $state.raw<string[]>([]);
  readonly needed = [];
  readonly single = true;
  readonly begins = "";

  constructor(
    private readonly catalogue: () => Catalogue | null,
    options: Options,
  ) {
    this.expansions = namesIn(options.expansions) ?? [];
  }

  private get known(): SuperSetUps | undefined {
    return this.catalogue()?.games.super;
  }

  get counts(): number[] {
    const [least = 1, most = 0] = this.known?.seats ?? [];
    return Array.from({ length: most - least + 1 }, (_, at) => least + at);
  }

  get bandits(): string[] {
    return this.known?.bandits ?? [];
  }

  get boxes(): string[] {
    return this.known?.expansions ?? [];
  }

  get seatsAbout(): string {
    return t("web-super-seats-about");
  }

  first(seats: number): number[] {
    return Array.from({ length: seats }, (_, at) => at);
  }

  teamOf(): null {
    return null;
  }

  open(box: string, on: boolean): void {
    const others = this.expansions.filter((each) => each !== box);
    this.expansions = on ? [...others, box] : others;
  }

  fit(): void {
    // every module goes with every number of seats
  }

  options(): Options {
    return this.expansions.length ? { expansions: [...this.expansions] } : {};
  }
}
