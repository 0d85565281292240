import { describe, expect, it } from "vitest";
import type { Event } from "$lib/api/types";
import coachTexts from "../../locale/en/croisades_coach.json";
import { kindOf } from "./coach";
import { about, logLines } from "./logLines";
import type { CroisadesView } from "./view";

const event = (n: number, name: string, facts: Record<string, string | number> = {}): Event => ({
  n,
  event: name,
  ...facts,
  say: { key: `event.${name}`, facts },
});
const leg = (n: number, group: number, start: string, hex: string): Event =>
  event(n, "marched", { role: "crusader", group, start, hex });
const taken = (n: number, hex: string): Event => event(n, "annexed", { role: "crusader", hex });

describe("the log", () => {
  it("tells a march of several legs in one line, from where it began", () => {
    const lines = logLines([
      leg(1, 4, "acre", "2208"),
      taken(2, "2208"),
      leg(3, 4, "2208", "2108"),
      taken(4, "2108"),
      leg(5, 5, "acre", "2208"),
    ]);
    expect(lines.map(({ event: told }) => told.n)).toEqual([3, 5]);
    expect(lines[0]!.event.say.facts).toMatchObject({ start: "acre", hex: "2108" });
  });

  it("keeps what others take, and what is taken elsewhere, on lines of their own", () => {
    const other = event(2, "annexed", { role: "saracen", hex: "2208" });
    const lines = logLines([leg(1, 4, "acre", "2208"), other, taken(3, "4040")]);
    expect(lines.map(({ event: told }) => told.n)).toEqual([1, 2, 3]);
  });

  it("says where something happened, by hex or port", () => {
    expect(about(event(1, "captured", { hex: "acre" }))).toBe("hex.acre");
    expect(about(event(2, "sunk", { port: "tyre" }))).toBe("hex.tyre");
    expect(about(event(3, "turn"))).toBe(null);
  });
});

describe("the coach", () => {
  const view = (more: object): CroisadesView =>
    ({ role: "crusader", sieges: [], own: { armies: [] }, ...more }) as unknown as CroisadesView;
  it.each([
    ["moves", { phase: "moves" }],
    ["moves_hungry", { phase: "moves", own: { armies: [{ supply: "none" }] } }],
    ["reorganise", { phase: "reorganise", sieges: [{ besieger: "saracen" }] }],
    ["reorganise_siege", { phase: "reorganise", sieges: [{ besieger: "crusader" }] }],
    ["siege_day", { phase: "siege_day" }],
  ])("says of a decision what fits it: %s", (kind, more) => {
    expect(kindOf(view(more))).toBe(kind);
    expect(coachTexts).toHaveProperty([`coach.now.croisades.${kind}`]);
  });
});
