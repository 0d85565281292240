/** What an open group takes: rows of wares, what was chosen, what it costs, and the actions for it. */

import type { Amount } from "./choices";
import { amounts } from "./choices";
import type { Choice } from "$lib/api/types";
import type { GroupView } from "./types";

/** People and goods of a group, the wounded by themselves. */
export function holdings(group: GroupView): { [ware: string]: number } {
  const found: { [ware: string]: number } = { ...group.men };
  for (const [cls] of group.hurt ?? []) {
    const ware = `wounded_${cls}`;
    found[ware] = (found[ware] ?? 0) + 1;
  }
  return { ...found, ...group.goods };
}

export const people = (group: GroupView): number =>
  Object.values(group.men ?? {}).reduce((sum, n) => sum + n, 0) + (group.hurt?.length ?? 0);

/** What can be taken where the open group takes from now, one row for each ware. */
export const takings = (choices: Choice[]): Amount[] => amounts(choices, "take");

/** What is chosen costs. */
export function total(
  chosen: { [ware: string]: number },
  prices: { [ware: string]: number },
): number {
  return Object.entries(chosen).reduce((sum, [ware, n]) => sum + n * (prices[ware] ?? 0), 0);
}

/** What is chosen of the offered rows, as actions. */
export function takeActions(rows: Amount[], chosen: { [ware: string]: number }): string[] {
  return rows.flatMap((row) => {
    const n = chosen[row.things[0]!] ?? 0;
    return row.counts.includes(n) ? [`${row.head} ${n}`] : [];
  });
}
