/** What the prompt offers beside the panels. */

import type { Choice, Limits, View } from "$lib/api/types";

const FEW = 4;

/** The choices that want a button beside the prompt. */
export function buttons(choices: Choice[], view: View, limits: Limits | null): Choice[] {
  void [view, limits];
  return choices.length <= FEW ? choices : choices.filter((choice) => !choice.action.includes(" "));
}

/** A choice in words that fit the moment; null when its own will do. */
export function wording(action: string, view: View): string | null {
  void [action, view];
  return null;
}
