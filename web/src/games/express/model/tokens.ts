/* Tokens of loot, and which of them is meant. */

import type { Token } from "../../../wire.ts";

/** What tokens of a kind differ in; a flask is 1 with old whiskey, 0 with the usual, none if it is not known. */
export const valueOf = ({ kind, value, whiskey }: Token): number | null =>
  kind === "flask" ? (whiskey ? Number(whiskey === "old") : null) : value;

/** One token of a kind, of that value if it is known, and the others. */
export function picked(
  tokens: Token[],
  kind: string,
  value?: number,
): { token: Token | undefined; rest: Token[] } {
  const same = (token: Token): boolean => token.kind === kind;
  let at = tokens.findIndex(
    (token) => same(token) && value !== undefined && valueOf(token) === value,
  );
  if (at < 0) at = tokens.findLastIndex(same);
  return { token: tokens[at], rest: tokens.filter((_, index) => index !== at) };
}
