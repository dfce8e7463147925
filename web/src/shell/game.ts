/* What the shell knows of a game, whichever it is. */

import type { Component, Snippet } from "svelte";
import type { Run } from "./learn/run.svelte.ts";
import type { Table } from "./net/table.svelte.ts";
import type { Watched } from "./replay/watched.svelte.ts";

/** A game, as the shell shows it. Its parts are loaded when they are asked for: ask once, or they begin anew. */
export interface Game<G extends Facts = Facts> {
  sign: string;
  /** The words for beginning one at once, and for making a table of it. */
  begin: string;
  about: string;
  /** A table of it while a game is on, and at its end. */
  table(): Promise<Component<{ table: Table<G> }>>;
  /** A record, from a step on. */
  record(): Promise<Component<{ record: Watched<G>; first: number }>>;
  /** A lesson or a puzzle. */
  course(): Promise<Component<{ run: Run<G>; title: string; panel: Snippet; tools: Snippet }>>;
}

/** What may be chosen: it is chosen by its text, and known by its verb and the fields that come with it. */
export interface AnyOffer {
  text: string;
  verb: string;
}

/** What every view has. */
export interface AnyView {
  game: string;
  /** Who sees it; none is a spectator. */
  seat: number | null;
  phase: string;
  round: number;
  /** Whose choice is awaited. */
  deciders: number[];
  /** What may be chosen, where it is this seat's to choose. */
  offers?: AnyOffer[];
  players: { seat: number; bandits: string[] }[];
}

/** What every event has. */
export interface AnyEvent {
  event: string;
}

/** Any game: what it tells, by its own types. */
export interface Facts {
  view: AnyView;
  event: AnyEvent;
  /** What is foretold of a choice. */
  foretold: object;
}

/** A view carried on by an event. */
export type Advance<G extends Facts> = (view: G["view"], event: G["event"]) => G["view"];

/** Shows what led from one view to the next, and tells of each event that was seen and how things stand then. */
export interface Projector<G extends Facts = Facts> {
  play(
    events: G["event"][],
    before: G["view"],
    after: G["view"],
    seen?: (event: G["event"], view: G["view"]) => void,
  ): Promise<void>;
  /** How fast it runs, from now on. */
  speed: number;
  /** Ends the running move; the next one follows. */
  skip(): void;
  /** Ends it all. */
  finish(): void;
  /** Goes on, if it was halted. */
  resume(): void;
}

/** A line of the story: a heading, or a sentence with whom it is about. */
export interface Line {
  text: string;
  /** The bandit whose badge stands before it, or the marshal's. */
  who: string | null;
  heading: boolean;
}

/** Tells events. */
export type Tell<Event = AnyEvent> = (events: Event[]) => Line[];
