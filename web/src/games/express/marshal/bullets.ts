/* The marshal's bullets as they were in the beginning: their order is known to all. */

import type { Stacks } from "../../../wire.ts";
import type { Gun } from "./aim.svelte.ts";

type Bullet = Stacks["left"][number];

export const GUN: Record<Gun, Bullet[]> = {
  left: ["lost-weapon", "hurt-knee", "drop-the-bag", "hurt-shoulder", "gotcha", "golden"],
  right: ["hurt-shoulder", "gotcha", "lost-weapon", "drop-the-bag", "hurt-knee", "golden"],
};
