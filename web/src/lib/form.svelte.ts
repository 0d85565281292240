/** A form that is being sent: under way, and what the server found wrong with which field. */

import { ApiError } from "./api/client";
import { toasts, errorText } from "./components/toasts.svelte";

export class Form {
  busy = $state(false);
  #errors = $state<{ [field: string]: string }>({});

  error(field: string): string | null {
    return this.#errors[field] ?? null;
  }

  /** Runs it; whether it succeeded. An error of no field of this form is shown as a note. */
  async send(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.#errors = {};
    try {
      await what();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.field)
        this.#errors = { [error.field]: errorText(error) };
      else toasts.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
