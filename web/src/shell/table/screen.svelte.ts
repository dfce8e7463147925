/* A table on the screen while its game is on: what every game shows, and when one may choose. */

import type { Hinted } from "../../wire.ts";
import { t } from "../../words/words.svelte.ts";
import type { Facts, Projector } from "../game.ts";
import { Reading } from "../hint/reading.svelte.ts";
import type { Pending, Side } from "../net/side.svelte.ts";
import type { Table } from "../net/table.svelte.ts";
import { goTo, liesOpen, type Leaf } from "./panel.ts";
import { Passing } from "./passing.svelte.ts";

export class Screen<G extends Facts = Facts> {
  readonly passing: Passing;
  /** Of the expert's hint. */
  readonly reading = new Reading();
  /** What lies in the drawer, where story and chat have no room beside the hand. */
  panel = $state<"" | Leaf>("");
  leaf = $state<Leaf>("story");

  constructor(
    readonly table: Table<G>,
    readonly film: Projector<G>,
    /** Whether something is being shown that one has to see before one chooses. */
    private readonly showing: () => boolean,
  ) {
    this.passing = new Passing(table);
    table.film = film;
  }

  get side(): Side<G> | null {
    return this.table.side;
  }

  /** The choice that waits for the line. */
  get pending(): Pending | null {
    return this.side?.pending ?? null;
  }

  get events(): G["event"][] {
    return this.side?.events ?? [];
  }

  /** Whether nobody may choose now. */
  get busy(): boolean {
    return this.showing() || !!this.pending || this.passing.hidden;
  }

  /** The view, with nothing to choose while nobody may. */
  open(view: G["view"]): G["view"] {
    return this.busy ? { ...view, offers: [] } : view;
  }

  /** What the expert says to the question, as long as it stands. */
  hint(open: G["view"]): Hinted | null {
    return open.offers?.length ? (this.side?.hint ?? null) : null;
  }

  /** The hint is put away. */
  unhint(): void {
    if (this.side) this.side.hint = null;
  }

  /** The question, or why it has to wait. */
  prompt(question: string): string {
    return this.pending && this.table.line !== "up" ? t("web-waits-for-line") : question;
  }

  /** Until when this seat has to choose. */
  get deadline(): number | null {
    return this.side?.now?.asked == null || this.pending ? null : this.side.now.deadline;
  }

  /** Makes a choice; what comes of it is shown even if the film was halted. */
  choose(choice: string): void {
    this.film.resume();
    this.table.choose(choice);
  }

  /** Shows no more until this seat has to choose. */
  skip(): void {
    this.side?.skip();
    this.film.finish();
  }

  /** Story and chat lie beside the hand; where there is no room, they come in a drawer. */
  unfold(which: Leaf): void {
    if (!liesOpen()) {
      this.panel = which;
      return;
    }
    this.leaf = which;
    void goTo(which);
  }

  close(): void {
    this.table.film = null;
  }
}
