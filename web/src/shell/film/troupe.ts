/** People who act: they take poses and go about, things flash and fly over the train. */
import { blend, POSES, type Pose, type PoseName } from "../stage/art/poses.ts";
import type { Spot } from "../stage/spot.ts";
import { theatre } from "../stage/theatre.svelte.ts";
import { launch, type Launch } from "./air.ts";
import type { Clock } from "./clock.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds of one drawing of a walk. */
const DRAWING = 70;

/** A point as a transform. */
export const at = ({ x, y }: Spot, more = ""): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;

/** What a stage lends to its people. */
export interface Boards {
  root: HTMLElement;
  /** The layer of the train for flashes, lines and signs. */
  effects: SVGGElement;
  people: Map<string, SVGGElement>;
}

export class Troupe {
  constructor(
    readonly boards: Boards,
    readonly clock: Clock,
  ) {}

  node(name: string): SVGGElement | undefined {
    return this.boards.people.get(name);
  }

  pose(name: string, pose: PoseName | Pose, left = false, lying = false): void {
    theatre.parts[name] = { pose: typeof pose === "string" ? POSES[pose] : pose, left, lying };
  }
  /** Turns to the front again. */
  rest(...names: string[]): void {
    for (const name of names) delete theatre.parts[name];
  }

  /** Swings between two poses as long as something lasts. */
  async swing(
    name: string,
    poses: [PoseName, PoseName],
    left: boolean,
    lasts: Promise<void>,
  ): Promise<void> {
    let going = true;
    void lasts.then(() => (going = false));
    const middle = blend(POSES[poses[0]], POSES[poses[1]], 0.5);
    const drawings = [POSES[poses[0]], middle, POSES[poses[1]], middle];
    for (let i = 0; going && !this.clock.skipping; i++) {
      this.pose(name, drawings[i % 4] as Pose, left);
      await this.clock.wait(DRAWING);
    }
    await lasts;
  }

  /** Takes somebody along a path; at its end the node is where the board has it. */
  go(name: string, path: Spot[], ms: number, easing = "linear"): Promise<void> {
    const node = this.node(name);
    if (!node) return Promise.resolve();
    return this.clock.move(
      node,
      path.map((spot) => ({ transform: at(spot) })),
      ms,
      easing,
    );
  }

  /** Shakes somebody's body, which stays where it stands. */
  shake(name: string, ms: number): Promise<void> {
    const body = this.node(name)?.querySelector(".body");
    const shift = (x: number): Keyframe => ({ transform: `translateX(${x}px)` });
    return body ? this.clock.move(body, [0, 5, -4, 3, 0].map(shift), ms) : Promise.resolve();
  }

  /** Lays a drawing over the train, at a point. */
  draw(svg: string, spot: Spot = { x: 0, y: 0 }, more = ""): SVGGElement {
    const node = document.createElementNS(SVG, "g");
    node.style.transform = at(spot, more);
    node.innerHTML = svg;
    this.boards.effects.append(node);
    return node;
  }

  /** Lays a drawing over the train for a while. */
  async flash(svg: string, spot: Spot, ms: number, more = ""): Promise<void> {
    const node = this.draw(svg, spot, more);
    await this.clock.move(
      node.firstElementChild ?? node,
      [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      ms,
    );
    node.remove();
  }

  /** Lets a thing of that size in pixels fly from a point of the train to a bandit's sheet. */
  send(what: Launch, from: Spot, size: number, ms: number): Promise<void> {
    const ctm = this.boards.effects.getScreenCTM();
    if (!ctm) return Promise.resolve();
    const start = new DOMPoint(from.x, from.y).matrixTransform(ctm);
    return launch(what, start, size, this.clock, ms);
  }

  /** Clears away what was laid over the train. */
  clear(): void {
    this.boards.effects.replaceChildren();
    for (const sign of this.boards.root.querySelectorAll(".film-sign")) sign.remove();
    theatre.parts = {};
  }
}
