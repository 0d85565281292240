/** The types of a view of Croisades Strategic (docs/croisades.md), and queries on it. */

import type { CroisadesLimits, CroisadesView, Limits, View } from "$lib/api/types";

export type { CroisadesLimits, CroisadesView };
export type Group = CroisadesView["groups"][number];
export type Ship = CroisadesView["ships"][number];
export type Siege = CroisadesView["sieges"][number];
export type Army = NonNullable<CroisadesView["own"]>["armies"][number];

export const HIGH_SEAS = "high_seas";

export const asCroisades = (view: View): CroisadesView => view as CroisadesView;
export const asLimits = (limits: Limits | null): CroisadesLimits | null =>
  limits as CroisadesLimits | null;

/** How the viewer's own things go by in choices and limits: `g3`, `s21`. */
export const groupId = (group: Group): string => `g${group.group}`;
export const shipId = (ship: Ship): string => `s${ship.ship}`;

/** Whether the viewer knows what is in a group: it is his, or he commands it. */
export const isKnown = (group: Group): boolean => group.men !== undefined;

/** The viewer's own group that goes by an id. */
export function ownGroup(view: CroisadesView, id: string): Group | undefined {
  return view.groups.find((group) => group.role === view.role && groupId(group) === id);
}

/** The viewer's own ship that goes by an id. */
export function ownShip(view: CroisadesView, id: string): Ship | undefined {
  return view.ships.find((ship) => ship.role === view.role && shipId(ship) === id);
}

/** Whether two roles are the same or allied. */
export function friends(view: CroisadesView, one: string, other: string): boolean {
  return one === other || view.pacts.some((pact) => pact.includes(one) && pact.includes(other));
}

const count = (men: { [cls: string]: number }, which: (cls: string) => boolean): number =>
  Object.entries(men).reduce((sum, [cls, number]) => sum + (which(cls) ? number : 0), 0);

/** Who rides, by the names of their classes (data/roster.csv). */
export interface Strength {
  foot: number;
  mounted: number;
}

export function strength(group: Group, mounted: ReadonlySet<string>): Strength | null {
  if (!group.men) return null;
  return {
    mounted: count(group.men, (cls) => mounted.has(cls)),
    foot: count(group.men, (cls) => !mounted.has(cls)),
  };
}

/** Who holds a stronghold, and of what kind it is where it was raised in this game. */
export function holderOf(view: CroisadesView, place: string): string | null {
  const [role] = (view.strongholds[place] ?? "nobody").split(":");
  return role === "nobody" ? null : role!;
}
