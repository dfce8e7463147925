/* How long what films show takes. */

/** Milliseconds at speed 1, as in the tokens of the design. */
export const TIME = {
  card: 220,
  step: 360,
  climb: 420,
  aim: 90,
  shot: 260,
  wound: 400,
  punch: 480,
  lie: 360,
  token: 380,
  beat: 500,
  light: 1200,
  sign: 1300,
  sweep: 1300,
  brake: 800,
  travel: 900,
  roll: 1100,
} as const;
