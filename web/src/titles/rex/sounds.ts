/** Sound effects, synthesised by the browser: wood, dice, a bell at the end of a battle. */

import type { Event } from "$lib/api/types";

let context: AudioContext | null = null;

export function play(events: Event[]): void {
  const kinds = new Set(events.map((event) => event.event));
  context ??= new AudioContext();
  if (kinds.has("fires") || kinds.has("charges") || kinds.has("harries"))
    [0, 70, 150].forEach((at) => knock(900, at, 0.03));
  if (kinds.has("marched") || kinds.has("sailed")) knock(220, 0, 0.09);
  if (kinds.has("eliminated")) knock(110, 180, 0.25);
  if (kinds.has("battle_over") || kinds.has("castle_taken")) knock(523, 260, 0.5);
}

function knock(pitch: number, after: number, length: number): void {
  const now = context!.currentTime + after / 1000;
  const tone = context!.createOscillator();
  const loud = context!.createGain();
  tone.frequency.value = pitch;
  tone.type = "triangle";
  loud.gain.setValueAtTime(0.15, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(loud).connect(context!.destination);
  tone.start(now);
  tone.stop(now + length);
}
