/* The parts of a table that only Marshal & Prisoners has. */

export { default as Goals } from "./Goals.svelte";
export { default as Guns } from "./Guns.svelte";
export { default as Hurt } from "./Hurt.svelte";
export { default as Jailed } from "./Jailed.svelte";
export { default as MarshalActs } from "./MarshalActs.svelte";
export { default as MarshalStats } from "./MarshalStats.svelte";
export { default as Papers } from "./Papers.svelte";
export { default as Verdict } from "./Verdict.svelte";
export { sheetRows } from "./sheet.ts";
