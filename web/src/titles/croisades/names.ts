/** Names of the things on the board, in the language of the page. */

import { nameOf, t } from "$lib/locale/translator.svelte";
import { strongholds } from "./boardData";
import { HIGH_SEAS } from "./view";

/** A place by the name of its stronghold, else as a hex by its number. */
export function placeName(place: string): string {
  return strongholds[place] || place === HIGH_SEAS
    ? nameOf("croisades", `hex.${place}`)
    : t("croisades.hex", { hex: place });
}
export const roleName = (role: string): string => nameOf("croisades", `role.${role}`);
export const goodName = (good: string): string => nameOf("croisades", `good.${good}`);
export const phaseName = (phase: string): string => nameOf("croisades", `phase.${phase}`);
