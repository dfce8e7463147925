/** The set on which a film is played: where everybody and everything is from one event to the next. */
import { advance } from "../model/advance.ts";
import { boardOf, type Board } from "../model/board.ts";
import type { Layout } from "../scene/layout.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import type { Measures } from "../scene/measures.ts";
import { stage as stageState, type ExpressBoards } from "../scene/stage.svelte.ts";
import { besideCar } from "../model/trackside.ts";
import type { ExpressEvent, ExpressView, Place } from "../../../wire.ts";
import type { Launch } from "../../../shell/film/air.ts";
import type { Clock } from "../../../shell/film/clock.ts";
import { Troupe } from "../../../shell/film/troupe.ts";

export { at } from "../../../shell/film/troupe.ts";

export class FilmSet extends Troupe {
  /** What stays until the next card: the card over its bandit. */
  chip: SVGGElement | null = null;

  constructor(
    readonly stage: ExpressBoards,
    clock: Clock,
    public view: ExpressView,
  ) {
    super(stage, clock);
    stageState.view = view;
  }

  /** What stands and lies on the train now. */
  get board(): Board {
    return boardOf(this.view);
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

  /** How things stand after events: people and tokens stand there from now on. */
  apply(events: ExpressEvent[]): void {
    this.view = events.reduce(advance, this.view);
    stageState.view = this.view;
  }

  /** Where everybody and everything will be after events. */
  ahead(events: ExpressEvent[]): Layout {
    return this.stage.arrange(boardOf(events.reduce(advance, this.view)));
  }

  /** Lets a thing fly from a point of the train to a bandit's sheet. */
  fly(what: Launch, from: Spot, ms: number): Promise<void> {
    return this.send(what, from, this.measures.token * this.measures.scale, ms);
  }

  /** Brings a place into sight. */
  look(place: Place | null | undefined): void {
    const car = place ? besideCar(place, this.board) : null;
    if (car !== null) this.stage.show(car);
  }

  override clear(): void {
    super.clear();
    this.chip = null;
  }
}
