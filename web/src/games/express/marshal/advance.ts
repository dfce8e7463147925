/* A view carried on by an event of Marshal & Prisoners. */

import { CELL, MARSHAL, THROWN } from "../model/board.ts";
import { picked } from "../model/tokens.ts";
import type { Bandit, ExpressEvent, ExpressView, Goal, Place, Token } from "../../../wire.ts";

const bandit = (
  view: ExpressView,
  name: string,
  change: (bandit: Bandit) => Partial<Bandit>,
): ExpressView => ({
  ...view,
  bandits: view.bandits.map((each) => (each.bandit === name ? { ...each, ...change(each) } : each)),
});

const place = (view: ExpressView, name: string, to: Place): ExpressView =>
  bandit(view, name, () => ({ place: to }));

/** One token of a kind, which may be one that this viewer did not see, and the others. */
function taken(tokens: Token[], kind: Token["kind"], value?: number): [Token, Token[]] {
  const { token = { kind, value: value ?? null }, rest } = picked(tokens, kind, value);
  return [token, rest];
}

const achieved = (
  view: ExpressView,
  more: Partial<NonNullable<ExpressView["achievements"]>>,
): ExpressView =>
  view.achievements ? { ...view, achievements: { ...view.achievements, ...more } } : view;

/** A goal of which more is known now. */
const known = (view: ExpressView, number: number, more: Partial<Goal>): ExpressView => ({
  ...view,
  ...(view.goals && {
    goals: view.goals.map((goal, at) => (at === number - 1 ? { ...goal, ...more } : goal)),
  }),
});

function aimed(view: ExpressView, event: Extract<ExpressEvent, { event: "aimed" }>): ExpressView {
  const { target, stack, bullet, lasting } = event;
  const seat = view.bandits.find((each) => each.bandit === target)?.seat;
  const hit = bandit(view, target, ({ hurt = [] }) => ({
    hurt: lasting ? [...hurt, bullet] : hurt,
  }));
  return {
    ...bandit(hit, MARSHAL, ({ bullets }) => ({ bullets: bullets - 1 })),
    ...(view.stacks && { stacks: { ...view.stacks, [stack]: view.stacks[stack].slice(1) } }),
    players: view.players.map((player) =>
      player.seat === seat
        ? {
            ...player,
            received: { ...player.received, [MARSHAL]: (player.received[MARSHAL] ?? 0) + 1 },
          }
        : player,
    ),
  };
}

/** A token of a bandit goes to another, or to the marshal's achievements. */
function given(
  view: ExpressView,
  event: Extract<ExpressEvent, { event: "handed-over" | "confiscated" }>,
): ExpressView {
  const owner = view.bandits.find((each) => each.bandit === event.bandit);
  const [token, left] = taken(owner?.loot ?? [], event.loot, event.value);
  const lost = bandit(view, event.bandit, () => ({ loot: left }));
  const known: Token = event.value === undefined ? token : { ...token, value: event.value };
  return event.event === "handed-over"
    ? bandit(lost, event.target, ({ loot }) => ({ loot: [...loot, known] }))
    : achieved(lost, { bags: [...(view.achievements?.bags ?? []), known] });
}

function safe(view: ExpressView, from: Place, to: Place): ExpressView {
  const moved = view.places.find((each) => each.place === from)?.loot ?? [];
  return {
    ...view,
    places: view.places.map((each) => {
      if (each.place === from) return { ...each, loot: [] };
      return each.place === to ? { ...each, loot: [...each.loot, ...moved] } : each;
    }),
  };
}

const BAG = "mail-bag";

/** The prisoners that are left, and the bags that lie anywhere, become the marshal's. */
function closed(view: ExpressView, companions: string[]): ExpressView {
  const bags = view.places.flatMap(({ loot }) => loot.filter(({ kind }) => kind === BAG));
  const had = view.achievements;
  return {
    ...achieved(view, {
      companions: [...(had?.companions ?? []), ...companions],
      bags: [...(had?.bags ?? []), ...bags],
    }),
    places: view.places.map((each) => ({
      ...each,
      loot: each.loot.filter(({ kind }) => kind !== BAG),
    })),
    prisoners: view.prisoners?.filter((each) => !companions.includes(each)) ?? [],
  };
}

function flask(
  view: ExpressView,
  event: Extract<ExpressEvent, { event: "flask-taken" }>,
): ExpressView {
  const { place } = event;
  const lying = view.places.find((each) => each.place === place)?.loot ?? [];
  const [token, left] = taken(lying, event.loot);
  const places = view.places.map((each) => (each.place === place ? { ...each, loot: left } : each));
  return bandit({ ...view, places }, MARSHAL, ({ loot }) => ({ loot: [...loot, token] }));
}

function arrested(
  view: ExpressView,
  event: Extract<ExpressEvent, { event: "arrested" }>,
): ExpressView {
  const jailed = bandit(view, event.bandit, () => ({ place: CELL, wanted: false }));
  const wanted = view.achievements?.wanted ?? [];
  return event.wanted ? achieved(jailed, { wanted: [...wanted, event.bandit] }) : jailed;
}

/** The view after an event of Marshal & Prisoners; others leave it as it is. */
export function marshalAdvance(view: ExpressView, event: ExpressEvent): ExpressView {
  switch (event.event) {
    case "goal":
      return known(view, event.number, { turned: true, ...(event.goal && { goal: event.goal }) });
    case "rumour":
      return known(view, event.number, { open: true, goal: event.goal });
    case "searched":
      return {
        ...view,
        players: view.players.map((player) =>
          player.seat === event.seat
            ? {
                ...player,
                hand: player.hand + 1,
                deck: player.deck - (event.pile === "deck" ? 1 : 0),
              }
            : player,
        ),
      };
    case "aimed":
      return aimed(view, event);
    case "healed":
      return bandit(view, event.bandit, ({ hurt = [] }) => ({
        hurt: hurt.filter((bullet) => bullet !== event.bullet),
      }));
    case "arrested":
      return arrested(view, event);
    case "broke-out":
      return place(view, event.bandit, event.to);
    case "freed-bandit":
      return place(view, event.target, event.to);
    case "thrown":
      return place(view, event.bandit, THROWN);
    case "freed-prisoner":
      return {
        ...bandit(view, event.bandit, () => ({ prisoner: event.prisoner })),
        prisoners: view.prisoners?.filter((each) => each !== event.prisoner) ?? [],
      };
    case "recaptured":
      return achieved(
        bandit(view, event.bandit, () => ({ prisoner: null })),
        { companions: [...(view.achievements?.companions ?? []), event.prisoner] },
      );
    case "handed-over":
    case "confiscated":
      return given(view, event);
    case "fistfighter":
      return {
        ...bandit(view, event.bandit, ({ fists = [] }) => ({ fists: [...fists, event.card] })),
        fistfighters: view.fistfighters?.filter((card) => card !== event.card) ?? [],
      };
    case "safe-place":
      return safe(view, event.from, event.to);
    case "flask-taken":
      return flask(view, event);
    case "achievements":
      return closed(view, event.companions);
    case "goals-shown":
      return { ...view, goals: event.goals };
    default:
      return view;
  }
}
