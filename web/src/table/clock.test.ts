import { expect, it } from "vitest";
import type { Clock } from "$lib/api/types";
import { isHurried, timeLeft } from "./clock";

const clock = {
  kind: "live",
  left: { frank: 90, saracen: 7260 },
  running: ["frank"],
} as unknown as Clock;

it("runs for whom it runs, and stops at nothing", () => {
  expect(timeLeft(clock, "frank", 40)).toEqual({ text: "00:50", low: true });
  expect(timeLeft(clock, "frank", 400)?.text).toBe("00:00");
  expect(timeLeft(clock, "saracen", 40)).toEqual({ text: "2:01 h", low: false });
  expect(timeLeft({ ...clock, kind: "none" }, "frank", 0)).toBeNull();
});

it("hurries whoever has a few seconds left", () => {
  expect(isHurried(clock, "frank")).toBe(false);
  const low = { ...clock, left: { frank: 12 } };
  expect(isHurried(low, "frank")).toBe(true);
  expect(isHurried(low, "saracen")).toBe(false);
  expect(isHurried({ ...low, kind: "none" }, "frank")).toBe(false);
});
