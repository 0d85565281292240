/** Dragging a block with the pointer and dropping it on a town. */

import { layout, type Point } from "./boardData";
import type { Camera } from "./camera.svelte";

const SLACK = 6;
const REACH = 60;

interface Course {
  move: (at: Point) => void;
  end: (town: string | null) => void;
}

export function startBlockDrag(
  start: PointerEvent,
  svg: SVGSVGElement,
  camera: Camera,
  course: Course,
): void {
  if (start.button) return;
  let begun = false;
  const at = (event: PointerEvent): Point => {
    const box = svg.getBoundingClientRect();
    return camera.toBoard([event.clientX - box.left, event.clientY - box.top]);
  };
  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    begun ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
    if (begun) course.move(at(event));
  }
  function stop(town: string | null): void {
    over.abort();
    if (begun) course.end(town);
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    stop(event.type === "pointerup" ? nearest(at(event)) : null);
  }
  /** A second finger: the board is to be zoomed, not a block to be drawn. */
  function pinched(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) stop(null);
  }
  const over = new AbortController();
  addEventListener("pointermove", move, over);
  addEventListener("pointerup", up, over);
  addEventListener("pointercancel", up, over);
  addEventListener("pointerdown", pinched, over);
}

/** The town that a block is let go on. */
export function nearest([x, y]: Point): string | null {
  let best: string | null = null;
  let least = REACH;
  for (const [id, town] of Object.entries(layout.towns)) {
    const away = Math.hypot(town.x - x, town.y - y) - town.r;
    if (away < least) [best, least] = [id, away];
  }
  return best;
}
