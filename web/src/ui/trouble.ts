/* What went wrong, in a sentence for people. */

import { Refusal } from "../shell/net/http.ts";
import { has, t } from "../words/words.svelte.ts";

/** The first of these keys that there are words for; what programs alone are refused has none. */
function worded(text: string, keys: string[]): string {
  return t(keys.find(has) ?? "web-refused-other", { text });
}

/** A refusal of something that was asked at a table, in the words of this language. */
export function wording(code: string, text: string): string {
  return worded(text, [`web-refused-${code}`, `web-parted-${code}`]);
}

/** The sentence to show for an error; whoever asks for a seat is told what became of theirs. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refusal && error.message)) return t("web-no-server");
  return worded(error.message, [`web-parted-${error.code}`, `web-refused-${error.code}`]);
}
