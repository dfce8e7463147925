/* What went wrong, in a sentence for people. */

import { Refusal } from "../net/http.ts";
import { t } from "../words/words.svelte.ts";

/** The sentence to show for an error. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal && error.message) return error.message;
  return t("web-no-server");
}
