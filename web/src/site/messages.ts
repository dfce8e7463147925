/* What the page and the worker of the tables say to each other. */

/** From the page: lines to tables, and plain requests. */
export type Said =
  | { kind: "open"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "end"; line: number }
  | { kind: "ask"; number: number; method: string; url: string; body: string };

/** From the worker. */
export type Heard =
  | { kind: "loaded"; bytes: number }
  | { kind: "ready" }
  | { kind: "thinking" }
  /** It broke down, or did not come; perhaps because the browser keeps nothing. */
  | { kind: "failed"; why: string; keeps: boolean }
  /** What a table tells; an empty text says that the line is cut. */
  | { kind: "told"; line: number; text: string }
  | { kind: "answer"; number: number; ok: boolean; text: boolean; body: string };
