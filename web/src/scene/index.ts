/** The stage and what it needs from outside. */
export { default as Sprites } from "./Sprites.svelte";
export { default as Stage } from "./Stage.svelte";
export { car } from "./art/cars.ts";
export { loco } from "./art/loco.ts";
export { light, type Light } from "./light.ts";
export { litUp, type Lit, type Target } from "./lit.ts";
export type { Preview } from "./preview.ts";
