/** Settings in localStorage, for visitors without an account. */

import type { Settings } from "./api/types";

const KEPT = "levant.settings";
const NAMES = [
  "theme",
  "motion",
  "sound",
  "auto_forced",
  "auto_roll",
  "confirm_cards",
  "coach",
  "language",
] as const;
export type LocalSettings = Partial<Pick<Settings, (typeof NAMES)[number]>>;

export function readLocalSettings(): LocalSettings {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as LocalSettings;
  } catch {
    return {};
  }
}

export function writeLocalSettings(wanted: Partial<Settings>): void {
  const chosen = Object.entries(wanted).filter(([name]) =>
    (NAMES as readonly string[]).includes(name),
  );
  localStorage.setItem(
    KEPT,
    JSON.stringify({ ...readLocalSettings(), ...Object.fromEntries(chosen) }),
  );
}
