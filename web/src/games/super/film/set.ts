/* The set of the film of Colt Super Express: where everybody is from one event to the next. */

import type { Clock } from "../../../shell/film/clock.ts";
import { Troupe } from "../../../shell/film/troupe.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import type { Measures } from "../../../shell/stage/measures.ts";
import type { SuperBandit, SuperEvent, SuperView } from "../../../wire.ts";
import { advance } from "../model/advance.ts";
import { stage as stageState, type SuperBoards } from "../scene/stage.svelte.ts";

export class SuperSet extends Troupe {
  constructor(
    private readonly stage: SuperBoards,
    clock: Clock,
    public view: SuperView,
  ) {
    super(stage, clock);
    stageState.view = view;
    stageState.long = view.wagons;
  }

  get measures(): Measures {
    return this.stage.measures();
  }
  get size(): number {
    return this.measures.people;
  }

  /** Where somebody stands now; nowhere if off the train. */
  spot(name: string): Spot {
    return this.stage.arrange(this.view)[name] ?? { x: 0, y: 0 };
  }

  /** How things stand after an event: people stand there from now on. */
  apply(event: SuperEvent): void {
    this.view = advance(this.view, event);
    stageState.view = this.view;
  }

  bandit(name: string): SuperBandit | undefined {
    return this.view.bandits.find((each) => each.bandit === name);
  }

  /** Whether somebody faces the rear, which is to the left. */
  left(name: string): boolean {
    return this.bandit(name)?.facing === "back";
  }
}
