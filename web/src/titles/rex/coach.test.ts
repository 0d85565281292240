import { describe, expect, it } from "vitest";
import texts from "../../locale/en/coach.json";
import { kindOf } from "./coach";
import type { RexView } from "./view";

const view = (more: Partial<RexView>): RexView =>
  ({
    phase: "moves",
    role: "saracen",
    turn: 2,
    moves: 1,
    guide: null,
    battle: null,
    cards: [{ role: "saracen", count: 4, last: null, down: false, played: "move_1" }],
    ...more,
  }) as RexView;
const battle = (attacker: "frank" | "saracen", sallying: string[] = []) =>
  ({ attacker, sallying }) as unknown as RexView["battle"];
const played = (card: string) => [{ ...view({}).cards[0]!, played: card }];

describe("the coach", () => {
  it.each([
    ["moves", view({})],
    ["moves_winter", view({ turn: 6 })],
    ["moves_over", view({ moves: 0 })],
    ["moves_guide", view({ guide: "saracen", cards: played("guide") })],
    ["moves", view({ guide: "frank" })],
    ["moves_jihad", view({ cards: played("jihad") })],
    ["field_attack", view({ phase: "field", battle: battle("saracen") })],
    ["field_defend", view({ phase: "field", battle: battle("frank") })],
    ["field_sally", view({ phase: "field", battle: battle("frank", ["balian"]) })],
    ["storm", view({ phase: "storm" })],
  ])("says of a decision what fits it: %s", (kind, position) => {
    expect(kindOf(position)).toBe(kind);
    expect(texts).toHaveProperty([`coach.now.${kind}`]);
  });
});
