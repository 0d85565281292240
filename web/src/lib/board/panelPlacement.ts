/** Where a panel can lie on the board without covering what the player looks for. */

import type { Point, Rect } from "./geometry";

const STEP = 12;

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

/** How many of the targets a panel would cover. */
export const covers = (panel: Rect, targets: Rect[]): number =>
  targets.filter((target) => !apart(panel, target)).length;

/**
 * The place inside an area that covers the fewest targets; of equal ones the first of those
 * preferred, then the nearest to it.
 */
export function freePlace(
  [w, h]: Point,
  area: Rect,
  targets: Rect[],
  preferred: Point[],
): { at: Point; covered: number } {
  const inside = ([x, y]: Point): Point => [
    Math.max(area.x, Math.min(x, area.x + area.w - w)),
    Math.max(area.y, Math.min(y, area.y + area.h - h)),
  ];
  const covered = ([x, y]: Point) => covers({ x, y, w, h }, targets);
  const first = preferred.map(inside).map((at) => ({ at, covered: covered(at) }));
  const free = first.find((one) => !one.covered);
  if (free) return free;
  const [x0, y0] = first[0]!.at;
  let best = first[0]!;
  let away = 0;
  for (let x = area.x; x <= area.x + area.w - w; x += STEP)
    for (let y = area.y; y <= area.y + area.h - h; y += STEP) {
      const number = covered([x, y]);
      const distance = Math.hypot(x - x0, y - y0);
      if (number < best.covered || (number === best.covered && distance < away))
        [best, away] = [{ at: [x, y], covered: number }, distance];
    }
  return best;
}
