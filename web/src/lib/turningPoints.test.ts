import { describe, expect, it } from "vitest";
import { turningPoints } from "./turningPoints";

const ROLES = ["frank", "saracen"];
const point = (ply: number, frank: number) => ({
  ply,
  label: null,
  expected: { frank, saracen: -frank },
});
const POINTS = [point(0, 0), point(10, 0.02), point(20, -0.5), point(30, -0.2), point(40, -1)];
const CHART = [
  { ply: 0, cities: { frank: 4, saracen: 3 } },
  { ply: 15, cities: { frank: 3, saracen: 4 } },
];

describe("turning points", () => {
  it("are the turns with the biggest changes, in the order of the game", () => {
    const found = turningPoints(POINTS, CHART, ROLES, true);
    expect(found.map(({ ply, before, after }) => [ply, before, after])).toEqual([
      [10, 51, 25],
      [20, 25, 40],
      [30, 40, 0],
    ]);
    expect(found[0]!.cities).toEqual({ before: [4, 3], after: [3, 4] });
    expect(turningPoints(POINTS, CHART, ROLES, true, 1).map(({ ply }) => ply)).toEqual([30]);
  });

  it("do not count a resignation", () => {
    expect(turningPoints(POINTS, CHART, ROLES, false).map(({ ply }) => ply)).toEqual([10, 20]);
  });

  it("are none where nothing is known", () => {
    expect(turningPoints([], [], ROLES, true)).toEqual([]);
    expect(turningPoints([point(0, 0), point(9, 1)], [], ROLES, true)[0]!.cities).toBeNull();
  });
});
