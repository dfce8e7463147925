/** The film for those who asked for less motion: nothing travels; who is at a new place has an ink ring for a moment. */
import { stage } from "../scene/stage.svelte.ts";
import { MARSHAL } from "../scene/layout.ts";
import * as reckoning from "./reckoning.ts";
import type { FilmSet } from "./set.ts";
import type { MarshalAct, Shot } from "./scenes.ts";
import * as signs from "./signs.ts";
import { ringed } from "../../../shell/film/drawings.ts";

/** Whom a shot is about. */
function actors(shot: Shot): string[] {
  switch (shot.kind) {
    case "swept":
    case "braked":
    case "blown":
      return shot.ways.map(({ bandit }) => bandit);
    case "volley":
      return shot.targets;
    case "marshal":
      return [MARSHAL];
    case "fire":
    case "punch":
    case "marshal-fires":
    case "guard-fires":
      return [shot.target];
    case "act":
      return actorsOf(shot.act);
    case "ride":
    case "appear":
    case "board":
    case "hostage":
    case "walk":
    case "climb":
    case "flee":
    case "push":
    case "thrown":
    case "take":
    case "drop":
    case "snatch":
    case "ransom":
    case "leave":
      return [shot.bandit];
    default:
      return [];
  }
}

function actorsOf(act: MarshalAct): string[] {
  if ("target" in act) return [act.target];
  return "bandit" in act ? [act.bandit] : [];
}

/** Shows a shot without motion. */
export async function appear(set: FilmSet, shot: Shot): Promise<void> {
  if (shot.kind === "card") return signs.card(set, shot);
  if (shot.kind === "light") stage.light = shot.light;
  if (shot.kind === "sign") {
    set.apply(shot.events);
    return signs.sign(set, shot);
  }
  if (shot.kind === "share" || shot.kind === "pay" || shot.kind === "reward")
    return reckoning.still(set, shot);
  set.apply(shot.events);
  if (shot.kind === "act" && shot.act.event === "rumour")
    return signs.rumour(set, shot.act.goal, shot.ms);
  await Promise.all(actors(shot).map((name) => ringed(set, set.spot(name), set.size)));
}
