import { describe, expect, it } from "vitest";
import type { Match } from "$lib/api/types";
import { nextRole } from "./nextRole";

const match = (deciders: string[], status = "running") =>
  ({ status, deciders, yours: ["frank", "saracen"] }) as unknown as Match;

describe("the screen that two people share", () => {
  it("passes to whoever must choose", () => {
    expect(nextRole(match(["saracen"]), "frank")).toBe("saracen");
    expect(nextRole(match(["saracen"]), null)).toBe("saracen");
  });

  it("stays where it is while its player must choose, whoever else must", () => {
    expect(nextRole(match(["frank"]), "frank")).toBeNull();
    expect(nextRole(match(["frank", "saracen"]), "saracen")).toBeNull();
  });

  it("asks one after the other where both choose", () => {
    expect(nextRole(match(["frank", "saracen"]), null)).toBe("frank");
    expect(nextRole(match(["saracen"]), "frank")).toBe("saracen");
  });

  it("stays where it is when the game is over, or a bot thinks", () => {
    expect(nextRole(match([], "finished"), "frank")).toBeNull();
    expect(nextRole(match([]), "frank")).toBeNull();
  });
});
