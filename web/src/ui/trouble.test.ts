import { beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../shell/net/http.ts";
import { speak } from "../words/words.svelte.ts";
import { sentence, wording } from "./trouble.ts";

beforeAll(() => speak("en"));

describe("what went wrong is told in this language", () => {
  it("by the code, with the details of what was written or wished", () => {
    expect(wording("host-only", "…")).toBe("Only the host of the table may do that.");
    expect(wording("record", "Line 7 has no choice.")).toContain("Line 7 has no choice.");
  });

  it("never in the words of the server alone", () => {
    expect(wording("unheard-of", "Something in English.")).not.toContain("English");
  });

  it("of a seat that one asked for, or of somebody else's", () => {
    expect(sentence(new Refusal("left", "…"))).toBe("You have left the table.");
    expect(wording("left", "…")).toContain("That person");
    expect(sentence(new TypeError())).toContain("does not answer");
  });
});
