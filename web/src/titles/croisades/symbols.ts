/** Paths of the small drawings: strongholds, anchor, ships. */

import type { Kind } from "./boardData";

export const MARKS: { [kind in Kind]: string } = {
  border_castle:
    "M-5,7.5V-2.5H-6.5V-8H-3.8V-6H-1.4V-8H1.4V-6H3.8V-8H6.5V-2.5H5V7.5H1.8V4a1.8,1.8 0 0 0 -3.6,0V7.5z",
  baronial_castle:
    "M-8.4,7V-4.4H-6.7V-3H-5.3V-4.4H-3.7V-1.3H-3V-8.4H-1.2V-6.9H1.2V-8.4H3V-1.3H3.7V-4.4H5.3V-3H6.7V-4.4H8.4V7H1.9V4a1.9,1.9 0 0 0 -3.8,0V7z",
  medium_town:
    "M-11,8.5V0.5L-7.6,-3 -4.2,0.5V-2.5A4.4,4.6 0 0 1 -0.6,-7V-10.5H0.6V-7A4.4,4.6 0 0 1 4.2,-2.5V0.5L7.6,-3 11,0.5V8.5H2.2V5a2.2,2.2 0 0 0 -4.4,0V8.5zM-8.6,2.6v2.4h2v-2.4zM6.6,2.6v2.4h2v-2.4z",
  important_town:
    "M-15,10.5V-4H-13V-2.4H-11.6V-4H-9.4V1H-7.2V-2A7.2,7.6 0 0 1 -0.7,-9.4V-13H0.7V-9.4A7.2,7.6 0 0 1 7.2,-2V1H9.4V-4H11.6V-2.4H13V-4H15V10.5H3V6a3,3 0 0 0 -6,0V10.5zM-12.8,2.4v3h1.9v-3zM10.9,2.4v3h1.9v-3z",
};

export const ANCHOR =
  "M-.9,-3.2V4.6C-3,4.2 -4.4,3 -5,1.2l1,.3 .4,-2 -2.9,-.4C-6.7,3.8 -4,6.8 0,7.2 4,6.8 6.7,3.8 6.5,-.9l-2.9,.4 .4,2 1,-.3C4.4,3 3,4.2 .9,4.6V-3.2H3V-4.8H1.1A2,2 0 1 0 -1.1,-4.8H-3V-3.2z";
export const CARAVAN =
  "M-3.4,2.6v-2.2c.4,-2.4 2,-2.4 2.4,-.6 .6,-2 2.2,-2 2.6,0 .4,.8 1,.4 1.4,-1.4l.8,.3c0,1.8 -.8,2.4 -1.4,2.4v1.5h-.7v-1.4h-3.6v1.4z";

/** A transport is round and sails, a warship is long and rows. */
export const HULL = {
  transport: "M-15,5C-13,14 13,14 15,5L11,7H-11z",
  war: "M-20,6L-14,5H13C15,5 17,3 18,-1 20,3 18,13 11,13.5H-11C-15,13.5 -17,10 -20,6z",
};
export const SAIL = {
  transport: "M-10,-15H10C13,-8 13,-1 9,4H-9C-13,-1 -13,-8 -10,-15z",
  war: "M-8,-14H9C12,-8 12,-2 8,3H-9C-12,-2 -12,-8 -8,-14z",
};
export const OARS = "M-12,13l-3,5M-6,14l-2,5M0,14l-1,5M6,14l0,5";

/** The rays of an important town. */
export const SUN = `M${Array.from({ length: 48 }, (_, n) => {
  const r = 21 + (n % 2 ? 3.2 : 8);
  const angle = (Math.PI * n) / 24;
  return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`;
}).join("L")}z`;
