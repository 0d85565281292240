/** What a title brings to the page: its board. Shared parts know nothing else of it. */

import type { Component } from "svelte";
import type { Choice, Event, View } from "./api/types";

export interface BoardProps {
  view: View;
  /** The role that sees this view; null for a spectator. */
  role: string | null;
  /** What may be done now; empty when the board is only looked at. */
  choices: Choice[];
  /** The newest events, for animation and emphasis. */
  events: Event[];
  /** Called with the actions that a click or a drag means. */
  act: (actions: string[]) => void;
}

export interface TitleUi {
  Board: Component<BoardProps>;
}

const found = import.meta.glob<{ ui: TitleUi }>("../titles/*/index.ts");

/** The parts of a title, loaded when a page needs them. */
export async function loadTitle(title: string): Promise<TitleUi> {
  const load = found[`../titles/${title}/index.ts`];
  if (!load) throw new Error(`This page has no board for the title ${title}.`);
  return (await load()).ui;
}
