/** The town that a block is let go on. */

import { layout, type Point } from "./boardData";

const REACH = 60;

export function nearest([x, y]: Point): string | null {
  let best: string | null = null;
  let least = REACH;
  for (const [id, town] of Object.entries(layout.towns)) {
    const away = Math.hypot(town.x - x, town.y - y) - town.r;
    if (away < least) [best, least] = [id, away];
  }
  return best;
}
