/** The steps of a playback: groups and ships on their way, and lines about all else. */

import type { Point } from "$lib/board/geometry";
import type { PlaybackTitle } from "$lib/board/turnPlayback.svelte";
import type { BareEvent, Event } from "$lib/api/types";
import { at, boxAt } from "./boardLayout.svelte";

/** A group or a ship on its way. */
export interface Journey {
  key: string;
  role: string;
  ship: boolean;
  war: boolean;
  /** The places it passes, the first is where it sets out. */
  places: string[];
}

export interface Step {
  kind: "journey" | "line";
  events: Event[];
  /** Those of them that are told. */
  told: Event[];
  journeys: Journey[];
}

const text = (event: BareEvent, key: string): string => event[key] as string;

/** From where to where an event moves a piece; null where it moves none. */
export function legOf(
  event: BareEvent,
): { role: string; id: string; from: string | null; to: string } | null {
  const group = () => `g${event["group"] as number}`;
  switch (event.event) {
    case "marched":
      return {
        ...{ role: text(event, "role"), id: group() },
        ...{ from: text(event, "start"), to: text(event, "hex") },
      };
    case "sailed":
      return {
        ...{ role: text(event, "role"), id: `s${event["ship"] as number}` },
        ...{ from: text(event, "start"), to: text(event, "port") },
      };
    case "withdrew":
    case "gathered":
      return { role: text(event, "role"), id: group(), from: null, to: text(event, "hex") };
    case "landed":
      return { role: text(event, "role"), id: group(), from: null, to: text(event, "port") };
    default:
      return null;
  }
}

/** What is told beside a march, and shown on the map anyway. */
const QUIET = new Set(["annexed", "siege_lifted", "reorganised", "deployed", "begins", "stance"]);

/** Where a piece of a leg is drawn. */
export const spotOf = (place: string, ship: boolean): Point => (ship ? boxAt(place) : at(place));

/** The journeys among some events: one for each piece, with all its legs. */
export function journeysOf(events: BareEvent[]): Journey[] {
  const found = new Map<string, Journey>();
  for (const event of events) {
    const leg = legOf(event);
    if (!leg?.from) continue;
    const key = `${leg.role} ${leg.id}`;
    const ship = leg.id.startsWith("s");
    const last = found.get(key);
    if (last?.places.at(-1) === leg.from) last.places.push(leg.to);
    else
      found.set(key, {
        ...{ key, role: leg.role, ship, war: ship && Number(leg.id.slice(1)) <= MOST_WARSHIPS },
        places: [leg.from, leg.to],
      });
  }
  return [...found.values()];
}
/** Warships have the lower numbers (docs/croisades.md). */
const MOST_WARSHIPS = 20;

const isJourney = (event: Event): boolean => legOf(event)?.from != null;

/** Events as steps: a piece with all its legs, those who take the same way together, lines of a kind. */
export function stepsOf(events: Event[]): Step[] {
  const steps: Step[] = [];
  let quiet: Event[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (QUIET.has(event.event)) {
      if (last) last.events.push(event);
      else quiet.push(event);
      continue;
    }
    const kind = isJourney(event) ? "journey" : "line";
    if (last?.kind === kind && belongs(event, last)) {
      last.events.push(event);
      last.told.push(event);
    } else {
      steps.push({ kind, events: [...quiet, event], told: [event], journeys: [] });
      quiet = [];
    }
  }
  if (quiet.length && steps.length) steps.at(-1)!.events.push(...quiet);
  for (const step of steps) step.journeys = journeysOf(step.told);
  return together(steps);
}

/** The next leg of the same piece, a ship of the same fleet, one more line of its kind. */
function belongs(event: Event, step: Step): boolean {
  const last = step.told.at(-1)!;
  if (event.event !== last.event || event["role"] !== last["role"]) return false;
  if (event.event === "marched")
    return event["group"] === last["group"] && event["start"] === last["hex"];
  return true;
}

const way = (step: Step): string => step.journeys.map((one) => one.places.join()).join(";");

function together(steps: Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const same =
      last?.kind === "journey" &&
      step.kind === "journey" &&
      last.told[0]!.event === "marched" &&
      last.told[0]!["role"] === step.told[0]!["role"] &&
      last.journeys[0]?.places.join() === way(step);
    if (same) {
      last.events.push(...step.events);
      last.told.push(...step.told);
      last.journeys.push(...step.journeys);
    } else joined.push(step);
  }
  return joined;
}

/** Whether others did something that can be seen. */
export const worthPlaying = (events: Event[], viewer: string | null): boolean =>
  events.some((event) => isJourney(event) && event["role"] !== viewer);

const STAGGER = 0.25;
const REST = 1.2;
const LINE = 2.2;

export const CROISADES_PLAYBACK: PlaybackTitle<Step> = {
  steps: stepsOf,
  time: (step, pace) =>
    step.kind === "line"
      ? LINE * pace
      : (Math.max(...step.journeys.map((one) => one.places.length - 1)) +
          (step.journeys.length - 1) * STAGGER +
          REST) *
        pace,
  isOnlySaid: ({ kind }) => kind === "line",
};

/** The places that events are about. */
export function placesOf(events: BareEvent[]): string[] {
  const places = events.flatMap((event) => [event["hex"], event["port"], event["start"]]);
  return [...new Set(places.filter((place) => typeof place === "string"))];
}

/** Groups and ships as they stood before some events that have already happened. */
export function rewind<
  View extends {
    groups: { role: string; group: number; hex: string | null }[];
    ships: { role: string; ship: number; port: string }[];
  },
>(view: View, later: BareEvent[]): View {
  if (!later.length) return view;
  const before = new Map<string, string>();
  for (const event of later.toReversed()) {
    const leg = legOf(event);
    if (leg?.from) before.set(`${leg.role} ${leg.id}`, leg.from);
  }
  return {
    ...view,
    groups: view.groups.map((group) => {
      const hex = before.get(`${group.role} g${group.group}`);
      return hex && group.hex ? { ...group, hex } : group;
    }),
    ships: view.ships.map((ship) => {
      const port = before.get(`${ship.role} s${ship.ship}`);
      return port ? { ...ship, port } : ship;
    }),
  };
}
