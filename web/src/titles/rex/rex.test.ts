import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Choice, Event, RexLimits } from "$lib/api/types";
import { fieldTrays, layOutBlocks } from "./blockLayout";
import {
  BLOCK_SIZE,
  blocks,
  isWide,
  layout,
  placeAt,
  roadBetween,
  roadKinds,
  seaWay,
  towns,
} from "./boardData";
import { chooseLayout, wideFits } from "./boardLayout.svelte";
import { covers, freePlace } from "$lib/board/panelPlacement";
import { rows } from "./csv";
import { blockMeaning, dragMeaning, kindOf, sortChoices, townMeaning } from "./boardChoices";
import { limitLines } from "./limitLines";
import { logLines } from "./logLines";
import { journeys, onTheirWay } from "./journeys";
import type { Piece, RexView } from "./view";
import { battleEvents, lastBattle, battleLogEntries } from "./battleLog";

const say = { key: "event.x", facts: {} };
const event = (n: number, name: string, more: object = {}): Event => ({
  n,
  event: name,
  say,
  ...more,
});
const choice = (action: string): Choice => ({ action, say });
const view = (pieces: Piece[]): RexView => ({ pieces, staging: {} }) as unknown as RexView;

const LAYOUTS = [
  { shape: "tall", size: [600, 900] },
  { shape: "wide", size: [1035, 820] },
] as const;

describe.each(LAYOUTS)("the $shape board", ({ size: [width, height] }) => {
  beforeEach(() => chooseLayout(width, height));
  afterEach(() => chooseLayout(0, 0));

  it("draws every town, road and block of the rules", () => {
    expect(Object.keys(layout.towns).sort()).toEqual(Object.keys(towns).sort());
    for (const road of layout.roads.filter((one) => !one.note?.includes("german"))) {
      expect(roadKinds[[road.a, road.b].sort().join("-")], `${road.a}-${road.b}`).toBe(road.kind);
    }
    expect(layout.roads.length).toBe(90);
    const drawings = Object.keys(import.meta.glob("./arms/*.svg")).map((path) => path.slice(7, -4));
    for (const block of Object.values(blocks)) expect(drawings, block.id).toContain(block.arms);
  });

  it("finds a road from either end", () => {
    expect(roadBetween("tyre", "acre")).toBe(roadBetween("acre", "tyre"));
    expect(roadBetween("acre", "aleppo")).toBeUndefined();
    expect(placeAt("nowhere")).toBeNull();
  });
});

describe("a table of values", () => {
  it("keeps commas inside quotes", () => {
    expect(rows('a,b\n1,"2, 3"\n4,')).toEqual([
      { a: "1", b: "2, 3" },
      { a: "4", b: "" },
    ]);
  });
});

describe("the shape of the board", () => {
  afterEach(() => chooseLayout(0, 0));

  it("is wide in a window that is wider than tall and wide enough, else tall", async () => {
    expect(wideFits(1035, 820)).toBe(true);
    expect(wideFits(1035, 1000)).toBe(false);
    expect(wideFits(844, 390)).toBe(false);
    await chooseLayout(1035, 820);
    expect([isWide(), layout.size]).toEqual([true, [1690, 1338]]);
    await chooseLayout(390, 600);
    expect([isWide(), layout.size]).toEqual([false, [1500, 2620]]);
  });

  it("is that of the last window, however long a layout takes to come", async () => {
    await Promise.all([chooseLayout(1035, 820), chooseLayout(390, 600)]);
    expect(isWide()).toBe(false);
  });

  it("has ships go out to the side where the sea is", async () => {
    expect(seaWay([500, 900], [600, 1000])).toContain("Q380,950");
    await chooseLayout(1035, 820);
    expect(seaWay([500, 900], [600, 1000])).toContain("Q550,1120");
    expect(placeAt("sea")).toEqual(layout.sea);
  });
});

describe.each(LAYOUTS)(
  "where blocks are drawn on the $shape board",
  ({ size: [width, height] }) => {
    beforeEach(() => chooseLayout(width, height));
    afterEach(() => chooseLayout(0, 0));

    it("keeps them full size and inside the field of their town", () => {
      for (const [id, town] of Object.entries(layout.towns))
        for (const count of [1, 2, 4, 7]) {
          const field = town.blocks;
          if (field.slots.length < 4) continue;
          const tiles = layOutBlocks(view([{ role: "saracen", town: id, count }]));
          expect(tiles.length, id).toBe(count);
          for (const tile of tiles) {
            expect(tile.size).toBe(BLOCK_SIZE);
            const [x, y] = [tile.x - town.x - field.dx, tile.y - town.y - field.dy];
            expect(Math.min(x, y), `${id} ${count}`).toBeGreaterThanOrEqual(BLOCK_SIZE / 2 - 0.5);
            expect(x, `${id} ${count}`).toBeLessThanOrEqual(field.w - BLOCK_SIZE / 2 + 0.5);
            expect(y, `${id} ${count}`).toBeLessThanOrEqual(field.h - BLOCK_SIZE / 2 + 0.5);
          }
        }
    });

    it("lays a tray behind each stack", () => {
      const tiles = layOutBlocks(view([{ role: "saracen", town: "tyre", count: 2 }]));
      const [tray] = fieldTrays(tiles);
      expect(tray).toMatchObject({ town: "tyre" });
      expect(covers(tray!, [{ x: tiles[1]!.x, y: tiles[1]!.y, w: 1, h: 1 }])).toBe(1);
    });

    it("gives each block of a crowd a place of its own, inside the area of its town", () => {
      for (const count of [1, 4, 5, 9, 13]) {
        const pieces: Piece[] = Object.keys(blocks)
          .slice(0, count)
          .map((block) => ({ role: "frank", town: "acre", block, steps: 1 }));
        const tiles = layOutBlocks(view(pieces));
        expect(new Set(tiles.map((tile) => `${tile.x},${tile.y}`)).size, `${count}`).toBe(count);
      }
    });

    it("parts two sides in one field", () => {
      const foes: Piece[] = [
        { role: "saracen", town: "acre", count: 2 },
        { role: "frank", town: "acre", block: "conrad" },
        { role: "frank", town: "acre", block: "balian" },
      ];
      const tiles = layOutBlocks(view(foes));
      const ys = (role: string) =>
        tiles.filter((tile) => tile.piece.role === role).map((tile) => tile.y);
      for (const y of ys("frank")) expect(ys("saracen")).not.toContain(y);
    });

    it("writes the number of a stack that overlaps on the block on top of it", () => {
      const tiles = layOutBlocks(view([{ role: "saracen", town: "tyre", count: 7 }]));
      expect(tiles.map((tile) => tile.more).filter(Boolean)).toEqual([7]);
      const counted = tiles.find((tile) => tile.more)!;
      expect(Math.max(...tiles.map((tile) => tile.x))).toBe(counted.x);
      expect(layOutBlocks(view([{ role: "saracen", town: "tyre", count: 4 }]))[3]!.more).toBe(0);
    });

    it("puts the besieged into the castle and lets a followed block keep its key", () => {
      const [inside] = layOutBlocks(
        view([{ role: "frank", town: "acre", castle: true, token: 5 }]),
      );
      expect(inside!.size).toBe(layout.towns["acre"]!.castle!.size);
      expect(inside!.key).toBe("token-5");
    });
  },
);

describe("where a panel lies", () => {
  const area = { x: 0, y: 0, w: 400, h: 300 };
  const at = (x: number, y: number) => ({ x, y, w: 40, h: 40 });

  it("is the first place preferred that covers nothing", () => {
    expect(freePlace([100, 100], area, [], [[0, 0]])).toEqual({ at: [0, 0], covered: 0 });
    const corners: [number, number][] = [
      [0, 0],
      [300, 0],
    ];
    expect(freePlace([100, 100], area, [at(20, 20)], corners).at).toEqual([300, 0]);
  });

  it("is looked for everywhere before anything is covered", () => {
    const corners = [at(0, 0), at(360, 0), at(0, 260), at(360, 260)];
    const found = freePlace([120, 120], area, corners, [[0, 0]]);
    expect(found.covered).toBe(0);
    expect(covers({ x: found.at[0], y: found.at[1], w: 120, h: 120 }, corners)).toBe(0);
  });

  it("covers as little as possible where all is full", () => {
    const full = Array.from({ length: 12 }, (_, n) => at((n % 4) * 100, Math.floor(n / 4) * 100));
    expect(freePlace([150, 150], area, full, [[0, 0]]).covered).toBe(1);
  });
});

describe("choices on the board", () => {
  it("sorts them by what they are about", () => {
    const boardChoices = sortChoices(
      ["done", "group acre", "sail richard", "card move_1", "main sea"].map(choice),
    );
    expect([...boardChoices.town.keys()]).toEqual(["acre"]);
    expect([...boardChoices.block.keys()]).toEqual(["richard"]);
    expect([...boardChoices.card.keys()]).toEqual(["move_1"]);
    expect(boardChoices.plain.map((one) => one.action)).toEqual(["done", "main sea"]);
    expect(kindOf("main germania")).toBeNull();
  });

  const phase = (more: Partial<RexLimits["phase"]>) =>
    ({
      town_verb: null,
      block_verb: null,
      drag: [],
      drag_one_road: false,
      ...more,
    }) as RexLimits["phase"];

  it("knows what a click would have meant", () => {
    expect(townMeaning(phase({ town_verb: "to" }), "acre")).toBe("to acre");
    expect(blockMeaning(phase({ block_verb: "fire" }), "saladin", "acre")).toBe("fire saladin");
    expect(blockMeaning(phase({ town_verb: "group" }), "saladin", "acre")).toBe("group acre");
    expect(townMeaning(phase({}), "acre")).toBeNull();
  });

  it("knows what a drag means, and between which towns", () => {
    const moves = phase({
      drag: ["group {origin}", "march {block}", "to {town}"],
      drag_one_road: true,
    });
    expect(dragMeaning(moves, "balian", "acre", "tyre")).toEqual([
      "group acre",
      "march balian",
      "to tyre",
    ]);
    expect(dragMeaning(moves, "balian", "acre", "aleppo")).toEqual([]);
    expect(dragMeaning(phase({ drag: ["deploy {block}"] }), "balian", "acre", "aleppo")).toEqual([
      "deploy balian",
    ]);
  });
});

describe("journeys", () => {
  it("joins the legs of one block, in the direction of travel", () => {
    const walked = journeys([
      event(1, "marched", { role: "frank", block: "balian", place: "caesarea", other: "acre" }),
      event(2, "marched", { role: "frank", block: "balian", place: "jaffa", other: "caesarea" }),
      event(3, "marched", { role: "saracen", block: null, place: "acre", other: "caesarea" }),
      event(4, "hit", { role: "frank", place: "acre" }),
    ]);
    expect(walked.map((journey) => [journey.block, journey.legs.length])).toEqual([
      ["balian", 2],
      [undefined, 1],
    ]);
    expect(walked[1]!.legs[0]!.reverse).toBe(true);
  });
});

describe("the story of a battle", () => {
  const events = [
    event(0, "battle_begins"),
    event(1, "fires", { dice: [3, 1, 6], number: 2 }),
    event(2, "battle_over"),
    event(3, "battle_begins"),
    event(4, "storm_declined"),
    event(5, "battle_over"),
  ];
  it("marks the dice that hit: the lowest", () => {
    expect(battleLogEntries([events[1]!])[0]!.dice.map((die) => die.hit)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("begins with its battle", () => {
    expect(battleEvents(events.slice(0, 2)).map((one) => one.n)).toEqual([0, 1]);
    expect(lastBattle(events.slice(0, 3), events.slice(1, 3)).map((one) => one.n)).toEqual([
      0, 1, 2,
    ]);
  });

  it("is not told when nobody fought", () => {
    expect(lastBattle(events, events.slice(3))).toEqual([]);
  });
});

describe("what limits a step", () => {
  it("is said with its numbers and its rule", () => {
    const road = {
      kind: "road",
      places: ["acre", "tyre"],
      used: 2,
      most: 2,
      full: true,
      rule: "5.1",
    };
    const storm = { kind: "storm", places: ["acre"], used: 1, most: 3, full: false, rule: "6.52" };
    const lines = limitLines({ step: [road, storm] } as unknown as RexLimits);
    expect(lines.map(({ rule, full }) => [rule, full])).toEqual([
      ["5.1", true],
      ["6.52", false],
    ]);
  });
});

describe("the log", () => {
  const leg = (n: number, from: string, to: string, block: string | null = null) =>
    ({
      ...event(n, "marched", { role: "saracen", block, other: from, place: to }),
      say: { key: "event.marched", facts: { other: { name: `town.${from}`, many: false } } },
    }) as unknown as Event;

  it("tells the legs of one march in one line", () => {
    const lines = logLines([
      leg(1, "damascus", "banyas"),
      leg(2, "banyas", "tyre"),
      leg(3, "damascus", "banyas"),
      leg(4, "banyas", "tyre", "saladin"),
    ]);
    expect(lines.map((line) => line.event.n)).toEqual([2, 3, 4]);
    expect(lines[0]!.event.say.facts["other"]).toEqual({ name: "town.damascus", many: false });
    expect(lines[1]!.after).toBe("");
  });
});

describe("blocks on the road", () => {
  it("are not drawn where they will arrive, even when nobody knows which they are", () => {
    const pieces: Piece[] = [
      { role: "saracen", town: "tyre", count: 2 },
      { role: "saracen", town: "banyas", token: 7 },
    ];
    const away = (to: string, count: number) =>
      onTheirWay(
        layOutBlocks(view(pieces)),
        Array.from({ length: count }, (_, n) => ({
          key: `${n}`,
          role: "saracen" as const,
          block: undefined,
          to,
          legs: [],
        })),
      );
    expect(away("tyre", 1).size).toBe(1);
    expect(away("tyre", 2).size).toBe(2);
    expect([...away("banyas", 1)]).toEqual(["token-7"]);
    expect(away("acre", 1).size).toBe(0);
  });
});
