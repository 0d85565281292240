/** Dragging a piece with the pointer and dropping it somewhere on the board. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

const SLACK = 6;

interface Course {
  move: (at: Point) => void;
  /** Where it was let go; null when it was not. */
  end: (at: Point | null) => void;
}

export function startPieceDrag(
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
  function stop(where: Point | null): void {
    over.abort();
    if (begun) course.end(where);
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    stop(event.type === "pointerup" ? at(event) : null);
  }
  /** A second finger: the board is to be zoomed, not a piece to be drawn. */
  function pinched(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) stop(null);
  }
  const over = new AbortController();
  addEventListener("pointermove", move, over);
  addEventListener("pointerup", up, over);
  addEventListener("pointercancel", up, over);
  addEventListener("pointerdown", pinched, over);
}
