/** What others did, played back step by step; what the viewer did himself is shown at once. */

import type { Event } from "$lib/api/types";
import { TurnPlayback } from "$lib/board/turnPlayback.svelte";
import {
  CROISADES_PLAYBACK,
  journeysOf,
  worthPlaying,
  type Journey,
  type Step,
} from "./playbackSteps";

export interface Showing {
  viewer: string | null;
  /** Whether the turns of others are played back at all. */
  playback: boolean;
  walk: boolean;
  /** The last event that was seen before the table was opened, if anybody remembers. */
  seen: number | null;
}

export class EventPlayback {
  walking = $state.raw<Journey[]>([]);
  readonly playback: TurnPlayback<Step>;
  #last: number | null = null;

  constructor(pace: () => number) {
    this.playback = new TurnPlayback(CROISADES_PLAYBACK, pace, () => (this.walking = []));
  }

  /** A table that is opened offers what happened meanwhile; a log that an undo cut shows nothing anew. */
  update(events: Event[], { viewer, playback, seen, walk }: Showing): void {
    const newest = events.at(-1)?.n ?? -1;
    const before = this.#last;
    this.#last = newest;
    if (before === null) {
      const missed = seen === null ? [] : events.filter((event) => event.n > seen);
      if (worthPlaying(missed, viewer)) this.playback.offer(missed, events, playback);
      return;
    }
    if (newest < before) return this.playback.skip();
    const fresh = events.filter((event) => event.n > before);
    if (!fresh.length) return;
    const going = this.playback.playing || this.playback.offered.length > 0;
    if (going || (playback && worthPlaying(fresh, viewer))) this.playback.add(fresh, events);
    else if (walk) this.walking = journeysOf(fresh);
  }

  begin(step: Step, walk: boolean): void {
    this.walking = walk ? step.journeys : [];
  }

  arrived(key: string): void {
    this.walking = this.walking.filter((journey) => journey.key !== key);
  }
}
