/** The lines of the log: what each is about, and the legs of one march joined into one. */

import type { Event, Fact } from "$lib/api/types";
import { t } from "$lib/locale/translator.svelte";
import type { LogLine } from "$lib/titles";
import { townName } from "./names";

/** Whether an event goes on where another left off. Between two marches that only seem to, a move begins. */
const goesOn = (before: Event, event: Event): boolean =>
  before.event === "marched" &&
  event.event === "marched" &&
  event["other"] === before["place"] &&
  event["block"] === before["block"] &&
  event["role"] === before["role"];

export function logLines(events: Event[]): LogLine[] {
  const lines: { event: Event; start: Fact | undefined; via: string[] }[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && goesOn(last.event, event)) {
      last.via.push(townName(last.event["place"] as string));
      last.event = event;
    } else lines.push({ event, start: event.say.facts["other"], via: [] });
  }
  return lines.map(({ event, start, via }) => {
    if (!via.length || start === undefined) return { event, after: "" };
    return {
      event: { ...event, say: { ...event.say, facts: { ...event.say.facts, other: start } } },
      after: t("rex.log.via", { via: via.join(", ") }),
    };
  });
}

/** The first town that an event names, or its first block. */
export function about(event: Event): string | null {
  const names = Object.values(event.say.facts).flatMap(namesIn);
  return (
    names.find((name) => name.startsWith("town.")) ??
    names.find((name) => name.startsWith("block.")) ??
    null
  );
}

function namesIn(fact: Fact): string[] {
  if (typeof fact !== "object" || Array.isArray(fact)) return [];
  return "name" in fact ? [fact.name] : Object.values(fact.facts).flatMap(namesIn);
}
