/** What the server reckons of a fight. */

import { formatNumber } from "$lib/locale/translator.svelte";

export interface FightOdds {
  outcomes: { [end: string]: number };
  sides: { role: string; strength: number; mean_loss: number }[];
  assumed: string[];
}

export const percent = (chance: number): string => `${formatNumber(chance * 100, 0)} %`;
