import { expect, test } from "vitest";
import { unfocused } from "./keyboard.ts";

/** Whether a key that is pressed there is nobody's. */
function free(where: Element): boolean {
  let found = false;
  where.addEventListener("keydown", (event) => (found = unfocused(event as KeyboardEvent)));
  where.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
  return found;
}

test("a key is the page's when nothing has the focus", () => {
  expect(free(document.body)).toBe(true);
});

test.each(["<button></button>", "<input>", "<a href='/'></a>", "<g role='button'></g>"])(
  "a key pressed in %s is not the page's",
  (html) => {
    const holder = document.createElement("div");
    holder.innerHTML = html;
    expect(free(holder.firstElementChild!)).toBe(false);
  },
);
