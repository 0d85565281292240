/** The positions of blocks on the map: in the castle of their town, or in slots and fans beside it. */

import { groupBy } from "$lib/groupBy";
import {
  BLOCK_SIZE,
  layout,
  type Fan,
  type Point,
  type Rect,
  type Role,
  type TownLayout,
} from "./boardData";
import { heads, type Piece, type Pieces, type RexView } from "./view";

export interface Tile {
  /** The same block keeps its key from view to view, so that it glides. */
  key: string;
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** Written on the uppermost block of a stack whose blocks overlap: how many they are. */
  more: number;
}

/** From one row of a fan to the next, and between blocks that need not overlap. */
const PITCH = BLOCK_SIZE + 2;
/** The least that is seen of a block in a fan. */
const LEAST_STEP = 7;

function keyOf(piece: Piece, n: number): string {
  if (piece.block) return piece.block;
  if (piece.token !== undefined) return `token-${piece.token}`;
  return `${piece.role}-${piece.town}-${piece.castle ? "castle" : "field"}-${piece.arrives ?? 0}-${n}`;
}

/** The fan of a field that has none of its own: from its first slot's end to the other. */
function fanOf({ fan, slots }: TownLayout["blocks"]): Fan {
  if (fan) return fan;
  const along = (axis: 0 | 1): [number, number] => {
    const places = slots.map((slot) => slot[axis]);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    return places[0]! - least < most - places[0]! ? [least, 1] : [most, -1];
  };
  const [[x, sx], [y, sy]] = [along(0), along(1)];
  return { x, y, sx, sy, rows: new Set(slots.map((slot) => slot[1])).size };
}

/** The centres of blocks that overlap in rows of a fan, from its first row on. */
function fanCells(width: number, fan: Fan, count: number, first: number, rows: number): Point[] {
  const columns = Math.ceil(count / rows);
  const room = (width - BLOCK_SIZE) / Math.max(1, columns - 1);
  const step = Math.max(LEAST_STEP, Math.min(PITCH, room));
  return Array.from({ length: count }, (_, n) => [
    fan.x + fan.sx * (n % columns) * step,
    fan.y + fan.sy * (first + Math.floor(n / columns)) * PITCH,
  ]);
}

/** The places of a field: a slot for each block; a fan where there are more, or two sides. */
export function fieldCells(field: TownLayout["blocks"], counts: number[]): Point[] {
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (counts.length < 2 && count <= field.slots.length) return field.slots.slice(0, count);
  const fan = fanOf(field);
  // Each side has rows of its own, where there are several.
  if (counts.length < 2 || fan.rows < 2) return fanCells(field.w, fan, count, 0, fan.rows);
  const rows = Math.floor(fan.rows / 2);
  return counts.flatMap((one, side) => fanCells(field.w, fan, one, side * rows, rows));
}

function fieldTiles(town: TownLayout, pieces: Piece[]): Tile[] {
  const sides = [...groupBy(pieces, (piece) => piece.role).values()];
  const counts = sides.map((side) => side.reduce((sum, piece) => sum + heads(piece), 0));
  const all = tiles(town, pieces, fieldCells(town.blocks, counts), BLOCK_SIZE);
  const dense = all.some((tile, n) => n > 0 && overlap(tile, all[n - 1]!));
  if (dense) for (const [n, side] of sides.entries()) count(all, side[0]!.role, counts[n]!);
  // The right ones on top: of the others the left edge is seen, with initiative and pips.
  return all.sort((a, b) => a.x - b.x);
}

const overlap = (a: Tile, b: Tile): boolean =>
  Math.abs(a.x - b.x) < BLOCK_SIZE && Math.abs(a.y - b.y) < BLOCK_SIZE;

/** Write the number of a side's blocks on the one that lies on top of them. */
function count(all: Tile[], role: Role, number: number): void {
  const own = all.filter((tile) => tile.piece.role === role);
  const top = own.reduce((best, tile) => (tile.x > best.x ? tile : best), own[0]!);
  if (number > 1) top.more = number;
}

function castleTiles(town: TownLayout, pieces: Piece[]): Tile[] {
  if (!town.castle) return [];
  return tiles(town, pieces, town.castle.slots, town.castle.size);
}

function tiles(town: TownLayout, pieces: Piece[], cells: Point[], size: number): Tile[] {
  const placed: Tile[] = [];
  for (const piece of pieces) {
    for (let n = 0; n < heads(piece); n++) {
      const [dx, dy] = cells[Math.min(placed.length, cells.length - 1)]!;
      placed.push({ key: keyOf(piece, n), piece, x: town.x + dx, y: town.y + dy, size, more: 0 });
    }
  }
  return placed;
}

/** The tiles of all towns; Franks before Saracens where both stand in a field. */
export function layOutBlocks(view: Pieces): Tile[] {
  const byTown = groupBy(view.pieces, (piece) => piece.town);
  const all: Tile[] = [];
  for (const [id, pieces] of byTown) {
    const town = layout.towns[id];
    if (!town) continue;
    const sorted = [...pieces].sort((a, b) => (a.role < b.role ? -1 : a.role > b.role ? 1 : 0));
    all.push(
      ...fieldTiles(
        town,
        sorted.filter((piece) => !piece.castle || !town.castle),
      ),
    );
    all.push(
      ...castleTiles(
        town,
        sorted.filter((piece) => piece.castle),
      ),
    );
  }
  return all;
}

/** The Crusaders that wait in England, France and Germania. */
export function stagingTiles(view: RexView): Tile[] {
  return Object.entries(view.staging).flatMap(([area, waiting]) =>
    waiting.map((block, n): Tile => {
      const [x, y] = layout.staging[area]!.slots[n] ?? layout.staging[area]!.slots[0]!;
      const piece: Piece = { role: "frank", town: area, block, face_up: true };
      return { key: block, piece, x, y, size: BLOCK_SIZE, more: 0 };
    }),
  );
}

/** The tray behind the blocks of a field. */
export interface Tray extends Rect {
  town: string;
}

const RIM = 4;

/** The trays of all fields that hold blocks. */
export function fieldTrays(all: Tile[]): Tray[] {
  const inField = all.filter(({ piece }) => layout.towns[piece.town] && !piece.castle);
  return [...groupBy(inField, ({ piece }) => piece.town)].map(([town, stack]) => {
    const edge = (value: (tile: Tile) => number, most: boolean) =>
      (most ? Math.max : Math.min)(...stack.map(value));
    const reach = BLOCK_SIZE / 2 + RIM;
    const [x, y] = [edge((tile) => tile.x, false) - reach, edge((tile) => tile.y, false) - reach];
    const w = edge((tile) => tile.x, true) + reach - x;
    const h = edge((tile) => tile.y, true) + reach - y;
    return { town, x, y, w, h };
  });
}
