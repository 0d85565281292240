/** Playback of a finished match: the current ply, play and pause, and the views fetched for it. */

import { api } from "$lib/api/client";
import type { Event, Limits, Message, Replay, View } from "$lib/api/types";
import { mergeEvents } from "./mergeViews";

/** What a replay shows at one ply. */
export interface Scene {
  role: string | null;
  view: View;
  limits: Limits | null;
  /** What each role and a spectator saw, when nothing is hidden. */
  views: { [viewer: string]: View } | null;
  prompt: Message | null;
  /** What this viewer had been told by then. */
  events: Event[];
}
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const KEPT = 400;

export class Playback {
  ply = $state(0);
  as = $state("spectator");
  playing = $state(false);
  speed = $state<number>(2);
  scene = $state.raw<Scene | null>(null);
  error = $state.raw<unknown>(null);
  // Neither is drawn: what depends on them is asked for anew with every scene.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- as above
  readonly #counts = new Map<string, number>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- as above
  readonly #scenes = new Map<string, Promise<Scene>>();
  #whole: Event[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly match: string,
    readonly replay: Replay,
  ) {}

  /** The address of this moment, as it is seen. */
  get address(): string {
    return `/replay/${this.match}?ply=${this.ply}&as=${this.as}`;
  }

  get last(): number {
    return this.replay.plies.length;
  }

  /** The story as the chosen viewer saw it, or all of it. */
  get story(): Event[] {
    return this.replay.events[this.as] ?? (this.#whole ??= mergeEvents(this.replay.events));
  }

  /** How many lines of the story have been told by now. */
  get told(): number {
    return this.#toldBy(this.ply) ?? this.scene?.events.length ?? 0;
  }

  /** How many lines had been told after a ply; undefined when neither the story nor a scene says so. */
  #toldBy(ply: number): number | undefined {
    const { story } = this;
    if (typeof story.at(-1)?.["ply"] !== "number") return this.#counts.get(`${this.as} ${ply}`);
    const next = story.findIndex((event) => Number(event["ply"]) > ply);
    return next < 0 ? story.length : next;
  }

  /** What came with the last step, when we know what was told before it. */
  get newest(): Event[] {
    const stepped = this.#counts.has(`${this.as} ${this.ply - 1}`);
    return stepped ? this.story.slice(this.#toldBy(this.ply - 1), this.told) : [];
  }

  /** Go to the ply that brought a line of the story. */
  async goTo(line: number): Promise<void> {
    this.pause();
    this.go(await this.plyOf(line));
  }

  /** Which ply brought a line: the server may say it; else we look where the log grew that long. */
  async plyOf(line: number): Promise<number> {
    const said = this.story[line]?.["ply"];
    if (typeof said === "number") return said;
    let low = 0;
    let high = this.last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.#fetch(middle, this.as)).events.length > line) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  go(ply: number): void {
    this.ply = Math.min(this.last, Math.max(0, ply));
    if (this.ply === this.last) this.pause();
  }

  /** Show the scene of this ply; a slow answer for another ply is not shown. */
  async show(): Promise<void> {
    const { ply, as } = this;
    try {
      const scene = await this.#fetch(ply, as);
      if (ply !== this.ply || as !== this.as) return;
      this.scene = scene;
      this.error = null;
      if (ply < this.last) void this.#fetch(ply + 1, as).catch(() => undefined);
    } catch (error) {
      if (ply === this.ply && as === this.as) this.error = error;
      this.pause();
    }
  }

  play(): void {
    if (this.ply >= this.last) this.ply = 0;
    this.playing = true;
    this.#step();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #step(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.ply + 1);
      if (this.playing) this.#step();
    }, 1000 / this.speed);
  }

  #fetch(ply: number, as: string): Promise<Scene> {
    const key = `${as} ${ply}`;
    const known = this.#scenes.get(key);
    if (known) return known;
    const asked = api.get<Scene>(`/matches/${this.match}/replay/${ply}`, { as });
    asked.then(
      (scene) => this.#counts.set(key, scene.events.length),
      () => this.#scenes.delete(key),
    );
    this.#scenes.set(key, asked);
    const oldest = this.#scenes.keys().next().value;
    if (this.#scenes.size > KEPT && oldest !== undefined) this.#scenes.delete(oldest);
    return asked;
  }
}
