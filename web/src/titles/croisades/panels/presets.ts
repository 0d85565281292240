/** Orders that stand for several decisions, as the server splits them. */

import type { PanelProps } from "./types";

export type Preset = "as_before" | "standard" | "all_done";

/** The actions of a preset; none where it has nothing to say. */
export async function presetActions(
  gestures: PanelProps["gestures"],
  preset: Preset,
): Promise<string[]> {
  return (await gestures?.([preset]))?.[0]?.actions ?? [];
}
