/** How much time a role has left, as it is shown. */

import type { Clock } from "$lib/api/types";

const LOW = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** `since`: the seconds that have passed since the server told the clock. */
export function timeLeft(
  clock: Clock,
  role: string,
  since: number,
): { text: string; low: boolean } | null {
  const told = clock.left[role];
  if (clock.kind === "none" || told === undefined) return null;
  const left = Math.max(0, told - (clock.running.includes(role) ? since : 0));
  return { text: shown(left), low: left < LOW };
}

const HURRY = 20;

/** Whether a role has so little time left that nothing may come between it and its move. */
export function isHurried(clock: Clock, role: string): boolean {
  const left = clock.left[role];
  return clock.kind !== "none" && left !== undefined && left < HURRY;
}

function shown(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / 60)} h`;
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}
