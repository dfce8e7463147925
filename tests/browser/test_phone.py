"""A phone shows all that has to be read."""

from playwright.async_api import FloatRect, expect

from folsom.locale import LANGUAGES
from tests.browser.company import PHONE, SMALL, Company
from tests.browser.playing import FAST, Player
from tests.browser.tables import dealt
from tests.browser.tongues import SPEAK
from tests.browser.words import say

LEAST = 4.5
"""What WCAG AA asks of the contrast of text."""

CONTRAST = """(list) => {
  const numbers = (color) => color.match(/[0-9.]+/g).map(Number);
  const light = (rgb) => {
    const [r, g, b] = rgb.map((each) => each / 255)
      .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const text = light(numbers(getComputedStyle(list).color).slice(0, 3));
  const [r, g, b, a = 1] = numbers(getComputedStyle(list.parentElement).backgroundColor);
  const over = (under) => light([r, g, b].map((each) => each * a + under * (1 - a)));
  return Math.min(...[over(0), over(255)].map((bed) => Math.max(text, bed) / Math.min(text, bed)));
}"""
"""How well a list can be read on its bed, be what lies under it black or white."""

BADGE = """async () => {
  await document.fonts.ready;
  const art = "position:fixed;top:0;left:0;z-index:99;width:96px;height:96px;background:#fff";
  const badge = `<svg style="${art}"><use href="#badge-doc"/></svg>`;
  document.body.insertAdjacentHTML("beforeend", badge);
}"""

CLEAR = "rgba(0, 0, 0, 0)"

TOUCHING = """(dialog) => [...dialog.querySelectorAll(".row")].filter((row) => {
  const [label, control] = [...row.children].map((part) => part.getBoundingClientRect());
  const beside = label.top < control.bottom && control.top < label.bottom;
  const tall = [...row.querySelectorAll("button")].some((one) => one.offsetHeight > 40);
  return (beside && control.left - label.right < 8) || tall;
}).map((row) => row.textContent)"""
"""Settings that touch what stands beside them, or whose words are broken into lines."""

CUT = "element => element.scrollWidth > element.clientWidth"


async def test_a_clock_leaves_room_for_the_phase(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    seats = [None, "random", "random"]
    options = {"seats": ["Belle", "Doc", "Django"], "first": 0}
    await ada.go(await dealt(company.house.address, seats=seats, options=options, clock=540))
    assert await Player(ada).turn()
    await expect(ada.page.get_by_role("timer")).to_be_visible()
    await ada.lettered()
    assert not await ada.page.get_by_role("heading", level=1).evaluate(CUT)


async def test_what_could_not_be_said_is_told(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    await ada.go(await dealt(company.house.address, seats=[None, "random", "random"]))
    await ada.button("web-chat").click()
    await ada.all_came()
    await ada.page.context.set_offline(True)
    await expect(ada.page.get_by_text(say("web-try-now"))).to_be_visible()
    await ada.field("web-say").fill("Anybody there?")
    async with ada.slowly():
        await ada.button("web-send").click()
    await expect(ada.page.get_by_text(say("web-not-sent"))).to_be_visible()
    await expect(ada.field("web-say")).to_have_value("Anybody there?")

    await ada.page.context.set_offline(False)
    await expect(ada.page.get_by_text(say("web-try-now"))).to_be_hidden()
    ada.troubles = [each for each in ada.troubles if "/ws" not in each]
    await ada.button("web-send").click()
    said = ada.page.get_by_role("dialog").get_by_role("listitem")
    await expect(said.filter(has_text="Anybody there?")).to_be_visible()


async def test_the_languages_can_be_read_over_the_picture(company: Company) -> None:
    ada = await company.person(PHONE)
    await ada.go()
    assert await ada.page.locator(".hero .tongue select").evaluate(CONTRAST) >= LEAST


async def test_the_letter_on_a_badge_looks_the_same_in_every_cyrillic(company: Company) -> None:
    drawn = set[bytes]()
    for language in ("ru", "uk", "bg"):
        ada = await company.person(PHONE, kept={"language": language})
        await ada.go()
        await expect(ada.page.locator("#badge-doc text")).to_have_text("Д")
        await ada.page.evaluate(BADGE)
        clip: FloatRect = {"x": 0, "y": 0, "width": 96, "height": 96}
        drawn.add(await ada.page.screenshot(clip=clip))
    assert len(drawn) == 1


async def test_brainwave_is_called_by_its_name(company: Company) -> None:
    ada = await company.person(PHONE, kept=FAST)
    await ada.go("/learn/marshal")
    for _ in range(2):
        await ada.button("learn-next").click()
    await expect(ada.page.locator(".search:visible")).to_contain_text(say("web-search"))


async def test_a_drawing_of_the_rules_is_seen_as_a_whole(company: Company) -> None:
    ada = await company.person(PHONE)
    await ada.go("/rules/fire")
    drawing = ada.page.get_by_role("main").locator("figure").first
    await expect(drawing).to_be_visible()
    await ada.lettered()
    assert not await drawing.evaluate(CUT)


async def test_the_settings_name_the_language(company: Company) -> None:
    ada = await company.person(SMALL)
    await ada.go("/learn/first")
    await ada.button("web-settings").click()
    tongue = ada.page.get_by_role("dialog").locator(".tongue select")
    await expect(tongue).not_to_have_css("color", CLEAR)
    for language in LANGUAGES:
        await ada.page.evaluate(SPEAK, language)
        assert await ada.page.get_by_role("dialog").evaluate(TOUCHING) == [], language
