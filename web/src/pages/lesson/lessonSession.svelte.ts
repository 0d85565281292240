/** The state of a lesson: the actions played so far, and the table that the server answers. */

import { api, ApiError } from "$lib/api/client";
import type { Event, Gesture, LessonTable } from "$lib/api/types";
import { say, t } from "$lib/locale/translator.svelte";
import { lessonPath } from "../learn/progress";

/** What the pupil is told after a click that was not the task. */
export interface LessonNote {
  text: string;
  /** The section of the rules that forbids it. */
  rule: string | null;
}

export class LessonSession {
  table = $state.raw<LessonTable | null>(null);
  /** What happened since the last action. */
  fresh = $state.raw<Event[]>([]);
  actions = $state.raw<string[]>([]);
  busy = $state(false);
  note = $state.raw<LessonNote | null>(null);

  /** How often the board has asked for something: a click that asks for nothing changes nothing. */
  heard = 0;

  constructor(
    readonly name: string,
    readonly title: string,
  ) {}

  start(): Promise<void> {
    return this.#ask([]);
  }

  /** Play on; what the rules refuse, or the task is not about, becomes a note. */
  async act(actions: string[]): Promise<void> {
    this.heard++;
    try {
      await this.#ask([...this.actions, ...actions]);
    } catch (error) {
      this.#explain(error);
    }
  }

  back(): Promise<void> {
    return this.#ask(this.actions.slice(0, -1));
  }

  /** Tell why something that was clicked cannot be done now. */
  async why(action: string): Promise<void> {
    this.heard++;
    try {
      await this.#post({ actions: [...this.actions, action] });
      // It could be played, but with other pieces or towns than those that were clicked.
      this.beside();
    } catch (error) {
      this.#explain(error);
    }
  }

  tell(text: string): void {
    this.heard++;
    this.note = { text, rule: null };
  }

  /** Where pieces can go in this step; when nowhere, they are let go, so that others can be picked. */
  async gestures(pieces: string[]): Promise<Gesture[]> {
    this.heard++;
    const { gestures } = await this.#post({ actions: this.actions, of: pieces });
    if (gestures.length) this.note = null;
    else {
      this.beside();
      if (this.table) this.table = { ...this.table, view: { ...this.table.view } };
    }
    return gestures;
  }

  /** What was clicked is not what the step is about. */
  beside(): void {
    this.tell(t("lesson.beside"));
  }

  #explain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "not_now") this.beside();
    else if (error.say) this.note = { text: say(this.title, error.say), rule: error.rule };
    else throw error;
  }

  #post(body: { actions: string[]; of?: string[] }): Promise<LessonTable> {
    return api.post<LessonTable>(`/lessons${lessonPath(this.title, this.name)}`, body);
  }

  async #ask(actions: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const table = await this.#post({ actions });
      const forward = actions.length > this.actions.length;
      const seen = this.table?.events.length ?? 0;
      this.fresh = forward ? table.events.slice(seen) : [];
      this.actions = actions;
      this.note = null;
      this.table = table;
    } finally {
      this.busy = false;
    }
  }
}
