import { expect, it } from "vitest";
import { whole } from "./whole";

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
    spectator: { year: 1187, deciders: ["frank"], role: null, pieces: [{ role: "frank", town: "acre", token: 7 }] },
  };
  expect(whole(views)).toEqual({
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
