/** Static data of the board: hexes, strongholds, ports and powers, in units of the wide board. */

import type { Point } from "$lib/board/geometry";
import json from "./data/board.json";

export type Terrain = "plain" | "river" | "mountain" | "desert";
export type Kind = "border_castle" | "baronial_castle" | "medium_town" | "important_town";
export type PowerName = "red" | "rose" | "gold" | "green" | "sky" | "navy" | "black";

export interface Hex {
  number: string;
  terrain: Terrain;
  /** How sure the reconstruction of the terrain is: A to D. */
  sure: string;
  road: boolean;
  /** The stronghold in it. */
  place: string | null;
}

export interface Stronghold {
  hex: string;
  kind: Kind;
  /** The radius of its symbol. */
  r: number;
  income: number;
  /** The sea box of its port. */
  box: string | null;
  caravan: boolean;
  english: string;
}

export interface Power {
  colour: string;
  /** What is written on it. */
  on: string;
  shape: "shield" | "roundel" | "lozenge";
  /** Its emblem. */
  path: string;
  roles: string[];
}

interface BoardJson {
  hexes: string;
  strongholds: { [id: string]: [string, number, number, string, number, string] };
  sea: string[];
  land: string[];
  areas: { [kind: string]: string[] };
  lakes: string[];
  rivers: [number, string][];
  roads: [number, string][];
  links: [string, string, number, string][];
  barred: [Point, Point][];
  assassins: string[];
  relief: { [kind: string]: [number, number, number][] };
  powers: { [name: string]: Power };
  shapes: { [name: string]: string };
}

/** What is drawn as it is. */
export const drawing = json as unknown as BoardJson;

const KINDS: Kind[] = ["border_castle", "baronial_castle", "medium_town", "important_town"];
const RADIUS: { [kind in Kind]: number } = {
  border_castle: 12,
  baronial_castle: 14,
  medium_town: 16,
  important_town: 21,
};
const TERRAINS: { [letter: string]: Terrain } = {
  p: "plain",
  r: "river",
  m: "mountain",
  d: "desert",
};

export const strongholds: { [id: string]: Stronghold } = Object.fromEntries(
  Object.entries(drawing.strongholds).map(([id, [hex, kind, income, box, caravan, english]]) => [
    id,
    {
      ...{ hex, income, english, kind: KINDS[kind]!, r: RADIUS[KINDS[kind]!] },
      ...{ box: box || null, caravan: caravan === 1 },
    },
  ]),
);
const placeIn = new Map(Object.entries(strongholds).map(([id, { hex }]) => [hex, id]));

/** The hexes on land, in the order in which a view tells their owners. */
export const hexes: Hex[] = drawing.hexes.split(" ").map((text) => ({
  number: text.slice(0, 4),
  terrain: TERRAINS[text[4]!]!,
  sure: text[5]!,
  road: text.endsWith("+"),
  place: placeIn.get(text.slice(0, 4)) ?? null,
}));
export const hexByNumber = new Map(hexes.map((hex) => [hex.number, hex]));

/** The ports, by their sea boxes. */
export const ports: string[] = Object.keys(strongholds).filter((id) => strongholds[id]!.box);

/** The ports that a coastal link joins to one. */
export function linksOf(port: string): string[] {
  return drawing.links.flatMap(([a, b]) => (a === port ? [b] : b === port ? [a] : []));
}

/** A hex as choices and views call it: by its stronghold, else by its number. */
export const spell = (hex: Hex): string => hex.place ?? hex.number;

/** The number of a place that is called by its stronghold or by its number. */
export const numberOf = (place: string): string => strongholds[place]?.hex ?? place;

/** The middle of a hex, in units of the wide board. */
export function centre(number: string): Point {
  const [column, row] = [Number(number.slice(0, 2)), Number(number.slice(2))];
  return [88 + 52 * (column - 1), 75 + 60 * (30 - row) + (column % 2 ? 0 : 30)];
}

const powerOf = new Map(
  Object.entries(drawing.powers).flatMap(([name, { roles }]) =>
    roles.map((role) => [role, name as PowerName]),
  ),
);

/** The colours of a role; what nobody holds has none. */
export function power(role: string): Power {
  return drawing.powers[powerOf.get(role) ?? "black"]!;
}
export const shapeOf = (role: string): string => drawing.shapes[power(role).shape]!;
