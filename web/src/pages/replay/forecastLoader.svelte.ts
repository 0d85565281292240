/** Loads the forecasts of a finished match, asking again until the server has computed them all. */

import { api } from "$lib/api/client";
import type { Forecast } from "$lib/api/types";

const PAUSE = 1500;

export class ForecastLoader {
  told = $state.raw<Forecast | null>(null);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly match: string) {}

  /** Ask until everything is told. */
  async ask(): Promise<void> {
    this.error = null;
    try {
      const told = await api.get<Forecast>(`/matches/${this.match}/forecast`);
      if (this.#closed) return;
      this.told = told;
      if (!told.done) this.#timer = setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      this.error = error;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** From -1 (lost) to 1 (won) to a share of the chances. */
export const chance = (expected: number): number => Math.round((1 + expected) * 50);
