/** The film's clock: everything that moves or waits runs by it, so that it can go faster, halt, and be skipped. */

export type Frames = Keyframe[];

export class Clock {
  private running = new Set<Animation>();
  private hurried = false;
  private halted = false;
  private rate = 1;

  /** How fast the film runs: 1 is as designed. */
  set speed(speed: number) {
    this.rate = speed;
    for (const animation of this.running) animation.updatePlaybackRate(speed);
  }
  get speed(): number {
    return this.rate;
  }

  /** Whether the running move is being skipped. */
  get skipping(): boolean {
    return this.hurried;
  }

  /** A new move begins: it takes its time. */
  begin(): void {
    this.hurried = false;
  }

  /** Ends all that runs at once. */
  hurry(): void {
    this.hurried = true;
    for (const animation of [...this.running]) animation.finish();
  }

  halt(): void {
    this.halted = true;
    for (const animation of this.running) if (animation.playState === "running") animation.pause();
  }

  goOn(): void {
    this.halted = false;
    for (const animation of this.running) if (animation.playState === "paused") animation.play();
  }

  /** Waits so many milliseconds of film. */
  wait(ms: number): Promise<void> {
    return this.run(null, [], ms);
  }

  /** Moves a node through frames; afterwards the node is as its own style says. */
  move(node: Element, frames: Frames, ms: number, easing = "linear"): Promise<void> {
    return this.run(node, frames, ms, easing);
  }

  private async run(
    node: Element | null,
    frames: Frames,
    ms: number,
    easing = "linear",
  ): Promise<void> {
    if (this.hurried || ms <= 0) return;
    const animation = new Animation(
      new KeyframeEffect(node, frames, { duration: ms, easing, fill: "none" }),
    );
    animation.updatePlaybackRate(this.rate);
    this.running.add(animation);
    animation.play();
    if (this.halted) animation.pause();
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }
}
