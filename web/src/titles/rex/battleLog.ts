/** The log of one battle, from its events, with the dice and which of them hit. */

import type { BareEvent, Event, Message } from "$lib/api/types";

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
  "attrition",
  "assassins_rolled",
  "force_rolled",
]);

/** The events of the battle being told: from its beginning on. */
export function battleEvents(events: Event[]): Event[] {
  const begun = events.findLastIndex((event) => event.event === "battle_begins");
  return begun < 0 ? [] : events.slice(begun);
}

/** The town of the battle that has begun among events and is not over. */
export function openBattle(events: Event[]): string | null {
  const last = events.findLast(({ event }) => event === "battle_begins" || event === "battle_over");
  return last?.event === "battle_begins" ? ((last["place"] as string | undefined) ?? null) : null;
}

export function battleLogEntries(events: Event[]): BattleLogEntry[] {
  return events.map((event) => ({
    n: event.n,
    say: event.say,
    role: event["role"] as string | undefined,
    dice: rolledDice(event),
  }));
}

/** The dice of an event, and which of them hit. */
export function rolledDice(event: BareEvent): { face: number; hit: boolean }[] {
  if (!ROLLS.has(event.event)) return [];
  return marked((event["dice"] as number[] | undefined) ?? [], Number(event["number"] ?? 0));
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
