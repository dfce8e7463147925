/* What the film of Colt Express can show. */

import type { Light } from "../../../shell/stage/light.ts";
import type { ExpressEvent, Place } from "../../../wire.ts";

/** The events of Marshal & Prisoners that are seen. */
export type MarshalAct = Extract<
  ExpressEvent,
  {
    event:
      | "goal"
      | "aimed"
      | "arrested"
      | "broke-out"
      | "freed-prisoner"
      | "freed-bandit"
      | "handed-over"
      | "copied"
      | "fistfighter"
      | "recaptured"
      | "confiscated"
      | "thrown"
      | "safe-place"
      | "rumour"
      | "flask-taken"
      | "goals-shown";
  }
>;

/** One who goes from place to place. */
export interface Way {
  bandit: string;
  from: Place;
  to: Place;
}

export type Scene =
  | { kind: "card"; bandit: string; action: string; hidden: boolean }
  | { kind: "void"; bandit: string }
  | (Way & { kind: "walk" | "climb" | "flee" | "push" | "thrown" })
  | (Way & { kind: "ride" | "appear" })
  | { kind: "board" | "vanish"; bandit: string }
  | { kind: "roll" | "unseat" }
  | { kind: "hostage"; bandit: string; hostage: string }
  /** Without a bandit it is the marshal. */
  | { kind: "drink"; bandit: string; flask: string }
  | { kind: "swept" | "braked" | "blown"; ways: Way[] }
  | { kind: "fire"; bandit: string; target: string }
  | { kind: "marshal-fires" | "guard-fires"; target: string }
  | { kind: "volley"; cause: string; targets: string[] }
  | { kind: "punch"; bandit: string; target: string }
  | { kind: "drop" | "take"; bandit: string; loot: string; place: Place }
  | { kind: "snatch"; bandit: string; loot: string; from: string }
  | { kind: "marshal"; from: number; to: number }
  | { kind: "sign"; name: string; round: number | null }
  | { kind: "box"; place: Place }
  | { kind: "ransom" | "leave"; bandit: string }
  | { kind: "tire"; car: number }
  | { kind: "share"; bandit: string; bandits: string[]; amount: number }
  | { kind: "pay"; seat: number; amount: number }
  | { kind: "reward"; bandit: string; amount: number }
  /** What only Marshal & Prisoners has to show. */
  | { kind: "act"; act: MarshalAct }
  | { kind: "still" }
  | { kind: "light"; light: Light }
  | {
      kind: "planned";
      seat: number;
      /** Whose card it is, where that can be known. */
      bandit: string;
      what: "played" | "down" | "drew";
      action: string;
    };

/** A scene, the events that it shows, and how long it takes at speed 1. */
export type Shot = Scene & { events: ExpressEvent[]; ms: number };

type Member<S, K> = S extends { kind: unknown } ? (K extends S["kind"] ? S : never) : never;
/** The shots of a kind. */
export type Of<K extends Shot["kind"]> = Member<Shot, K>;
