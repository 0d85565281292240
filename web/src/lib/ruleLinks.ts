/** Numbers and addresses of the sections of the rules. */

import type { RuleSection } from "$lib/api/types";

/** The number of a section; cards and options go by their names alone. */
export function numberOf(section: RuleSection): string {
  return /^\d+(\.\d+)*\b/.exec(section.rules[0] ?? "")?.[0] ?? "";
}

/** What leads to a section by its id. Numbers alone would not: editions give them to other sections. */
export function anchorOf(id: string): string {
  return `section-${id.replace(/[^\w.]+/g, "-").toLowerCase()}`;
}
