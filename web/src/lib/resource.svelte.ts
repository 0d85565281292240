/** An asynchronous value for a component: loading, loaded, or failed. */

export class Resource<Thing> {
  value = $state.raw<Thing | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(true);
  #asked = 0;

  constructor(readonly fetch: () => Promise<Thing>) {}

  /** Fetch it (again); a late answer to an earlier question is dropped. */
  async load(): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const value = await this.fetch();
      if (asked !== this.#asked) return;
      this.value = value;
      this.error = null;
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
