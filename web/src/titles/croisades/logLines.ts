/** The lines of the log: what each is about, and one for a march with all that it takes. */

import type { Event, Fact } from "$lib/api/types";
import { t } from "$lib/locale/translator.svelte";
import type { LogLine } from "$lib/titles";

/** Where an event happens, to be pointed out on the board. */
export function about(event: Event): string | null {
  const place = event["hex"] ?? event["port"] ?? event["start"];
  return typeof place === "string" ? `hex.${place}` : null;
}

interface March {
  event: Event;
  start: Fact | undefined;
  legs: number;
  taken: number;
}

const goesOn = (march: March, event: Event): boolean =>
  event.event === "marched" &&
  event["role"] === march.event["role"] &&
  event["group"] === march.event["group"] &&
  event["start"] === march.event["hex"];

const isTaking = (march: March, event: Event): boolean =>
  event.event === "annexed" &&
  event["role"] === march.event["role"] &&
  event["hex"] === march.event["hex"];

/** The legs of a group are one march; the open hexes that it takes are counted beside it. */
export function logLines(events: Event[]): LogLine[] {
  const lines: (March | Event)[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    const march = last && "legs" in last ? (last as March) : null;
    if (march && goesOn(march, event)) {
      march.event = event;
      march.legs++;
    } else if (march && isTaking(march, event)) march.taken++;
    else if (event.event === "marched")
      lines.push({ event, start: event.say.facts["start"], legs: 1, taken: 0 });
    else lines.push(event);
  }
  return lines.map((line) =>
    "legs" in line ? marched(line as March) : { event: line, after: "" },
  );
}

function marched({ event, start, legs, taken }: March): LogLine {
  const facts = start === undefined ? event.say.facts : { ...event.say.facts, start };
  const told = { ...event, say: { ...event.say, facts } };
  if (legs > 1 && taken) return { event: told, after: t("croisades.log.via", { legs, taken }) };
  if (legs > 1) return { event: told, after: t("croisades.log.legs", { legs }) };
  return { event: told, after: taken ? t("croisades.log.taken", { taken }) : "" };
}
