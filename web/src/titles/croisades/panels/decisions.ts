/** Which panel a decision has, which of its choices want a button beside the prompt, and their words. */

import type { Choice, Limits, View } from "$lib/api/types";
import { t } from "$lib/locale/translator.svelte";
import { isAmount } from "./choices";
import type { CroisadesView } from "./types";

export type PanelKind =
  | "list"
  | "reorganise"
  | "exchange"
  | "diplomacy"
  | "supply"
  | "naval"
  | "meeting"
  | "sea"
  | "counts"
  | "field"
  | "battle"
  | "rampart"
  | "siege"
  | "place_to"
  | "place_next"
  | "place_sail";

/** A phase that is not named is decided on the map. */
const PANELS: { [phase: string]: PanelKind } = {
  muster: "reorganise",
  reorganise: "reorganise",
  redeploy: "reorganise",
  diplomacy: "diplomacy",
  supply: "supply",
  rally: "place_to",
  sail: "naval",
  land: "naval",
  meet: "meeting",
  answer: "meeting",
  desert: "meeting",
  reinforce: "meeting",
  order: "place_next",
  engage: "sea",
  flight: "sea",
  sink: "sea",
  flee_to: "place_sail",
  watch: "counts",
  garrison: "counts",
  lay_out: "field",
  side: "field",
  deploy: "battle",
  first: "battle",
  stance: "battle",
  retreat_to: "place_to",
  siege_day: "siege",
  sally_day: "siege",
  rations: "siege",
  storm: "rampart",
  wall: "rampart",
};
const ON_THE_MAP = new Set(["moves", "march", "over"]);
/** What all can watch while somebody else decides it. */
const OPEN: ReadonlySet<PanelKind> = new Set(["battle", "rampart", "sea"]);

/** The panel of what a view asks its viewer, or lets him watch; null when the map is enough. */
export function panelOf(view: CroisadesView, choices: Choice[]): PanelKind | null {
  if (view.result) return null;
  const kind = PANELS[view.phase] ?? (ON_THE_MAP.has(view.phase) ? null : "list");
  if (kind === null) return null;
  if (kind === "sea" && !view.sea_fight) return choices.length ? "list" : null;
  if ((kind === "battle" || kind === "field") && !view.battle)
    return choices.length ? "list" : null;
  if (kind === "rampart" && !view.battle?.assault) return choices.length ? "list" : null;
  if (!choices.length) return OPEN.has(kind) ? kind : null;
  if (kind === "reorganise" && view.own?.group) return "exchange";
  // A role that has nothing to decide is told so by its prompt.
  if (choices.length === 1 && choices[0]!.action === "done") return null;
  return kind;
}

const FEW = 4;

/** Beside the prompt: what ends a phase; on the map also the single words, and a few more. */
export function buttons(choices: Choice[], view: View, _limits: Limits | null): Choice[] {
  const panel = panelOf(view as CroisadesView, choices);
  const single = choices.filter((choice) => !choice.action.includes(" "));
  if (panel) return single.filter(({ action }) => action === "done");
  const plain = choices.every((choice) => !choice.places && !isAmount(choice));
  return choices.length <= FEW && plain ? choices : single;
}

const DONE = new Set([
  "muster", "diplomacy", "supply", "reorganise", "redeploy", "sail", "land", "moves", "reinforce",
  "flight", "watch", "garrison",
]); // prettier-ignore

/** A choice in words that fit the moment; null when its own will do. */
export function wording(action: string, given: View): string | null {
  const view = given as CroisadesView;
  if (action !== "done") return null;
  if (view.own?.group) return t("panels.close_group");
  return DONE.has(view.phase) ? t(`panels.done.${view.phase}`) : null;
}
