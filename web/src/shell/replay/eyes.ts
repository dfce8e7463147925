/* Through whose eyes one looks at a record: a seat's, a spectator's, or those that see all cards. */

export type Eyes = number | "spectator" | "all";

/** The eyes that a link names; none where it names none. */
export function eyesOf(text: string | null): Eyes | null {
  if (text === "all" || text === "spectator") return text;
  return text && /^\d$/.test(text) ? Number(text) : null;
}

/** The seat that these eyes are, if they are one. */
export const seatOf = (eyes: Eyes): number | null => (typeof eyes === "number" ? eyes : null);
