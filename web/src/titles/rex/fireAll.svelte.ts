/** "All fire": every block of the player that may fire does so, one after the other, until the round ends. */

import { untrack } from "svelte";
import { verbOf, type BoardChoices } from "./boardChoices";
import type { Battle, RexTable } from "./view";

interface Given {
  view: RexTable;
  battle: Battle | null;
  boardChoices: BoardChoices;
  act: (actions: string[]) => void;
}

export class FireAll {
  /** The battle and the round for which the order stands. */
  #order = $state<string | null>(null);
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
    // Once for each position: whatever has happened in between, only what may be done is done.
    $effect(() => {
      void given().view;
      untrack(() => this.#fire());
    });
  }

  get #round(): string | null {
    const { battle } = this.#given();
    return battle && `${battle.town} ${battle.round}`;
  }
  /** Whether the order stands. */
  get under(): boolean {
    return this.#order !== null && this.#order === this.#round;
  }
  /** Whether it would spare clicks: a block may fire, and is not the last to act. */
  get offered(): boolean {
    const { view, battle } = this.#given();
    if (!battle || this.#shot === undefined) return false;
    const waiting = view.pieces.filter(
      (piece) =>
        piece.role === view.role &&
        piece.town === battle.town &&
        !piece.arrives &&
        !battle.acted.includes(piece.block ?? ""),
    );
    return waiting.length > 1;
  }
  begin(): void {
    this.#order = this.#round;
    this.#fire();
  }
  stop(): void {
    this.#order = null;
  }

  get #shot(): string | undefined {
    const choices = [...this.#given().boardChoices.block.values()].flat();
    return choices.find(({ action }) => verbOf(action) === "fire")?.action;
  }
  #fire(): void {
    if (this.#order === null) return;
    if (!this.under) return this.stop();
    const shot = this.#shot;
    if (shot) this.#given().act([shot]);
  }
}
