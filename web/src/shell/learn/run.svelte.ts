/* A lesson or a puzzle under way: what is shown, what is said, and the choices made so far. */

import { attempt } from "../net/http.ts";
import { sentence } from "../../ui/trouble.ts";
import type { Beat, Course, Frame } from "../../wire.ts";
import type { Facts, Projector } from "../game.ts";

/** What stood at a moment to which one may go back. */
interface Moment<G extends Facts> {
  words: Beat<G>;
  view: G["view"];
  events: G["event"][];
  queue: Beat<G>[];
}

/** What the table of a game does for a course. */
export interface Stage<G extends Facts = Facts> {
  film: Projector<G>;
  /** The last frame, cut off so that the end of a round can be looked at. */
  cut?(frame: Frame<G>, before: G["view"]): Frame<G>;
}

export class Run<G extends Facts = Facts> {
  view = $state.raw<G["view"] | null>(null);
  events = $state.raw<G["event"][]>([]);
  /** What is said now; with choices that lead on, one of them is awaited. */
  words = $state.raw<Beat<G> | null>(null);
  /** The step that was reached; it stays while something is shown. */
  step = $state(1);
  course = $state.raw<Course<G> | null>(null);
  choices = $state.raw<string[]>([]);
  playing = $state(false);
  /** A choice is on its way. */
  private sent = $state(false);
  /** Nothing more is said. */
  ended = $state(false);
  trouble = $state("");
  /** How often something else was chosen than what leads on. */
  wrong = $state(0);
  /** How things stood at first. */
  first = $state.raw<G["view"] | null>(null);
  stage: Stage<G> | null = null;

  private queue: Beat<G>[] = [];
  private trail = $state.raw<Moment<G>[]>([]);
  private turn = 0;

  constructor(
    readonly shelf: "lessons" | "puzzles",
    readonly name: string,
    readonly scene: number,
  ) {}

  /** Whether there is anything to go back to. */
  get mayGoBack(): boolean {
    return this.trail.length > 1 || this.choices.length > 0;
  }

  /** The choices that lead on, while one is awaited. */
  get wanted(): string[] {
    return this.words?.wanted ?? [];
  }

  /** Whether a choice is awaited now. */
  get asked(): boolean {
    return this.wanted.length > 0 && !this.playing && !this.sent;
  }

  /** Whether a part of the table steps back behind what is spoken of; the hand does not while one has to choose. */
  dims(part: string): boolean {
    const shown = this.words?.show ?? "";
    const choosing = this.wanted.length > 0 && !this.playing;
    return shown !== "" && shown !== part && !(choosing && part === "hand");
  }

  /** Goes to where these choices lead, and there to the last thing said if `last`. */
  async load(choices: string[], film = false, last = false): Promise<void> {
    const turn = ++this.turn;
    this.trouble = "";
    let course: Course<G>;
    try {
      course = await attempt<G>(this.shelf, this.name, { choices, scene: this.scene });
    } catch (error) {
      this.sent = false;
      this.trouble = sentence(error);
      return;
    }
    if (turn !== this.turn) return;
    this.sent = false;
    this.course = course;
    this.choices = choices;
    if (!choices.length) this.events = [];
    this.wrong = 0;
    this.words = null;
    this.ended = false;
    this.trail = [];
    this.queue = [...course.beats];
    await this.run(turn, film);
    while (last && this.queue.length && turn === this.turn) await this.run(turn, false);
  }

  /** Chooses, once; anything that does not lead on is only counted. */
  async choose(choice: string): Promise<void> {
    if (!this.asked) return;
    if (!this.wanted.includes(choice)) {
      this.wrong += 1;
      return;
    }
    this.sent = true;
    await this.load([...this.choices, choice], true);
  }

  /** Goes on after something that was only said. */
  async next(): Promise<void> {
    if (this.wanted.length || this.playing || !this.words) return;
    await this.run(this.turn, true);
  }

  /** Goes back to what was said before. */
  async back(): Promise<void> {
    if (this.trail.length > 1) {
      const before = this.trail.at(-2)!;
      this.trail = this.trail.slice(0, -2);
      this.turn += 1;
      this.playing = false;
      this.sent = false;
      this.ended = false;
      this.wrong = 0;
      this.view = before.view;
      this.events = before.events;
      this.queue = before.queue;
      this.say(before.words);
    } else if (this.choices.length) await this.load(this.choices.slice(0, -1), false, true);
  }

  private say(words: Beat<G>): void {
    this.words = words;
    this.step = words.step;
    if (this.view) {
      const moment = { words, view: this.view, events: this.events, queue: [...this.queue] };
      this.trail = [...this.trail, moment];
    }
  }

  /** Shows what waits, up to the next thing that is said. */
  private async run(turn: number, film: boolean): Promise<void> {
    this.words = null;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      if (beat.frame) await this.put(beat.frame, film);
      if (turn !== this.turn) return;
      if (!beat.frame) return this.say(beat);
    }
    this.ended = true;
  }

  private async put(frame: Frame<G>, film: boolean): Promise<void> {
    const before = this.view;
    const told = this.events;
    const last = this.course?.status !== "asked" && !this.queue.some((beat) => beat.frame);
    const { events, view } = (last && before && this.stage?.cut?.(frame, before)) || frame;
    if (film && before && this.stage && events.length) {
      const turn = this.turn;
      this.playing = true;
      await this.stage.film.play(events, before, view, (event, seen) => {
        if (turn !== this.turn) return;
        this.view = seen;
        this.events = [...this.events, event];
      });
      if (turn !== this.turn) return;
      this.playing = false;
    }
    if (!before) this.first = view;
    this.events = [...told, ...events];
    this.view = view;
  }
}
