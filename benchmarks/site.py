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
import time
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page, async_playwright

import folsom
from folsom.game.rng import seeded
from folsom.table.thinking import Question
from folsom.worker.thinker import packed

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

THINK: Final = """([worker, questions]) => new Promise((done, failed) => {
  const thinker = new Worker(worker, { type: "module" });
  const times = [];
  let begun = 0;
  const ask = () => {
    begun = performance.now();
    thinker.postMessage({ number: times.length + 1, question: questions[times.length] });
  };
  thinker.onerror = (event) => failed(event.message);
  thinker.onmessage = ({ data }) => {
    if (data.failed) failed(data.failed);
    if (!data.ready) times.push(performance.now() - begun);
    if (times.length < questions.length) ask();
    else {
      thinker.terminate();
      done(times);
    }
  };
})"""
"""How many milliseconds a worker thinks about each of these questions."""


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
        playouts = 4000
        hard = await thoughts(page, worker, [question(f"hard:{playouts}", 1)] * 6)
        tell("hard, playouts a second", playouts / (hard / 1000), await yardstick(page), rate=True)
        fair = await thoughts(page, worker, [question("fair", seed) for seed in range(12)])
        tell("fair, a decision, ms", fair, await yardstick(page))
        await browser.close()
    host.shutdown()


async def visits(browser: Browser, address: str) -> None:
    """The first visit of a browser, and later ones: until it can be read, and until one plays."""
    context = await browser.new_context(locale="en-US")
    for visit in range(VISITS):
        page = await context.new_page()
        await page.goto(address)
        button = page.get_by_role("button", name="Rob this train")
        await page.get_by_role("radio", name="Easy").check(force=True)
        begun = time.perf_counter()
        await button.click()
        await page.get_by_role("group", name="Your hand", exact=True).wait_for()
        hand = 1000 * (time.perf_counter() - begun)
        unit = await yardstick(page)
        kind = "warm" if visit else "cold"
        tell(f"{kind} visit, first paint, ms", await page.evaluate(PAINTED), unit)
        tell(f"{kind} visit, from click to hand, ms", hand, unit)
        await page.close()
    await context.close()


def question(level: str, seed: int) -> str:
    """A bot's question in the middle of a game."""
    game = folsom.new(players=4, seed=1899 + seed)
    rng = seeded(3)
    for _ in range(40):
        seat = game.decider()
        codes = game.codes(seat)
        game.apply(seat, codes[rng.below(len(codes))])
    seat = game.decider()
    return packed(Question(level, game.redeal(seat, seeded(5)), seat, 5))


async def thoughts(page: Page, worker: str, questions: list[str]) -> float:
    """The usual time for a thought, once the browser has compiled what runs often."""
    times: list[float] = await page.evaluate(THINK, [f"workers/{worker}", questions])
    return statistics.median(times[len(times) // 2 :])


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
