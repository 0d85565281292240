/** Where groups and ships lie on the board, and how many of them one counter stands for. */

import type { Point } from "$lib/board/geometry";
import { groupBy } from "$lib/groupBy";
import { strongholds } from "./boardData";
import { at, boxAt, layout, CLOSE, type Band } from "./boardLayout.svelte";
import {
  friends,
  groupId,
  HIGH_SEAS,
  holderOf,
  shipId,
  type CroisadesView,
  type Group,
  type Ship,
} from "./view";

export interface GroupTile {
  key: string;
  role: string;
  place: string;
  groups: Group[];
  inside: boolean;
  at: Point;
  scale: number;
  /** What is written on it. */
  mark: string;
}

export interface ShipTile {
  key: string;
  role: string;
  port: string;
  war: boolean;
  ships: Ship[];
  at: Point;
  scale: number;
  mark: string;
}

/** How far apart counters of one stack lie, and stacks of several powers. */
const FANNED = 13;
const APART = 27;
/** So many groups lie side by side where they are seen from very near; more are one stack. */
const SIDE_BY_SIDE = 3;

/** How much larger counters are drawn that are seen from afar. */
export const counterScale = (band: Band): number =>
  band === "far" ? 1.6 : band === "mid" ? 1.15 : 1;

/** The groups on land as counters. A scale of `k` decides how many of them lie apart. */
export function layOutGroups(
  view: Pick<CroisadesView, "groups" | "strongholds" | "pacts">,
  band: Band,
  k: number,
): GroupTile[] {
  const ashore = view.groups.filter((group) => group.hex !== null);
  const tiles: GroupTile[] = [];
  for (const [place, here] of groupBy(ashore, (group) => group.hex!)) {
    const stacks = [...groupBy(here, (group) => `${group.role}${group.inside ? " inside" : ""}`)];
    const spots: { [spot: string]: number } = {};
    for (const [key, groups] of stacks) {
      const { role, inside = false } = groups[0]!;
      const spot = spotOf(view as CroisadesView, place, role, inside);
      const before = spots[spot.name] ?? 0;
      spots[spot.name] = before + 1;
      const here = { role, place, inside, scale: counterScale(band) };
      const [x, y] = spot.at;
      const shift = before * APART * counterScale(band);
      const base: Point = [x + shift * spot.way, y];
      tiles.push(...fanned(`${place} ${key}`, here, groups, base, k));
    }
  }
  return tiles;
}

function fanned(
  key: string,
  tile: Omit<GroupTile, "key" | "groups" | "at" | "mark">,
  groups: Group[],
  [x, y]: Point,
  k: number,
): GroupTile[] {
  const most = k >= CLOSE ? SIDE_BY_SIDE : 1;
  if (groups.length > most)
    return [{ ...tile, key, groups, at: [x, y], mark: String(groups.length) }];
  return groups.map((group, n) => ({
    ...tile,
    key: `${tile.place} ${group.role} ${groupId(group)}`,
    groups: [group],
    at: [x + (n - (groups.length - 1) / 2) * FANNED, y] as Point,
    mark: k >= CLOSE ? String(group.group) : "",
  }));
}

/** Where groups of a role stand in a place: by the town, in the camp of besiegers, in the open. */
function spotOf(
  view: CroisadesView,
  place: string,
  role: string,
  inside: boolean,
): { name: string; at: Point; way: 1 | -1 } {
  const [x, y] = at(place);
  const stacks = layout.stacks[place];
  if (!stacks || !strongholds[place]) return { name: "open", at: [x, y], way: 1 };
  const holder = holderOf(view, place);
  const home = inside || (holder !== null && friends(view, role, holder));
  const [dx, dy] = stacks[home ? 0 : 1];
  return { name: home ? "home" : "camp", at: [x + dx, y + dy], way: dx < 0 ? -1 : 1 };
}

const SLOTS: Point[] = [
  [-15, -9],
  [15, -9],
  [0, 15],
];

/** Ships in their boxes: those of one power and kind together where there are many. */
export function layOutShips(view: Pick<CroisadesView, "ships" | "order">, band: Band): ShipTile[] {
  const tiles: ShipTile[] = [];
  for (const [port, here] of groupBy(view.ships, (ship) => ship.port)) {
    const [x, y] = boxAt(port);
    const kinds = [...groupBy(here, (ship) => `${ship.role} ${ship.war}`)];
    const apart = port !== HIGH_SEAS && band === "near" && here.length <= SLOTS.length;
    const piles = apart ? here.map((ship) => [ship]) : kinds.map(([, ships]) => ships);
    piles.forEach((ships, n) => {
      const { role, war } = ships[0]!;
      const slot =
        port === HIGH_SEAS
          ? layout.high_seas.slots[n % layout.high_seas.slots.length]!
          : (([dx, dy]: Point): Point => [x + dx, y + dy])(
              piles.length === 1 ? [0, 0] : SLOTS[n % SLOTS.length]!,
            );
      tiles.push({
        key: apart ? `${role} ${shipId(ships[0]!)}` : `${port} ${role} ${war}`,
        ...{ role, port, war, ships, at: slot, scale: counterScale(band) * 0.92 },
        mark: ships.length > 1 ? String(ships.length) : "",
      });
    });
  }
  return tiles;
}
