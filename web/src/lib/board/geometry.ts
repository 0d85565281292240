/** Points and rectangles of a board, in its own units or in pixels of the window. */

export type Point = [number, number];

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
