/* Plays a round of Colt Super Express on its stage, event by event. */

import { Reel } from "../../../shell/film/reel.ts";
import { ringed } from "../../../shell/film/drawings.ts";
import { motion } from "../../../shell/stage/motion.svelte.ts";
import { effectOf } from "./effects.ts";
import { sound } from "../../../sound/sound.ts";
import type { SuperEvent, SuperView } from "../../../wire.ts";
import type { Super } from "../facts.ts";
import { advance } from "../model/advance.ts";
import * as acts from "./acts.ts";
import { stage } from "../scene/stage.svelte.ts";
import { theatre } from "../../../shell/stage/theatre.svelte.ts";
import { tellOf } from "../words/teller.ts";
import { SuperSet } from "./set.ts";

/** How long one looks at what concerns nobody on the train, in milliseconds at speed 1. */
const STILL = 350;

function act(set: SuperSet, event: SuperEvent): Promise<void> | void {
  switch (event.event) {
    case "turned-up":
      return acts.turnedUp(set, event);
    case "turned":
      return acts.turned(set, event);
    case "moved":
      return acts.moved(set, event);
    case "shot":
      return acts.shot(set, event);
    case "missed":
      return acts.missed(set, event);
    case "stood-up":
    case "lay-down":
      return acts.rises(set, event);
    case "saved":
      return acts.saved(set, event);
    case "fell":
      return acts.fell(set, event);
    case "uncoupled":
      return acts.uncoupled(set, event);
    case "took":
      return acts.took(set, event);
    case "round":
      return acts.round(set, event);
    default:
      return set.apply(event);
  }
}

/** Without motion: the card over its bandit, then how things stand, with an ink ring round who it was. */
async function appear(set: SuperSet, event: SuperEvent): Promise<void> {
  if (event.event === "turned-up") return acts.turnedUp(set, event);
  if (event.event === "round") return acts.round(set, event);
  set.apply(event);
  if (event.event === "chose" || event.event === "stands") return;
  const name = "target" in event ? event.target : "bandit" in event ? event.bandit : "";
  const spot = set.spot(name);
  await (spot.y ? ringed(set, spot, set.size) : set.clock.wait(STILL));
}

export class SuperFilm extends Reel<Super> {
  private set: SuperSet | null = null;

  constructor() {
    super(advance);
  }

  protected ready(): boolean {
    return stage.boards !== null;
  }

  /** That somebody has planned, and how things stand, is only told. */
  protected override seen(events: SuperEvent[]): boolean {
    return events.some(({ event }) => event !== "chose" && event !== "stands");
  }

  protected async show(
    events: SuperEvent[],
    before: SuperView,
    told: (event: SuperEvent) => void,
  ): Promise<void> {
    if (!stage.boards) return;
    this.set?.clear();
    this.set = new SuperSet(stage.boards, this.clock, before);
    const tell = tellOf(before);
    for (const event of events) {
      const line = tell([event]).find(({ heading }) => !heading);
      if (line) theatre.telling = { lines: [line.text], at: 0 };
      if (!this.cutting) {
        this.clock.begin();
        sound(effectOf(event.event));
        const { view } = this.set;
        await (motion.reduced ? appear(this.set, event) : act(this.set, event));
        if (this.set.view === view) this.set.apply(event);
      }
      told(event);
    }
  }

  protected end(after: SuperView): void {
    this.set?.clear();
    this.set = null;
    stage.view = after;
    stage.long = after.wagons;
  }
}
