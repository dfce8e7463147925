/* The sections of what comes in boxes of its own: the expansions, and Colt Super Express. */

import { section, type Section } from "./section.ts";
import * as strips from "./strips.ts";

/** They are read after all others, in this order. */
export const BOXES: Section[] = [
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
