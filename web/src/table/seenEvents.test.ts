import { beforeEach, expect, it, vi } from "vitest";
import { keepSeen, lastSeen } from "./seenEvents";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("is remembered for each person and match", () => {
  keepSeen("Balian", "one", 7);
  keepSeen("Balian", "two", -1);
  expect(lastSeen("Balian", "one")).toBe(7);
  expect(lastSeen("Balian", "two")).toBe(-1);
  expect(lastSeen("Saladin", "one")).toBeNull();
  expect(lastSeen(null, "one")).toBeNull();
});

it("is forgotten of the match that was looked at longest ago", () => {
  keepSeen(null, "first", 1);
  keepSeen(null, "second", 1);
  keepSeen(null, "first", 2);
  for (let n = 0; n < 59; n++) keepSeen(null, `${n}`, n);
  expect(lastSeen(null, "first")).toBe(2);
  expect(lastSeen(null, "second")).toBeNull();
});
