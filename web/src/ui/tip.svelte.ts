/* Every symbol explains itself: on hover, on focus, and on a long press. */

const LONG = 450;

/** How long an explanation stays so that one can follow it to the rules, after the pointer and after a finger. */
const LINGER = 350;
const READ = 4500;

/** An explanation, and the section of the rules that tells more. */
export interface Explained {
  text: string;
  rules: string;
}

/** What is explained, and how. */
class Shown {
  text = $state("");
  rules = $state("");
  node = $state.raw<Element | null>(null);
}

export const tipShown = new Shown();
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Whether the pointer is on the explanation. */
let kept = false;

function show(node: Element, { text, rules }: Explained): void {
  clearTimeout(leaving);
  kept = false;
  tipShown.rules = rules;
  tipShown.node = node;
  tipShown.text = text;
}

/** Later, for a node may lose the focus while the page is being changed. */
function hide(): void {
  clearTimeout(leaving);
  if (tipShown.text && tipShown.rules) leaving = setTimeout(closeTip, LINGER);
  else queueMicrotask(() => (tipShown.text = ""));
}

/** Keeps the explanation that is shown: the pointer is on it. */
export function holdTip(): void {
  clearTimeout(leaving);
  kept = true;
}

/** The pointer is no longer on the explanation; if it was, and is not on the thing either, that goes soon. */
export function letTipGo(): void {
  if (!kept || tipShown.node?.matches(":hover")) return;
  kept = false;
  hide();
}

export function closeTip(): void {
  clearTimeout(leaving);
  kept = false;
  tipShown.text = "";
}

const whole = (told: string | Explained): Explained =>
  typeof told === "string" ? { text: told, rules: "" } : told;

/** Explains a node with a sentence; an empty one explains nothing. */
export function tip(node: Element, told: string | Explained) {
  let about = whole(told);
  let said = about.text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const describe = () => {
    if (said) node.setAttribute("aria-description", said);
    else node.removeAttribute("aria-description");
  };
  const enter = (event: Event) => {
    if (said && (event as PointerEvent).pointerType === "mouse") {
      if (tipShown.node === node) clearTimeout(leaving);
      // what lies behind an explanation explains nothing while one points at that
      timer = setTimeout(() => kept || show(node, about), 600);
    }
  };
  const leave = (event?: Event) => {
    clearTimeout(timer);
    // a finger that was lifted leaves too, and what it held is still read
    const lifted =
      event?.type === "pointerleave" && (event as PointerEvent).pointerType !== "mouse";
    if (tipShown.node === node && !lifted) hide();
  };
  const focus = () => {
    if (said && node.matches(":focus-visible")) show(node, about);
  };
  const press = (event: Event) => {
    held = false;
    clearTimeout(timer);
    if ((event as PointerEvent).pointerType === "mouse" || !said) return hide();
    timer = setTimeout(() => {
      held = true;
      show(node, about);
    }, LONG);
  };
  const lift = () => {
    clearTimeout(timer);
    if (held) leaving = setTimeout(closeTip, about.rules ? READ : 1800);
  };
  const click = (event: Event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event) => {
    if (held) event.preventDefault();
  };
  const all: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["pointerup", lift],
    ["pointercancel", leave],
    ["focus", focus],
    ["blur", leave],
    ["contextmenu", menu],
  ];
  for (const [kind, listener] of all) node.addEventListener(kind, listener);
  node.addEventListener("click", click, true);
  describe();
  return {
    update(next: string | Explained) {
      about = whole(next);
      said = about.text;
      describe();
    },
    destroy() {
      leave();
      for (const [kind, listener] of all) node.removeEventListener(kind, listener);
      node.removeEventListener("click", click, true);
    },
  };
}
