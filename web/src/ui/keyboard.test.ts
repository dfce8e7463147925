import { expect, test } from "vitest";
import { settings } from "../settings.svelte.ts";
import { arrows, keyOf, unfocused } from "./keyboard.ts";

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

/** The key that the page hears when it is pressed there. */
function heard(where: Element, more: KeyboardEventInit = {}): string {
  let found = "";
  where.addEventListener("keydown", (event) => (found = keyOf(event as KeyboardEvent)));
  where.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true, ...more }));
  return found;
}

test("keys are the page's unless one types, calls the browser, or something lies on top", () => {
  const [button, input] = ["button", "input"].map((tag) => document.createElement(tag));
  expect(heard(button!)).toBe("d");
  expect(heard(input!)).toBe("");
  expect(heard(button!, { ctrlKey: true })).toBe("");
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  expect(heard(button!)).toBe("");
  dialog.remove();
});

test("letters and numbers can be switched off, arrows and Escape cannot", () => {
  settings.keys = false;
  const button = document.createElement("button");
  expect(heard(button)).toBe("");
  expect(heard(button, { key: "Escape" })).toBe("Escape");
  settings.keys = true;
});

test("arrows go round a group of which one is chosen", () => {
  document.body.innerHTML = `<div role="radiogroup"><button role="radio">1</button>
    <button role="radio">2</button><button role="radio">3</button></div>`;
  const all = [...document.querySelectorAll("button")];
  const chosen: string[] = [];
  for (const each of all) each.addEventListener("click", () => chosen.push(each.textContent!));
  const press = (from: Element, key: string): void => {
    from.addEventListener("keydown", (event) => arrows(event as KeyboardEvent), { once: true });
    from.dispatchEvent(new KeyboardEvent("keydown", { key }));
  };
  press(all[0]!, "ArrowRight");
  press(all[0]!, "ArrowUp");
  press(all[2]!, "ArrowDown");
  expect(chosen).toEqual(["2", "3", "1"]);
  expect(document.activeElement).toBe(all[0]);
});
