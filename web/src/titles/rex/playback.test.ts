import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event } from "$lib/api/types";
import { openBattle } from "./battleLog";
import {
  REX_PLAYBACK,
  placesOf,
  stepsOf,
  stepTime,
  worthPlaying,
  type Step,
} from "./playbackSteps";
import { rewind } from "./rewind";
import { trails } from "./trails";
import { TurnPlayback } from "$lib/board/turnPlayback.svelte";
import type { Piece } from "./view";

let number = 0;
const event = (name: string, more: object = {}): Event => ({
  n: number++,
  event: name,
  say: { key: `event.${name}`, facts: {} },
  ...more,
});
const leg = (from: string, to: string, more: object = {}): Event =>
  event("marched", { role: "saracen", block: null, other: from, place: to, ...more });
const own = (from: string, to: string): Event => leg(from, to, { role: "frank", block: "balian" });
beforeEach(() => void (number = 0));

describe("the steps of a playback", () => {
  it("join the legs of a block, and blocks that take the same roads", () => {
    const steps = stepsOf([
      event("group_moves", { role: "saracen", place: "harim" }),
      leg("harim", "artah"),
      leg("artah", "zerdana"),
      leg("harim", "artah"),
      leg("artah", "zerdana"),
      leg("harim", "artah"),
      leg("artah", "aleppo"),
    ]);
    expect(steps.map((step) => [step.journeys.length, step.events.length])).toEqual([
      [2, 5],
      [1, 2],
    ]);
    expect(steps[1]!.journeys[0]!.to).toBe("aleppo");
    expect(steps[0]!.told.map((one) => one.event)).not.toContain("group_moves");
  });

  it("show a volley with what it hits, and in which battle", () => {
    const events = [
      event("battle_begins", { role: "saracen", place: "acre" }),
      event("fires", { role: "saracen", place: "acre", dice: [1], number: 1 }),
      event("hit", { role: "frank", place: "acre" }),
      event("eliminated", { role: "frank", block: "balian", place: "acre" }),
      event("battle_over", { place: "acre" }),
      event("turn_begins", { number: 2 }),
    ];
    const steps = stepsOf(events);
    expect(steps.map(({ kind, battle }) => [kind, battle])).toEqual([
      ["line", "acre"],
      ["roll", "acre"],
      ["line", "acre"],
      ["line", null],
    ]);
    // What arrives in the middle of a battle belongs to it.
    expect(stepsOf(events.slice(2, 3), events)[0]!.battle).toBe("acre");
    expect(openBattle(events)).toBeNull();
  });

  it("lose no event and keep their order", () => {
    const events = [
      event("chose", { role: "saracen" }),
      leg("harim", "artah"),
      event("passed", { role: "saracen" }),
      event("turn_begins", { number: 1 }),
      event("chose", { role: "frank" }),
    ];
    const shown = stepsOf(events).flatMap((step) => step.events.map((one) => one.n));
    expect(shown).toEqual([0, 1, 2, 3, 4]);
  });

  it("take longer for longer roads", () => {
    const [short] = stepsOf([leg("harim", "artah")]);
    const [long] = stepsOf([leg("harim", "artah"), leg("artah", "aleppo")]);
    expect(stepTime(long!, 100)).toBeGreaterThan(stepTime(short!, 100));
    expect(placesOf(long!.events)).toEqual(["artah", "harim", "aleppo"]);
  });

  it("are worth it for what others did and can be seen", () => {
    expect(worthPlaying([own("acre", "tyre")], "frank")).toBe(false);
    expect(worthPlaying([own("acre", "tyre")], null)).toBe(true);
    expect(worthPlaying([event("turn_begins"), event("chose", { role: "saracen" })], "frank")).toBe(
      false,
    );
    expect(worthPlaying([leg("harim", "artah")], "frank")).toBe(true);
  });
});

describe("the map before events", () => {
  const pieces: Piece[] = [
    { role: "saracen", town: "aleppo", count: 3 },
    { role: "saracen", town: "harim", token: 4 },
    { role: "frank", town: "tyre", block: "balian", steps: 3 },
  ];

  it("has everybody where he came from", () => {
    const before = rewind(pieces, [
      leg("harim", "artah"),
      leg("artah", "aleppo"),
      leg("artah", "aleppo"),
      own("acre", "tyre"),
      leg("artah", "harim"),
    ]);
    const at = (town: string, role: string) =>
      before
        .filter((piece) => piece.town === town && piece.role === role)
        .reduce((sum, piece) => sum + (piece.count ?? 1), 0);
    expect(at("aleppo", "saracen")).toBe(1);
    expect(at("harim", "saracen")).toBe(1);
    expect(before).toContainEqual({ role: "saracen", town: "artah", token: 4 });
    expect(at("artah", "saracen")).toBe(2);
    expect(before).toContainEqual({ role: "frank", town: "acre", block: "balian", steps: 3 });
    // What is drawn is a copy.
    expect(pieces[0]!.count).toBe(3);
  });

  it("has those who fell since, and not those who came", () => {
    const before = rewind(pieces, [
      event("placed", { role: "saracen", block: null, place: "aleppo" }),
      leg("shughur", "harim", { block: "zangi" }),
      event("eliminated", { role: "saracen", block: "zangi", place: "harim" }),
    ]);
    expect(before).toContainEqual({ role: "saracen", town: "shughur", block: "zangi" });
    expect(before).toContainEqual({ role: "saracen", town: "aleppo", count: 2 });
  });

  it("shows no name that was not known then", () => {
    const unveiled: Piece[] = [{ role: "saracen", town: "acre", block: "saladin", face_up: true }];
    expect(rewind(unveiled, [leg("tyre", "acre")])).toEqual([{ role: "saracen", town: "tyre" }]);
  });
});

describe("a playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const shown = (playback: TurnPlayback<Step>) => playback.step?.journeys[0]?.to ?? null;

  it("shows one step after the other, what arrives meanwhile last, and then ends", () => {
    const ended = vi.fn();
    const playback = new TurnPlayback(REX_PLAYBACK, () => 100, ended);
    const log = [leg("harim", "artah"), event("turn_begins"), leg("damascus", "banyas")];
    playback.add(log.slice(0, 1), log.slice(0, 1));
    expect(playback.step).toBeNull();
    expect(playback.later).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(shown(playback)).toBe("artah");
    playback.add(log.slice(1), log);
    expect(shown(playback)).toBe("artah");
    expect(playback.shown).toBe(0);
    vi.advanceTimersByTime(400);
    expect(shown(playback)).toBe("banyas");
    expect(ended).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(playback.playing).toBe(false);
    expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("joins a march that arrives leg by leg", () => {
    const playback = new TurnPlayback(REX_PLAYBACK, () => 100);
    const log = [leg("harim", "artah"), leg("artah", "aleppo")];
    for (const one of log) playback.add([one], log);
    vi.advanceTimersByTime(400);
    expect(playback.step!.journeys.map((journey) => journey.legs.length)).toEqual([2]);
  });

  it("can be skipped, hurried and held", () => {
    const ended = vi.fn();
    const playback = new TurnPlayback(REX_PLAYBACK, () => 100, ended);
    const log = [leg("harim", "artah"), leg("damascus", "banyas")];
    playback.add(log, log);
    playback.hold(true);
    vi.advanceTimersByTime(10_000);
    expect(playback.step).toBeNull();
    playback.hold(false);
    vi.advanceTimersByTime(400);
    expect(shown(playback)).toBe("artah");
    playback.faster();
    expect(playback.legTime).toBe(50);
    playback.skip();
    expect(playback.playing).toBe(false);
    expect(playback.later).toEqual([]);
    expect(ended).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("offers what was missed, and begins by itself only if that is wanted", () => {
    const log = [leg("harim", "artah")];
    const eager = new TurnPlayback(REX_PLAYBACK, () => 100);
    eager.offer(log, log, true);
    expect(eager.playing).toBe(false);
    vi.advanceTimersByTime(4400);
    expect(shown(eager)).toBe("artah");
    const patient = new TurnPlayback(REX_PLAYBACK, () => 100);
    patient.offer(log, log, false);
    vi.advanceTimersByTime(60_000);
    expect(patient.playing).toBe(false);
    patient.accept();
    vi.advanceTimersByTime(400);
    expect(shown(patient)).toBe("artah");
  });
});

describe("the last moves", () => {
  const turn = () => event("turn_begins");
  const ways = (events: Event[], viewer: string | null) =>
    trails(events, viewer).map(({ from, to, count }) => `${from}-${to} ${count}`);

  it("are those of the enemy, counted by road", () => {
    const events = [turn(), own("acre", "tyre"), leg("harim", "artah"), leg("harim", "artah")];
    expect(ways([...events, leg("artah", "aleppo")], "frank")).toEqual([
      "harim-artah 2",
      "artah-aleppo 1",
    ]);
  });

  it("stay until one's own turn after them is over", () => {
    const first = [turn(), leg("harim", "artah"), own("acre", "tyre")];
    expect(ways(first, "frank")).toEqual(["harim-artah 1"]);
    expect(ways([...first, turn()], "frank")).toEqual([]);
    expect(ways([...first, event("battle_begins")], "frank")).toEqual([]);
    const second = [turn(), own("acre", "tyre"), leg("harim", "artah"), turn()];
    expect(ways(second, "frank")).toEqual(["harim-artah 1"]);
    expect(ways([...second, own("tyre", "acre")], "frank")).toEqual(["harim-artah 1"]);
    expect(ways([...second, own("tyre", "acre"), leg("artah", "harim")], "frank")).toEqual([
      "artah-harim 1",
    ]);
    expect(ways([...second, turn()], "frank")).toEqual([]);
  });

  it("are for a spectator those of the last turn, whoever's it was", () => {
    const events = [turn(), leg("harim", "artah"), own("acre", "tyre")];
    expect(ways(events, null)).toEqual(["acre-tyre 1"]);
    expect(ways(events.slice(0, 2), null)).toEqual(["harim-artah 1"]);
  });
});
