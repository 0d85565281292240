/**
 * Animations and sounds for new events: what others did is played back step by step, what the viewer
 * did himself is shown at once; then the log of a battle that has just ended.
 */

import type { Event } from "$lib/api/types";
import { play } from "./sounds";
import { journeys, type Journey } from "./journeys";
import { battleEvents, lastBattle } from "./battleLog";
import { REX_PLAYBACK, worthPlaying, type Step } from "./playbackSteps";
import { TurnPlayback } from "$lib/board/turnPlayback.svelte";

const MOST_WALKERS = 16;

/** How new events are to be shown. */
export interface Showing {
  /** Who looks; null for a spectator. */
  viewer: string | null;
  /** Whether blocks walk at all. */
  walk: boolean;
  /** Whether the turns of others are played back. */
  playback: boolean;
  /** Whether the viewer is in a battle of his own, where everything is shown as it happens. */
  fighting: boolean;
  tell: boolean;
  sound: boolean;
  /** The last event that was seen before the table was opened, if anybody remembers. */
  seen: number | null;
}

export class EventAnimations {
  walking = $state.raw<Journey[]>([]);
  /** The story of the battle that has just ended, until it is put away. */
  aftermath = $state.raw<Event[]>([]);
  readonly playback: TurnPlayback<Step>;
  /** The last event there was; null before the table is opened. */
  #last: number | null = null;
  #events: Event[] = [];
  #showing: Showing | null = null;
  /** What has been played since the playback began. */
  #played: Event[] = [];

  /** `pace`: milliseconds for a leg, 0 for no movement. */
  constructor(pace: () => number) {
    this.playback = new TurnPlayback(REX_PLAYBACK, pace, (skipped) => this.#playedOut(skipped));
  }

  /** A table that is opened offers what happened meanwhile; a log that an undo cut shows nothing anew. */
  update(events: Event[], how: Showing): void {
    const newest = events.at(-1)?.n ?? -1;
    const before = this.#last;
    this.#events = events;
    this.#showing = how;
    this.#last = newest;
    if (before === null) return this.#open(events, how);
    if (newest < before) return this.playback.skip();
    const fresh = events.filter((event) => event.n > before);
    if (!fresh.length) return;
    const alone = how.fighting && !fresh.some((event) => event.event === "battle_begins");
    const { playback } = this;
    if (playback.playing || playback.offered.length) this.#play(fresh);
    else if (how.playback && !alone && worthPlaying(fresh, how.viewer)) this.#play(fresh);
    else this.showAtOnce(fresh, how);
  }

  #open(events: Event[], how: Showing): void {
    const { seen } = how;
    if (seen === null) return;
    const missed = events.filter((event) => event.n > seen);
    if (!worthPlaying(missed, how.viewer)) return;
    this.#played = missed;
    this.playback.offer(missed, events, how.playback);
  }

  #play(fresh: Event[]): void {
    if (!this.playback.playing && !this.playback.offered.length) this.#played = [];
    this.#played = [...this.#played, ...fresh];
    // A player closes a story himself; who only watches goes on with the game.
    if (this.#showing?.viewer === null) this.aftermath = [];
    this.playback.add(fresh, this.#events);
  }

  /** Fresh events, all together. */
  showAtOnce(fresh: Event[], how: Pick<Showing, "walk" | "tell" | "sound">): void {
    if (how.walk) this.walking = journeys(fresh).slice(-MOST_WALKERS);
    if (how.tell) this.aftermath = lastBattle(this.#events.length ? this.#events : fresh, fresh);
    if (how.sound) play(fresh);
  }

  /** The step that the playback has come to. */
  begin(step: Step): void {
    this.walking = this.#showing?.walk ? step.journeys : [];
    if (this.#showing?.sound) play(step.events);
  }

  /** The battle that the playback tells of, as far as it has come. */
  get told(): Event[] {
    const { step } = this.playback;
    if (!step?.battle) return [];
    const last = step.events.at(-1)!.n;
    return battleEvents(this.#events.filter((event) => event.n <= last));
  }

  /** A battle that came last stays to be read, unless it was skipped. */
  #playedOut(skipped: boolean): void {
    const played = this.#played;
    this.#played = [];
    this.walking = [];
    const over = played.findLastIndex((event) => event.event === "battle_over");
    const after = played.slice(over + 1);
    if (!skipped && this.#showing?.tell && over >= 0 && !worthPlaying(after, null))
      this.aftermath = lastBattle(this.#events, played);
  }

  arrived(key: string): void {
    this.walking = this.walking.filter((journey) => journey.key !== key);
  }

  closeBattleLog(): void {
    this.aftermath = [];
  }
}
