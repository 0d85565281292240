/** A view without fog: of everything that has a role, each role's own knowledge. */

import type { Json, View } from "$lib/api/types";

type Owned = { [key: string]: Json } & { role: string };

const isOwned = (thing: Json): thing is Owned =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing) && typeof thing["role"] === "string";
const isOwnedList = (value: Json | undefined): value is Owned[] =>
  Array.isArray(value) && value.length > 0 && value.every(isOwned);

/** Lists of things with a role (pieces, cards, pools) are put together from the roles' own views. */
export function whole(views: { [viewer: string]: View }): View {
  const { spectator, ...roles } = views;
  const merged: View = { ...spectator };
  const known = Object.entries(roles);
  for (const key of new Set(known.flatMap(([, view]) => Object.keys(view)))) {
    const lists = known.map(([role, view]) => [role, view[key]] as const);
    if (!lists.some(([, list]) => isOwnedList(list))) continue;
    merged[key] = lists.flatMap(([role, list]) => (isOwnedList(list) ? list.filter((thing) => thing.role === role) : []));
  }
  return merged;
}
