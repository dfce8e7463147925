"""Looking at one screen in every language and at every size: is it whole and accessible."""

import os
from functools import cache
from typing import Any

from playwright.async_api import expect

from folsom.locale import LANGUAGES
from tests.browser.company import DESKTOP, PHONE, SHOTS, SMALL
from tests.browser.house import ROOT
from tests.browser.person import Person
from tests.browser.words import say
from tests.quarter import by_turns

ENGLISH, *OTHERS = LANGUAGES
SIZES = {"desktop": DESKTOP, "phone": PHONE, "small": SMALL}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = bool(os.environ.get("FOLSOM_PICTURES"))
"""Whether to keep a picture of each screen in each language."""

SPEAK = """(language) => new Promise((done) => {
  localStorage.setItem("folsom.language", language);
  dispatchEvent(new StorageEvent("storage", { key: "folsom.language" }));
  const wait = () =>
    document.documentElement.lang === language
      ? requestAnimationFrame(() => document.fonts.ready.then(() => requestAnimationFrame(done)))
      : setTimeout(wait, 5);
  wait();
})"""
"""Speaks a language without a reload, as if it was chosen in another tab."""

CUT = """() => {
  const SLACK = 2;
  const found = new Set();
  const seen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const onlySaid = (node) =>
    node !== null && (getComputedStyle(node).clipPath !== "none" || onlySaid(node.parentElement));
  const floats = (node) =>
    node !== null &&
    (/fixed|sticky/.test(getComputedStyle(node).position) || floats(node.parentElement));
  const painted = (node, under) => {
    if (node.contains(under)) return false;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(node);
    const bare = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    const clear = bare || opacity === "0";
    return !clear || painted(node.parentElement, under);
  };
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of document.querySelectorAll("select")) {
    const style = getComputedStyle(list);
    if (!seen(list) || style.color === "rgba(0, 0, 0, 0)") continue;
    pen.font = style.font;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const label = list.selectedOptions[0]?.label ?? "";
    if (pen.measureText(label).width > room + SLACK) found.add(`cut in its list: ${label}`);
  }
  for (const text of document.querySelectorAll(".hostage text")) {
    const edge = text.parentElement.querySelector("rect").getBoundingClientRect().right;
    if (text.getBoundingClientRect().right > edge)
      found.add(`out of its card: ${text.textContent}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const label = text.data.trim();
    const owner = text.parentElement;
    if (!label || owner.closest("svg, select, .lk") || !seen(owner) || onlySaid(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!lines.length) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const middle = (line) => (line.top + line.bottom) / 2;
    const [top, bottom] = [middle(lines[0]), middle(lines.at(-1))];
    const tell = (what) => found.add(`${what}: ${label}`);
    const dots = getComputedStyle(owner).textOverflow === "ellipsis";
    if (dots && owner.scrollWidth > owner.clientWidth) tell("cut short");
    let within = true;
    for (let box = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "contents") continue;
      const edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) { within = false; break; }
      const out = left < edge.left - SLACK || right > edge.right + SLACK;
      const clips = /hidden|clip/.test(style.overflowX);
      if (style.display !== "inline" && out) {
        tell(clips ? "cut at the side" : "out of its box");
        break;
      }
      if (/hidden|clip/.test(style.overflowY) && (top < edge.top || bottom > edge.bottom)) {
        tell("cut in height");
        break;
      }
      if (style.position === "absolute" || style.position === "fixed") break;
    }
    // what lets the pointer through is seen, whatever the pointer finds there
    const felt = getComputedStyle(owner).pointerEvents !== "none";
    for (const line of within && felt ? lines : []) {
      const [x, y] = [(line.left + line.right) / 2, middle(line)];
      const over = document.elementFromPoint(x, y);
      if (over && !owner.contains(over) && painted(over, owner) && !floats(over)) tell("covered");
    }
    if (within && (left < -SLACK || right > innerWidth + SLACK)) tell("out of the window");
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.add(`the page is ${wide} wide`);
  return [...found];
}"""
"""Every text that is not seen whole: cut, or outside of the box that is meant to hold it."""

JUDGE = """async (contrast) => {
  const rules = { "color-contrast": { enabled: contrast } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`);
}"""
"""What axe finds serious or critical, with contrasts or without."""


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


async def turn_to(person: Person, path: str) -> None:
    """Show another page of the client without loading everything anew."""
    await person.page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }",
        path,
    )


def titled(key: str, css: str) -> str:
    """Something on the page with that title: the page before may have shown one like it."""
    return f"body:has(h1:text-is('{say(key)}')) {css}"


async def speak_all(person: Person) -> None:
    """Let the browser have the words of all languages; it ends in English."""
    for language in reversed(LANGUAGES):
        await person.page.evaluate(SPEAK, language)


async def choose_language(person: Person) -> None:
    """Find language and keys in the settings of the page; it ends in English."""
    page = person.page
    await person.button("web-settings").click()
    tongue = page.get_by_role("dialog").last.locator(".tongue select")
    for language in ("uk", "en"):
        await tongue.select_option(language)
        await expect(page.locator("html")).to_have_attribute("lang", language)
    await page.get_by_role("dialog").last.get_by_role("button", name=say("web-keys")).click()
    await expect(page.get_by_role("dialog", name=say("web-keys"), exact=True)).to_be_visible()
    await page.keyboard.press("Escape")


async def look(person: Person, name: str) -> None:
    """Nothing on the screen is cut or inaccessible; it ends in English, on a desk.

    Besides English one language is spoken, another on another screen and for another commit, and
    all of them in `make test-all`. What axe judges does not depend on the language and the size
    together, so half of them are judged on a desk and half on a phone, and English on both. Colours
    are the same in every language, so contrasts, which cost most, are judged in English.
    """
    page = person.page
    troubles: list[str] = []

    def tell(where: str, found: list[Any]) -> None:
        troubles.extend(f"{name}, {where}: {each}" for each in found)

    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(_axe())
    await page.mouse.move(0, 0)  # away from what would explain itself
    sizes = list(SIZES)
    spoken = [ENGLISH, *by_turns(OTHERS, name, 1)]
    for at, language in reversed([*enumerate(spoken)]):
        await page.evaluate(SPEAK, language)
        for size in sizes:
            width, height = SIZES[size]
            if page.viewport_size != {"width": width, "height": height}:
                await page.set_viewport_size({"width": width, "height": height})
                await person.lettered()
            where = f"{language}, {size}"
            tell(where, await page.evaluate(CUT))
            if PICTURES:
                await page.screenshot(path=SHOTS / "tongues" / f"{name}-{size}-{language}.png")
            if size == ("desktop", "phone")[at % 2] or (language, size) == (ENGLISH, "phone"):
                tell(where, await page.evaluate(JUDGE, language == ENGLISH))
        sizes.reverse()  # so that every second change of size can be left out
    await page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert not troubles, "\n".join(troubles)
