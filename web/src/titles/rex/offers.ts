/** The legal choices, sorted by the thing on the board that they are about. */

import type { Choice } from "$lib/api/types";
import { blocks, layout } from "./board";

export interface Offers {
  town: Map<string, Choice[]>;
  block: Map<string, Choice[]>;
  card: Map<string, Choice[]>;
  /** Choices about nothing that is drawn: done, halt, resign to the sea, who is first. */
  plain: Choice[];
}

export const verbOf = (action: string): string => action.split(" ")[0]!;
export const thingOf = (action: string): string | null => action.split(" ")[1] ?? null;

/** Which drawn thing an action is about; null when it needs a button. */
export function kindOf(action: string): "town" | "block" | "card" | null {
  const thing = thingOf(action);
  if (thing === null) return null;
  if (verbOf(action) === "card") return "card";
  if (layout.towns[thing]) return "town";
  return blocks[thing] ? "block" : null;
}

export function sortOffers(choices: Choice[]): Offers {
  const offers: Offers = { town: new Map(), block: new Map(), card: new Map(), plain: [] };
  for (const choice of choices) {
    const kind = kindOf(choice.action);
    if (kind === null) offers.plain.push(choice);
    else {
      const thing = thingOf(choice.action)!;
      const same = offers[kind].get(thing);
      if (same) same.push(choice);
      else offers[kind].set(thing, [choice]);
    }
  }
  return offers;
}

// What a click on something that is not lit would have meant, by phase.
const TOWN_MEANS: { [phase: string]: string } = {
  moves: "group",
  march: "to",
  muster_march: "to",
  deploy_to: "to",
  retreat_to: "to",
  regroup_to: "to",
  enter: "to",
  place_draw: "to",
  sail: "land",
  main_road: "main",
  battle_order: "battle",
  jihad_site: "jihad",
  assassins: "strike_field",
};
const BLOCK_MEANS: { [phase: string]: string } = {
  frank_deploy: "deploy",
  saracen_deploy: "exchange",
  group: "march",
  muster: "march",
  field: "fire",
  storming: "fire",
  hits: "hit",
  garrison: "castle",
  storm: "storm",
  sally: "sally",
  regroup: "regroup",
  forced_retreat: "retreat",
  leave: "retreat",
  supply: "starve",
  replacements: "restore",
  manna: "give",
  marker: "show",
  assassins: "assassinate",
};

export function townMeaning(phase: string, town: string): string | null {
  const verb = TOWN_MEANS[phase];
  return verb ? `${verb} ${town}` : null;
}

export function blockMeaning(phase: string, block: string, town: string | null): string | null {
  const verb = BLOCK_MEANS[phase];
  if (verb) return `${verb} ${block}`;
  return town ? townMeaning(phase, town) : null;
}
