/** Whose turn it is at a screen that two people share. */

import type { Match } from "$lib/api/types";

/**
 * The role to which the screen passes: null while whoever sits at it must still choose, when the
 * match is over, and while somebody elsewhere chooses.
 */
export function nextRole(match: Match, seated: string | null): string | null {
  if (match.status !== "running") return seated ? null : (match.yours[0] ?? null);
  if (seated && match.deciders.includes(seated)) return null;
  const due = match.yours.find((role) => match.deciders.includes(role));
  if (due) return due;
  return seated ? null : (match.yours[0] ?? null);
}
