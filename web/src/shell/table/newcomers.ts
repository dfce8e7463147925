/* Who would sit down, and who is asked about it. */

import type { Table } from "../net/table.svelte.ts";
import type { Newcomer } from "../../wire.ts";
import { crewName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

type Place = Pick<Table, "room" | "sides">;

/** Whether one is asked about a newcomer and has not answered. */
export function asksMe({ host, seats }: Pick<Table, "host" | "seats">, newcomer: Newcomer) {
  return newcomer.host ? host : seats.some((seat) => newcomer.missing.includes(seat));
}

/** What one asks for oneself. */
export function ownRequest({ room, pending }: Pick<Table, "room" | "pending">) {
  return room?.newcomers.find(({ seats }) => seats.some((seat) => pending.includes(seat)));
}

/** What seats are called: by their bandits, where it is known, or by their numbers. */
export function placeName({ room, sides }: Place, seats: number[]): string {
  const players = room?.status === "waiting" ? undefined : sides[0]?.shown?.players;
  return seats
    .map((seat) => {
      const crew = players?.[seat]?.bandits ?? room?.seats[seat]?.bandits;
      return crew?.length ? crewName(crew) : t("web-player-number", { number: seat + 1 });
    })
    .join(", ");
}

const nameOf = ({ names }: Newcomer): string => names.join(", ") || t("web-somebody");

/** That somebody would sit down, or several. */
export function asksToo(newcomers: Newcomer[]): string {
  const name = newcomers.map(nameOf).join(", ");
  return t("web-door-names", { count: newcomers.length, name });
}

/** What somebody asks for: in a game, whom to play. */
export function asks(table: Place, newcomer: Newcomer): string {
  const name = nameOf(newcomer);
  if (table.room?.status !== "playing") return t("web-door-asks", { name });
  return t("web-door-asks-as", { name, bandit: placeName(table, newcomer.seats) });
}

/** What one waits for oneself. */
export function waits(table: Place, { host, seats }: Newcomer): string {
  const decides = t(host ? "web-door-wait-host" : "web-door-wait-all");
  if (table.room?.status !== "playing") return `${t("web-door-wait")} ${decides}`;
  return `${t("web-door-wait-as", { bandit: placeName(table, seats) })} ${decides}`;
}
