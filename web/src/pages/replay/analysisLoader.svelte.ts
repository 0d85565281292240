/** Asks for the analysis of a finished match, and again until the server is done with it. */

import { api } from "$lib/api/client";
import type { Analysis } from "$lib/api/types";

const PAUSE = 1500;

export class AnalysisLoader {
  told = $state.raw<Analysis | null>(null);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly match: string) {}

  /** What is known by now; has nothing computed. */
  look(): Promise<void> {
    return this.#ask(() => api.get<Analysis>(this.#path));
  }

  /** Have it made. */
  begin(): Promise<void> {
    return this.#ask(() => api.post<Analysis>(this.#path));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get #path(): string {
    return `/matches/${this.match}/analysis`;
  }

  async #ask(request: () => Promise<Analysis>): Promise<void> {
    this.error = null;
    clearTimeout(this.#timer);
    try {
      const told = await request();
      if (this.#closed) return;
      this.told = told;
      if (told.asked && !told.done) this.#timer = setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      this.error = error;
    }
  }
}
