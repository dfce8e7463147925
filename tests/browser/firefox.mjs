/* A whole game at a site without a server, in Firefox: node firefox.mjs ADDRESS WORDS */

import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { launch } = createRequire(
  new URL("../../web/package.json", import.meta.url),
)("puppeteer-core");
const [address, text] = process.argv.slice(2);
const words = JSON.parse(text);
const LONG = 600_000;

const profile = mkdtempSync(join(tmpdir(), "folsom-firefox-"));
const browser = await launch({
  browser: "firefox",
  executablePath: "/usr/bin/firefox-esr",
  headless: true,
  userDataDir: profile,
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  protocolTimeout: LONG,
  timeout: LONG,
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONG);
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem("folsom.speed", "4"));
  await page.evaluate(click, words.begin);
  const before = await page.evaluate(story, words);
  await page.reload();
  const after = await page.evaluate(story, words);
  let choices = 0;
  let verdict = "";
  while (!(verdict = await page.evaluate(step, words))) choices += 1;
  console.log(JSON.stringify({ before, after, choices, verdict, said }));
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}

/** Clicks the button with this text, as soon as it is there. */
function click(text) {
  return new Promise((done) => {
    const look = () => {
      const found = [...document.querySelectorAll("button")].find(
        (button) => button.textContent.trim() === text && !button.disabled,
      );
      if (!found) return setTimeout(look, 50);
      found.click();
      done();
    };
    look();
  });
}

/** The story, as soon as it is one's turn. */
function story({ story }) {
  return new Promise((done) => {
    const look = () => {
      const asked = document
        .querySelector("[aria-live=assertive]")
        ?.textContent.trim();
      const lines = document.querySelectorAll(`[aria-label="${story}"] li`);
      if (!asked || !lines.length) return setTimeout(look, 50);
      done([...lines].map((line) => line.textContent.trim()));
    };
    look();
  });
}

/** Makes one choice when it is one's turn; says who has won, as soon as that is said. */
function step({ choices }) {
  const can = (where) => [
    ...document.querySelectorAll(`${where} button:not(:disabled)`),
  ];
  return new Promise((done) => {
    let asked = null;
    const look = () => {
      const verdict = document
        .querySelector(".crown:has(.sub) h1")
        ?.textContent.trim();
      if (verdict) return done(verdict);
      const prompt = document.querySelector("[aria-live=assertive]");
      // these very words: the next question may be put in the same ones before anybody looks
      const now = [...(prompt?.childNodes ?? [])].find((node) =>
        node.textContent.trim(),
      );
      if (asked && !asked.isConnected) return done("");
      if (now && !asked) {
        const tiles = can(`[role=group][aria-label="${choices}"]`);
        const list = can(`ol[aria-label="${choices}"]`);
        const [way] = tiles.length ? tiles : list;
        if (way) {
          way.click();
          asked = now;
        } else {
          document.querySelector(`button[aria-label="${choices}"]`)?.click();
        }
      } else if (document.querySelector(".theatre.playing")) {
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: " ", bubbles: true }),
        );
      }
      setTimeout(look, 20);
    };
    look();
  });
}
