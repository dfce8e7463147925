/* The games there are: what the shell shows of each, loaded when it is needed. */

import type { Facts, Game } from "../shell/game.ts";
import type { Express } from "./express/facts.ts";
import type { Super } from "./super/facts.ts";

const express: Game<Express> = {
  sign: "ui-play",
  begin: "web-rob-this-train",
  about: "web-game-about-express",
  table: async () => (await import("./express/table/ExpressTable.svelte")).default,
  record: async () => (await import("./express/replay/ExpressReplay.svelte")).default,
  course: async () => (await import("./express/learn/ExpressRun.svelte")).default,
};

const superExpress: Game<Super> = {
  sign: "turn-speed",
  begin: "web-super-ride-now",
  about: "web-super-about",
  table: async () => (await import("./super/table/SuperTable.svelte")).default,
  record: async () => (await import("./super/replay/SuperReplay.svelte")).default,
  course: async () => (await import("./super/learn/SuperRun.svelte")).default,
};

/** A game by its name. The shell gives each only its own tables, so it need not know their types. */
const named = <Name extends string, G extends Facts>(name: Name, game: Game<G>) => ({
  name,
  ...(game as Game),
});

/** All games; the first one is played unless another is asked for. */
export const GAMES = [named("express", express), named("super", superExpress)] as const;
export type GameName = (typeof GAMES)[number]["name"];

/** The game of that name. */
export const gameOf = (name: string | undefined): Game | undefined =>
  GAMES.find((game) => game.name === name);
