/* What happened in Colt Super Express, in sentences. */

import type { SuperEvent } from "../../../wire.ts";
import { banditArgs, crewArgs, placeArgs, starred, type Mark } from "../../../words/names.ts";
import type { AnyView, Line, Tell } from "../../../shell/game.ts";
import { t, type Args } from "../../../words/words.svelte.ts";

/** By kind of event, and its cause where it has one, what is said. */
const SENTENCES: Record<string, string> = {
  placed: "super-placed",
  round: "super-round-begins",
  chose: "super-planned",
  "turned-up": "super-turned-up",
  turned: "super-turned",
  "moved-move": "event-moved-move",
  "moved-floor": "event-moved-floor",
  "moved-shot": "super-knocked",
  "moved-horse": "super-rode",
  shot: "event-shot",
  missed: "super-missed",
  "stood-up": "super-stood-up",
  "lay-down": "super-lay-down",
  saved: "super-saved",
  "fell-move": "super-walked-off",
  "fell-shot": "super-shot-off",
  "fell-uncoupled": "super-left-behind",
  uncoupled: "super-uncoupled",
  took: "super-took",
  over: "super-over",
};

/** Whose badge stands before what nobody did. */
const NOBODY = "";

/** Tells events; `crews` has each seat's bandits. */
export class SuperTeller {
  constructor(
    private readonly crews: string[][],
    private readonly mark: Mark = starred,
  ) {}

  /** All of it: what comes of a card stands in the line of the card, a round is a heading. */
  lines(events: SuperEvent[]): Line[] {
    const found: Line[] = [];
    for (const event of events) {
      if (event.event === "stands") continue;
      const text = this.sentence(event);
      const last = found.at(-1);
      if (event.event === "turned-up" || event.event === "uncoupled")
        found.push({ text, who: this.who(event), heading: false });
      else if (event.event === "round") found.push({ text, who: null, heading: true });
      else if (event.event === "placed" || event.event === "chose" || !last || last.heading)
        found.push({ text, who: this.who(event), heading: false });
      else found[found.length - 1] = { ...last, text: `${last.text} ${text}` };
    }
    return found;
  }

  /** One event in words. */
  sentence(event: SuperEvent): string {
    const key = "cause" in event ? `${event.event}-${event.cause}` : event.event;
    return t(SENTENCES[key] ?? key, this.args(event));
  }

  private who(event: SuperEvent): string | null {
    if ("bandit" in event) return event.bandit;
    return "seat" in event ? (this.crews[event.seat]?.[0] ?? null) : NOBODY;
  }

  private args(event: SuperEvent): Args {
    const args: Args = {};
    if ("bandit" in event) Object.assign(args, banditArgs("bandit", event.bandit, this.mark));
    if ("target" in event) Object.assign(args, banditArgs("target", event.target, this.mark));
    if ("seat" in event) Object.assign(args, crewArgs(this.crews[event.seat] ?? [], this.mark));
    if ("first" in event) Object.assign(args, crewArgs(this.crews[event.first] ?? []));
    if ("place" in event) Object.assign(args, placeArgs(event.place));
    if ("to" in event) Object.assign(args, placeArgs(event.to));
    if ("round" in event) args.round = event.round;
    if ("wagon" in event) args.wagon = event.wagon;
    if ("value" in event) args.amount = event.value;
    if ("card" in event) args.card = t(`super-card-${event.card}`);
    if ("facing" in event) args.facing = event.facing;
    return args;
  }
}

/** How what happened is told at a table. */
export function tellOf(view: Pick<AnyView, "players">): Tell<SuperEvent> {
  const teller = new SuperTeller(view.players.map((player) => player.bandits));
  return (events) => teller.lines(events);
}
