/** What this browser remembers for somebody without an account. */

import type { Settings } from "./api/types";

const KEPT = "levant.settings";
const NAMES = ["theme", "motion", "sound", "auto_forced", "auto_roll", "language"] as const;
export type Kept = Partial<Pick<Settings, (typeof NAMES)[number]>>;

export function keptSettings(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepSettings(wanted: Partial<Settings>): void {
  const chosen = Object.entries(wanted).filter(([name]) =>
    (NAMES as readonly string[]).includes(name),
  );
  localStorage.setItem(KEPT, JSON.stringify({ ...keptSettings(), ...Object.fromEntries(chosen) }));
}
