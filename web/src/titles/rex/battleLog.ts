/** The log of one battle, from its events, with the dice and which of them hit. */

import type { Event, Message } from "$lib/api/types";

export interface BattleLogEntry {
  n: number;
  say: Message;
  role: string | undefined;
  dice: { face: number; hit: boolean }[];
}

const ROLLS = new Set([
  "fires",
  "charges",
  "harries",
  "charge_loss",
  "assassins_rolled",
  "force_rolled",
]);
const BEGIN = new Set(["battle_begins"]);

/** The events of the battle being told: from its beginning on. */
export function battleEvents(events: Event[]): Event[] {
  for (let n = events.length - 1; n >= 0; n--)
    if (BEGIN.has(events[n]!.event)) return events.slice(n);
  return [];
}

export function battleLogEntries(events: Event[]): BattleLogEntry[] {
  return events.map((event) => ({
    n: event.n,
    say: event.say,
    role: event["role"] as string | undefined,
    dice: ROLLS.has(event.event)
      ? marked((event["dice"] as number[] | undefined) ?? [], Number(event["number"] ?? 0))
      : [],
  }));
}

/** Low dice hit: of so many hits, they are the lowest. */
function marked(dice: number[], hits: number): { face: number; hit: boolean }[] {
  const hitting = new Set(
    dice
      .map((face, n) => ({ face, n }))
      .sort((a, b) => a.face - b.face)
      .slice(0, hits)
      .map(({ n }) => n),
  );
  return dice.map((face, n) => ({ face, hit: hitting.has(n) }));
}

const TOLD = new Set(["fires", "charges", "harries", "eliminated", "castle_taken", "retreated"]);

/** The story of the last battle that ended among the fresh events; nothing when nobody fought. */
export function lastBattle(events: Event[], fresh: Event[]): Event[] {
  const end = fresh.findLast((event) => event.event === "battle_over");
  if (!end) return [];
  const story = battleEvents(events.filter((event) => event.n <= end.n));
  return story.some((event) => TOLD.has(event.event) && event.n >= fresh[0]!.n) ? story : [];
}
