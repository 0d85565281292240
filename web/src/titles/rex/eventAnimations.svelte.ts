/** Animations and sounds for new events: journeys, and the log of a battle that has just ended. */

import type { Event } from "$lib/api/types";
import { play } from "./sounds";
import { journeys, type Journey } from "./journeys";
import { lastBattle } from "./battleLog";

const MOST_WALKERS = 16;

export class EventAnimations {
  walking = $state.raw<Journey[]>([]);
  /** The story of the battle that has just ended, until it is put away. */
  aftermath = $state.raw<Event[]>([]);
  #last = -1;

  /** A table that is opened, or a log that an undo cut, shows nothing anew. */
  update(events: Event[], how: { walk: boolean; tell: boolean; sound: boolean }): void {
    const newest = events.at(-1)?.n ?? -1;
    const fresh =
      this.#last < 0 || newest < this.#last ? [] : events.filter((event) => event.n > this.#last);
    this.#last = newest;
    if (!fresh.length) return;
    if (how.walk) this.walking = journeys(fresh).slice(-MOST_WALKERS);
    if (how.tell) this.aftermath = lastBattle(events, fresh);
    if (how.sound) play(fresh);
  }

  arrived(key: string): void {
    this.walking = this.walking.filter((journey) => journey.key !== key);
  }

  closeBattleLog(): void {
    this.aftermath = [];
  }
}
