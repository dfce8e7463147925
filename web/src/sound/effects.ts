/* What each sound is made of: short tones and puffs of noise, no recordings. */

/** One layer: a tone that glides, or noise through a filter that does. Times in seconds, pitch in hertz. */
export interface Layer {
  wave: OscillatorType | "noise";
  from: number;
  to: number;
  length: number;
  loud: number;
  after?: number;
}

const puff = (from: number, to: number, length: number, loud: number, after = 0): Layer => ({
  wave: "noise",
  from,
  to,
  length,
  loud,
  after,
});
const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  length: number,
  loud: number,
  after = 0,
): Layer => ({ wave, from, to, length, loud, after });

export const EFFECTS = {
  card: [puff(3000, 900, 0.09, 0.35)],
  step: [puff(420, 160, 0.07, 0.5), puff(380, 150, 0.07, 0.4, 0.16)],
  climb: [tone("square", 240, 260, 0.05, 0.12), tone("square", 300, 330, 0.05, 0.12, 0.11)],
  shot: [puff(5200, 300, 0.32, 0.9), tone("triangle", 150, 45, 0.22, 0.7)],
  volley: [0, 0.12, 0.25].map((after) => puff(5000, 280, 0.3, 0.75, after)),
  punch: [puff(700, 90, 0.14, 0.9), tone("sine", 130, 50, 0.16, 0.8)],
  fall: [tone("sine", 520, 120, 0.34, 0.35), puff(300, 80, 0.16, 0.7, 0.32)],
  coin: [tone("sine", 1320, 1320, 0.09, 0.35), tone("sine", 1760, 1760, 0.22, 0.35, 0.08)],
  drop: [tone("sine", 1100, 700, 0.12, 0.3), puff(900, 200, 0.1, 0.4, 0.08)],
  gallop: [0, 0.12, 0.3, 0.42].map((after) => puff(520, 140, 0.06, 0.6, after)),
  drink: [0, 0.13, 0.26].map((after) => tone("sine", 300, 520, 0.1, 0.3, after)),
  travel: [tone("sawtooth", 110, 880, 0.7, 0.14), tone("sine", 220, 1760, 0.7, 0.18)],
  whistle: [tone("triangle", 587, 594, 0.55, 0.25), tone("triangle", 740, 748, 0.55, 0.22)],
  brake: [puff(2600, 4200, 0.6, 0.35)],
} satisfies Record<string, Layer[]>;

export type Effect = keyof typeof EFFECTS;
