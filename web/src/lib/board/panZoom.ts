/** Panning and zooming by drag, wheel and pinch; a short touch stays a click. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

const SLACK = 6;

export function panZoom(node: SVGSVGElement, camera: Camera): { destroy: () => void } {
  const fingers = new Map<number, Point>();
  /** The finger that draws a block; a second one makes a pinch of it. */
  let carrying: number | null = null;
  let moved = 0;
  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a![0] - b![0], a![1] - b![1]);
  };

  function down(event: PointerEvent): void {
    if (event.button) return;
    if (!fingers.size) moved = 0;
    fingers.set(event.pointerId, at(event));
    const draws = fingers.size === 1 && (event.target as Element).closest("[data-drag]");
    carrying = draws ? event.pointerId : null;
  }
  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (event.pointerId === carrying) return void fingers.set(carrying, now);
    const reach = fingers.size === 2 ? spread() : 0;
    moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (moved < SLACK) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    const share = fingers.size;
    camera.pan((now[0] - before[0]) / share, (now[1] - before[1]) / share);
    if (reach) {
      const [a, b] = [...fingers.values()];
      camera.zoom(spread() / reach, [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2]);
    }
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (event.pointerId === carrying) carrying = null;
  }
  /** What ends a drag is no click on what lies below. */
  function click(event: MouseEvent): void {
    if (moved >= SLACK) event.stopPropagation();
    moved = 0;
  }
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const step = event.deltaMode ? event.deltaY * 16 : event.deltaY;
    camera.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    },
  };
}
