/** The colour scheme: light, dark, or that of the system. */

import type { ThemeChoice } from "./api/types";

const KEPT = "levant.theme";

export function applyTheme(theme: ThemeChoice): void {
  // Read by index.html before anything is drawn, so that the next visit does not flash.
  localStorage.setItem(KEPT, theme);
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
