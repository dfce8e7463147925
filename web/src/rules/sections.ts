/* The sections of the rules to read: which words and drawings stand in each, and what they prove. */

import { BOXES } from "./boxes.ts";
import { section, type Row, type Section } from "./section.ts";
import * as strips from "./strips.ts";

const BANDITS = ["Ghost", "Doc", "Belle", "Tuco", "Django", "Cheyenne", "Mei"];
const POWERS: Record<string, string> = {
  Ghost: "GHOST-1 GHOST-2",
  Doc: "DOC-1",
  Belle: "BELLE-1 BELLE-2",
  Tuco: "TUCO-1 TUCO-2",
  Django: "DJANGO-1",
  Cheyenne: "CHEYENNE-1",
  Mei: "MEI-1 MEI-2 MEI-3",
};
const EVENTS = [
  "angry-marshal",
  "swivel-arm",
  "braking",
  "take-it-all",
  "rebellion",
  "pickpocketing",
  "revenge",
  "hostage-conductor",
];

/** All sections, in the order in which they are read. */
export const SECTIONS: Section[] = [
  section(
    "ride",
    "about",
    "",
    [
      ["place", "", { strip: strips.train }],
      ["loot", "ROB-3"],
      ["round", "PLAN-1 DO-1"],
    ],
    { lesson: ["first", 1] },
  ),
  section("ride", "setup", "SET-1 SET-2", [
    ["start", "SET-3 SET-7"],
    ["places", "SET-10"],
    ["train", "SET-4 SET-5 SET-6"],
    ["rounds", "SET-8 SET-9"],
    ["own", "CARDS-1 SET-11"],
  ]),
  section(
    "schemin",
    "play",
    "PLAN-1 PLAN-2 PLAN-3",
    [
      ["card", "PLAN-3 PLAN-4"],
      ["end", "PLAN-8 DO-3"],
      ["first", "DO-4"],
    ],
    { lesson: ["first", 1] },
  ),
  section("schemin", "draw", "PLAN-3", [["few", "PLAN-4"]], {
    icon: "ui-draw",
    lesson: ["first", 6],
  }),
  section(
    "schemin",
    "turns",
    "PLAN-2 PLAN-10",
    [
      ["standard", "PLAN-10", { sign: "turn-standard" }],
      ["tunnel", "PLAN-5", { sign: "turn-tunnel" }],
      ["speeding", "PLAN-6", { sign: "turn-speed" }],
      ["switching", "PLAN-7", { sign: "turn-switch" }],
      ["turmoil", "HS-TURN-1", { sign: "turn-turmoil" }],
      ["advantage", "HS-TURN-2", { sign: "turn-advantage" }],
      ["jolt", "MP-TURN-1", { sign: "turn-jolt" }],
    ],
    { icon: "turn-tunnel", lesson: ["first", 6] },
  ),
  section("stealin", "order", "DO-1 DO-5", [
    ["must", "DO-2 DO-6"],
    ["end", "DO-4 DO-7"],
  ]),
  section(
    "stealin",
    "move",
    "MOVE-1 MOVE-2",
    [
      ["inside", "MOVE-1", { strip: strips.moveInside }],
      ["roof", "MOVE-2", { strip: strips.moveRoof }],
      ["must", "MOVE-3"],
    ],
    { icon: "act-move", lesson: ["first", 2] },
  ),
  section(
    "stealin",
    "floor",
    "FLOOR-1",
    [
      ["law", "MARSHAL-2", { strip: strips.floor }],
      ["mei", "MEI-1 MEI-2", { bust: "Mei" }],
    ],
    { icon: "act-floor", lesson: ["first", 2] },
  ),
  section(
    "stealin",
    "fire",
    "FIRE-1",
    [
      ["inside", "FIRE-2", { strip: strips.fireInside }],
      ["roof", "FIRE-3 FIRE-5", { strip: strips.fireRoof }],
      ["nobody", "FIRE-4"],
      ["belle", "BELLE-1 BELLE-2", { bust: "Belle" }],
      ["tuco", "TUCO-1 TUCO-2", { bust: "Tuco" }],
      ["django", "DJANGO-1", { bust: "Django" }],
    ],
    { icon: "act-fire", lesson: ["first", 3] },
  ),
  section(
    "stealin",
    "rob",
    "ROB-1",
    [
      ["blind", "ROB-1 ROB-3 KNOW-4", { strip: strips.rob }],
      ["level", "ROB-2"],
    ],
    { icon: "act-rob", lesson: ["first", 1] },
  ),
  section(
    "stealin",
    "punch",
    "PUNCH-1",
    [
      ["loot", "PUNCH-1 PUNCH-3", { strip: strips.punch }],
      ["fly", "PUNCH-2"],
      ["cheyenne", "CHEYENNE-1", { bust: "Cheyenne" }],
      ["belle", "BELLE-1", { bust: "Belle" }],
    ],
    { icon: "act-punch", lesson: ["first", 4] },
  ),
  section(
    "stealin",
    "marshal",
    "MARSHAL-1",
    [
      ["meet", "MARSHAL-2", { strip: strips.marshal }],
      ["neutral", "MARSHAL-3 SET-6"],
    ],
    { icon: "act-marshal", lesson: ["first", 5] },
  ),
  section(
    "end",
    "events",
    "EVT-9 EVT-10",
    EVENTS.map((event, at): Row => [event, `EVT-${at + 1}`, { sign: `ev-${event}` }]),
    { icon: "ev-braking", lesson: ["first", 7] },
  ),
  section(
    "end",
    "counting",
    "END-1",
    [
      ["gunslinger", "END-2", { strip: undefined }],
      ["ties", "END-3 END-4 END-5"],
    ],
    { icon: "loot-strongbox" },
  ),
  section(
    "bandits",
    "powers",
    "SET-9",
    BANDITS.map((bandit): Row => [bandit, POWERS[bandit]!, { bust: bandit }]),
    { lesson: ["first", 7] },
  ),
  section("more", "know", "", [
    ["all", "KNOW-1"],
    ["own", "KNOW-2 KNOW-3 KNOW-5"],
    ["follow", "KNOW-4"],
    ["end", "KNOW-6"],
  ]),
  section("more", "expert", "EXPERT-1", [
    ["keep", "EXPERT-2 EXPERT-3"],
    ["draw", "EXPERT-4 EXPERT-5 EXPERT-6"],
    ["bullets", "EXPERT-3 EXPERT-7"],
  ]),
  section("more", "pairs", "PAIR-1 PAIR-2", [
    ["cards", "PAIR-3 PAIR-5"],
    ["start", "PAIR-4 PAIR-11"],
    ["cover", "PAIR-6 PAIR-7"],
    ["count", "PAIR-8 PAIR-9 PAIR-10 PAIR-12 PAIR-13"],
  ]),
  section(
    "more",
    "teams",
    "TEAM-1",
    [
      ["order", "TEAM-1 TEAM-3", { sign: "ui-people" }],
      ["cards", "TEAM-2", { strip: strips.partners }],
      ["whose", "TEAM-5"],
      ["count", "TEAM-4"],
    ],
    { icon: "ui-people", lesson: ["teams", 1] },
  ),
  ...BOXES,
];

/** The groups of sections, in order. */
export const GROUPS = [...new Set(SECTIONS.map((each) => each.group))];

/** The section of that name, or the first. */
export function sectionOf(id: string): Section {
  return SECTIONS.find((each) => each.id === id) ?? SECTIONS[0]!;
}
