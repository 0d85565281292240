/** The positions of blocks on the map: in the castle of their town, or in rows beside it. */

import { groupBy } from "$lib/groupBy";
import { BLOCK_SIZE, layout, type Point, type TownLayout } from "./boardData";
import { heads, type Piece, type RexView } from "./view";

export interface Tile {
  /** The same block keeps its key from view to view, so that it glides. */
  key: string;
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** Written on the last block of a stack that has more than are drawn. */
  more: number;
}

const GAP = 2;
const MOST_BACKS = 4;

/** How many blocks of a piece are drawn; the rest is a number. */
function drawn(piece: Piece): number {
  return Math.min(heads(piece), MOST_BACKS);
}

function keyOf(piece: Piece, n: number): string {
  if (piece.block) return piece.block;
  if (piece.token !== undefined) return `token-${piece.token}`;
  return `${piece.role}-${piece.town}-${piece.castle ? "castle" : "field"}-${piece.arrives ?? 0}-${n}`;
}

/** Where a row of blocks begins: at the end of its box that is nearer to the town. */
function start(offset: number, length: number, used: number): number {
  if (offset >= 0) return offset;
  return offset + length <= 0 ? offset + length - used : offset + (length - used) / 2;
}

/** The centres of the grid of a box that holds so many blocks, as large as they can be, nearest to the town first. */
export function grid(box: TownLayout["blocks"], count: number): { size: number; cells: Point[] } {
  let size = BLOCK_SIZE;
  const fit = (length: number) => Math.max(1, Math.floor((length + GAP) / (size + GAP)));
  while (size > 12 && fit(box.w) * fit(box.h) < count) size -= 1;
  const columns = fit(box.w);
  const lines = fit(box.h);
  const left = start(box.dx, box.w, columns * (size + GAP) - GAP);
  const top = start(box.dy, box.h, lines * (size + GAP) - GAP);
  const cells: Point[] = [];
  for (let line = 0; line < lines; line++)
    for (let column = 0; column < columns; column++)
      cells.push([left + column * (size + GAP) + size / 2, top + line * (size + GAP) + size / 2]);
  cells.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  return { size, cells };
}

function fieldTiles(town: TownLayout, pieces: Piece[]): Tile[] {
  const count = pieces.reduce((sum, piece) => sum + drawn(piece), 0);
  if (!count) return [];
  const slots = town.blocks.slots;
  const { size, cells } =
    count <= slots.length ? { size: BLOCK_SIZE, cells: slots } : grid(town.blocks, count);
  const contested = new Set(pieces.map((piece) => piece.role)).size > 1;
  return tiles(town, pieces, contested ? facing(town, cells.slice(0, count)) : cells, size);
}

/** Two sides in one field stand on two sides of it. */
function facing(town: TownLayout, cells: Point[]): Point[] {
  const along = town.blocks.w >= town.blocks.h ? 0 : 1;
  return [...cells].sort((a, b) => a[along] - b[along] || a[1 - along]! - b[1 - along]!);
}

function castleTiles(town: TownLayout, pieces: Piece[]): Tile[] {
  if (!town.castle) return [];
  return tiles(town, pieces, town.castle.slots, town.castle.size);
}

function tiles(town: TownLayout, pieces: Piece[], cells: Point[], size: number): Tile[] {
  const placed: Tile[] = [];
  for (const piece of pieces) {
    const count = drawn(piece);
    for (let n = 0; n < count; n++) {
      const [dx, dy] = cells[Math.min(placed.length, cells.length - 1)]!;
      const more = n === count - 1 && heads(piece) > count ? heads(piece) : 0;
      placed.push({ key: keyOf(piece, n), piece, x: town.x + dx, y: town.y + dy, size, more });
    }
  }
  return placed;
}

/** The tiles of all towns; Franks before Saracens where both stand in a field. */
export function layOutBlocks(view: RexView): Tile[] {
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
