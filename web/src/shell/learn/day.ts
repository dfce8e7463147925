/* The puzzle of the day: the same for everybody, wherever they are. */

const DAY = 86_400_000;
/** As a prime it goes through all puzzles before one comes again, from mode to mode. */
const STRIDE = 89;

/** The day, by the clock of Greenwich. */
export const today = (): number => Math.floor(Date.now() / DAY);

/** Which of these it is on a day. */
export const ofTheDay = <T>(all: readonly T[], day: number): T | undefined =>
  all[(day * STRIDE) % all.length];
