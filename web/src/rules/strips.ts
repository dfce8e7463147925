/* The drawings of the rules: a few cars, who stands where, and what is meant. */

/** Somebody in a drawing: `hit` is ringed, `no` is crossed out, `ghost` shows where one comes to be. */
export interface Figure {
  who: string;
  car: number;
  roof?: boolean;
  /** How far from the left edge of the car. */
  at?: number;
  look?: "hit" | "no" | "shade";
}

export interface Loot {
  kind: string;
  car: number;
  roof?: boolean;
  at: number;
  look?: "hit" | "no";
}

export interface Strip {
  cars: string[];
  figures: Figure[];
  loot?: Loot[];
  /** From one figure to another, by their numbers. */
  arrows?: [from: number, to: number][];
}

export const train: Strip = {
  cars: ["coach", "saloon", "mail", "locomotive"],
  figures: [
    { who: "ghost", car: 0 },
    { who: "tuco", car: 1, roof: true },
    { who: "marshal", car: 3, at: 20 },
  ],
  loot: [
    { kind: "purse", car: 1, at: 140 },
    { kind: "jewel", car: 2, at: 140 },
    { kind: "strongbox", car: 3, at: 62 },
  ],
};

export const moveInside: Strip = {
  cars: ["saloon", "coach", "mail"],
  figures: [
    { who: "ghost", car: 1, at: 70 },
    { who: "ghost", car: 0, at: 70, look: "shade" },
    { who: "ghost", car: 2, at: 70, look: "shade" },
  ],
  arrows: [
    [0, 1],
    [0, 2],
  ],
};

export const moveRoof: Strip = {
  cars: ["freight", "saloon", "coach", "sleeper"],
  figures: [
    { who: "cheyenne", car: 0, roof: true },
    { who: "cheyenne", car: 1, roof: true, look: "shade" },
    { who: "cheyenne", car: 2, roof: true, look: "shade" },
    { who: "cheyenne", car: 3, roof: true, look: "shade" },
    { who: "doc", car: 2, roof: true, at: 110 },
  ],
  arrows: [
    [0, 1],
    [1, 2],
    [2, 3],
  ],
};

export const floor: Strip = {
  cars: ["coach", "mail"],
  figures: [
    { who: "ghost", car: 0, at: 60 },
    { who: "ghost", car: 0, roof: true, at: 120, look: "shade" },
    { who: "doc", car: 1, roof: true, at: 60 },
    { who: "marshal", car: 1, at: 110 },
  ],
  arrows: [
    [0, 1],
    [2, 3],
  ],
};

export const fireInside: Strip = {
  cars: ["saloon", "coach", "mail", "parlour"],
  figures: [
    { who: "tuco", car: 1, at: 70 },
    { who: "ghost", car: 0, at: 90, look: "hit" },
    { who: "doc", car: 2, at: 90, look: "hit" },
    { who: "cheyenne", car: 3, at: 90, look: "no" },
    { who: "belle", car: 1, at: 130, look: "no" },
  ],
  arrows: [
    [0, 1],
    [0, 2],
  ],
};

export const fireRoof: Strip = {
  cars: ["freight", "saloon", "coach", "sleeper"],
  figures: [
    { who: "tuco", car: 1, roof: true, at: 90 },
    { who: "django", car: 0, roof: true, at: 60, look: "hit" },
    { who: "doc", car: 3, roof: true, at: 50, look: "hit" },
    { who: "mei", car: 3, roof: true, at: 130, look: "hit" },
  ],
  arrows: [
    [0, 1],
    [0, 2],
  ],
};

export const rob: Strip = {
  cars: ["saloon", "coach"],
  figures: [{ who: "doc", car: 0 }],
  loot: [
    { kind: "jewel", car: 0, at: 105, look: "hit" },
    { kind: "purse", car: 0, at: 140, look: "hit" },
    { kind: "purse", car: 0, at: 164, look: "hit" },
    { kind: "purse", car: 0, roof: true, at: 140, look: "no" },
  ],
};

export const punch: Strip = {
  cars: ["saloon", "coach", "mail"],
  figures: [
    { who: "tuco", car: 1, at: 60 },
    { who: "doc", car: 1, at: 120, look: "hit" },
    { who: "doc", car: 0, at: 90, look: "shade" },
    { who: "doc", car: 2, at: 90, look: "shade" },
  ],
  loot: [{ kind: "purse", car: 1, at: 90 }],
  arrows: [
    [1, 3],
    [0, 2],
  ],
};

export const marshal: Strip = {
  cars: ["coach", "mail"],
  figures: [
    { who: "marshal", car: 1, at: 90 },
    { who: "marshal", car: 0, at: 140, look: "shade" },
    { who: "ghost", car: 0, roof: true, at: 60 },
    { who: "doc", car: 0, roof: true, at: 110 },
  ],
  arrows: [[0, 1]],
};

export const partners: Strip = {
  cars: ["saloon", "coach"],
  figures: [
    { who: "ghost", car: 1, at: 60 },
    { who: "doc", car: 0, at: 60 },
  ],
  loot: [{ kind: "jewel", car: 0, at: 130, look: "hit" }],
  arrows: [[0, 1]],
};

export const lawman: Strip = {
  cars: ["saloon", "coach"],
  figures: [
    { who: "ghost", car: 0, at: 60 },
    { who: "marshal", car: 0, at: 120 },
    { who: "doc", car: 1, roof: true, at: 90 },
  ],
};

export const arrest: Strip = {
  cars: ["coach", "saloon"],
  figures: [
    { who: "marshal", car: 0, at: 120 },
    { who: "ghost", car: 0, at: 60, look: "hit" },
    { who: "doc", car: 0, roof: true, at: 90, look: "no" },
    { who: "tuco", car: 1, at: 90, look: "no" },
  ],
};

export const guns: Strip = {
  cars: ["saloon", "coach", "mail"],
  figures: [
    { who: "marshal", car: 1, at: 95 },
    { who: "ghost", car: 0, at: 95, look: "hit" },
    { who: "doc", car: 2, at: 95, look: "hit" },
  ],
  arrows: [
    [0, 1],
    [0, 2],
  ],
};

/** Where one stands in the cell and in the corridor of the prison car. */
const CELL = 48;
const CORRIDOR = 140;

export const prison: Strip = {
  cars: ["prison", "freight"],
  figures: [
    { who: "tuco", car: 0, at: CELL },
    { who: "ghost", car: 0, at: CORRIDOR },
    { who: "doc", car: 0, roof: true, at: 96 },
  ],
};

export const breakout: Strip = {
  cars: ["prison", "freight"],
  figures: [
    { who: "ghost", car: 0, at: CELL },
    { who: "ghost", car: 0, at: CORRIDOR, look: "shade" },
    { who: "ghost", car: 0, roof: true, at: 110, look: "shade" },
  ],
  arrows: [
    [0, 1],
    [0, 2],
  ],
};
