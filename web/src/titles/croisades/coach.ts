/** What the coach says of Croisades Strategic: what matters in a decision, and why something happened. */

import type { Event, View } from "$lib/api/types";
import { t, translator } from "$lib/locale/translator.svelte";
import type { TitleCoach } from "$lib/titles";
import { asCroisades, type CroisadesView } from "./view";

const hungers = (view: CroisadesView): boolean =>
  (view.own?.armies ?? []).some(({ supply }) => supply === "none" || supply === "packs");

/** Phases of which there is more than one thing to say. */
const KINDS: { [phase: string]: (view: CroisadesView) => string } = {
  moves: (view) => (hungers(view) ? "moves_hungry" : "moves"),
  reorganise: (view) =>
    view.sieges.some((siege) => siege.besieger === view.role) ? "reorganise_siege" : "reorganise",
};

/** Which of the coach's sentences fits a decision. */
export const kindOf = (view: CroisadesView): string => KINDS[view.phase]?.(view) ?? view.phase;

function now(given: View): string | null {
  const kind = kindOf(asCroisades(given));
  return translator.has(`coach.now.croisades.${kind}`) ? t(`coach.now.croisades.${kind}`) : null;
}

/** Events that have a reason, the weightiest first, and the id of the section it stands in. */
const REASONS: { [event: string]: string } = {
  over: "2.13",
  disintegrated: "2.72",
  captured: "2.67",
  ramparts_taken: "2.64",
  taken_prisoner: "3.58",
  battle_over: "2.57",
  assault_over: "2.64",
  siege_lifted: "2.68",
  battered: "2.64",
  negotiated: "2.67",
  dispersed: "2.72",
  retreat: "2.56",
  battle_due: "2.42",
  besieged: "2.42",
  sunk: "2.33",
  pact_broken: "2.96",
  pact: "2.96",
  income: "3.3",
  counted: "2.42",
};

function happened(events: Event[]): ReturnType<TitleCoach["happened"]> {
  for (const [name, section] of Object.entries(REASONS)) {
    const event = events.findLast((some) => some.event === name);
    if (event) return { event, why: t(`coach.why.croisades.${name}`), section };
  }
  return null;
}

export const coach: TitleCoach = { now, happened };
