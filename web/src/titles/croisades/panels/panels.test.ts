/** What the panels of a decision are told by choices and views: amounts, prices, lanes, standings. */

import { describe, expect, it } from "vitest";
import type { Choice } from "$lib/api/types";
import { amounts, byVerb, deeds, isAmount, nearest, stepped } from "./choices";
import { buttons, panelOf } from "./decisions";
import { standing, toAnswer } from "./diplomacy";
import { holdings, takeActions, takings, total } from "./exchange";
import { asked, beside, companyId, muster, nearSide, rows } from "./lanes";
import { presetActions } from "./presets";
import type { BattleView, CompanyView, CroisadesView, GroupView } from "./types";

/** What a verb's objects are, as the facts of its sentence name them. */
const OBJECTS: { [verb: string]: string[] } = {
  take: ["ware", "count"],
  forage: ["count"],
  sail: ["ship", "hex"],
  offer: ["role"],
};

function choice(action: string, more: Partial<Choice> = {}): Choice {
  const [verb, ...things] = action.split(" ");
  const names = OBJECTS[verb!] ?? things.map((_, n) => `thing${n}`);
  const facts = Object.fromEntries(names.map((name, n) => [name, things[n]!]));
  return { action, say: { key: `action.${verb!}`, facts }, ...more };
}
const choices = (...actions: string[]): Choice[] => actions.map((action) => choice(action));

function view(more: object): CroisadesView {
  return {
    role: "egypt",
    acting: null,
    phase: "reorganise",
    result: null,
    battle: null,
    sea_fight: null,
    pacts: [],
    own: { offers: [], offered: [], group: null },
    ...more,
  } as unknown as CroisadesView;
}

describe("choices taken apart", () => {
  it("put numbers that are told as a range and one by one together", () => {
    const found = amounts(
      [
        choice("take knight 1", { counts: [1, 4] }),
        choice("take king 2"),
        choice("take king 1"),
        choice("take supplies 250"),
        choice("done"),
      ],
      "take",
    );
    expect(found.map(({ head, counts }) => [head, counts])).toEqual([
      ["take knight", [1, 2, 3, 4]],
      ["take king", [1, 2]],
      ["take supplies", [250]],
    ]);
  });

  it("know a number that is the only object of its verb", () => {
    const sallies = choices("forage 1", "forage 2", "pass");
    expect(amounts(sallies, "forage")[0]?.counts).toEqual([1, 2]);
    expect(sallies.map(isAmount)).toEqual([true, true, false]);
  });

  it("write out the places of one that stands for several", () => {
    const sails = [choice("sail s21 acre", { places: ["acre", "jaffa", "tyre"] })];
    expect(deeds(sails, "sail").map(({ action }) => action)).toEqual([
      "sail s21 acre",
      "sail s21 jaffa",
      "sail s21 tyre",
    ]);
  });

  it("step over numbers that may not be chosen, and down to none", () => {
    const counts = [10, 20, 100];
    expect([0, 10, 20, 100].map((from) => stepped(counts, from, 1))).toEqual([10, 20, 100, 100]);
    expect([100, 20, 10].map((from) => stepped(counts, from, -1))).toEqual([20, 10, 0]);
    expect([-3, 0, 4, 55, 70, 900].map((wanted) => nearest(counts, wanted))).toEqual([
      0, 0, 10, 20, 100, 100,
    ]);
  });

  it("are grouped by what is done, in their order", () => {
    const found = byVerb(choices("offer syria", "done", "offer acre"));
    expect([...found].map(([verb, some]) => [verb, some.length])).toEqual([
      ["offer", 2],
      ["done", 1],
    ]);
  });
});

describe("an exchange", () => {
  const rows = takings([
    choice("take knight 1", { counts: [1, 4] }),
    choice("take mule 1", { counts: [1, 9] }),
    choice("take supplies 250"),
  ]);

  it("costs what is chosen, and becomes one action for each ware", () => {
    const chosen = { knight: 3, mule: 0, supplies: 250 };
    expect(total(chosen, { knight: 50, mule: 5 })).toBe(150);
    expect(takeActions(rows, chosen)).toEqual(["take knight 3", "take supplies 250"]);
  });

  it("sends nothing that is not offered", () => {
    expect(takeActions(rows, { knight: 5, supplies: 100, king: 1 })).toEqual([]);
  });

  it("counts the wounded by themselves", () => {
    const group = {
      men: { knight: 2 },
      hurt: [
        ["knight", 2],
        ["knight", 1],
        ["archer", 1],
      ],
      goods: { mule: 3 },
    } as unknown as GroupView;
    expect(holdings(group)).toEqual({
      knight: 2,
      wounded_knight: 2,
      wounded_archer: 1,
      mule: 3,
    });
  });
});

describe("the line of battle", () => {
  const company = (company: number, side: number, more: Partial<CompanyView>): CompanyView => ({
    company,
    side,
    wing: "centre",
    place: 0,
    stride: 0,
    stance: null,
    status: "field",
    men: { knight: [4, 1, 2] },
    ...more,
  });
  const battle = {
    roles: [["syria"], ["acre", "egypt"]],
    gap: 4,
    companies: [
      company(0, 0, { wing: "left", place: 1 }),
      company(1, 1, { place: 6 }),
      company(3, 1, { status: "waiting" }),
      company(5, 1, { men: {}, place: 2 }),
    ],
  } as unknown as BattleView;

  it("has the viewer's side below, or that of the power he commands for", () => {
    expect(nearSide(view({ role: "egypt" }), battle)).toBe(1);
    expect(nearSide(view({ role: "mongol", acting: "syria" }), battle)).toBe(0);
    expect(nearSide(view({ role: null }), battle)).toBe(0);
  });

  it("puts companies into their bands, those beyond a line upon it, and leaves out the empty", () => {
    const told = rows(battle, 1).map(({ place, lanes }) => [
      place,
      ...lanes.map((lane) => lane.map(companyId).join()),
    ]);
    expect(told).toEqual([
      [0, "", "", ""],
      [1, "c0", "", ""],
      [2, "", "", ""],
      [3, "", "", ""],
      [4, "", "c1", ""],
    ]);
    expect(rows(battle, 0).map(({ place }) => place)).toEqual([4, 3, 2, 1, 0]);
    expect(beside(battle, 1).map(companyId)).toEqual(["c3"]);
    expect(muster(battle.companies[0]!)).toEqual({ men: 4, wounded: 1, shaken: 2 });
  });

  it("tells which company is asked", () => {
    expect(asked(choices("retreat a", "hold c3", "advance c3"))).toBe("c3");
    expect(asked(choices("begin crusader"))).toBeNull();
  });
});

describe("diplomacy", () => {
  it("tells how the viewer stands with each power", () => {
    const told = view({
      pacts: [
        ["egypt", "acre"],
        ["syria", "egypt"],
      ],
      own: { offers: ["acre", "aleppo", "frank"], offered: ["acre", "frank", "mongol"] },
    });
    const roles = ["acre", "syria", "aleppo", "frank", "mongol", "armenia"];
    expect(roles.map((role) => standing(told, role))).toEqual([
      "allied",
      "ends",
      "offered",
      "both",
      "asked",
      "none",
    ]);
    expect(toAnswer(told, choices("offer mongol", "done"))).toEqual(["mongol"]);
    expect(toAnswer(told, choices("done"))).toEqual([]);
  });
});

describe("a decision", () => {
  it("has a panel where it is not made on the map, and none where there is nothing to decide", () => {
    const acts = choices("done", "group g1");
    expect(panelOf(view({}), acts)).toBe("reorganise");
    expect(panelOf(view({ own: { group: 3 } }), choices("cancel", "from g2"))).toBe("exchange");
    expect(panelOf(view({ phase: "moves" }), choices("done", "march g1"))).toBeNull();
    expect(panelOf(view({}), choices("done"))).toBeNull();
    expect(panelOf(view({}), [])).toBeNull();
  });

  it("is never a dead end: a phase that nobody knows has a list", () => {
    expect(panelOf(view({ phase: "tournament" }), choices("joust", "yield"))).toBe("list");
    expect(panelOf(view({ phase: "stance" }), choices("hold c1"))).toBe("list");
  });

  it("lets those who only look see a battle, and no cards", () => {
    const fought = { companies: [], roles: [[], []] };
    expect(panelOf(view({ phase: "stance", battle: fought }), [])).toBe("battle");
    expect(panelOf(view({ phase: "garrison" }), [])).toBeNull();
    expect(panelOf(view({ phase: "over", result: { winner: "egypt" } }), [])).toBeNull();
  });

  it("has beside its prompt only what ends it", () => {
    const acts = choices("done", "group g1", "group g2");
    expect(buttons(acts, view({}), null).map(({ action }) => action)).toEqual(["done"]);
    const map = choices("to 1908", "to 1909", "to acre", "to tyre", "halt", "besiege");
    const shown = buttons(map, view({ phase: "march" }), null);
    expect(shown.map(({ action }) => action)).toEqual(["halt", "besiege"]);
  });
});

it("takes the actions of a preset from the server, none where it has nothing to say", async () => {
  const gesture = { to: "", path: [], legs: 0, kind: "as_before", actions: ["hold c1", "hold c3"] };
  expect(await presetActions(() => Promise.resolve([gesture]), "as_before")).toEqual(
    gesture.actions,
  );
  expect(await presetActions(() => Promise.resolve([]), "as_before")).toEqual([]);
  expect(await presetActions(undefined, "as_before")).toEqual([]);
});
