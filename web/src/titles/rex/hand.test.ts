import { describe, expect, it } from "vitest";
import type { Event } from "$lib/api/types";
import { laidSlot, playedThisYear, slotsOf } from "./hand";

const event = (name: string, more: object = {}): Event => ({
  n: 0,
  event: name,
  say: { key: "", facts: {} },
  ...more,
});

describe("the hand", () => {
  const dealt = ["move_1", "move_2", "move_2", "move_3", "guide", "manna"];

  it("keeps every card at its place when one is played", () => {
    const before = slotsOf(dealt, [], []);
    const after = slotsOf(["move_1", "move_2", "move_2", "move_3", "manna"], ["guide"], []);
    expect(after.map((slot) => slot.card)).toEqual(before.map((slot) => slot.card));
    expect(after.map((slot) => slot.held)).toEqual([true, true, true, true, false, true]);
  });
  it("takes the card away that was clicked, of two that are alike", () => {
    const hand = ["move_1", "move_2", "move_3", "guide", "manna"];
    const held = (clicked: number[]) =>
      slotsOf(hand, ["move_2"], clicked).flatMap((slot, place) => (slot.held ? [] : [place]));
    expect(held([2])).toEqual([2]);
    expect(held([1])).toEqual([1]);
    expect(held([])).toEqual([1]);
    // Taken back, and the other one played.
    expect(held([1, 2])).toEqual([2]);
  });
  it("shows which card lies face down", () => {
    const slots = slotsOf(dealt, [], []);
    expect(laidSlot(slots, "move_2", [2])).toBe(2);
    expect(laidSlot(slots, "manna", [])).toBe(5);
    expect(laidSlot(slots, null, [5])).toBe(-1);
  });
  it("begins anew with the year", () => {
    const log = [
      event("year_begins"),
      event("revealed_card", { role: "frank", card: "guide" }),
      event("year_begins"),
      event("revealed_card", { role: "frank", card: "mud" }),
      event("revealed_card", { role: "saracen", card: "manna" }),
    ];
    expect(playedThisYear(log, "frank")).toEqual(["mud"]);
    expect(playedThisYear(log.slice(0, 3), "frank")).toEqual([]);
  });
});
