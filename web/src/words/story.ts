/* What happened, in sentences. */

import type { GameEvent } from "../wire.ts";
import {
  banditArgs,
  countedCards,
  crewArgs,
  lootArgs,
  parted,
  placeArgs,
  plain,
  starred,
  type Mark,
} from "./names.ts";
import { t, type Args } from "./words.svelte.ts";

/** A line of the story: a heading, or a sentence with whom it is about. */
export interface Line {
  text: string;
  /** The bandit whose badge stands before it, or the marshal's. */
  who: string | null;
  heading: boolean;
}

/** What an event of a round card does. */
export function aboutHappening(name: string): string {
  return t(`about-${name}`, { amount: 250 });
}

/** Tells events as one seat sees them; `crews` has each seat's bandits. */
export class Teller {
  constructor(
    private readonly crews: string[][],
    private readonly mark: Mark = starred,
  ) {}

  /** All of it, the consequences of a card in the line of the card. */
  lines(events: GameEvent[]): Line[] {
    return events.flatMap((event) => this.line(event) ?? []);
  }

  /** The line of one event; some are better left untold. */
  line(event: GameEvent): Line | null {
    if (event.event === "round")
      return this.heading(
        t("web-story-round", { round: event.round, card: t(`card-${event.card}`) }),
      );
    if (event.event === "turn") {
      if (event.kind === "standard") return null;
      return this.heading(t(`turn-${event.kind}`));
    }
    if (event.event === "resolving" && !event.hidden) return null;
    if (event.event === "drew" && event.how === "start") return null;
    return { text: this.sentence(event), who: this.who(event), heading: false };
  }

  private heading(text: string): Line {
    return { text, who: null, heading: true };
  }

  private who(event: GameEvent): string | null {
    if ("bandit" in event) return event.bandit;
    if ("seat" in event) return this.crews[event.seat]?.[0] ?? null;
    return "marshal";
  }

  /** One event in words. */
  sentence(event: GameEvent): string {
    const args = this.args(event);
    switch (event.event) {
      case "moved":
      case "dropped":
      case "wounded":
        return t(`event-${event.event}-${event.cause}`, args);
      case "took": {
        const told = t(`event-took-${event.cause}`, args);
        if (event.loot !== "purse" || event.value === undefined) return told;
        return `${told} ${t("worth", { amount: event.value })}`;
      }
      case "drew":
        if (event.how === "choose" && !event.cards) return t("event-chose-card", args);
        if (!event.cards || !event.count) return t("event-drew", args);
        return t("event-drew-seen", { ...args, cards: this.cards(event.seat, event.cards) });
      case "discarded":
        return t("event-discarded", { ...args, cards: this.cards(event.seat, [event.card]) });
      case "played": {
        if (!event.card) return t("event-played-hidden", args);
        const [owner, action] = parted(event.card);
        const key = event.face_down ? "event-played-secretly" : "event-played";
        return t(key, { ...banditArgs("bandit", owner, this.mark), action: t(`action-${action}`) });
      }
      case "resolving": {
        const key = event.hidden ? "event-resolving-hidden" : "event-resolving";
        return t(key, { ...args, action: t(`action-${event.action}`) });
      }
      case "no-effect":
        return t("event-no-effect", { ...args, action: event.action });
      case "happening":
        return t("event-happening", {
          card: t(`card-${event.name}`),
          about: aboutHappening(event.name),
        });
      default:
        return t(`event-${event.event}`, args);
    }
  }

  private cards(seat: number, cards: string[]): string {
    return countedCards(cards, (this.crews[seat]?.length ?? 1) > 1);
  }

  private args(event: GameEvent): Args {
    const args: Args = {};
    if ("bandit" in event) Object.assign(args, banditArgs("bandit", event.bandit, this.mark));
    if ("target" in event) Object.assign(args, banditArgs("target", event.target, this.mark));
    if ("seat" in event) Object.assign(args, crewArgs(this.crews[event.seat] ?? [], this.mark));
    if ("loot" in event) Object.assign(args, lootArgs(event.loot));
    if ("place" in event) Object.assign(args, placeArgs(event.place));
    if ("to" in event) {
      Object.assign(
        args,
        placeArgs(event.event === "marshal" ? `${event.to} inside` : String(event.to)),
      );
    }
    if ("count" in event) args.count = event.count;
    if ("amount" in event) args.amount = event.amount;
    return args;
  }
}

/** A teller without marks, for plain text. */
export function plainTeller(crews: string[][]): Teller {
  return new Teller(crews, plain);
}
