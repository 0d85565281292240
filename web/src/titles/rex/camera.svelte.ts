/** The viewport of the map: position and zoom. */

import { layout, type Point } from "./boardData";

const [WIDTH, HEIGHT] = layout.size;
const MOST = 2.6;
/** The scale at which a block can be read and aimed at. */
const EASY = 0.62;
/** On a phone a little less: half of the board's width should be seen. */
const NARROW = 0.5;
/** A board this much smaller than it is read is brought nearer again. */
const FAR = 0.75;
const MARGIN = 60;
/** How far the board can be pushed beyond the window's edge: from under a tray or the hand. */
const BEYOND = 0.35;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(EASY);
  width = $state(0);
  height = $state(0);
  still = $state(false);
  /** The scale that is read with: the usual one, or the one the player has chosen. */
  #reading = EASY;
  #frame = 0;

  /** The smallest useful scale: the whole board. */
  get least(): number {
    return Math.min(this.width / WIDTH, this.height / HEIGHT) || 0.1;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`;
  }

  resize(width: number, height: number): void {
    const first = !this.width;
    const middle = this.toBoard([this.width / 2, this.height / 2]);
    this.width = width;
    this.height = height;
    if (first) this.home();
    else this.#look(middle, this.k);
  }

  /** As much of the board as can be read: its whole width where there is room, the coast on a phone. */
  home(): void {
    const k = Math.max(this.least, NARROW, Math.min(this.width / WIDTH, EASY + 0.1));
    const half = this.height / k / 2;
    this.#reading = k;
    this.#look([WIDTH * 0.49, Math.min(HEIGHT * 0.58, HEIGHT - half)], k);
  }

  whole(): void {
    this.#reading = this.least;
    this.glide([WIDTH / 2, HEIGHT / 2], this.least);
  }

  toBoard([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  toScreen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#frame);
    this.x += dx;
    this.y += dy;
    this.#keepInside();
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    cancelAnimationFrame(this.#frame);
    const k = Math.min(MOST, Math.max(this.least, this.k * factor));
    this.x = at[0] - ((at[0] - this.x) * k) / this.k;
    this.y = at[1] - ((at[1] - this.y) * k) / this.k;
    this.k = this.#reading = k;
    this.#keepInside();
  }

  /** Nothing particular to see: back to the scale that is read with. */
  rest(): void {
    if (this.k < this.#reading * FAR)
      this.glide(this.toBoard([this.width / 2, this.height / 2]), this.#reading);
  }

  /** Bring points into sight, from further away if they need it, and near again if they do not. */
  show(points: Point[], covered: { top: number; bottom: number } = { top: 0, bottom: 0 }): void {
    if (!points.length || !this.width) return;
    const seen = (point: Point) => {
      const [x, y] = this.toScreen(point);
      return (
        x > MARGIN / 2 &&
        y > covered.top + MARGIN / 2 &&
        x < this.width - MARGIN / 2 &&
        y < this.height - covered.bottom - MARGIN / 2
      );
    };
    const known = points.filter(seen).length;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    const room = this.height - covered.top - covered.bottom;
    const fitting = Math.min(
      this.width / (right - left + 2 * MARGIN),
      room / (bottom - top + 2 * MARGIN),
    );
    const k = Math.min(this.#reading, fitting);
    if (known === points.length && this.k >= k * FAR) return;
    // Half of them in sight is enough: a board that jumps about is worse than one that is dragged.
    if (fitting < this.k && this.k <= this.#reading && known * 2 >= points.length) return;
    const lift = (covered.bottom - covered.top) / 2 / k;
    this.glide([(left + right) / 2, (top + bottom) / 2 + lift], k);
  }

  /** Move smoothly so that a point of the board is in the middle. */
  glide(middle: Point, k: number): void {
    cancelAnimationFrame(this.#frame);
    if (this.still) return this.#look(middle, k);
    const from = this.toBoard([this.width / 2, this.height / 2]);
    const k0 = this.k;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / 320);
      const ease = 1 - (1 - part) ** 3;
      this.#look(
        [from[0] + (middle[0] - from[0]) * ease, from[1] + (middle[1] - from[1]) * ease],
        k0 + (k - k0) * ease,
      );
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #look([x, y]: Point, k: number): void {
    this.k = Math.min(MOST, Math.max(this.least, k));
    this.x = this.width / 2 - x * this.k;
    this.y = this.height / 2 - y * this.k;
    this.#keepInside();
  }

  /** The board does not leave the window; a board smaller than the window stands in its middle. */
  #keepInside(): void {
    this.x = bounded(this.x, this.width, WIDTH * this.k);
    this.y = bounded(this.y, this.height, HEIGHT * this.k);
  }
}

function bounded(offset: number, window: number, board: number): number {
  if (board <= window) return (window - board) / 2;
  const beyond = window * BEYOND;
  return Math.min(beyond, Math.max(window - board - beyond, offset));
}
