/* Games and tables made for tests. */

/** What was read from a file, or made by hand with only what a test needs, as what it stands for. */
export const fixture = <T>(made: unknown): T => made as T;
