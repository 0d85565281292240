/** Light, dark, or as the system likes it; remembered so that the next visit does not flash. */

import type { ThemeChoice } from "./api/types";

const KEPT = "levant.theme";

export function applyTheme(theme: ThemeChoice): void {
  localStorage.setItem(KEPT, theme);
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function keptTheme(): ThemeChoice {
  const kept = localStorage.getItem(KEPT);
  return kept === "light" || kept === "dark" ? kept : "auto";
}
