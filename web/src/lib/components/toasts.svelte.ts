/** Toasts: short messages at the edge of the page. */

import { ApiError } from "../api/client";
import { say, t } from "../locale/translator.svelte";

export interface Toast {
  id: number;
  kind: "note" | "good" | "bad";
  text: string;
}

const NOTE_STAYS = 5_000;
const ERROR_STAYS = 12_000;

class Toasts {
  list = $state<Toast[]>([]);
  #last = 0;

  show(text: string, kind: Toast["kind"] = "note"): void {
    const id = ++this.#last;
    this.list.push({ id, kind, text });
    setTimeout(() => this.drop(id), kind === "bad" ? ERROR_STAYS : NOTE_STAYS);
  }

  /** What went wrong, in the reader's language where we have the words. */
  fail(error: unknown, title?: string): void {
    this.show(errorText(error, title), "bad");
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

const IN_OUR_WORDS = new Set([
  "offline",
  "rate_limited",
  "unavailable",
  "not_found",
  "forbidden",
  "stale",
]);

/** An error as a sentence for a person. */
export function errorText(error: unknown, title?: string): string {
  if (!(error instanceof ApiError)) return t("error.unexpected", { what: String(error) });
  if (error.say && title) return say(title, error.say);
  return IN_OUR_WORDS.has(error.code) ? t(`error.${error.code}`) : error.message;
}

export const toasts = new Toasts();
