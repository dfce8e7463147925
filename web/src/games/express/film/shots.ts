/* From events to a list of shots: what is shown, in which order, for how long. No drawing happens here. */

import { TIME } from "../../../shell/film/time.ts";
import { lightOf, type Light } from "../../../shell/stage/light.ts";
import type { ExpressEvent, Place } from "../../../wire.ts";
import { OUTSIDE, cardParts, placeParts } from "../../../parts.ts";
import type { MarshalAct, Scene, Shot } from "./scenes.ts";

/** How long each event of Marshal & Prisoners takes. */
const ACTS: Record<MarshalAct["event"], number> = {
  goal: TIME.travel,
  aimed: TIME.aim + TIME.shot + TIME.wound,
  arrested: TIME.step * 3 + TIME.beat,
  "broke-out": TIME.step + TIME.climb,
  "freed-prisoner": TIME.beat + TIME.token,
  "freed-bandit": TIME.beat + TIME.climb,
  "handed-over": TIME.token * 2,
  copied: TIME.card + TIME.beat,
  fistfighter: TIME.beat + TIME.token,
  recaptured: TIME.beat + TIME.token,
  confiscated: TIME.beat + TIME.token,
  thrown: TIME.punch + TIME.lie,
  "safe-place": TIME.travel,
  rumour: TIME.sign,
  "flask-taken": TIME.step + TIME.token,
  "goals-shown": TIME.sign,
};

const isMarshalAct = (event: ExpressEvent): event is MarshalAct => event.event in ACTS;

/** How many cars lie between two places. */
export function apart(from: Place, to: Place): number {
  const cars = [placeParts(from).car, placeParts(to).car];
  return cars.includes(OUTSIDE) ? 1 : Math.abs((cars[0] ?? 0) - (cars[1] ?? 0));
}

type Cut = [scene: Scene, ms: number];

function moved(event: Extract<ExpressEvent, { event: "moved" }>): Cut {
  const way = { bandit: event.bandit, from: event.from, to: event.to };
  const cars = Math.max(1, apart(event.from, event.to));
  switch (event.cause) {
    case "move":
      return [{ kind: "walk", ...way }, TIME.step * cars];
    case "ride":
      return [{ kind: "ride", ...way }, 2 * TIME.climb + TIME.step * cars];
    case "time-machine":
      return [{ kind: "appear", ...way }, TIME.travel];
    case "full-speed":
      return [{ kind: "blown", ways: [way] }, TIME.brake];
    case "floor":
      if (placeParts(event.from).car === OUTSIDE) return [{ kind: "walk", ...way }, TIME.climb];
      return [{ kind: "climb", ...way }, TIME.step + TIME.climb];
    case "flee":
      return [{ kind: "flee", ...way }, TIME.climb];
    case "push":
      return [{ kind: "push", ...way }, TIME.step];
    case "punch":
      return [{ kind: "thrown", ...way }, TIME.punch + TIME.lie];
    case "swivel-arm":
      return [{ kind: "swept", ways: [way] }, TIME.sweep];
    case "braking":
      return [{ kind: "braked", ways: [way] }, TIME.brake];
  }
}

function wounded({ cause, bandit }: Extract<ExpressEvent, { event: "wounded" }>): Cut {
  if (cause === "shotgun") return [{ kind: "guard-fires", target: bandit }, TIME.aim + TIME.shot];
  if (cause === "marshal") return [{ kind: "marshal-fires", target: bandit }, TIME.aim + TIME.shot];
  return [{ kind: "volley", cause, targets: [bandit] }, TIME.aim + TIME.shot + TIME.wound];
}

function took({ bandit, loot, place, cause }: Extract<ExpressEvent, { event: "took" }>): Cut {
  if (cause === "snatch") return [{ kind: "snatch", bandit, loot, from: bandit }, TIME.token];
  return [{ kind: "take", bandit, loot, place }, TIME.step + TIME.token];
}

/** A card that goes on the pile, such as `Ghost fire`; a hidden one has no name. */
function played(event: Extract<ExpressEvent, { event: "played" }>): Cut {
  const { owner: bandit, kind: action } = event.card
    ? cardParts(event.card)
    : { owner: "", kind: "" };
  const what = event.face_down ? "down" : "played";
  return [{ kind: "planned", seat: event.seat, bandit, what, action }, TIME.card];
}

function cut(event: ExpressEvent): Cut | null {
  if (isMarshalAct(event)) return [{ kind: "act", act: event }, ACTS[event.event]];
  switch (event.event) {
    case "resolving":
      return [
        { kind: "card", bandit: event.bandit, action: event.action, hidden: event.hidden },
        TIME.beat + TIME.card,
      ];
    case "no-effect":
      return [{ kind: "void", bandit: event.bandit }, TIME.beat];
    case "moved":
      return moved(event);
    case "shot":
      return [
        { kind: "fire", bandit: event.bandit, target: event.target },
        TIME.aim + TIME.shot + TIME.wound,
      ];
    case "wounded":
      return wounded(event);
    case "punched":
      return [{ kind: "punch", bandit: event.bandit, target: event.target }, TIME.punch];
    case "dropped":
      return [
        { kind: "drop", bandit: event.bandit, loot: event.loot, place: event.place },
        TIME.token,
      ];
    case "took":
      return took(event);
    case "marshal":
      return [
        { kind: "marshal", from: event.from, to: event.to },
        TIME.step * Math.abs(event.from - event.to),
      ];
    case "round":
      return [{ kind: "sign", name: event.card, round: event.round }, TIME.sign];
    case "happening":
      return [{ kind: "sign", name: event.name, round: null }, TIME.sign];
    case "placed":
      return [{ kind: "board", bandit: event.bandit }, TIME.climb];
    case "shotgun":
      return [{ kind: "unseat" }, TIME.punch + TIME.lie];
    case "stagecoach":
      return [{ kind: "roll" }, TIME.roll];
    case "hostage":
      return [{ kind: "hostage", bandit: event.bandit, hostage: event.hostage }, TIME.travel];
    case "drank":
      return [{ kind: "drink", bandit: event.bandit, flask: "flask" }, TIME.travel];
    case "marshal-drank":
      return [{ kind: "drink", bandit: "", flask: "flask" }, TIME.travel];
    case "vanished":
      return [{ kind: "vanish", bandit: event.bandit }, TIME.travel];
    case "strongbox":
      return [{ kind: "box", place: event.place }, TIME.token];
    case "left":
      return [{ kind: "leave", bandit: event.bandit }, TIME.beat + TIME.token];
    case "ransom":
      return [{ kind: "ransom", bandit: event.bandit }, TIME.token];
    case "horse-lost":
      return [{ kind: "tire", car: event.car }, TIME.travel];
    case "shared": {
      const { bandit, bandits, amount } = event;
      return [{ kind: "share", bandit, bandits, amount }, 2 * TIME.travel];
    }
    case "mortal-bullet":
      return [{ kind: "pay", seat: event.seat, amount: event.amount }, TIME.travel];
    case "time-machine":
      return [{ kind: "reward", bandit: event.bandit, amount: event.amount }, 2 * TIME.travel];
    case "played":
      return played(event);
    case "searched":
      return [
        { kind: "planned", seat: event.seat, bandit: "", what: "played", action: "brainwave" },
        TIME.card,
      ];
    case "drew":
      return event.how === "turn"
        ? [{ kind: "planned", seat: event.seat, bandit: "", what: "drew", action: "" }, TIME.card]
        : null;
    default:
      return null;
  }
}

/** What happens to several at the same moment is one shot. */
function joined(last: Shot | undefined, next: Scene, event: ExpressEvent): boolean {
  if (!last) return false;
  if ("ways" in last && "ways" in next && next.kind === last.kind) last.ways.push(...next.ways);
  else if (last.kind === "volley" && next.kind === "volley" && next.cause === last.cause)
    last.targets.push(...next.targets);
  else return false;
  last.events.push(event);
  return true;
}

/** What is snatched in mid-air does not drop first. */
function caught(film: Shot[], next: Scene, event: ExpressEvent): boolean {
  const last = film.at(-1);
  if (next.kind !== "snatch" || last?.kind !== "drop") return false;
  film.splice(-1, 1, {
    ...next,
    from: last.bandit,
    events: [...last.events, event],
    ms: TIME.token,
  });
  return true;
}

/** The light changes with a round, and as a tunnel turn begins or ends. */
function lit(event: ExpressEvent, now: Light, round: number): Light {
  if (event.event === "round") return lightOf(event.round);
  if (event.event === "turn") return event.kind === "tunnel" ? "tunnel" : lightOf(round);
  if (event.event === "resolving" || event.event === "over") return lightOf(round);
  return now;
}

/** The film of some events. Events that show nothing are left to the shot before them. */
export function shots(events: ExpressEvent[], begins: { light: Light; round: number }): Shot[] {
  const film: Shot[] = [];
  let { light, round } = begins;
  for (const event of events) {
    if (event.event === "round") round = event.round;
    const next = lit(event, light, round);
    if (next !== light) film.push({ kind: "light", light: next, events: [], ms: TIME.light });
    light = next;
    const [scene, ms] = cut(event) ?? [null, 0];
    if (!scene && film.length) film.at(-1)?.events.push(event);
    else if (!scene) film.push({ kind: "still", events: [event], ms: 0 });
    else if (!joined(film.at(-1), scene, event) && !caught(film, scene, event))
      film.push({ ...scene, events: [event], ms });
  }
  return film;
}

/** How long a film runs at speed 1. */
export const length = (film: Shot[]): number => film.reduce((sum, shot) => sum + shot.ms, 0);
