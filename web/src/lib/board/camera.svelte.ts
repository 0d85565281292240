/** The viewport of the map: position and zoom. */

import type { Point, Rect } from "./geometry";

const MOST = 2.6;
/** The scale at which a block can be read and aimed at. */
const EASY = 0.62;
/** On a phone a little less: half of the board's width should be seen. */
const EASY_ON_PHONE = 0.5;
/** A window up to this width has no room beside the board. */
export const NARROW = 700;
/** A board this much smaller than it is read is brought nearer again. */
const FAR = 0.75;
const MARGIN = 60;
/** How far the board can be pushed beyond the window's edge: from under a tray or the hand. */
const BEYOND = 0.35;

/** What panels take of the window at its sides. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** The smallest scale at which the board still serves when a panel takes a side of the window. */
const SMALLEST = 0.3;

/** What the camera looks at. */
export interface CameraSubject {
  /** Its size, in its own units. */
  readonly size: Point;
  /** Whether it is made to be seen as a whole in the window. */
  readonly fits: boolean;
  /** Where to look at first, and from how far; null for the usual. */
  readonly start?: { middle: Point; k: number } | null;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(EASY);
  width = $state(0);
  height = $state(0);
  still = $state(false);
  /** On its way to another place. */
  moving = $state(false);
  /** The scale that is read with: the usual one, or the one the player has chosen. */
  #reading = EASY;
  #frame = 0;
  /** What a panel takes that has docked at a side, and what lies over the board in any case. */
  #docked = $state.raw<Insets>(NO_INSETS);
  #reserved = $state.raw<Insets>(NO_INSETS);
  /** Whether the player has left the board where it stood at first. */
  #untouched = false;

  constructor(private readonly subject: CameraSubject) {}

  /** The part of the window that is not left to the board. */
  get insets(): Insets {
    const [docked, reserved] = [this.#docked, this.#reserved];
    return {
      top: Math.max(docked.top, reserved.top),
      right: Math.max(docked.right, reserved.right),
      bottom: Math.max(docked.bottom, reserved.bottom),
      left: Math.max(docked.left, reserved.left),
    };
  }

  /** The size of what is looked at. */
  get size(): Point {
    return this.subject.size;
  }

  /** The smallest useful scale: the whole board. */
  get least(): number {
    const { left, right, top, bottom } = this.insets;
    const [width, height] = this.subject.size;
    const room = [this.width - left - right, this.height - top - bottom];
    return Math.max(0.1, Math.min(room[0]! / width, room[1]! / height)) || 0.1;
  }

  /** Nothing of the map lies under a panel that has taken a side of the window. */
  get clip(): string | null {
    const { top, right, bottom, left } = this.#docked;
    return this.#docked === NO_INSETS ? null : `inset(${top}px ${right}px ${bottom}px ${left}px)`;
  }

  /** Whether the whole of the board is seen. */
  get fitted(): boolean {
    return this.k <= this.least * 1.001;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`;
  }

  resize(width: number, height: number): void {
    // Browsers tell a size again, and would end a movement that has just begun.
    if (width === this.width && height === this.height) return;
    const first = !this.width || (this.subject.fits && this.fitted);
    const middle = this.toBoard([this.width / 2, this.height / 2]);
    this.width = width;
    this.height = height;
    if (first || (this.#untouched && this.subject.start)) this.home();
    else this.#look(middle, this.k);
  }

  /** The whole of the wide board; of the tall one as much as can be read: its width, the coast on a phone. */
  home(): void {
    this.#stop();
    const { start } = this.subject;
    this.#untouched = true;
    if (start) {
      this.#reading = start.k;
      return this.#look(this.#aside(start), start.k);
    }
    const [width, height] = this.subject.size;
    const readable = Math.max(EASY_ON_PHONE, Math.min(this.width / width, EASY + 0.1));
    const k = this.subject.fits ? this.least : Math.max(this.least, readable);
    const half = this.height / k / 2;
    this.#reading = k;
    this.#look([width * 0.49, Math.min(height * 0.58, height - half)], k);
  }

  whole(): void {
    this.#reading = this.least;
    this.glide([this.subject.size[0] / 2, this.subject.size[1] / 2], this.least);
  }

  /** Keep the board out of what a panel takes of the window, or give it all of it again. */
  inset(insets: Insets): void {
    if (insets === this.#docked) return;
    const fitted = this.fitted;
    this.#docked = insets;
    if (fitted) this.whole();
    else this.#keepInside();
  }

  /** What lies over the board, whatever else does; a board that was not touched moves out of its way. */
  reserve(insets: Insets): void {
    const fitted = this.fitted;
    this.#reserved = insets;
    if (!this.width) return;
    const { start } = this.subject;
    if (this.#untouched && start) {
      this.#reading = start.k;
      this.glide(this.#aside(start), start.k);
      this.#untouched = true;
    } else if (fitted) this.whole();
    else this.#keepInside();
  }

  /** The point that is in the middle of the window when another is in that of the part left over. */
  #aside({ middle: [x, y], k }: { middle: Point; k: number }): Point {
    const { top, right, bottom, left } = this.insets;
    return [x + (right - left) / 2 / k, y + (bottom - top) / 2 / k];
  }

  toBoard([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  toScreen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  rectOnScreen({ x, y, w, h }: Rect): Rect {
    return { x: x * this.k + this.x, y: y * this.k + this.y, w: w * this.k, h: h * this.k };
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.#untouched = false;
    this.x += dx;
    this.y += dy;
    this.#keepInside();
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    this.#stop();
    this.#untouched = false;
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
  show(points: Point[], covered: Insets = NO_INSETS): void {
    this.#bring(points, covered, false);
  }

  /** Bring all of the points into sight, not only half of them; false if they would be too small. */
  showAll(points: Point[], covered: Insets): boolean {
    return this.#bring(points, covered, true);
  }

  #bring(points: Point[], covered: Insets, all: boolean): boolean {
    if (!points.length || !this.width) return true;
    const seen = (point: Point) => {
      const [x, y] = this.toScreen(point);
      return (
        x > covered.left + MARGIN / 2 &&
        y > covered.top + MARGIN / 2 &&
        x < this.width - covered.right - MARGIN / 2 &&
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
    const width = this.width - covered.left - covered.right;
    const fitting = Math.min(
      width / (right - left + 2 * MARGIN),
      room / (bottom - top + 2 * MARGIN),
    );
    const k = Math.min(this.#reading, fitting);
    if (known === points.length && this.k >= k * FAR) return true;
    if (all && fitting < SMALLEST) return false;
    // Half of them in sight is enough: a board that jumps about is worse than one that is dragged.
    const enough = fitting < this.k && this.k <= this.#reading && known * 2 >= points.length;
    if (!all && enough) return true;
    const aside = (covered.right - covered.left) / 2 / k;
    const lift = (covered.bottom - covered.top) / 2 / k;
    this.glide([(left + right) / 2 + aside, (top + bottom) / 2 + lift], k);
    return true;
  }

  /** Move smoothly so that a point of the board is in the middle. */
  glide(middle: Point, k: number): void {
    this.#stop();
    this.#untouched = false;
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
      else this.moving = false;
    };
    this.moving = true;
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.moving = false;
  }

  #look([x, y]: Point, k: number): void {
    this.k = Math.min(MOST, Math.max(this.least, k));
    this.x = this.width / 2 - x * this.k;
    this.y = this.height / 2 - y * this.k;
    this.#keepInside();
  }

  /** The board does not leave the window; a board smaller than the window stands in its middle. */
  #keepInside(): void {
    const { left, right, top, bottom } = this.insets;
    const [width, height] = this.subject.size;
    this.x = left + bounded(this.x - left, this.width - left - right, width * this.k);
    this.y = top + bounded(this.y - top, this.height - top - bottom, height * this.k);
  }
}

function bounded(offset: number, window: number, board: number): number {
  // What rounding leaves over is no reason to be pushed about.
  if (board <= window + 0.5) return (window - board) / 2;
  const beyond = window * BEYOND;
  return Math.min(beyond, Math.max(window - board - beyond, offset));
}
