/* Every symbol explains itself: on hover, on focus, and on a long press. */

const LONG = 450;

/** How long an explanation stays so that one can follow it to the rules, after the pointer and after a finger. */
const LINGER = 280;
const READ = 4500;

/** An explanation, and the section of the rules that tells more. */
export interface Explained {
  text: string;
  rules: string;
}

export const tipShown = $state({ text: "", rules: "", x: 0, y: 0, below: false });
let leaving: ReturnType<typeof setTimeout> | undefined;

function show(node: Element, { text, rules }: Explained): void {
  clearTimeout(leaving);
  tipShown.rules = rules;
  const box = node.getBoundingClientRect();
  tipShown.below = box.top < 90;
  tipShown.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
  tipShown.y = tipShown.below ? box.bottom + 8 : box.top - 8;
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
}

export function closeTip(): void {
  clearTimeout(leaving);
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
      timer = setTimeout(() => show(node, about), 600);
    }
  };
  const leave = () => {
    clearTimeout(timer);
    hide();
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
