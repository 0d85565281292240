/**
 * Plays events back, step by step: the state of it, and its clock.
 *
 * idle → (offered →) waiting → a step → the next → … → idle. Whatever arrives meanwhile is played
 * after what waits; `skip` shows everything at once. The table itself is never held up: only what is
 * drawn lags behind.
 */

import type { Event } from "$lib/api/types";

/** What is shown together: all events that have happened when it is over and had not before it. */
export interface PlaybackStep {
  events: Event[];
}

/** What a title makes of events. */
export interface PlaybackTitle<Step extends PlaybackStep> {
  /** The steps of some events; `log` is everything told so far. */
  steps: (events: Event[], log: Event[]) => Step[];
  /** Milliseconds that a step takes, when a leg takes so many. */
  time: (step: Step, pace: number) => number;
  /** Whether a step is a line that the log has anyway. */
  isOnlySaid: (step: Step) => boolean;
}

/** A moment for what belongs together to arrive, and for the eye to find the board. */
const LEAD = 350;
/** An offer to play that nobody answers is taken after so long. */
const OFFER = 4000;
const SPEEDS = [1, 2, 4];
/** With more than so many steps waiting it goes twice as fast. */
const MANY = 30;
/** The pace of those who want no movement: lines follow each other, nothing walks. */
const READING = 420;

export class TurnPlayback<Step extends PlaybackStep> {
  /** What is shown now. */
  step = $state.raw<Step | null>(null);
  waiting = $state.raw<Step[]>([]);
  /** What happened while the viewer was away, until he has it played or skips it. */
  offered = $state.raw<Event[]>([]);
  speed = $state(1);
  readonly #pace: () => number;
  readonly #ended: (skipped: boolean) => void;
  /** Everything told so far. */
  #log: Event[] = [];
  #held = false;
  /** Whether an offer begins by itself. */
  #begins = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: milliseconds for a leg, 0 for no movement; `ended` is called when all has been shown. */
  constructor(
    private readonly title: PlaybackTitle<Step>,
    pace: () => number,
    ended: (skipped: boolean) => void = () => undefined,
  ) {
    this.#pace = pace;
    this.#ended = ended;
  }

  get playing(): boolean {
    return this.step !== null || this.waiting.length > 0;
  }

  /** What the board does not show yet. */
  get later(): Event[] {
    return this.waiting.flatMap((step) => step.events);
  }

  /** The last event that is shown, or is being shown; null when all are. */
  get shown(): number | null {
    const next = this.waiting[0] ?? null;
    return next ? next.events[0]!.n - 1 : null;
  }

  /** Milliseconds for one leg at this moment. */
  get legTime(): number {
    return this.#pace() / this.#haste;
  }

  get #haste(): number {
    return this.speed * (this.waiting.length > MANY ? 2 : 1);
  }

  /** Events to be shown after all that waits. */
  add(events: Event[], log: Event[]): void {
    if (!events.length) return;
    if (this.offered.length) {
      this.offered = [...this.offered, ...events];
      this.#log = log;
      return;
    }
    const idle = !this.playing;
    this.#log = log;
    // A march arrives leg by leg: what still waits is laid out anew with it.
    this.waiting = this.title.steps([...this.later, ...events], log);
    if (idle && this.waiting.length) this.#after(LEAD, () => this.#next());
  }

  /** Offer events instead of playing them at once; they begin by themselves if that is wanted. */
  offer(events: Event[], log: Event[], begins: boolean): void {
    this.offered = events;
    this.#log = log;
    this.#begins = begins;
    if (begins) this.#after(OFFER, () => this.accept());
  }

  accept(): void {
    const events = this.offered;
    this.offered = [];
    this.add(events, this.#log);
  }

  /** Show all of it now. */
  skip(): void {
    if (this.playing || this.offered.length) this.#end(true);
  }

  #end(skipped: boolean): void {
    clearTimeout(this.#timer);
    this.step = null;
    this.waiting = [];
    this.offered = [];
    this.speed = 1;
    this.#ended(skipped);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** While something else wants to be read first, or nobody looks, nothing new is shown. */
  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    if (held) clearTimeout(this.#timer);
    else if (this.playing) this.#after(LEAD, () => this.#next());
    else if (this.offered.length && this.#begins) this.#after(OFFER, () => this.accept());
  }

  #next(): void {
    const [step, ...rest] = this.waiting;
    // Lines alone, with nothing to see after them, are in the log.
    if (!step || this.waiting.every(this.title.isOnlySaid)) return this.#end(false);
    this.step = step;
    this.waiting = rest;
    this.#after(this.title.time(step, (this.#pace() || READING) / this.#haste), () => this.#next());
  }

  #after(time: number, what: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#held) this.#timer = setTimeout(what, time);
  }
}
