/**
 * The two layouts of the board: the tall one with north on top, and the wide one with east on top
 * for windows that are wider than tall. `layout` is the one that is shown.
 */

import type { Point, Rect } from "$lib/board/geometry";
import { boardSettings } from "$lib/boardSettings.svelte";
import tallJson from "../../../../src/levant/rex/data/layout.json";

export type { Point, Rect };

/** Overlapping places for more blocks than there are slots. */
export interface Fan {
  /** The centre of the first. */
  x: number;
  y: number;
  /** The way it grows. */
  sx: number;
  sy: number;
  rows: number;
}

export interface TownLayout {
  x: number;
  y: number;
  r: number;
  label: { dx: number; dy: number; anchor: string; size: number; lines: string[] };
  blocks: {
    dx: number;
    dy: number;
    w: number;
    h: number;
    columns: number;
    slots: Point[];
    fan?: Fan;
    /** The nearest point of the field, where it does not touch its town. */
    tie?: Point | null;
  };
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

export interface Box extends Rect {
  label: [number, number, string];
  slots: Point[];
}

export interface Layout {
  size: Point;
  block: number;
  /** How much larger the small numbers are than on the tall board. */
  mark?: number;
  /** Where north is, when not on top. */
  north?: "left";
  towns: { [id: string]: TownLayout };
  roads: RoadLayout[];
  staging: { [id: string]: Box };
  pools: { [id: string]: Box };
  track: Rect & {
    rowlabel: number;
    turns: number[];
    years: { year: number; y: number }[];
    r?: number;
  };
  /** Room for the hand, the cards on the table and the buttons. */
  hand?: Rect;
  played?: Rect;
  controls?: Rect;
  /** Where the open sea is. */
  sea?: Point;
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

/** The layout with north on top. */
export const TALL = tallJson as unknown as Layout;
export const BLOCK_SIZE = TALL.block;
/** A board area wider than this times its height, and this wide, has room for the wide layout. */
const WIDER = 1.05;
const LEAST_WIDTH = 900;
/** How far out from the coast a ship goes. */
const OFFING = 120;

let shown = $state.raw<Layout>(TALL);
const roadByEnds = $derived(new Map(shown.roads.map((road) => [roadKey(road.a, road.b), road])));

/** The layout that is shown: whatever reads it follows a change. */
export const layout: Layout = new Proxy(TALL, {
  get: (_, key) => shown[key as keyof Layout],
});

/** Whether the board is laid out with east on top. */
export const isWide = (): boolean => shown !== TALL;

/** Whether a board area of this size has room for the wide layout. */
export const wideFits = (width: number, height: number): boolean =>
  width >= LEAST_WIDTH && width > WIDER * height;

let asked = 0;

/** Show the layout that suits a board area, unless the player keeps the tall one. */
export async function chooseLayout(width: number, height: number): Promise<void> {
  const number = ++asked;
  const wide = !boardSettings.tall && wideFits(width, height);
  const wanted = wide ? await loadWide() : TALL;
  // Of two that were asked for, the later one is shown.
  if (number === asked) shown = wanted;
}

/** The wide layout, which phones never load; without a network the tall one serves. */
async function loadWide(): Promise<Layout> {
  try {
    return (await import("./data/layout-wide.json")).default as unknown as Layout;
  } catch {
    return TALL;
  }
}

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
  return place === "sea" ? (layout.sea ?? [330, 900]) : null;
}

/** A point out at sea before a coast town. */
export function offShore([x, y]: Point): Point {
  return isWide() ? [x, y + OFFING] : [x - OFFING, y];
}

/** The way over sea: out from the coast and back. */
export function seaWay(a: Point, b: Point): string {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const out: Point = isWide()
    ? [middle[0], Math.max(a[1], b[1]) + OFFING]
    : [Math.min(a[0], b[0]) - OFFING, middle[1]];
  return `M${a[0]},${a[1]} Q${out[0]},${out[1]} ${b[0]},${b[1]}`;
}
