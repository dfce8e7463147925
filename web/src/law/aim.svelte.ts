/* The marshal's two guns while he aims: whom he picked, and which gun is for whom. */

import { readChoice } from "../words/offer.ts";

export type Gun = "left" | "right";
export const GUNS: Gun[] = ["left", "right"];

const FIRES = /^fire (left|right) /;

/** Whether the choices are shots of the marshal. */
export const aims = (choices: string[]): boolean => choices.some((choice) => FIRES.test(choice));

/** Everybody at whom he may shoot, in the order of the choices. */
export function targetsOf(choices: string[]): string[] {
  const names = choices
    .filter((choice) => FIRES.test(choice))
    .flatMap((choice) => {
      const said = readChoice(choice);
      return [said?.target, said?.second].flatMap((name) => name ?? []);
    });
  return [...new Set(names)];
}

/** The choice that shoots at these. */
export function shot(left: string | null, right: string | null): string {
  if (left && right) return `fire left ${left} and right ${right}`;
  return left ? `fire left ${left}` : `fire right ${right}`;
}

export class Aim {
  /** Whom he picked, two at most, the first one first. */
  picked = $state.raw<string[]>([]);
  /** Whether the first one is for the right gun. */
  crossed = $state(false);

  /** Begins anew: who has no others to choose from is picked already. */
  begin(choices: string[]): void {
    const targets = targetsOf(choices);
    this.picked = targets.length <= 2 ? targets : [];
    this.crossed = false;
    this.settle(choices);
    if (!choices.includes(this.choice)) this.picked = [];
  }

  /** Picks somebody, or lets them go; a third one takes the place of the first. */
  point(name: string, choices: string[]): void {
    this.picked = this.picked.includes(name)
      ? this.picked.filter((each) => each !== name)
      : [...this.picked, name].slice(-2);
    this.settle(choices);
  }

  /** The guns change hands, as far as both have the bullets for it. */
  swap(choices: string[]): void {
    this.crossed = !this.crossed;
    this.settle(choices);
  }

  /** The second one goes free. */
  single(choices: string[]): void {
    this.picked = this.picked.slice(0, 1);
    this.settle(choices);
  }

  at(gun: Gun): string | null {
    const first = (gun === "left") !== this.crossed;
    return this.picked[first ? 0 : 1] ?? null;
  }

  get choice(): string {
    return this.picked.length ? shot(this.at("left"), this.at("right")) : "";
  }

  /** A gun without bullets is not used as long as the other one will do. */
  private settle(choices: string[]): void {
    if (!this.picked.length || choices.includes(this.choice)) return;
    this.crossed = !this.crossed;
    if (!choices.includes(this.choice)) this.crossed = !this.crossed;
  }
}
