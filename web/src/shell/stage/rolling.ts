/** Lets the train run, or come to a halt and set off again. */

const ROLLS = ["slide", "roll", "rod", "drift"];
const BRAKING = 1800;

const rolls = (animation: Animation): boolean =>
  animation instanceof CSSAnimation && ROLLS.some((name) => animation.animationName.endsWith(name));

/** Brings all that rolls under a node to full speed or to a halt, bit by bit; gives what stops doing so. */
export function settle(root: HTMLElement, running: boolean): () => void {
  const goal = running ? 1 : 0;
  let frame = 0;
  const start = performance.now();
  const step = (now: number): void => {
    const done = Math.min(1, (now - start) / BRAKING);
    let ready = true;
    for (const animation of root.getAnimations({ subtree: true }).filter(rolls)) {
      if (animation.playbackRate === goal) continue;
      animation.updatePlaybackRate(done >= 1 ? goal : Math.abs(1 - goal - done));
      ready = false;
    }
    if (!ready || done < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
