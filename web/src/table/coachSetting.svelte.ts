/** Whether the coach speaks: as the player has chosen, else until he has finished a game. */

import { finishedMatches } from "$lib/api/matches";
import { session } from "$lib/api/session.svelte";

class CoachSetting {
  /** Whether the player has finished a game; null until it is known. */
  #finished = $state<boolean | null>(null);

  get on(): boolean {
    return session.settings.coach ?? this.#finished === false;
  }

  /** Look for finished games where the player has not chosen. */
  async load(): Promise<void> {
    if (session.settings.coach !== null) return;
    this.#finished = (await finishedMatches().catch(() => [null])).length > 0;
  }
}

export const coachSetting = new CoachSetting();
