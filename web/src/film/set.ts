/** The set on which a film is played: where everybody and everything is from one event to the next. */
import { after, type Board } from "../scene/board.ts";
import type { Layout, Spot } from "../scene/layout.ts";
import type { Measures } from "../scene/measures.ts";
import { theatre, type Boards } from "../scene/theatre.svelte.ts";
import { besideCar } from "../scene/wayside.ts";
import type { GameEvent } from "../wire.ts";
import type { Launch } from "./air.ts";
import type { Clock } from "./clock.ts";
import { Troupe } from "./troupe.ts";

export { at } from "./troupe.ts";

export class FilmSet extends Troupe {
  /** What stays until the next card: the card over its bandit. */
  chip: SVGGElement | null = null;

  constructor(
    readonly stage: Boards,
    clock: Clock,
    public board: Board,
  ) {
    super(stage, clock);
    theatre.board = board;
  }

  get measures(): Measures {
    return this.stage.measures();
  }
  get size(): number {
    return this.measures.people;
  }
  /** Where everybody is drawn now. */
  get layout(): Layout {
    return this.stage.arrange(this.board);
  }

  spot(name: string): Spot {
    return this.layout.people[name] ?? { x: 0, y: 0 };
  }

  /** The board as events leave it: people and tokens stand there from now on. */
  apply(events: GameEvent[]): void {
    this.board = events.reduce(after, this.board);
    theatre.board = this.board;
  }

  /** Where everybody and everything will be after events. */
  ahead(events: GameEvent[]): Layout {
    return this.stage.arrange(events.reduce(after, this.board));
  }

  /** Lets a thing fly from a point of the train to a bandit's sheet. */
  fly(what: Launch, from: Spot, ms: number): Promise<void> {
    return this.send(what, from, this.measures.token * this.measures.scale, ms);
  }

  /** Brings a place into sight. */
  look(place: string | null | undefined): void {
    const car = place ? besideCar(place, this.board) : null;
    if (car !== null) this.stage.show(car);
  }

  override clear(): void {
    super.clear();
    this.chip = null;
  }
}
