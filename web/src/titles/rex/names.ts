/** Names of the things on the board, in the language of the page. */

import { nameOf } from "$lib/locale/translator.svelte";
import { layout } from "./boardData";

export const townName = (town: string): string =>
  nameOf("rex", layout.towns[town] ? `town.${town}` : `place.${town}`);
export const blockName = (block: string): string => nameOf("rex", `block.${block}`);
export const roleName = (role: string): string => nameOf("rex", `role.${role}`);
export const cardName = (card: string): string => nameOf("rex", `card.${card}`);
export const phaseName = (phase: string): string => nameOf("rex", `phase.${phase}`);

/** A town's name in the lines of its label: long names of two words and more are broken once. */
export const labelLines = (town: string): string[] => nameLines(townName(town));

/** A name in lines: long ones of two words and more are broken once. */
export function nameLines(name: string): string[] {
  if (name.length < 13) return [name];
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map((space) => space.index);
  const best = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
