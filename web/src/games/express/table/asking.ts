/* What is asked or awaited, in a sentence; what matters in it stands between asterisks. */

import { only } from "./hand.ts";
import { aims, targetsOf } from "../marshal/aim.svelte.ts";
import { cardParts, type CardKind } from "../../../parts.ts";
import type { Card, ExpressView } from "../../../wire.ts";
import { actionName, crewName, plainKind } from "../../../words/names.ts";
import { offeredBy } from "../words/offer.ts";
import { t } from "../../../words/words.svelte.ts";

/** The card of the pile that is carried out, or led to what is asked. */
export const cardOf = ({ resolving, pile }: ExpressView): Card | null =>
  resolving === null ? null : (pile[resolving - 1]?.card ?? null);

/** Its action. */
export function acting(view: ExpressView): CardKind | null {
  const card = cardOf(view);
  return card ? cardParts(card).kind : null;
}

/** What is chosen now: with a Brainwave that copies, what it copies. */
function doing(view: ExpressView): string {
  const verb = view.offers?.[0]?.verb ?? "";
  const action = plainKind(acting(view) ?? "");
  return action === "brainwave" && !IDEAS.includes(verb) ? verb : action;
}

/** What a Brainwave itself may do. */
const IDEAS = ["break-out", "free-prisoner", "free-bandit"];

/** The sentence over the hand. */
export function asking(view: ExpressView): string {
  if (view.offers?.length) return asked(view);
  if (view.phase === "over") return t("event-over");
  return awaited(view);
}

function asked(view: ExpressView): string {
  const bandit = view.acting ? t(`bandit-${view.acting}`) : "";
  switch (view.phase) {
    case "schemin":
      return scheming(view);
    case "stealin":
      if (aims(view)) return aimed(view);
      return t(view.pairs ? "web-ask-of" : "web-ask", { action: doing(view), bandit });
    case "turmoil":
      return view.drinking
        ? t("web-ask-drinking", { count: view.drinking })
        : t("web-ask-turmoil", { draw: only("draw", view) ? "yes" : "no" });
    case "boarding":
      return boarding(view);
    case "reflexes":
      return only("pass", view)
        ? t("web-ask-reflexes")
        : aims(view)
          ? aimed(view)
          : t("web-ask-carry-out", { bandit });
    case "angry-marshal":
      return aims(view) ? t("web-ask-angry-fire") : t("web-ask-angry-move");
    default:
      return t(`web-ask-${view.phase}`, { bandit });
  }
}

/** The marshal's shot: how many are in range, and that he has two guns. */
function aimed(view: ExpressView): string {
  const count = targetsOf(view).length;
  const both = offeredBy("aim", view).some(({ left, right }) => left && right) ? "yes" : "no";
  return t("web-ask-aim", { count, both });
}

function boarding(view: ExpressView): string {
  const alone = only("ride-on", view) ? "no" : "yes";
  return t("web-ask-boarding", { alone, car: t(`wagon-${view.wagons[(view.wagon ?? 1) - 1]}`) });
}

function scheming(view: ExpressView): string {
  if (view.drinking) return t("web-ask-drinking", { count: view.drinking });
  if (view.more) return t("web-ask-more");
  const turn = view.rounds.at(-1)?.turns[(view.turn ?? 1) - 1];
  const draw = only("draw", view) ? "yes" : "no";
  const down = offeredBy("play", view).some((choice) => choice.face_down) ? "yes" : "no";
  if (turn === "tunnel") return t("web-ask-tunnel", { draw });
  if (turn === "jolt") return t("web-ask-jolt", { draw });
  if (turn === "speeding-up") return t("web-ask-speeding", { draw });
  return t("web-ask-schemin", { draw, down });
}

function awaited(view: ExpressView): string {
  const names = view.deciders.map((seat) => crewName(view.players[seat]?.bandits ?? []));
  if (!names.length) return t("web-wait");
  if (view.phase === "stealin" && view.acting) {
    return t("web-wait-acting", {
      bandit: t(`bandit-${view.acting}`),
      action: actionName(acting(view) ?? "move"),
    });
  }
  return t("web-wait-for-names", { names: names.join(", "), count: names.length });
}

/** Who plays after a seat in this turn, in order. */
export function after(view: ExpressView, seat: number): number[] {
  if (view.turn === null || view.phase !== "schemin") return [];
  const seats = [...new Set(view.rounds.at(-1)?.order[view.turn - 1])];
  return seats.slice(seats.indexOf(seat) + 1);
}
