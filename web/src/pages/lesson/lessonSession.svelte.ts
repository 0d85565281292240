/** The state of a lesson: the actions played so far, and the table that the server answers. */

import { api, ApiError } from "$lib/api/client";
import type { Event, Gesture, LessonTable } from "$lib/api/types";

const TITLE = "rex";

export class LessonSession {
  table = $state.raw<LessonTable | null>(null);
  /** What happened since the last action, for the board to show. */
  fresh = $state.raw<Event[]>([]);
  actions = $state.raw<string[]>([]);
  busy = $state(false);
  /** Set when a legal move was not the one the task is about. */
  offTask = $state(false);

  readonly title = TITLE;

  constructor(readonly name: string) {}

  start(): Promise<void> {
    return this.#ask([]);
  }

  /** Play on; an action beside the task is no error, it is only not yet the time. */
  async act(actions: string[]): Promise<void> {
    try {
      await this.#ask([...this.actions, ...actions]);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "not_now") throw error;
      this.offTask = true;
    }
  }

  back(): Promise<void> {
    return this.#ask(this.actions.slice(0, -1));
  }

  async gestures(pieces: string[]): Promise<Gesture[]> {
    const body = { actions: this.actions, of: pieces };
    return (await api.post<LessonTable>(`/lessons/${this.name}`, body)).gestures;
  }

  async #ask(actions: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const table = await api.post<LessonTable>(`/lessons/${this.name}`, { actions });
      const forward = actions.length > this.actions.length;
      const seen = this.table?.events.length ?? 0;
      this.fresh = forward ? table.events.slice(seen) : [];
      this.actions = actions;
      this.offTask = false;
      this.table = table;
    } finally {
      this.busy = false;
    }
  }
}
