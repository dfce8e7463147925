/** What is said with paper: the card over its bandit, the sign of a round or an event, a card that is planned. */
import type { GoalName } from "../../../wire.ts";
import { goalParts } from "../../../parts.ts";
import { goalName } from "../words/names.ts";
import { shortHappening } from "../words/teller.ts";
import { t } from "../../../words/words.svelte.ts";
import { flip, front, hang, icon, overhead, PAPER } from "../../../shell/film/signs.ts";
import type { FilmSet } from "./set.ts";
import { TIME } from "../../../shell/film/time.ts";
import type { Of } from "./scenes.ts";
import type { Troupe } from "../../../shell/film/troupe.ts";

const BACK =
  '<path fill="var(--rust)" stroke="var(--ink)" stroke-width="2.2" stroke-linejoin="round" d="M-17 -44H17V0H-17Z"/>';

const hidden =
  BACK + icon("turn-tunnel", "var(--paper)").replace("--cut-c:var(--paper)", "--cut-c:var(--rust)");

/** The next card of the pile is turned up over its bandit. */
export async function card(set: FilmSet, shot: Of<"card">): Promise<void> {
  set.chip?.remove();
  set.look(set.board.figures.find(({ bandit }) => bandit === shot.bandit)?.place);
  await set.clock.wait(TIME.beat * 0.6);
  const chip = set.draw(
    `<g>${shot.hidden ? hidden : front(shot.action)}</g>`,
    overhead(set, shot.bandit),
  );
  set.chip = chip;
  const face = chip.firstElementChild as SVGGElement;
  if (shot.hidden) {
    await set.clock.wait(TIME.card * 0.6);
    await set.clock.move(face, flip(1, 0), TIME.card / 2);
    face.innerHTML = front(shot.action);
  }
  await set.clock.move(face, flip(0, 1), TIME.card / 2, "ease-out");
  await set.clock.wait(TIME.beat * 0.4);
  void fade(set, chip);
}

/** The card goes when its bandit sets to work. */
async function fade(set: FilmSet, chip: SVGGElement): Promise<void> {
  await set.clock.move(
    chip,
    [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }],
    TIME.card,
  );
  chip.remove();
}

/** Nothing can be done: a stroke through the air. */
export async function nothing(set: FilmSet, shot: Of<"void">): Promise<void> {
  const stroke =
    '<path d="M-13 -35L13 -9M13 -35L-13 -9" stroke="var(--danger)" stroke-width="4" stroke-linecap="round"/>';
  await set.flash(`<g>${PAPER}${stroke}</g>`, overhead(set, shot.bandit), shot.ms);
}

/** While planning: the card rises over its bandit and goes to the pile. */
export async function planned(set: FilmSet, shot: Of<"planned">): Promise<void> {
  const crew = set.board.figures.filter(({ seat, place }) => seat === shot.seat && place);
  const own = crew.find(({ bandit }) => bandit === shot.bandit) ?? crew[0];
  if (!own) return;
  const art =
    shot.what === "played"
      ? front(shot.action)
      : shot.what === "down"
        ? hidden
        : PAPER + icon("ui-draw", "var(--ink)");
  const node = set.draw(`<g>${art}</g>`, overhead(set, own.bandit));
  const face = node.firstElementChild as SVGGElement;
  const frames = [
    { transform: "translateY(14px) scale(.6)", opacity: 0 },
    { transform: "translateY(0) scale(1)", opacity: 1, offset: 0.35 },
    { transform: "translateY(0) scale(1)", opacity: 1, offset: 0.8 },
    { transform: "translateY(8px) scale(.9)", opacity: 0 },
  ];
  await set.clock.move(face, frames, shot.ms * 2.4);
  node.remove();
}

/** A paper sign in the sky: the round's card, or the event that happens. */
export async function sign(set: FilmSet, shot: Of<"sign">): Promise<void> {
  const node = document.createElement("p");
  node.className = shot.round ? "film-sign" : "film-sign event";
  const about = document.createElement("small");
  about.textContent = shot.round
    ? t("stage-round", { round: shot.round })
    : shortHappening(shot.name, set.board.marshal === null);
  const name = document.createElement("b");
  name.textContent = t(`card-${shot.name}`);
  node.append(...(shot.round ? [about, name] : [name, about]));
  if (!shot.round)
    node.insertAdjacentHTML(
      "afterbegin",
      `<svg aria-hidden="true"><use href="#ev-${shot.name}"/></svg>`,
    );
  await hang(set, node, shot.ms);
}

/** A goal of the marshal on a paper sign, for all to see. */
export async function rumour(set: Troupe, goal: GoalName, ms: number): Promise<void> {
  const node = document.createElement("p");
  node.className = "film-sign event";
  const name = document.createElement("b");
  name.textContent = goalName(goal);
  const about = document.createElement("small");
  about.textContent = t("web-goal-open");
  node.append(name, about);
  node.insertAdjacentHTML(
    "afterbegin",
    `<svg aria-hidden="true"><use href="#goal-${goalParts(goal).kind}"/></svg>`,
  );
  await hang(set, node, ms);
}
