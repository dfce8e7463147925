/** The set on which a film is played: people take poses and go about, things flash, drop and fly. */
import { blend, POSES, type Pose, type PoseName } from "../scene/art/poses.ts";
import { after, type Board } from "../scene/board.ts";
import type { Layout, Spot } from "../scene/layout.ts";
import type { Measures } from "../scene/measures.ts";
import { theatre, type Boards } from "../scene/theatre.svelte.ts";
import { besideCar } from "../scene/wayside.ts";
import type { GameEvent } from "../wire.ts";
import { launch, type Launch } from "./air.ts";
import type { Clock } from "./clock.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds of one drawing of a walk. */
const DRAWING = 70;

/** A point as a transform. */
export const at = ({ x, y }: Spot, more = ""): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;

export class FilmSet {
  /** What stays until the next card: the card over its bandit. */
  chip: SVGGElement | null = null;

  constructor(
    readonly stage: Boards,
    readonly clock: Clock,
    public board: Board,
  ) {
    theatre.board = board;
  }

  get measures(): Measures {
    return this.stage.measures();
  }
  get size(): number {
    return this.measures.people;
  }
  /** Where everybody is drawn now. */
  get layout(): Layout {
    return this.stage.arrange(this.board);
  }

  spot(name: string): Spot {
    return this.layout.people[name] ?? { x: 0, y: 0 };
  }
  node(name: string): SVGGElement | undefined {
    return this.stage.people.get(name);
  }

  /** The board as events leave it: people and tokens stand there from now on. */
  apply(events: GameEvent[]): void {
    this.board = events.reduce(after, this.board);
    theatre.board = this.board;
  }

  /** Where everybody and everything will be after events. */
  ahead(events: GameEvent[]): Layout {
    return this.stage.arrange(events.reduce(after, this.board));
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
    this.stage.effects.append(node);
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

  /** Lets a thing fly from a point of the train to a bandit's sheet. */
  fly(what: Launch, from: Spot, ms: number): Promise<void> {
    const ctm = this.stage.effects.getScreenCTM();
    if (!ctm) return Promise.resolve();
    const start = new DOMPoint(from.x, from.y).matrixTransform(ctm);
    return launch(what, start, this.measures.token * this.measures.scale, this.clock, ms);
  }

  /** Brings a place into sight. */
  look(place: string | null | undefined): void {
    const car = place ? besideCar(place, this.board) : null;
    if (car !== null) this.stage.show(car);
  }

  /** Clears away what the film laid over the train. */
  clear(): void {
    this.stage.effects.replaceChildren();
    for (const sign of this.stage.root.querySelectorAll(".film-sign")) sign.remove();
    this.chip = null;
    theatre.parts = {};
  }
}
