/* How somebody reads the expert's hint: which way is looked at, and which was picked once. */

import type { Hinted } from "../../wire.ts";

export class Reading {
  /** The way that is pointed at. */
  over = $state<string | null>(null);
  /** The way that was picked once: a second pick makes the choice. */
  lifted = $state<string | null>(null);

  /** The way that is told and drawn: that of the expert, unless one looks at another. */
  eyed(hint: Hinted): string {
    return this.over ?? this.lifted ?? hint.reasons[0]?.choice ?? hint.choice;
  }

  /** A pick; whether it is the second of the same way. */
  pick(choice: string): boolean {
    const again = this.lifted === choice;
    this.lifted = again ? null : choice;
    return again;
  }

  /** Begins anew, with another hint or none. */
  begin(): void {
    this.over = this.lifted = null;
  }
}
