/** Merges the views and the logs of all roles into those of somebody who sees everything. */

import type { Event, Json, JsonObject, View } from "$lib/api/types";

type Owned = JsonObject & { role: string };

const isOwned = (thing: Json): thing is Owned =>
  typeof thing === "object" &&
  thing !== null &&
  !Array.isArray(thing) &&
  typeof thing["role"] === "string";
const isOwnedList = (value: Json | undefined): value is Owned[] =>
  Array.isArray(value) && value.length > 0 && value.every(isOwned);

/**
 * Lists of things with a role (pieces, cards, pools) are put together from the roles' own views.
 * This works on any title's views, so here they are plain JSON.
 */
export function mergeViews(views: { [viewer: string]: View }): View {
  const { spectator, ...roles } = views as unknown as { [viewer: string]: JsonObject };
  const merged: JsonObject = { ...spectator };
  const known = Object.entries(roles);
  for (const key of new Set(known.flatMap(([, view]) => Object.keys(view)))) {
    const lists = known.map(([role, view]) => [role, view[key]] as const);
    if (!lists.some(([, list]) => isOwnedList(list))) continue;
    merged[key] = lists.flatMap(([role, list]) =>
      isOwnedList(list) ? list.filter((thing) => thing.role === role) : [],
    );
  }
  return merged as unknown as View;
}

/** How much an event tells: the names that are in it. */
const known = (event: Event): number =>
  Object.values(event).filter((value) => value !== null && value !== undefined).length;

/**
 * The log without fog. What everybody was told stands in every log, in the same order; what one
 * role alone was told comes in between. Each event is told by whoever knew most of it.
 */
export function mergeEvents(logs: { [viewer: string]: Event[] }): Event[] {
  const { spectator = [], ...roles } = logs;
  const seen = new Map(Object.keys(roles).map((role) => [role, 0]));
  const story: Event[] = [];
  const secrets = (role: string, until: Event | null) => {
    const log = roles[role]!;
    let next = seen.get(role)!;
    while (next < log.length && !(until && same(log[next]!, until))) story.push(log[next++]!);
    seen.set(role, next);
  };
  for (const open of spectator) {
    let best = open;
    for (const role of seen.keys()) {
      secrets(role, open);
      const told = roles[role]![seen.get(role)!];
      if (told) seen.set(role, seen.get(role)! + 1);
      if (told && known(told) > known(best)) best = told;
    }
    story.push(best);
  }
  for (const role of seen.keys()) secrets(role, null);
  return story.map((event, n) => ({ ...event, n }));
}

/** Whether two viewers were told the same event: neither knows anything that contradicts the other. */
function same(a: Event, b: Event): boolean {
  if (a.event !== b.event || a["ply"] !== b["ply"]) return false;
  return ["role", "place", "other", "card", "block", "hex", "group", "ship", "port"].every(
    (key) => a[key] == null || b[key] == null || a[key] === b[key],
  );
}
