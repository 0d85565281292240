/** The tables and pictures that a title adds to its rules. */

import type { Component } from "svelte";
import type { Rulebook } from "$lib/api/types";

export interface FigureProps {
  section: string;
  book: Rulebook;
  link: (section: string) => string;
}

const found = import.meta.glob<{ default: Component<FigureProps> }>(
  "../../titles/*/RuleFigure.svelte",
);

/** What shows beside a section of a title's rules; null for a title that shows nothing. */
export async function loadRuleFigure(title: string): Promise<Component<FigureProps> | null> {
  const load = found[`../../titles/${title}/RuleFigure.svelte`];
  return load ? (await load()).default : null;
}
