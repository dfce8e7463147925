/** Plays what happened on the stage, shot by shot. */
import type { Express } from "../facts.ts";
import { advance } from "../model/advance.ts";
import { isStanding } from "../model/standing.ts";
import { stage } from "../scene/stage.svelte.ts";
import { light as lightOf } from "../scene/light.ts";
import { motion } from "../../../shell/stage/motion.svelte.ts";
import { effectOf } from "./effects.ts";
import { sound } from "../../../sound/sound.ts";
import type { ExpressEvent, ExpressView } from "../../../wire.ts";
import * as beside from "./beside.ts";
import * as fights from "./fights.ts";
import * as loot from "./loot.ts";
import * as moves from "./moves.ts";
import * as reckoning from "./reckoning.ts";
import { Reel } from "../../../shell/film/reel.ts";
import { FilmSet } from "./set.ts";
import type { Shot } from "./scenes.ts";
import { shots } from "./shots.ts";
import * as signs from "./signs.ts";
import { appear } from "./still.ts";
import { tellingsOf } from "./telling.ts";
import { tellOf } from "../words/teller.ts";
import { theatre } from "../../../shell/stage/theatre.svelte.ts";

type Told = (event: ExpressEvent) => void;

function act(set: FilmSet, shot: Shot): Promise<void> {
  switch (shot.kind) {
    case "card":
      return signs.card(set, shot);
    case "void":
      return signs.nothing(set, shot);
    case "sign":
      return signs.sign(set, shot);
    case "planned":
      return signs.planned(set, shot);
    case "walk":
      return moves.walk(set, shot);
    case "climb":
      return moves.climb(set, shot);
    case "flee":
      return moves.flee(set, shot);
    case "push":
      return moves.push(set, shot);
    case "thrown":
      return moves.thrown(set, shot);
    case "swept":
      return moves.swept(set, shot);
    case "ride":
      return beside.ride(set, shot);
    case "appear":
      return beside.appear(set, shot);
    case "board":
      return beside.board(set, shot);
    case "vanish":
      return beside.vanish(set, shot);
    case "roll":
      return beside.roll(set, shot);
    case "unseat":
      return beside.unseat(set, shot);
    case "hostage":
      return beside.hostage(set, shot);
    case "drink":
      return beside.drink(set, shot);
    case "guard-fires":
      return fights.guardFires(set, shot);
    case "blown":
    case "braked":
      return moves.braked(set, shot);
    case "marshal":
      return moves.marshal(set, shot);
    case "still":
      return Promise.resolve();
    case "light":
      return moves.light(set, shot);
    case "act":
      return import("../marshal/acts.ts").then(({ marshalAct }) => marshalAct(set, shot));
    case "fire":
      return fights.fire(set, shot);
    case "marshal-fires":
      return fights.marshalFires(set, shot);
    case "volley":
      return fights.volley(set, shot);
    case "punch":
      return fights.punch(set, shot);
    case "take":
      return loot.take(set, shot);
    case "drop":
      return loot.drop(set, shot);
    case "snatch":
      return loot.snatch(set, shot);
    case "box":
      return loot.box(set, shot);
    case "leave":
      return loot.leave(set, shot);
    case "ransom":
      return loot.ransom(set, shot);
    case "tire":
      return reckoning.tire(set, shot);
    case "share":
      return reckoning.share(set, shot);
    case "pay":
      return reckoning.pay(set, shot);
    case "reward":
      return reckoning.reward(set, shot);
  }
}

export class Film extends Reel<Express> {
  private set: FilmSet | null = null;

  constructor() {
    super(advance);
  }

  protected ready(): boolean {
    return stage.boards !== null;
  }

  /** How things stand is only told. */
  protected override seen(events: ExpressEvent[]): boolean {
    return events.some((event) => !isStanding(event));
  }

  protected async show(events: ExpressEvent[], before: ExpressView, told: Told): Promise<void> {
    if (!stage.boards) return;
    stage.light = lightOf(before);
    this.set?.clear();
    this.set = new FilmSet(stage.boards, this.clock, before);
    const film = shots(events, { light: lightOf(before), round: before.round });
    const tellings = tellingsOf(film, tellOf(before));
    for (const [at, shot] of film.entries()) {
      theatre.telling = tellings[at] ?? null;
      await this.shoot(this.set, shot, told);
    }
  }

  protected end(after: ExpressView): void {
    this.set?.clear();
    this.set = null;
    stage.view = after;
    stage.light = lightOf(after);
  }

  private async shoot(set: FilmSet, shot: Shot, told: Told): Promise<void> {
    if (!this.cutting) {
      this.clock.begin();
      sound(effectOf(shot.kind));
      const { view } = set;
      await (motion.reduced ? appear(set, shot) : act(set, shot));
      if (set.view === view) set.apply(shot.events);
    }
    for (const event of shot.events) told(event);
  }
}
