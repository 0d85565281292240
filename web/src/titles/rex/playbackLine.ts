/** What is being played back, in words. */

import { say } from "$lib/locale/translator.svelte";
import { logLines } from "./logLines";
import type { Step } from "./playbackSteps";

export function playbackLine(step: Step | null): string {
  if (!step) return "";
  const [first] = logLines(step.told);
  const count = step.kind === "journey" ? step.journeys.length : 1;
  const text = `${say("rex", first!.event.say)} ${first!.after}`.trimEnd();
  return count > 1 ? `${text} (×${count})` : text;
}
