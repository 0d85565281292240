import { afterEach, describe, expect, it, vi } from "vitest";
import type { Choice, CroisadesGesture, Event } from "$lib/api/types";
import { groupOf, isOnMap, placeOf, shipOf, sortChoices } from "./boardChoices";
import { centre, drawing, hexes, linksOf, numberOf, power, spell, strongholds } from "./boardData";
import { at, bandOf, chooseLayout, hexAt, isWide, layout } from "./boardLayout.svelte";
import { ownerOf, points } from "./labels";
import { layOutGroups, layOutShips } from "./pieceLayout";
import { journeysOf, rewind, stepsOf, worthPlaying } from "./playbackSteps";
import { Selection } from "./selection.svelte";
import type { CroisadesView, Group, Ship } from "./view";

const say = { key: "event.x", facts: {} };
const choice = (action: string, more: object = {}): Choice => ({ action, say, ...more });
const event = (n: number, name: string, more: object = {}): Event => ({
  n,
  event: name,
  say,
  ...more,
});
const group = (role: string, number: number, hex: string, more: object = {}): Group => ({
  role,
  group: number,
  hex,
  ...more,
});
const ship = (role: string, number: number, port: string): Ship => ({
  role,
  ship: number,
  war: number <= 20,
  port,
});
const view = (more: object = {}): CroisadesView =>
  ({
    role: "crusader",
    phase: "moves",
    legal: ["done"],
    groups: [],
    ships: [],
    order: ["crusader", "saracen"],
    scores: { crusader: 0, saracen: 0 },
    strongholds: { acre: "saracen", tyre: "crusader" },
    pacts: [],
    sieges: [],
    marching: null,
    territory: "",
    ...more,
  }) as unknown as CroisadesView;

afterEach(() => {
  chooseLayout(1400, 800);
});

describe("the board", () => {
  it("has every land hex once, in the order of the engine, and each stronghold on one", () => {
    const numbers = hexes.map((hex) => hex.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...numbers].sort()).toEqual(numbers);
    for (const { hex } of Object.values(strongholds)) expect(numbers).toContain(hex);
    for (const [a, b] of drawing.links) expect(linksOf(a)).toContain(b);
  });

  it.each([
    ["wide", 1400, 800],
    ["north", 390, 700],
  ])("finds the hex under a point of the %s layout", (shape, width, height) => {
    chooseLayout(width, height);
    expect(isWide()).toBe(shape === "wide");
    for (const hex of hexes) {
      const [x, y] = at(hex.number);
      expect(hexAt([x + 9, y - 9])).toBe(spell(hex));
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.size[1]);
    }
    expect(hexAt([-200, -200])).toBeNull();
  });

  it("gives every power of a scenario colours of its own", () => {
    const seven = ["mongol", "armenia", "antioch", "acre", "egypt", "damascus", "aleppo"];
    expect(new Set(seven.map((role) => power(role).colour)).size).toBe(seven.length);
  });

  it("shows more from nearer", () => {
    expect([0.2, 0.5, 1].map(bandOf)).toEqual(["far", "mid", "near"]);
  });

  it("reads whose a hex is from the letters of the view", () => {
    const n = hexes.findIndex((hex) => hex.number === "2309");
    const seen = view({ territory: ".".repeat(n) + "1" });
    expect(ownerOf("2309", seen)).toBe("saracen");
    expect(ownerOf("acre", seen)).toBeNull();
    expect(numberOf("acre")).toBe("2110");
    expect(centre("2110")).toEqual([1128, 1275]);
  });
});

describe("choices on the map", () => {
  it("belong to a group, a ship or a place by their verb", () => {
    expect([groupOf("march g3"), shipOf("sail s1 acre"), placeOf("to acre")]).toEqual([
      "g3",
      "s1",
      "acre",
    ]);
    // Roles can have the names of towns.
    expect(placeOf("offer acre")).toBeNull();
    expect(isOnMap("take knight 3")).toBe(false);
  });

  it("are written out where the server told them in short", () => {
    const sorted = sortChoices([choice("sail s1 acre", { places: ["acre", "sidon"] })]);
    expect(sorted.ship.get("s1")!.map(({ action }) => action)).toEqual([
      "sail s1 acre",
      "sail s1 sidon",
    ]);
    expect(sorted.place.size).toBe(0);
  });
});

describe("counters", () => {
  const three = [1, 2, 3].map((n) => group("crusader", n, "tyre"));

  it("are one stack, and lie side by side when seen from very near", () => {
    const seen = view({ groups: three });
    expect(layOutGroups(seen, "near", 1).map((tile) => tile.mark)).toEqual(["3"]);
    expect(layOutGroups(seen, "near", 1.6).map((tile) => tile.mark)).toEqual(["1", "2", "3"]);
  });

  it("of besiegers and of the besieged stand apart", () => {
    const seen = view({
      groups: [group("crusader", 1, "acre"), group("saracen", 7, "acre", { inside: true })],
    });
    const [one, other] = layOutGroups(seen, "near", 1);
    expect(one!.at).not.toEqual(other!.at);
  });

  it("of ships lie in their box, together where there are many", () => {
    const ships = [1, 2, 3, 21].map((n) => ship("crusader", n, "tyre"));
    expect(layOutShips(view({ ships }), "near").map((tile) => tile.mark)).toEqual(["3", ""]);
    expect(layOutShips(view({ ships: ships.slice(2) }), "near")).toHaveLength(2);
  });

  it("tell half points as they are written", () => {
    expect([1, 2, 5].map(points)).toEqual(["½", "1", "2½"]);
  });
});

describe("playback", () => {
  const leg = (n: number, number: number, start: string, hex: string, role = "saracen") =>
    event(n, "marched", { role, group: number, start, hex });
  const march = [leg(1, 1, "nablus", "1809"), leg(2, 1, "1809", "acre")];

  it("shows a march with all its legs, and those who take the same way together", () => {
    const steps = stepsOf([
      ...march,
      event(3, "annexed", { role: "saracen", hex: "1809" }),
      leg(4, 2, "nablus", "1809"),
      leg(5, 2, "1809", "acre"),
      event(6, "besieged", { role: "saracen", hex: "acre" }),
    ]);
    expect(steps.map(({ kind, journeys }) => [kind, journeys.length])).toEqual([
      ["journey", 2],
      ["line", 0],
    ]);
    expect(steps[0]!.journeys[0]!.places).toEqual(["nablus", "1809", "acre"]);
    expect(steps.flatMap((step) => step.events)).toHaveLength(6);
  });

  it("is worth it only for what others did", () => {
    expect(worthPlaying(march, "saracen")).toBe(false);
    expect(worthPlaying(march, "crusader")).toBe(true);
    expect(worthPlaying([event(1, "turn")], "crusader")).toBe(false);
  });

  it("draws groups and ships where they stood before what is still to come", () => {
    const now = view({
      groups: [group("saracen", 1, "acre")],
      ships: [ship("crusader", 1, "acre")],
    });
    const sailed = { role: "crusader", ship: 1, start: "tyre", port: "acre" };
    const before = rewind(now, [...march, event(3, "sailed", sailed)]);
    expect(before.groups[0]!.hex).toBe("nablus");
    expect(before.ships[0]!.port).toBe("tyre");
    expect(journeysOf([event(3, "sailed", sailed)])[0]!.war).toBe(true);
  });
});

describe("the selection", () => {
  const acre: CroisadesGesture = {
    ...{ to: "acre", kind: "besiege", path: ["tyre", "acre"], legs: 1, cost: 2, left: 4 },
    ...{ annexed: [], passed: [], groups: ["g5"], waiting: [] },
    actions: ["march g5", "to acre", "besiege"],
  };
  const field = { ...acre, to: "2309", kind: "march", actions: ["march g5", "to 2309", "halt"] };
  const make = (choices: Choice[], more: object = {}) => {
    const act = vi.fn();
    const why = vi.fn();
    const selection = new Selection(() => ({
      view: view({
        groups: [5, 6].map((n) => group("crusader", n, "tyre", { men: {} })),
        ships: [ship("crusader", 1, "tyre")],
        ...more,
      }),
      boardChoices: sortChoices(choices),
      ...{ act, why, tell: undefined, sheet: false },
      gestures: () => Promise.resolve([acre, field]),
    }));
    return { selection, act, why };
  };

  it("plans a march with the first tap and gives it with the second", async () => {
    const { selection, act } = make([choice("march g5")]);
    selection.clickGroups("tyre", ["g5", "g6"]);
    await vi.waitFor(() => expect(selection.targets.size).toBe(2));
    expect(selection.groups).toEqual(["g5"]);
    selection.clickPlace("acre");
    expect(act).not.toHaveBeenCalled();
    expect(selection.planned?.place).toBe("acre");
    selection.clickPlace("acre");
    expect(act).toHaveBeenCalledWith(acre.actions);
  });

  it("gives a harmless march at once when it is dragged, and asks before a siege", async () => {
    const { selection, act } = make([choice("march g5")]);
    await selection.drop_on("g5", "acre");
    expect(selection.planned?.place).toBe("acre");
    await selection.drop_on("g5", "2309");
    expect(act).toHaveBeenCalledWith(field.actions);
  });

  it("takes a tap that comes while ways are looked for", async () => {
    const { selection } = make([choice("march g5")]);
    selection.clickGroups("tyre", ["g5"]);
    selection.clickPlace("acre");
    await vi.waitFor(() => expect(selection.planned?.place).toBe("acre"));
  });

  it("lets the server say why a group cannot go or cannot march", async () => {
    const { selection, act, why } = make([choice("march g5")]);
    await selection.drop_on("g5", "cairo");
    expect(act).toHaveBeenCalledWith(["march g5", "to cairo"]);
    selection.clickGroups("tyre", ["g6"]);
    expect(why).toHaveBeenCalledWith("march g6");
  });

  it("sends ships to a box, those in hand together", () => {
    const { selection, act } = make([choice("sail s1 acre", { places: ["acre", "sidon"] })], {
      phase: "sail",
    });
    selection.clickShips("tyre", ["s1"]);
    expect([...selection.targets.keys()]).toEqual(["acre", "sidon"]);
    selection.clickPlace("sidon");
    expect(act).toHaveBeenCalledWith(["sail s1 sidon"]);
  });

  it("does at once what a place alone stands for", () => {
    const { selection, act } = make([choice("to acre"), choice("to tyre")], { phase: "rally" });
    selection.clickPlace("tyre");
    expect(act).toHaveBeenCalledWith(["to tyre"]);
  });
});
