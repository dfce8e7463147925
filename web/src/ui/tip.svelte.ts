/* Every symbol explains itself: on hover, on focus, and on a long press. */

const LONG = 450;

export const tipShown = $state({ text: "", x: 0, y: 0, below: false });

function show(node: Element, text: string): void {
  const box = node.getBoundingClientRect();
  tipShown.below = box.top < 90;
  tipShown.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
  tipShown.y = tipShown.below ? box.bottom + 8 : box.top - 8;
  tipShown.text = text;
}

/** Later, for a node may lose the focus while the page is being changed. */
function hide(): void {
  queueMicrotask(() => (tipShown.text = ""));
}

/** Explains a node with a sentence; an empty one explains nothing. */
export function tip(node: Element, text: string) {
  let said = text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const describe = () => {
    if (said) node.setAttribute("aria-description", said);
    else node.removeAttribute("aria-description");
  };
  const enter = (event: Event) => {
    if (said && (event as PointerEvent).pointerType === "mouse") {
      timer = setTimeout(() => show(node, said), 600);
    }
  };
  const leave = () => {
    clearTimeout(timer);
    hide();
  };
  const focus = () => {
    if (said && node.matches(":focus-visible")) show(node, said);
  };
  const press = (event: Event) => {
    held = false;
    clearTimeout(timer);
    if ((event as PointerEvent).pointerType === "mouse" || !said) return hide();
    timer = setTimeout(() => {
      held = true;
      show(node, said);
    }, LONG);
  };
  const lift = () => {
    clearTimeout(timer);
    if (held) setTimeout(hide, 1800);
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
    update(next: string) {
      said = next;
      describe();
    },
    destroy() {
      leave();
      for (const [kind, listener] of all) node.removeEventListener(kind, listener);
      node.removeEventListener("click", click, true);
    },
  };
}
