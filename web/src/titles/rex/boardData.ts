/** Static data of the board: towns, roads, blocks, and the map's coordinates. */

import blocksCsv from "../../../../src/levant/rex/data/blocks.csv?raw";
import roadsCsv from "../../../../src/levant/rex/data/roads.csv?raw";
import townsCsv from "../../../../src/levant/rex/data/towns.csv?raw";
import layoutJson from "../../../../src/levant/rex/data/layout.json";
import armsCsv from "./data/arms.csv?raw";
import { rows } from "./csv";

export type Role = "frank" | "saracen";
export type Point = [number, number];

export interface TownFacts {
  id: string;
  realm: string;
  port: "" | "port" | "fortified";
  victory: boolean;
}

export interface BlockFacts {
  id: string;
  role: Role;
  kind: string;
  steps: number;
  letter: string;
  firepower: number;
  move: number;
  arms: string;
}

export interface TownLayout {
  x: number;
  y: number;
  r: number;
  label: { dx: number; dy: number; anchor: string; size: number; lines: string[] };
  blocks: { dx: number; dy: number; w: number; h: number; columns: number; slots: Point[] };
  castle: { size: number; slots: Point[] } | null;
  badge: Point | null;
  anchor: Point | null;
}

export interface RoadLayout {
  a: string;
  b: string;
  kind: "major" | "minor";
  path: string;
  mid: [number, number, number];
  note?: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  label: [number, number, string];
  slots: Point[];
}

interface Layout {
  size: Point;
  block: number;
  towns: { [id: string]: TownLayout };
  roads: RoadLayout[];
  staging: { [id: string]: Box };
  pools: { [id: string]: Box };
  track: {
    x: number;
    y: number;
    w: number;
    h: number;
    rowlabel: number;
    turns: number[];
    years: { year: number; y: number }[];
  };
  names: {
    key: string;
    kind: string;
    x: number;
    y: number;
    size: number;
    spacing?: number;
    rotate?: number;
  }[];
  compass: [number, number, number];
  land: string[];
  lakes: { name: string; path: string }[];
  rivers: { name: string; path: string }[];
  realms: { [id: string]: string[] };
  relief: [number, number, number][];
}

export const layout = layoutJson as unknown as Layout;
export const BLOCK_SIZE = layout.block;

export const towns: { [id: string]: TownFacts } = Object.fromEntries(
  rows(townsCsv).map((row) => [
    row["id"]!,
    {
      id: row["id"]!,
      realm: row["realm"]!,
      port: row["port"] as TownFacts["port"],
      victory: row["victory"] === "yes",
    },
  ]),
);

const arms = new Map(rows(armsCsv).map((row) => [row["block"]!, row["svg"]!]));

export const blocks: { [id: string]: BlockFacts } = Object.fromEntries(
  rows(blocksCsv).map((row) => [
    row["id"]!,
    {
      id: row["id"]!,
      role: row["side"] as Role,
      kind: row["kind"]!,
      steps: Number(row["steps"]),
      letter: row["initiative"]!,
      firepower: Number(row["firepower"]),
      move: Number(row["move"]),
      arms: arms.get(row["id"]!) ?? row["id"]!,
    },
  ]),
);
// The first editions have a fourth company of Pilgrims, as strong as the Sicilians.
blocks["pilgrim_4"] = { ...blocks["pilgrim_sicily"]!, id: "pilgrim_4", arms: "pilgrim_brittany" };

export const roadKinds: { [id: string]: "major" | "minor" } = Object.fromEntries(
  rows(roadsCsv).map((row) => [roadKey(row["a"]!, row["b"]!), row["kind"] as "major" | "minor"]),
);

const roadByEnds = new Map(layout.roads.map((road) => [roadKey(road.a, road.b), road]));

/** One name for a road, whichever end it is told from. */
export function roadKey(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

export function roadBetween(a: string, b: string): RoadLayout | undefined {
  return roadByEnds.get(roadKey(a, b));
}

/** Where a place is on the board: a town, a staging area, or the open sea. */
export function placeAt(place: string): Point | null {
  const town = layout.towns[place];
  if (town) return [town.x, town.y];
  const box = layout.staging[place];
  if (box) return [box.x + box.w / 2, box.y + box.h / 2];
  return place === "sea" ? [330, 900] : null;
}
