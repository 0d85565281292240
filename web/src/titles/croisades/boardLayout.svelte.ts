/**
 * The two layouts of the board: wide, north to the right, for windows that are wider than tall; and
 * north up. `layout` is the one that is shown, and `at` brings points of the wide board into it.
 */

import type { Point } from "$lib/board/geometry";
import { boardSettings } from "$lib/boardSettings.svelte";
import { centre, hexByNumber, numberOf, spell, strongholds } from "./boardData";
import northJson from "./data/north.json";
import wideJson from "./data/wide.json";
import { HIGH_SEAS } from "./view";

export type Band = "far" | "mid" | "near";
/** Where a label begins, 0 its start, 1 its middle, 2 its end; its size and how many lines it has. */
export type Label = [x: number, y: number, anchor: number, size: number, lines: number];

export interface BoardLayout {
  size: Point;
  polygon: Point[];
  labels: { [band in Band]: { [place: string]: Label } };
  /** How long names are broken. */
  lines: { [place: string]: string[] };
  names: [string, string, number, number, number, number, string][];
  /** Offsets of owner's flag, anchor, income, caravan sign. */
  marks: { [place: string]: [Point, Point | null, Point | null, Point | null] };
  /** Offsets of where groups of the place stand, and besiegers. */
  stacks: { [place: string]: [Point, Point] };
  high_seas: { x: number; y: number; w: number; h: number; slots: Point[] };
  entries: [string, [number, number, number], [number, number, string]][];
  compass: { x: number; y: number; r: number; turn: number };
  scale: { x: number; y: number };
}

const WIDE = wideJson as unknown as BoardLayout;
const NORTH = northJson as unknown as BoardLayout;
/** A board area wider than this times its height has room for the wide layout. */
const WIDER = 1.05;
const LEAST_WIDTH = 700;

let shown = $state.raw<BoardLayout>(WIDE);

/** The layout that is shown: whatever reads it follows a change. */
export const layout: BoardLayout = new Proxy(WIDE, {
  get: (_, key) => shown[key as keyof BoardLayout],
});

export const isWide = (): boolean => shown === WIDE;

/** Whether a board area of this size has room for the wide layout. */
export const wideFits = (width: number, height: number): boolean =>
  width >= LEAST_WIDTH && width > WIDER * height;

/** Show the layout that suits a board area, unless the player keeps north on top. */
export function chooseLayout(width: number, height: number): void {
  shown = !boardSettings.tall && wideFits(width, height) ? WIDE : NORTH;
}

/** A point of the wide board, in the layout that is shown. */
export const turned = ([x, y]: Point): Point => (isWide() ? [x, y] : [y, WIDE.size[0] - x]);

/** What brings paths of the wide board into the layout that is shown. */
export const turn = (): string | null =>
  isWide() ? null : `translate(0 ${WIDE.size[0]}) rotate(-90)`;

/** The middle of a hex. */
export const at = (place: string): Point => turned(centre(numberOf(place)));

/** The middle of the sea box of a port, or of the high seas. */
export function boxAt(port: string): Point {
  if (port === HIGH_SEAS) return [layout.high_seas.x, layout.high_seas.y];
  const box = strongholds[port]?.box;
  return box ? turned(centre(box)) : at(port);
}

/** The land hex that a point lies in, as views call it; null at sea and beyond. */
export function hexAt([x, y]: Point): string | null {
  const [wx, wy] = isWide() ? [x, y] : [WIDE.size[0] - y, x];
  let best: string | null = null;
  let least = RADIUS;
  const column = Math.round((wx - 88) / 52) + 1;
  for (const c of [column - 1, column, column + 1]) {
    const row = Math.round(30 - (wy - 75 - (c % 2 ? 0 : 30)) / 60);
    const number = String(c).padStart(2, "0") + String(row).padStart(2, "0");
    const hex = hexByNumber.get(number);
    if (!hex) continue;
    const [hx, hy] = centre(number);
    const away = Math.hypot(hx - wx, hy - wy);
    if (away < least) [best, least] = [spell(hex), away];
  }
  return best;
}

const RADIUS = 34.7;
const CUT = 0.98;
/** A hex around a point, a little smaller than it is. */
export const hexPath = ([x, y]: Point, scale = CUT): string =>
  `M${layout.polygon.map(([dx, dy]) => `${r(x + dx * scale)},${r(y + dy * scale)}`).join("L")}Z`;
const r = (value: number): number => Math.round(value * 10) / 10;

/** From which scale on things are drawn so. */
export const MID = 0.38;
export const NEAR = 0.8;
export const CLOSE = 1.6;

export const bandOf = (k: number): Band => (k < MID ? "far" : k < NEAR ? "mid" : "near");
