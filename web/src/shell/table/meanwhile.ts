/* The story of a game with what is told of its people meanwhile. */

import { noteText } from "../net/presence.ts";
import type { NoteAfter } from "../net/side.svelte.ts";
import type { Line, Tell } from "../game.ts";

export interface Meanwhile extends Line {
  /** Whether it tells of a person and not of the game. */
  note?: boolean;
}

/** The lines of the story, with each note after the events before it; `from` is the first event's number. */
export function withNotes<Event>(
  events: Event[],
  notes: NoteAfter[],
  from: number,
  tell: Tell<Event>,
): Meanwhile[] {
  const lines: Meanwhile[] = [...tell(events)];
  let more = 0;
  for (const { after, note } of notes) {
    if (after < from) continue;
    const before = tell(events.slice(0, after - from)).length;
    lines.splice(before + more++, 0, {
      text: noteText(note),
      who: null,
      heading: false,
      note: true,
    });
  }
  return lines;
}
