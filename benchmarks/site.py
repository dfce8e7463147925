"""Measure the game without a server in a real browser: `python benchmarks/site.py FOLDER`.

FOLDER is what `make site` or `make site-plain` has built. Everything is also told as a ratio to a
yardstick, a loop of plain JavaScript that the same browser runs meanwhile, so that slow and busy
machines can be compared. Needs Playwright and a Chromium.
"""

import asyncio
import functools
import http.server
import statistics
import sys
import threading
from pathlib import Path
from typing import Any, Final, cast

from playwright.async_api import Browser, Page, async_playwright

import folsom
from folsom.bots import Thought
from folsom.game.rng import seeded
from folsom.table.thinking import Question
from folsom.worker.thinker import packed, unpacked

VISITS: Final = 4
CHROMIUM: Final = "/usr/bin/chromium"

YARDSTICK: Final = """() => {
  const begun = performance.now();
  let word = 1;
  for (let step = 0; step < 2e7; step++) word = (Math.imul(word, 1664525) + 1013904223) | 0;
  return performance.now() - begun + (word & 0);
}"""
"""Milliseconds for a loop that every browser compiles."""

PAINTED: Final = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""

STOPWATCH: Final = """
  window.hand = new Promise((done) => {
    let clicked = 0;
    addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true);
    const look = new MutationObserver(() => {
      if (!document.querySelector('[role=group][aria-label="Your hand"] button')) return;
      look.disconnect();
      // it is seen when the next frame begins
      requestAnimationFrame(() => requestAnimationFrame((now) => done(now - clicked)));
    });
    look.observe(document, { subtree: true, childList: true });
  });
"""
"""Takes the time from the last click until the first hand is seen, in the page itself."""

THINK: Final = """([worker, questions]) => new Promise((done, failed) => {
  const thinker = new Worker(worker, { type: "module" });
  const thoughts = [];
  let begun = 0;
  const ask = () => {
    begun = performance.now();
    const number = thoughts.length;
    thinker.postMessage({ number: number + 1, question: questions[number] });
  };
  thinker.onerror = (event) => failed(event.message);
  thinker.onmessage = ({ data }) => {
    if (data.failed) failed(data.failed);
    if (!data.ready) thoughts.push([performance.now() - begun, data.thought]);
    if (thoughts.length < questions.length) ask();
    else {
      thinker.terminate();
      done(thoughts);
    }
  };
})"""
"""What a worker thinks about each of these questions, and for how many milliseconds."""


class Files(http.server.SimpleHTTPRequestHandler):
    """A host of plain files."""

    def log_message(self, *words: Any) -> None:
        """Nobody reads it."""


async def main(folder: Path) -> None:
    """Print all figures."""
    host = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Files, directory=str(folder))
    )
    threading.Thread(target=host.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_address[1]}/"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        await visits(browser, address)
        page = await browser.new_page()
        await page.goto(address)
        worker = next((folder / "workers").glob("thinker-*.js")).name
        hard = await thoughts(page, worker, throughout("hard:3000"))
        rate = 1000 * sum(thought.playouts for _, thought in hard) / sum(ms for ms, _ in hard)
        tell("hard, playouts a second", rate, await yardstick(page), rate=True)
        fair = [ms for ms, _ in await thoughts(page, worker, throughout("fair"))]
        tell("fair, a decision, ms", statistics.median(fair), await yardstick(page))
        tell("fair, the longest decision, ms", max(fair), await yardstick(page))
        await browser.close()
    host.shutdown()


async def visits(browser: Browser, address: str) -> None:
    """The first visit of a browser, and later ones: until it can be read, and until one plays."""
    context = await browser.new_context(locale="en-US")
    for visit in range(VISITS):
        page = await context.new_page()
        await page.add_init_script(STOPWATCH)
        await page.goto(address)
        button = page.get_by_role("button", name="Rob this train")
        await page.get_by_role("radio", name="Easy").check(force=True)
        await button.click()
        hand = await page.evaluate("() => window.hand")
        unit = await yardstick(page)
        kind = "warm" if visit else "cold"
        tell(f"{kind} visit, first paint, ms", await page.evaluate(PAINTED), unit)
        tell(f"{kind} visit, from click to hand, ms", hand, unit)
        await page.close()
    await context.close()


def throughout(level: str) -> list[str]:
    """A bot's questions all through a game of four."""
    game = folsom.new(players=4, seed=1899)
    rng = seeded(3)
    questions = []
    while not game.over:
        seat = game.decider()
        codes = game.codes(seat)
        if len(codes) > 1:
            questions.append(packed(Question(level, game.redeal(seat, seeded(5)), seat, 5)))
        game.apply(seat, codes[rng.below(len(codes))])
    return questions[::4]


async def thoughts(page: Page, worker: str, questions: list[str]) -> list[tuple[float, Thought]]:
    """How long each thought takes, once the browser has compiled what runs often."""
    twice = await page.evaluate(THINK, [f"workers/{worker}", questions * 2])
    return [(ms, cast(Thought, unpacked(thought))) for ms, thought in twice[len(questions) :]]


async def yardstick(page: Page) -> float:
    """What the yardstick takes now, the best of some."""
    times: list[float] = [await page.evaluate(YARDSTICK) for _ in range(5)]
    return min(times)


def tell(what: str, value: float, unit: float, *, rate: bool = False) -> None:
    """A figure, and its ratio to the yardstick."""
    ratio = value * unit / 1000 if rate else value / unit
    measure = "in the time of a yardstick" if rate else "yardsticks"
    print(f"{what}: {value:,.0f} ({ratio:,.1f} {measure}, {unit:.0f} ms)", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(main(Path(sys.argv[1])))
