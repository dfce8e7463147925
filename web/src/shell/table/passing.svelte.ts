/* One device, several hands: whose turn it is to look. */

import type { Side } from "../net/side.svelte.ts";
import type { Table } from "../net/table.svelte.ts";

/** Phases in which all is open: everybody may watch the same screen. */
const OPEN = ["stealin", "pickpocketing", "over"];

export class Passing {
  private opened = $state<number | null>(null);
  /** For whom the curtain is down. */
  private down = $state<number | null>(null);

  constructor(private readonly table: Table) {
    $effect(() => {
      this.down = this.next;
    });
    $effect(() => {
      const next = this.deciders[0];
      const open = OPEN.includes(this.table.side?.shown?.phase ?? "");
      if (!this.shared || next === undefined || !open || !this.settled) return;
      if (this.table.seat === null || !this.deciders.includes(this.table.seat))
        this.table.sitAt(next);
    });
  }

  private get shared(): boolean {
    return this.table.seats.length > 1;
  }

  private get settled(): boolean {
    return this.table.side?.caughtUp ?? true;
  }

  /**
   * The seats of this device that have something to decide. They are told one after another: a
   * question of which the seat on show has not heard yet waits.
   */
  private get deciders(): number[] {
    const heard = this.table.side?.now?.number ?? Infinity;
    const asked = ({ seat, now, pending }: Side) =>
      seat !== null && now?.asked != null && now.asked <= heard && !pending;
    return this.table.sides.filter(asked).map((side) => side.seat as number);
  }

  /** The seat to which the device must be handed now. */
  get next(): number | null {
    if (!this.shared || OPEN.includes(this.table.side?.shown?.phase ?? "")) return null;
    const waiting = this.deciders;
    // whoever holds the button keeps hold of it, whatever is told meanwhile
    if (this.down !== null && this.down !== this.opened && waiting.includes(this.down))
      return this.down;
    if (!this.settled) return null;
    if (this.opened !== null && waiting.includes(this.opened)) return null;
    return waiting[0] ?? null;
  }

  /** Whether the hand that would be seen is nobody's to see now. */
  get hidden(): boolean {
    if (!this.shared) return false;
    if (OPEN.includes(this.table.side?.shown?.phase ?? "")) return false;
    return this.opened !== this.table.seat || !this.deciders.includes(this.opened ?? -1);
  }

  /** All have looked on together: every hand needs the curtain again. */
  close(): void {
    this.opened = null;
  }

  /** The right person has the device. */
  open(): void {
    const next = this.next;
    if (next === null) return;
    this.opened = next;
    this.table.sitAt(next);
  }
}
