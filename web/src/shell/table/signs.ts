/* The quick reactions and their drawings. */

export const SIGNS: Record<string, string> = {
  hat: "bust-tuco",
  bang: "act-fire",
  laugh: "fx-burst",
  cry: "loot-bullet",
  loot: "loot-purse",
  hurry: "ui-clock",
  clap: "act-punch",
  shrug: "ev-none",
};
