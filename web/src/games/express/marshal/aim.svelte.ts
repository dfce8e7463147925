/* The marshal's two guns while he aims: whom he picked, and which gun is for whom. */

import type { ExpressView } from "../../../wire.ts";
import { offeredBy } from "../words/offer.ts";

export type Gun = "left" | "right";
export const GUNS: Gun[] = ["left", "right"];

/** What may be chosen. */
type Offers = Pick<ExpressView, "offers">;

/** Whether the choices are shots of the marshal. */
export const aims = (view: Offers): boolean => offeredBy("aim", view).length > 0;

/** Everybody at whom he may shoot, in the order of the choices. */
export function targetsOf(view: Offers): string[] {
  const names = offeredBy("aim", view).flatMap(({ left, right }) => [left, right]);
  return [...new Set(names.flatMap((name) => name ?? []))];
}

export class Aim {
  /** Whom he picked, two at most, the first one first. */
  picked = $state.raw<string[]>([]);
  /** Whether the first one is for the right gun. */
  crossed = $state(false);

  /** Begins anew: who has no others to choose from is picked already. */
  begin(view: Offers): void {
    const targets = targetsOf(view);
    this.picked = targets.length <= 2 ? targets : [];
    this.crossed = false;
    this.settle(view);
    if (!this.choice(view)) this.picked = [];
  }

  /** Picks somebody, or lets them go; a third one takes the place of the first. */
  point(name: string, view: Offers): void {
    this.picked = this.picked.includes(name)
      ? this.picked.filter((each) => each !== name)
      : [...this.picked, name].slice(-2);
    this.settle(view);
  }

  /** The guns change hands, as far as both have the bullets for it. */
  swap(view: Offers): void {
    this.crossed = !this.crossed;
    this.settle(view);
  }

  /** The second one goes free. */
  single(view: Offers): void {
    this.picked = this.picked.slice(0, 1);
    this.settle(view);
  }

  at(gun: Gun): string | null {
    const first = (gun === "left") !== this.crossed;
    return this.picked[first ? 0 : 1] ?? null;
  }

  /** The choice that shoots at those who are picked; none if there is no such one. */
  choice(view: Offers): string | null {
    const [one, two] = [this.at("left"), this.at("right")];
    return (
      offeredBy("aim", view).find(({ left, right }) => left === one && right === two)?.text ?? null
    );
  }

  /** A gun without bullets is not used as long as the other one will do. */
  private settle(view: Offers): void {
    if (!this.picked.length || this.choice(view)) return;
    this.crossed = !this.crossed;
    if (!this.choice(view)) this.crossed = !this.crossed;
  }
}
