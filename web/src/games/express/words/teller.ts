/* What happened, in sentences. */

import { cardParts } from "../../../parts.ts";
import type { AnyView, Line, Tell } from "../../../shell/game.ts";
import type { Card, ExpressEvent } from "../../../wire.ts";
import {
  actionName,
  banditArgs,
  countedCards,
  crewArgs,
  lootArgs,
  placeArgs,
  plain,
  starred,
  type Mark,
} from "../../../words/names.ts";
import { isStanding, type Standing } from "../model/standing.ts";
import { has, t, type Args } from "../../../words/words.svelte.ts";
import { goalRule, whiskeyName } from "./names.ts";

/** The money of which the words of an event speak. */
const AMOUNTS: Record<string, number> = { "hostage-conductor": 250, "mortal-bullet": 150 };
/** What needs not be said of a token. */
const USUAL: Record<string, number> = { jewel: 500, strongbox: 1000 };
const FLASK = "flask";
/** What is worth now more, now less. */
const VARIED = ["purse", "mail-bag"];

/** What an event of a round card does; where somebody plays the marshal, some do something else. */
export function aboutHappening(name: string, law = false): string {
  if (law && has(`about-law-${name}`)) return t(`about-law-${name}`);
  return t(`about-${name}`, { amount: AMOUNTS[name] ?? 0 });
}

/** The same in brief. */
export function shortHappening(name: string, law: boolean): string {
  return t(law && has(`web-short-law-${name}`) ? `web-short-law-${name}` : `web-short-${name}`);
}

/** Tells events as one seat sees them; `crews` has each seat's bandits. */
export class ExpressTeller {
  constructor(
    private readonly crews: string[][],
    private readonly mark: Mark = starred,
  ) {}

  /** Whether somebody plays the marshal. */
  private get law(): boolean {
    return this.crews.some((crew) => crew.includes("Marshal"));
  }

  /** All of it, the consequences of a card in the line of the card. */
  lines(events: ExpressEvent[]): Line[] {
    return events.flatMap((event) => this.line(event) ?? []);
  }

  /** The line of one event; some are better left untold. */
  line(event: ExpressEvent): Line | null {
    if (event.event === "round")
      return this.heading(
        t("web-story-round", { round: event.round, card: t(`card-${event.card}`) }),
      );
    if (event.event === "turn") {
      if (event.kind === "standard") return null;
      return this.heading(t(`turn-${event.kind}`));
    }
    if (isStanding(event)) return null;
    if (event.event === "resolving" && !event.hidden) return null;
    if (event.event === "drew" && event.how === "start") return null;
    if (event.event === "drew" && event.how === "partner" && !event.cards) return null;
    return { text: this.sentence(event), who: this.who(event), heading: false };
  }

  private heading(text: string): Line {
    return { text, who: null, heading: true };
  }

  private who(event: ExpressEvent): string | null {
    if ("bandit" in event) return event.bandit;
    if ("seat" in event) return this.crews[event.seat]?.[0] ?? null;
    if (event.event === "shotgun" || event.event === "stagecoach") return "Shotgun";
    return "marshal";
  }

  /** A card from the partner's deck. */
  private fromPartner(seat: number, cards: Card[] | undefined, args: Args): string {
    const partner = banditArgs("bandit", this.crews[seat ^ 1]?.[0] ?? "", this.mark);
    if (!cards) return t("event-drew-partner", { ...args, ...partner });
    const named = countedCards(cards, true);
    return t("event-drew-partner-seen", { ...args, ...partner, cards: named });
  }

  /** One event in words. */
  sentence(event: ExpressEvent): string {
    if (isStanding(event)) return "";
    const args = this.args(event);
    switch (event.event) {
      case "moved":
      case "passed":
      case "dropped":
      case "wounded":
        return t(`event-${event.event}-${event.cause}`, args);
      case "took":
        return this.took(event, args);
      case "drew":
        if (event.how === "partner") return this.fromPartner(event.seat, event.cards, args);
        if (event.how === "choose" && !event.cards) return t("event-chose-card", args);
        if (!event.cards || !event.count) return t("event-drew", args);
        return t("event-drew-seen", { ...args, cards: this.cards(event.seat, event.cards) });
      case "searched":
        return t(`event-searched${event.pile === "discard" ? "-discard" : ""}`, args);
      case "discarded":
        return t("event-discarded", { ...args, cards: this.cards(event.seat, [event.card]) });
      case "played": {
        if (!event.card) return t("event-played-hidden", args);
        const { owner, kind: action } = cardParts(event.card);
        const own = this.crews[event.seat]?.includes(owner) ?? true;
        const key = `event-played${own ? "" : "-for"}${event.face_down ? "-secretly" : ""}`;
        const whose = banditArgs("bandit", owner, this.mark);
        return t(key, { ...args, ...whose, action: actionName(action) });
      }
      case "resolving": {
        const key = event.hidden ? "event-resolving-hidden" : "event-resolving";
        return t(key, { ...args, action: actionName(event.action) });
      }
      case "no-effect":
        return this.noEffect(event, args);
      case "happening":
        return t("event-happening", {
          card: t(`card-${event.name}`),
          about: aboutHappening(event.name, this.law),
        });
      case "drank":
      case "marshal-drank":
        return t(`event-${event.event}`, { ...args, whiskey: whiskeyName(event.whiskey) });
      case "drank-secretly": {
        const cards = countedCards(event.cards, false) || t("nothing");
        return t("event-drank-secretly", { ...args, whiskey: whiskeyName(event.whiskey), cards });
      }
      case "hostage":
        return t("event-hostage", { ...args, hostage: t(`hostage-${event.hostage}`) });
      case "goal":
        return event.goal
          ? t("law-event-goal-seen", { number: event.number, goal: goalRule(event.goal) })
          : t("law-event-goal", { number: event.number });
      case "rumour":
        return t("event-rumour", { goal: goalRule(event.goal) });
      case "copied":
        return t("event-copied", { ...args, action: actionName(event.action) });
      case "arrested":
        return t(event.wanted ? "event-arrested-first" : "event-arrested", args);
      case "freed-prisoner":
      case "recaptured":
        return t(`law-event-${event.event}`, {
          ...args,
          ...banditArgs("target", event.prisoner, this.mark),
        });
      case "aimed":
        return t("law-event-aimed", { ...args, about: t(`about-lead-${event.bullet}`) });
      case "safe-place":
        return t("law-event-safe-place", args);
      case "flask-taken": {
        const told = t("law-event-flask-taken", args);
        return event.value === 1 ? `${told} ${t("worth-old")}` : told;
      }
      case "fistfighter":
        return t("law-event-fistfighter", { ...args, card: t(`fist-${event.card}`) });
      case "handed-over":
      case "confiscated":
        return this.valued(t(`event-${event.event}`, args), event);
      case "goals-shown":
        return t("event-goals-shown", { number: event.fulfilled });
      case "achievements":
        return t("law-event-achievements", {
          number: event.companions.length,
          bags: event.bags,
        });
      case "stagecoach":
        return t("event-stagecoach", { car: event.to });
      case "horse-lost":
        return t("event-horse-lost", { car: event.car });
      case "shared": {
        const bandits = event.bandits.map((name) => this.mark(t(`bandit-${name}`))).join(", ");
        return t("event-shared", { ...args, bandits });
      }
      case "vanished": {
        const told = t("event-vanished", args);
        return event.to ? `${told} ${t("vanished-seen", args)}` : told;
      }
      default:
        return t(`event-${event.event}`, args);
    }
  }

  private noEffect(event: Extract<ExpressEvent, { event: "no-effect" }>, args: Args): string {
    if (event.hostage)
      return t("event-no-effect-hostage", { ...args, hostage: t(`hostage-${event.hostage}`) });
    if (event.bullet)
      return t("event-no-effect-bullet", { ...args, bullet: t(`lead-${event.bullet}`) });
    if (event.cell) return t("event-no-effect-cell", args);
    return t("event-no-effect", { ...args, action: event.action });
  }

  private took(event: Extract<ExpressEvent, { event: "took" }>, args: Args): string {
    return this.valued(t(`event-took-${event.cause}`, args), event);
  }

  /** With what the viewer knows of a token, where that is not usual. */
  private valued(told: string, event: { loot: string; value?: number }): string {
    if (event.loot === FLASK && event.value === 1) return `${told} (${whiskeyName("old")})`;
    const usual = VARIED.includes(event.loot) ? undefined : (USUAL[event.loot] ?? event.value);
    if (event.value === undefined || event.value === usual) return told;
    return `${told} ${t("worth", { amount: event.value })}`;
  }

  private cards(seat: number, cards: Card[]): string {
    return countedCards(cards, (this.crews[seat]?.length ?? 1) > 1);
  }

  private args(event: Exclude<ExpressEvent, Standing>): Args {
    const args: Args = {};
    if ("bandit" in event) Object.assign(args, banditArgs("bandit", event.bandit, this.mark));
    if ("target" in event) Object.assign(args, banditArgs("target", event.target, this.mark));
    if ("seat" in event) Object.assign(args, crewArgs(this.crews[event.seat] ?? [], this.mark));
    if ("loot" in event && event.loot) Object.assign(args, lootArgs(event.loot));
    if ("place" in event) Object.assign(args, placeArgs(event.place));
    if ("to" in event && event.to !== undefined) {
      Object.assign(
        args,
        placeArgs(typeof event.to === "number" ? `${event.to} inside` : event.to),
      );
    }
    if ("bullet" in event && event.bullet) args.bullet = t(`lead-${event.bullet}`);
    if ("count" in event) args.count = event.count;
    if ("amount" in event) args.amount = event.amount;
    return args;
  }
}

/** How what happened is told at a table. */
export function tellOf(view: Pick<AnyView, "players">): Tell<ExpressEvent> {
  const teller = new ExpressTeller(view.players.map((player) => player.bandits));
  return (events) => teller.lines(events);
}

/** A teller without marks, for plain text. */
export function plainTeller(crews: string[][]): ExpressTeller {
  return new ExpressTeller(crews, plain);
}
