/** The journeys of blocks along the roads, from new events, for animation. */

import type { BareEvent, Event } from "$lib/api/types";
import type { Tile } from "./blockLayout";
import { layout, placeAt, roadBetween, seaWay, type Role } from "./boardData";

export interface Journey {
  key: string;
  role: Role;
  block: string | undefined;
  /** Where it ends. */
  to: string;
  /** SVG paths, one for each leg, in the direction of travel. */
  legs: { path: string; reverse: boolean }[];
}

const LEGS = new Set(["marched", "force_marched", "sailed", "retreated", "regrouped", "withdrew"]);

/** One road or sea passage that a block took. */
export interface Leg {
  role: Role;
  block: string | undefined;
  from: string;
  to: string;
}

/** The leg that an event tells of; null when nobody went anywhere. */
export function legOf(event: BareEvent): Leg | null {
  const to = event["place"] as string | undefined;
  const from = event["other"] as string | undefined;
  if (!LEGS.has(event.event) || !to || !from || !layout.towns[to]) return null;
  const block = (event["block"] as string | null | undefined) ?? undefined;
  return { role: event["role"] as Role, block, from, to };
}

export function legPath(from: string, to: string): { path: string; reverse: boolean } | null {
  const road = roadBetween(from, to);
  if (road) return { path: road.path, reverse: road.a !== from };
  const [a, b] = [placeAt(from), placeAt(to)];
  return a && b ? { path: seaWay(a, b), reverse: false } : null;
}

/** The journeys of new events; legs of one block one after the other are one journey. */
export function journeys(events: Event[]): Journey[] {
  const found: Journey[] = [];
  let last: { journey: Journey; at: string } | null = null;
  for (const event of events) {
    const went = legOf(event);
    if (!went) {
      // Another group sets out: who leaves a town next need not be who has just come there.
      last = null;
      continue;
    }
    const { from, to, role, block } = went;
    const leg = legPath(from, to);
    if (!leg) continue;
    if (last && last.at === from && last.journey.block === block && last.journey.role === role) {
      last.journey.legs.push(leg);
      last.journey.to = to;
    } else {
      found.push({ key: `${event.n}`, role, block, to, legs: [leg] });
    }
    last = { journey: found[found.length - 1]!, at: to };
  }
  return found;
}

/** The tiles of those who are still on their way: a block whose name is hidden is any that stands where it will arrive. */
export function onTheirWay(tiles: Tile[], walking: Journey[]): Set<string> {
  const away = new Set<string>();
  for (const { block, role, to } of walking) {
    const named = block && tiles.find((tile) => tile.piece.block === block);
    const there =
      named ||
      tiles.findLast(
        ({ key, piece, more }) =>
          !away.has(key) &&
          !more &&
          piece.role === role &&
          piece.town === to &&
          piece.steps === undefined,
      );
    if (there) away.add(there.key);
  }
  return away;
}
