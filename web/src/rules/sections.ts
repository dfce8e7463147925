/* The sections of the rules to read: which words and drawings stand in each, and what they prove. */

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
  section(
    "boxes",
    "horses",
    "HS-SET-1 HS-SET-2 HS-SET-3 HS-SET-4 HS-SET-6",
    [
      ["board", "HS-SET-5"],
      ["ride", "HS-RIDE-1 HS-RIDE-2", { sign: "act-ride" }],
      ["coach", "HS-STAGE-1 HS-STAGE-2 HS-STAGE-3 HS-STAGE-4 HS-STAGE-5 HS-STAGE-6"],
      [
        "hostage",
        "HS-HOST-1 HS-H-1 HS-H-2 HS-H-3 HS-H-4 HS-H-5 HS-H-6 HS-H-7 HS-H-8 HS-H-9",
        { sign: "host-banker" },
      ],
      ["shotgun", "HS-GUARD-1 HS-GUARD-2 HS-GUARD-3 HS-GUARD-4", { bust: "shotgun" }],
      ["whiskey", "HS-W-1 HS-W-2 HS-W-3 HS-W-4", { sign: "loot-flask" }],
      ["events", "HS-EVT-1 HS-EVT-2 HS-EVT-3 HS-EVT-4 HS-EVT-5 HS-EVT-7"],
      ["escape", "HS-EVT-6", { sign: "ev-escape" }],
    ],
    { icon: "act-ride", lesson: ["horses", 1] },
  ),
  section(
    "boxes",
    "law",
    "MP-SET-1",
    [
      ["setup", "MP-SET-1 MP-SET-2 MP-SET-4", { sign: "law-wanted" }],
      ["player", "MP-1 MP-SET-3 MP-SET-5", { strip: strips.lawman }],
      ["plus", "MP-3", { sign: "act-move-plus" }],
      ["arrest", "MP-4", { sign: "act-arrest", strip: strips.arrest }],
      ["guns", "MP-5 MP-SET-5", { sign: "act-fire", strip: strips.guns }],
      ["bullets", "MP-7", { sign: "bul-lost-weapon" }],
      ["fists", "MP-6", { sign: "law-fist-gold" }],
      ["events", "MP-EVT-1 MP-EVT-2 MP-EVT-3 MP-EVT-4 MP-EVT-8", { sign: "ev-rumours" }],
      ["stations", "MP-EVT-5 MP-EVT-6 MP-EVT-7", { sign: "ev-deadly-fall" }],
      ["horses", "MP-HS-1 MP-HS-2 MP-HS-3", { sign: "act-ride" }],
    ],
    { icon: "act-marshal", lesson: ["marshal", 3] },
  ),
  section(
    "boxes",
    "prison",
    "MP-JAIL-1",
    [
      ["cell", "MP-JAIL-2 MP-JAIL-3", { strip: strips.prison }],
      ["search", "MP-IDEA-1", { sign: "act-brainwave" }],
      ["out", "MP-IDEA-2", { strip: strips.breakout }],
      ["free", "MP-IDEA-3"],
      ["copy", "MP-IDEA-4"],
      ["companion", "MP-PRIS-1 MP-PRIS-2 MP-PRIS-3", { sign: "law-prisoner-mei" }],
    ],
    { icon: "act-brainwave", lesson: ["marshal", 1] },
  ),
  section(
    "boxes",
    "goals",
    "MP-2 MP-SET-6 MP-END-1",
    [
      ["warrant", "MP-GOAL-8", { sign: "goal-warrant" }],
      ["self", "MP-GOAL-1 MP-GOAL-2", { sign: "goal-just-a-scratch" }],
      ["lead", "MP-GOAL-3 MP-GOAL-6 MP-GOAL-7", { sign: "goal-golden-bullet" }],
      ["hold", "MP-GOAL-4 MP-GOAL-5", { sign: "goal-key" }],
      ["money", "MP-END-2", { sign: "loot-mail-bag" }],
    ],
    { icon: "goal-warrant", lesson: ["marshal", 4] },
  ),
  section(
    "boxes",
    "machine",
    "TM-1",
    [
      ["in", "TM-1 TM-3"],
      ["fire", "TM-2 TM-6"],
      ["travel", "TM-4"],
      ["end", "TM-5"],
    ],
    { icon: "act-travel", lesson: ["machine", 1] },
  ),
  section(
    "boxes",
    "cursed",
    "CURSE-1 CURSE-3",
    [
      ["blind", "CURSE-1"],
      ["same", "CURSE-2"],
    ],
    { icon: "loot-jewel", lesson: ["cursed", 1] },
  ),
  section(
    "boxes",
    "super",
    "SX-SET-1 SX-SET-2",
    [
      ["plan", "SX-PLAN-1 SX-DO-1 SX-DO-2"],
      ["move", "SX-MOVE-1 SX-POS-1", { sign: "act-move" }],
      ["floor", "SX-FLOOR-1 SX-TURN-1", { sign: "act-turn" }],
      ["shoot", "SX-SHOOT-1", { sign: "act-fire" }],
      ["stun", "SX-STUN-1"],
      ["end", "SX-END-1"],
      ["win", "SX-END-2"],
      ["modules", "SX-REFLEX-1 SX-HORSE-1", { sign: "act-reflexes" }],
    ],
    { icon: "turn-speed", lesson: ["super", 1] },
  ),
];

/** The groups of sections, in order. */
export const GROUPS = [...new Set(SECTIONS.map((each) => each.group))];

/** The section of that name, or the first. */
export function sectionOf(id: string): Section {
  return SECTIONS.find((each) => each.id === id) ?? SECTIONS[0]!;
}
