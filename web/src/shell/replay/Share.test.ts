/* A link that holds a whole record, where no server keeps it. */

import { mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { speak, t } from "../../words/words.svelte.ts";
import { Watched } from "./watched.svelte.ts";
import Share from "./Share.svelte";

vi.mock("../net/where.ts", () => ({
  ALONE: true,
  request: () => Promise.resolve(new Response("Folsom record")),
}));
const packed = vi.hoisted(() => ({ length: 0 }));
vi.mock("./packed.ts", () => ({ pack: () => Promise.resolve("g".repeat(packed.length)) }));

beforeAll(() => speak("en"));

test.each([
  [4000, false],
  [11_900, true],
])(
  "a link with a record of %i letters",
  async (length, long) => {
    packed.length = length;
    const copied: string[] = [];
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    Object.assign(navigator, { clipboard: { writeText: (text: string) => copied.push(text) } });
    let told = "";
    const page = mount(Share, {
      target: document.body,
      props: { record: new Watched("abc"), at: 7, ontrouble: (text: string) => (told = text) },
    });
    document.querySelector<HTMLElement>("button")!.click();
    await vi.waitFor(() => expect(copied).toHaveLength(1), 20_000);
    expect(copied[0]).toMatch(/\/watch\?game=g+&step=7&eyes=spectator$/);
    expect(copied[0]!.length).toBeGreaterThan(length);
    expect(told).toBe(long ? t("web-link-long", { count: 12 }) : "");
    await unmount(page);
  },
  30_000,
);
