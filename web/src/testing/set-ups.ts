/* Set-ups made for tests. */

import { Wish } from "../shell/setup/wish.svelte.ts";
import type { Catalogue, SetUps } from "../wire.ts";
import { fixture } from "./fixture.ts";
import games from "./fixtures/set-ups.json";

/** What can be asked for, as the server says it. */
const known = fixture<Catalogue>({ games: fixture<SetUps>(games), bots: [], signs: [] });

/** A wish of one who knows what can be asked for. */
export function knowing(wish = new Wish()): Wish {
  wish.known = known;
  return wish;
}
