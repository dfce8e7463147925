/** Plays what happened on the stage: shot by shot, at a speed, to be skipped at any moment. */
import { boardOf } from "../scene/board.ts";
import { light as lightOf } from "../scene/light.ts";
import { motion } from "../scene/motion.svelte.ts";
import { theatre } from "../scene/theatre.svelte.ts";
import type { GameEvent, View } from "../wire.ts";
import { Clock } from "./clock.ts";
import * as fights from "./fights.ts";
import * as loot from "./loot.ts";
import * as moves from "./moves.ts";
import { FilmSet } from "./set.ts";
import { shots, type Shot } from "./shots.ts";
import * as signs from "./signs.ts";
import { appear } from "./still.ts";

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
    case "braked":
      return moves.braked(set, shot);
    case "marshal":
      return moves.marshal(set, shot);
    case "still":
      return Promise.resolve();
    case "light":
      return moves.light(set, shot);
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
    case "ransom":
      return loot.ransom(set, shot);
  }
}

export class Film {
  /** Told of each event as it has been shown. */
  onevent: ((event: GameEvent) => void) | null = null;
  private clock = new Clock();
  private cutting = false;
  private last: Promise<void> = Promise.resolve();

  /** Plays what led from one view to the next; films wait for each other. */
  play(events: GameEvent[], before: View, after: View, speed = 1): Promise<void> {
    const playing = this.last.then(() => this.roll(events, before, after, speed));
    this.last = playing;
    return playing;
  }

  /** Ends the running move; the next one follows. */
  skip(): void {
    this.clock.hurry();
  }

  /** Ends the whole film: the stage stands as after it. */
  finish(): void {
    this.cutting = true;
    this.clock.hurry();
  }

  pause(): void {
    this.clock.halt();
  }

  resume(): void {
    this.clock.goOn();
  }

  set speed(speed: number) {
    this.clock.speed = speed;
    theatre.speed = speed;
  }

  private async roll(events: GameEvent[], before: View, after: View, speed: number): Promise<void> {
    const { stage } = theatre;
    if (!stage || document.hidden) return;
    this.cutting = false;
    this.speed = speed;
    const hide = (): void => (document.hidden ? this.finish() : undefined);
    document.addEventListener("visibilitychange", hide);
    theatre.light = lightOf(before);
    theatre.playing = true;
    theatre.skip = () => this.skip();
    const set = new FilmSet(stage, this.clock, boardOf(before));
    try {
      for (const shot of shots(events, { light: lightOf(before), round: before.round }))
        await this.show(set, shot);
    } catch (error) {
      console.error("The film broke off.", error); // the game goes on without it
    } finally {
      document.removeEventListener("visibilitychange", hide);
      set.clear();
      theatre.board = boardOf(after);
      theatre.light = lightOf(after);
      theatre.playing = false;
      theatre.skip = null;
    }
  }

  private async show(set: FilmSet, shot: Shot): Promise<void> {
    if (!this.cutting) {
      this.clock.begin();
      const { board } = set;
      await (motion.reduced ? appear(set, shot) : act(set, shot));
      if (set.board === board) set.apply(shot.events);
    }
    for (const event of shot.events) this.onevent?.(event);
  }
}
