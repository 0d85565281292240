import { expect, it } from "vitest";
import type { Event, View } from "$lib/api/types";
import { mergeViews, mergeEvents } from "./mergeViews";

it("takes each role's pieces from its own view, and the rest from the spectator's", () => {
  const views = {
    frank: {
      year: 1187,
      deciders: ["frank"],
      pieces: [
        { role: "frank", town: "acre", block: "balian", steps: 3 },
        { role: "saracen", town: "egypt", count: 2 },
      ],
    },
    saracen: {
      year: 1187,
      deciders: ["frank"],
      pieces: [
        { role: "frank", town: "acre", token: 7 },
        { role: "saracen", town: "egypt", block: "al_adil", steps: 4 },
        { role: "saracen", town: "egypt", block: "yuzpah", steps: 4 },
      ],
    },
    spectator: {
      year: 1187,
      deciders: ["frank"],
      role: null,
      pieces: [{ role: "frank", town: "acre", token: 7 }],
    },
  };
  expect(mergeViews(views as unknown as { [viewer: string]: View })).toEqual({
    year: 1187,
    deciders: ["frank"],
    role: null,
    pieces: [
      { role: "frank", town: "acre", block: "balian", steps: 3 },
      { role: "saracen", town: "egypt", block: "al_adil", steps: 4 },
      { role: "saracen", town: "egypt", block: "yuzpah", steps: 4 },
    ],
  });
});

it("tells the whole story: secrets of each role, and names by whoever knew them", () => {
  const event = (name: string, ply: number, block: string | null | undefined, role: string) =>
    ({ n: 0, event: name, ply, block, role, say: { key: "", facts: {} } }) as unknown as Event;
  const logs = {
    frank: [
      event("seated", 1, "balian", "frank"),
      event("deployed", 1, undefined, "frank"),
      event("marched", 3, "balian", "frank"),
      event("marched", 4, null, "saracen"),
    ],
    saracen: [
      event("deployed", 1, undefined, "frank"),
      event("exchanged", 2, "saladin", "saracen"),
      event("marched", 3, null, "frank"),
      event("marched", 4, "saladin", "saracen"),
    ],
    spectator: [
      event("deployed", 1, undefined, "frank"),
      event("marched", 3, null, "frank"),
      event("marched", 4, null, "saracen"),
    ],
  };
  expect(mergeEvents(logs).map(({ n, event: name, ply, block }) => [n, name, ply, block])).toEqual([
    [0, "seated", 1, "balian"],
    [1, "deployed", 1, undefined],
    [2, "exchanged", 2, "saladin"],
    [3, "marched", 3, "balian"],
    [4, "marched", 4, "saladin"],
  ]);
});
