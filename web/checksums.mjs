/* The numbers of games in every mode, as the engine of the site plays them: node checksums.mjs folder. */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "./load.mjs";

const folder = resolve(process.argv[2]);
const { libraries } = JSON.parse(readFileSync(join(folder, "engine.json"), "utf8"));
const python = await load(folder, libraries);
python.mountNodeFS("/project", fileURLToPath(new URL("..", import.meta.url)));
const told = python.runPython(`
import json, sys
sys.path.append("/project")
sys.dont_write_bytecode = True
import folsom
from tests.game.checksum import checksum
from tests.modes import MODES
modes = {mode: checksum(options) for mode, options in MODES.items()}
json.dumps({"compiled": folsom.compiled(), "version": folsom.RULES_VERSION, "modes": modes})
`);
console.log(told);
