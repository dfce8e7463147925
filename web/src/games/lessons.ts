/* The sign of each lesson. */

export const LESSON_SIGNS: Record<string, string> = {
  first: "ui-play",
  horses: "act-ride",
  machine: "act-travel",
  cursed: "loot-jewel",
  super: "turn-speed",
  marshal: "act-marshal",
  teams: "ui-people",
};
