/** The ways that blocks took in the last turn of a player, as the viewer's events tell them. */

import type { BareEvent, Event } from "$lib/api/types";
import type { Role } from "./boardData";
import { legOf } from "./journeys";

/** Blocks that went from one place to the next. */
export interface Trail {
  role: Role;
  from: string;
  to: string;
  count: number;
}

/** The legs of a player's own turn; retreats and regroups come with battles, whoever's turn it was. */
const MOVES = new Set(["marched", "force_marched", "sailed"]);
const TURN_ENDS = new Set(["battle_begins", "turn_begins", "winter_begins"]);
/** Of a player who moves nothing no event says that his turn is over: a game turn later it is. */
const TURNS_KEPT = 2;

/**
 * The ways of the others' last turn, until the viewer's own turn after it is over. A spectator has no
 * turn: he sees the last one, whoever's it was.
 */
export function trails(events: Event[], viewer: string | null): Trail[] {
  let legs: Event[] = [];
  let mover: unknown = null;
  /** Whether the viewer has moved since, and how many game turns have begun. */
  let answered = false;
  let turns = 0;
  for (const event of events) {
    const role = event["role"];
    if (TURN_ENDS.has(event.event)) {
      if (event.event === "turn_begins") turns += 1;
      if (answered || turns >= TURNS_KEPT) legs = [];
      answered = false;
    } else if (!legOf(event)) continue;
    else if (MOVES.has(event.event) && role === viewer) answered = true;
    else if (role !== viewer) {
      const begins = MOVES.has(event.event) && (answered || turns > 0 || role !== mover);
      if (begins) {
        legs = [];
        answered = false;
        turns = 0;
        mover = role;
      }
      legs.push(event);
    }
  }
  return counted(legs);
}

/** The legs among some events, those of several blocks together. */
export function counted(events: BareEvent[]): Trail[] {
  const found: { [key: string]: Trail } = {};
  for (const event of events) {
    const leg = legOf(event);
    if (!leg || leg.from === leg.to) continue;
    const { role, from, to } = leg;
    (found[`${role} ${from} ${to}`] ??= { role, from, to, count: 0 }).count += 1;
  }
  return Object.values(found);
}

const KEPT = "levant.trails";

/** Whether the last moves are shown on the map, as this browser remembers it. */
export const keptTrails = (): boolean => localStorage.getItem(KEPT) !== "no";
export const keepTrails = (shown: boolean): void =>
  localStorage.setItem(KEPT, shown ? "yes" : "no");
