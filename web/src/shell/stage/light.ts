/* The light of the scene: day, then evening by steps, and the dark of a tunnel. */

export type Light = "day" | "late" | "dusk" | "evening" | "tunnel";

/** The light of a round: day in the first two, a step towards evening in each that follows. */
export function lightOf(round: number): Light {
  const steps: Light[] = ["day", "day", "late", "dusk", "evening"];
  return steps[Math.max(1, Math.min(5, round)) - 1] ?? "day";
}
