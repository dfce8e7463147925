/** What flies over the page: a token or a bullet on its way to a sheet, whose counter then ticks. */
import type { Clock } from "./clock.ts";

export interface Launch {
  /** The drawing, by its name in the sprite sheet. */
  art: string;
  bandit: string;
  seat: number;
  /** Where on the sheet it goes. */
  counter: string;
}

function sheet({ bandit, seat, counter }: Launch): Element | null {
  const own =
    document.querySelector(`[data-bandit="${bandit}"]`) ?? document.getElementById(`sheet-${seat}`);
  return own?.querySelector(counter) ?? own;
}

const shift = (x: number, y: number, turn: number, size: number): Keyframe => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${size})`,
});

/** Lets a thing fly in a bow from a point of the page to a sheet. */
export async function launch(
  what: Launch,
  from: DOMPoint,
  size: number,
  clock: Clock,
  ms: number,
): Promise<void> {
  const goal = sheet(what);
  if (!goal || clock.skipping) return;
  const box = goal.getBoundingClientRect();
  const to = { x: box.left + Math.min(box.width / 2, 14), y: box.top + box.height / 2 };
  const node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  Object.assign(node.style, {
    position: "fixed",
    zIndex: "45",
    left: `${-size / 2}px`,
    top: `${-size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    pointerEvents: "none",
  });
  node.innerHTML = `<use href="#${what.art}"/>`;
  node.setAttribute("aria-hidden", "true");
  document.body.append(node);
  const lift = Math.min(from.y, to.y) - 10;
  const frames = [
    shift(from.x, from.y, 0, 1),
    shift((from.x + to.x) / 2, (lift + from.y) / 2, 14, 1.15),
    shift(to.x, to.y, 0, 0.7),
  ];
  await clock.move(node, frames, ms, "cubic-bezier(.4,0,.5,1)");
  node.remove();
  if (!clock.skipping)
    goal.animate(
      [{ transform: "scale(1)" }, { transform: "scale(1.3)" }, { transform: "scale(1)" }],
      { duration: 240 },
    );
}
