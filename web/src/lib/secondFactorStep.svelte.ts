/** The second step of a login: a code, once the server has asked for one. */

import type { Form } from "./form.svelte";

export class SecondFactorStep {
  /** What was typed; empty until it is asked for. */
  code = $state("");
  asked = $state(false);
  /** Whether the code that was sent was wrong: the first question for one is no error. */
  wrong = $state(false);

  constructor(readonly form: Form) {}

  /** What the request has of it. */
  get body(): { code?: string } {
    return this.asked ? { code: this.code } : {};
  }

  /** To be told of each answer that was a refusal. */
  refused(): void {
    const wanted = this.form.error("code") !== null;
    this.wrong = wanted && this.asked;
    this.asked ||= wanted;
    if (wanted) this.code = "";
  }
}
