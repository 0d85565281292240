/** What the player looks for on the map, as rectangles of the board. */

import type { Tile } from "./blockLayout";
import { layout, type Rect } from "./boardData";
import { NARROW, type Camera } from "$lib/board/camera.svelte";

/** The rim of light around a town that can be chosen. */
const HALO = 15;

/** A town, or the area off the map that has this name. */
export function placeRect(place: string): Rect | null {
  const town = layout.towns[place];
  if (!town) return layout.staging[place] ?? null;
  const reach = town.r + HALO;
  return { x: town.x - reach, y: town.y - reach, w: 2 * reach, h: 2 * reach };
}

export function tileRect({ x, y, size }: Tile): Rect {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

/** What the buttons and the minimap take of the window: a corner of a narrow one, else its right edge. */
export function buttonsRect({ width, height }: Camera): Rect {
  if (width <= NARROW) return { x: 0, y: 0, w: 68, h: 150 };
  return { x: width - 56, y: 0, w: 56, h: height };
}
