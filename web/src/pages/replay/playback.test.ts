import { afterEach, expect, it } from "vitest";
import type { Event } from "$lib/api/types";
import { Playback } from "./playback.svelte";

const event = (n: number): Event => ({ n, event: "marched", say: { key: "", facts: {} } });
const STORY = Array.from({ length: 9 }, (_, n) => event(n));
/** How many events had been told after each ply. */
const TOLD = [2, 2, 3, 7, 7, 9];
const asked: string[] = [];
const real = globalThis.fetch;

/** The server of a finished match. */
function serve(): void {
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const ply = Number(/replay\/(\d+)/.exec(address)![1]);
    const answer = Response.json({
      role: null,
      view: {},
      views: null,
      prompt: null,
      events: STORY.slice(0, TOLD[ply]),
    });
    return Promise.resolve(answer);
  }) as typeof fetch;
}
afterEach(() => void (globalThis.fetch = real));

function playback(story: Event[] = STORY): Playback {
  const ply = { role: "frank", action: "done", say: { key: "", facts: {} } };
  return new Playback("m", {
    plies: TOLD.slice(1).map(() => ply),
    events: { spectator: story },
    chart: [],
  });
}

it("finds the ply that brought a line, and asks for no scene twice", async () => {
  serve();
  const there = playback();
  const found = [];
  for (const line of STORY.keys()) found.push(await there.plyOf(line));
  expect(found).toEqual([0, 0, 2, 3, 3, 3, 3, 5, 5]);
  expect(new Set(asked).size).toBe(asked.length);
});

it("believes a server that says the ply", async () => {
  asked.length = 0;
  serve();
  expect(await playback(STORY.map((one) => ({ ...one, ply: 4 }))).plyOf(3)).toBe(4);
  expect(asked).toEqual([]);
});

it("knows what came with the last step", async () => {
  serve();
  const there = playback();
  there.go(2);
  await there.show();
  there.go(3);
  await there.show();
  expect(there.told).toBe(7);
  expect(there.newest.map((one) => one.n)).toEqual([3, 4, 5, 6]);
});
