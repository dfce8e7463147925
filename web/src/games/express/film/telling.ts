/* What a film tells while it runs: each deed in a sentence, and after it what came of it. */

import type { Tell } from "../../../shell/game.ts";
import type { Telling } from "../../../shell/stage/theatre.svelte.ts";
import type { ExpressEvent } from "../../../wire.ts";
import type { Shot } from "./scenes.ts";

/** With these something new begins, which follows from nothing before it. */
const BEGINS: Shot["kind"][] = ["card", "sign", "planned", "light", "board", "leave", "ransom"];

/** For each shot what is told while it is seen: the deed is said before it is done. */
export function tellingsOf(film: Shot[], tell: Tell<ExpressEvent>): (Telling | null)[] {
  let lines: string[] = [];
  const begun = film.map((shot) => {
    if (BEGINS.includes(shot.kind)) lines = [];
    const at = lines.length;
    for (const line of tell(shot.events)) if (!line.heading) lines.push(line.text);
    return { lines, at };
  });
  // only now each deed has all of its lines
  return begun.map(({ lines, at }) =>
    lines.length ? { lines, at: Math.min(at, lines.length - 1) } : null,
  );
}
