/** Whether the viewer asked for less motion. */
import { MediaQuery } from "svelte/reactivity";

const query = new MediaQuery("(prefers-reduced-motion: reduce)");

export const motion = {
  get reduced(): boolean {
    return query.current;
  },
};
