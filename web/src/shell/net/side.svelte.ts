/* One seat's side of a table: how things stand, and what is still to be shown. */

import type { Happened, Hinted, Missed, Note, Said } from "../../wire.ts";
import type { Facts, Projector } from "../game.ts";

/** A choice that was made here and is not yet known to be stored. */
export interface Pending {
  choice: string;
  asked: number;
  id: string;
}

/** A note of a person, after so many events. */
export interface NoteAfter {
  after: number;
  note: Pick<Note | Said, "what" | "name" | "was">;
}

/** More than so many messages waiting are caught up with at once. */
const BACKLOG = 24;

export class Side<G extends Facts = Facts> {
  /** The last that was told. */
  now = $state.raw<Happened<G> | null>(null);
  /** The view that is shown; it lags behind while events are played. */
  shown = $state.raw<G["view"] | null>(null);
  /** All events that led to the view that is shown. */
  events = $state.raw<G["event"][]>([]);
  /** What is told of the people meanwhile. */
  notes = $state.raw<NoteAfter[]>([]);
  /** How many of the events were seen when this seat last chose. */
  chosenAt = $state(0);
  pending = $state.raw<Pending | null>(null);
  playing = $state(false);
  /** What each card would do, while this seat plans. */
  forecasts = $state.raw<Record<string, G["foretold"]>>({});
  /** What the expert says to the question before this seat. */
  hint = $state.raw<Hinted | null>(null);
  /** The expert was asked and thinks. */
  thinking = $state(false);
  /** Nothing is played until this seat has to choose. */
  private skipping = false;
  private queue: Happened<G>[] = [];

  constructor(readonly seat: number | null) {}

  /** Whether all that was told is shown. */
  get caughtUp(): boolean {
    return !this.playing && this.shown === this.now?.view;
  }

  /** Starts from how things stand. */
  stand(now: Happened<G> | null): void {
    this.queue = [];
    this.now = now;
    this.shown = now?.view ?? null;
    this.settle();
  }

  /** The story from the beginning. */
  retell(steps: Missed<G>[]): void {
    let after = 0;
    this.notes = steps.flatMap((step) => {
      after += step.events.length;
      return step.notes.map((note) => ({ after, note }));
    });
    this.events = steps.flatMap((step) => step.events);
    this.chosenAt = Math.min(this.chosenAt, this.events.length);
  }

  /** Something is told of a person. */
  note(note: NoteAfter["note"]): void {
    this.notes = [...this.notes, { after: this.events.length, note }];
  }

  /** Something happened: it is shown in its turn. */
  hear(message: Happened<G>, film: Projector<G> | null): void {
    if (message.asked !== this.now?.asked) {
      this.forecasts = {};
      this.hint = null;
      this.thinking = false;
    }
    this.now = message;
    this.settle();
    this.queue.push(message);
    if (!this.playing) void this.run(film);
  }

  /** Plays no more until this seat has something to choose. */
  skip(): void {
    this.skipping = this.now?.asked == null;
  }

  private step(event: G["event"], view: G["view"]): void {
    this.shown = view;
    this.events = [...this.events, event];
  }

  private settle(): void {
    if (this.pending && this.now?.asked !== this.pending.asked) this.pending = null;
  }

  private async run(film: Projector<G> | null): Promise<void> {
    this.playing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const before = this.shown;
      const afresh = !before || (before.phase === "over" && next.view.phase !== "over");
      const told = afresh ? [] : this.events;
      if (afresh) this.notes = [];
      const far = this.queue.length > BACKLOG || document.hidden || this.skipping;
      if (film && before && !afresh && !far && !next.back) {
        await film.play(next.events, before, next.view, (event, view) => this.step(event, view));
      }
      this.shown = next.view;
      this.events = [...told, ...next.events];
      if (next.asked !== null || next.view.phase === "over") this.skipping = false;
    }
    this.playing = false;
  }
}
