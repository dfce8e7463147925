/* What the shell asks of a game when a table of it is set up. */

import type { Component } from "svelte";
import type { Catalogue } from "../../wire.ts";

/** The words of a set-up. */
export type Options = Record<string, unknown>;

/** What is wished for of a game itself. How it can be played the catalogue says; without it nothing is known. */
export interface GameWish {
  /** How many can play it so, the fewest first. */
  readonly counts: number[];
  /** Who can be asked for. */
  readonly bandits: string[];
  /** Whom somebody has to play. */
  readonly needed: string[];
  /** Whether each seat plays one of them. */
  readonly single: boolean;
  /** The boxes there are, and those that are opened. */
  readonly boxes: string[];
  readonly expansions: string[];
  /** How many may play, in a sentence. */
  readonly seatsAbout: string;
  /** Who begins, in a sentence, where that cannot be chosen. */
  readonly begins: string;
  /** The seats that may begin, of so many. */
  first(seats: number): number[];
  /** The number of a seat's team, where there are teams. */
  teamOf(seat: number): number | null;
  /** Opens a box or closes it. */
  open(box: string, on: boolean): void;
  /** Gives up what does not go with so many seats. */
  fit(seats: number): void;
  /** Its words of the set-up; who sits where is not among them. */
  options(): Options;
}

/** A part of a form; it says when it has changed the wish. */
export type WishPart<W extends GameWish = GameWish> = Component<{
  wish: W;
  seats: number;
  onchange: () => void;
}>;

/** An option in brief. */
export interface Chip {
  sign: string;
  text: string;
  about: string;
  hot?: boolean;
}

/** How a game is set up. */
export interface GameSetUp<W extends GameWish = GameWish> {
  /** What is wished for, to begin with these words. */
  wish(known: () => Catalogue | null, options: Options): W;
  /** Its options, and those that one seldom asks for. */
  Form?: WishPart<W>;
  More?: WishPart<W>;
  /** What is drawn on a box. */
  Lid: Component<{ box: string }>;
  /** What its boxes are called. */
  boxes(): string;
  /** What a bandit can do. */
  about(bandit: string): string;
  chips(options: Options): Chip[];
}

/** A list of names among the words of a set-up. */
export const namesIn = (word: unknown): string[] | null =>
  Array.isArray(word) ? (word as string[]) : null;

/** The boxes that are opened, in brief; each with its sign. */
export const boxChips = (
  options: Options,
  signs: Record<string, string>,
  say: (key: string) => string,
): Chip[] =>
  (namesIn(options.expansions) ?? []).map((name) => ({
    sign: signs[name] ?? "ui-plus",
    text: say(`web-expansion-${name}`),
    about: say(`web-expansion-about-${name}`),
    hot: true,
  }));
