/* A view carried on by an event, so that sheets and ticket keep step with the film. */

import { marshalAdvance } from "../marshal/advance.ts";
import { isStanding, withStanding } from "./standing.ts";
import { picked } from "./tokens.ts";
import { trackside } from "./trackside.ts";
import type {
  Bandit,
  Card,
  DrankEvent,
  ExpressEvent,
  ExpressView,
  Place,
  Played,
  Player,
  ResolvingEvent,
  Token,
} from "../../../wire.ts";

const bandits = (
  view: ExpressView,
  name: string,
  change: (bandit: Bandit) => Bandit,
): ExpressView => ({
  ...view,
  bandits: view.bandits.map((each) => (each.bandit === name ? change(each) : each)),
});

const players = (
  view: ExpressView,
  seat: number,
  change: (player: Player) => Player,
): ExpressView => ({
  ...view,
  players: view.players.map((each) => (each.seat === seat ? change(each) : each)),
});

const seatOf = (view: ExpressView, name: string): number =>
  view.bandits.find((each) => each.bandit === name)?.seat ?? -1;

function token(kind: Token["kind"], value: number | undefined): Token {
  if (kind !== "flask") return { kind, value: value ?? null };
  return { kind, value: 0, whiskey: value === undefined ? null : value ? "old" : "usual" };
}

/** Without one token of a kind, of that value if it is known. */
const less = (tokens: Token[], kind: string, value: number | undefined): Token[] =>
  picked(tokens, kind, value).rest;

/** The loot after a drink from a flask, and what is left of that. */
function drunk(loot: Token[], { loot: kind, whiskey, left }: DrankEvent): Token[] {
  const full = kind === "flask" ? Number(whiskey === "old") : undefined;
  const rest = less(loot, kind, full);
  return left ? [...rest, token(left, 0)] : rest;
}

function lying(view: ExpressView, place: Place, change: (tokens: Token[]) => Token[]): ExpressView {
  return {
    ...view,
    places: view.places.map((each) =>
      each.place === place ? { ...each, loot: change(each.loot) } : each,
    ),
  };
}

function hit(view: ExpressView, target: string, by: string): ExpressView {
  return players(view, seatOf(view, target), (player) => ({
    ...player,
    received: { ...player.received, [by]: (player.received[by] ?? 0) + 1 },
  }));
}

/** The card that is carried out next; those before it are done. */
function resolve(view: ExpressView, { bandit, action, number }: ResolvingEvent): ExpressView {
  const pile = view.pile.map((played, at): Played => ({
    ...played,
    resolved: at < number - 1,
    card: at === number - 1 ? `${bandit} ${action}` : played.card,
  }));
  return { ...view, phase: "stealin", turn: null, acting: bandit, resolving: number, pile };
}

/** The view after an event; nobody can choose anything in it. */
export function advance(before: ExpressView, event: ExpressEvent): ExpressView {
  if (isStanding(event)) return withStanding(before, event);
  const idle: ExpressView = before.offers?.length
    ? { ...before, offers: [], deciders: [] }
    : before;
  const view = marshalAdvance(trackside(idle, event), event);
  switch (event.event) {
    case "placed":
      return bandits(view, event.bandit, (bandit) => ({ ...bandit, place: event.place }));
    case "moved":
      return bandits(view, event.bandit, (bandit) => ({ ...bandit, place: event.to }));
    case "marshal":
      return { ...view, marshal: event.to };
    case "chose":
      return {
        ...view,
        ...(view.chosen && { chosen: view.chosen.map((each, at) => at === event.seat || each) }),
      };
    case "hostage":
      return bandits(view, event.bandit, (bandit) => ({ ...bandit, hostage: event.hostage }));
    case "drank":
      return bandits(view, event.bandit, (bandit) => ({
        ...bandit,
        loot: drunk(bandit.loot, event),
      }));
    case "vanished":
      return bandits(view, event.bandit, (bandit) => ({ ...bandit, place: "hidden" }));
    case "shotgun":
      return lying(view, event.place, (loot) => [...loot, token(event.loot, undefined)]);
    case "marshal-drank":
      return lying(view, event.place, (loot) => less(loot, event.loot, undefined));
    case "shot": {
      const fired = bandits(view, event.bandit, (bandit) => ({
        ...bandit,
        bullets: bandit.bullets - 1,
      }));
      return hit(fired, event.target, event.bandit);
    }
    case "wounded":
      return hit({ ...view, neutral: view.neutral - 1 }, event.bandit, "neutral");
    case "took": {
      const left = lying(view, event.place, (loot) => less(loot, event.loot, event.value));
      return bandits(left, event.bandit, (bandit) => ({
        ...bandit,
        loot: [...bandit.loot, token(event.loot, event.value)],
      }));
    }
    case "dropped": {
      const lost = bandits(view, event.bandit, (bandit) => ({
        ...bandit,
        loot: less(bandit.loot, event.loot, event.value),
      }));
      return lying(lost, event.place, (loot) => [...loot, token(event.loot, event.value)]);
    }
    case "time-machine": {
      // the event says: all that lies at its place
      const found = view.places.find(({ place }) => place === event.place)?.loot ?? [];
      const emptied = lying(view, event.place, () => []);
      return bandits(emptied, event.bandit, (bandit) => ({
        ...bandit,
        loot: [...bandit.loot, ...found],
      }));
    }
    case "ransom":
      return bandits(view, event.bandit, (bandit) =>
        event.loot
          ? { ...bandit, loot: [...bandit.loot, token(event.loot, event.amount)] }
          : { ...bandit, station: bandit.station + event.amount },
      );
    case "strongbox":
      return lying({ ...view, strongbox_waits: false }, event.place, (loot) => [
        ...loot,
        token("strongbox", undefined),
      ]);
    case "resolving":
      return resolve(view, event);
    case "happening":
      return {
        ...view,
        acting: null,
        resolving: null,
        pile: view.pile.map((played) => ({ ...played, resolved: true })),
      };
    case "round": {
      const { card, turns, order, happening, keep } = event;
      const rounds =
        view.rounds.length < event.round
          ? [...view.rounds, { card, turns, order, happening, ...(keep && { keep }) }]
          : view.rounds;
      return {
        ...view,
        phase: "schemin",
        round: event.round,
        first: event.first,
        acting: null,
        resolving: null,
        pile: [],
        rounds,
        turn: 1,
      };
    }
    case "turn":
      return {
        ...view,
        phase: event.kind === "turmoil" ? "turmoil" : "schemin",
        turn: event.turn,
      };
    case "played": {
      const card = event.card ?? null;
      const played = { seat: event.seat, face_down: event.face_down, card, resolved: false };
      return handLess({ ...view, pile: [...view.pile, played] }, event.seat, card);
    }
    case "drew":
      return players(view, event.seat, (player) => ({
        ...player,
        hand: player.hand + event.count,
        // what is taken from a partner's deck is not in one's own
        deck: player.deck - (event.how === "partner" ? 0 : event.count),
        ...(player.cards && event.cards ? { cards: [...player.cards, ...event.cards] } : {}),
      }));
    default:
      return view;
  }
}

/** The hand with a card less. */
function handLess(view: ExpressView, seat: number, card: Card | null): ExpressView {
  return players(view, seat, (player) => {
    const at = card && player.cards ? player.cards.indexOf(card) : -1;
    const cards = at < 0 ? player.cards : player.cards?.filter((_, index) => index !== at);
    return { ...player, hand: player.hand - 1, ...(cards ? { cards } : {}) };
  });
}
