/* Who sits where, in words and signs. */

import type { Table } from "../net/table.svelte.ts";
import type { Company } from "./company.ts";
import { t } from "../../words/words.svelte.ts";

const SIGNS: Record<string, string> = {
  random: "ui-bot-easy",
  easy: "ui-bot-easy",
  greedy: "ui-bot-fair",
  fair: "ui-bot-fair",
  baseline: "ui-bot-hard",
  hard: "ui-bot-hard",
  expert: "ui-bot-expert",
};

/** The tin head of a bot's level. */
export function levelSign(level: string | null): string {
  return SIGNS[level ?? ""] ?? "ui-bot-hard";
}

/** What a bot is called. */
export function botName(level: string | null): string {
  return t("web-bot-of", { level: level ?? "" });
}

/** What the player of a seat is called. */
export function seatName(table: Company, number: number): string {
  const seat = table.room?.seats[number];
  if (!seat) return "";
  if (seat.who === "bot") return botName(seat.level);
  if (seat.who === "open") return t("web-open-seat");
  return personName(table, number);
}

/** What the person at a seat is called, whoever plays for them. */
export function personName(table: Company, number: number): string {
  if (table.seats.includes(number) && table.seats.length === 1) return t("web-you");
  return table.room?.seats[number]?.name || t("web-somebody");
}

/** The bandit at a seat: of the game that is on, or the one wished for. */
export function banditAt(table: Table, seat: number | null): string | null {
  if (seat === null) return null;
  const view = table.sides[0]?.shown;
  if (view && table.room?.status !== "waiting") return view.players[seat]?.bandits[0] ?? null;
  return table.room?.seats[seat]?.bandits[0] ?? null;
}
