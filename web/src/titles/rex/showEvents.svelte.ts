/** Has a board show the events that arrive: what is played back when, and where the camera looks. */

import { untrack } from "svelte";
import { session } from "$lib/api/session.svelte";
import type { BoardProps } from "$lib/titles";
import { placeAt } from "./boardData";
import type { Camera, Insets } from "$lib/board/camera.svelte";
import type { EventAnimations } from "./eventAnimations.svelte";
import { placesOf } from "./playbackSteps";
import type { RexTable } from "./view";

type Given = Pick<BoardProps, "events" | "replayed" | "acting" | "hurried" | "seen" | "shown"> & {
  view: RexTable;
  motion: string;
  /** Milliseconds for a leg; 0 for no movement. */
  pace: number;
  /** What lies over the map, in pixels from its edges. */
  covered: Insets;
};

/** What the line of the playback takes of the map. */
const BAR = 60;
/** And the story of a battle, of its height. */
const STORY = 0.55;

export function showEvents(animations: EventAnimations, camera: Camera, board: () => Given): void {
  const { playback } = animations;
  const events = $derived(board().events);
  const replayed = $derived(board().replayed);

  $effect(() => {
    const [log, steps] = [events, replayed];
    untrack(() => {
      const { view, pace, motion, hurried, seen } = board();
      const how = { walk: pace > 0, tell: motion !== "instant", sound: session.settings.sound };
      if (steps) return animations.showAtOnce(steps, how);
      animations.update(log, {
        ...how,
        viewer: view.role,
        playback: pace > 0 && !hurried,
        fighting: view.battle !== null && view.role !== null,
        seen: seen ?? null,
      });
    });
  });
  const acting = $derived(board().acting);
  $effect(() => {
    if (acting) untrack(() => playback.skip());
  });

  // A battle that has just ended is read first; and nothing is played while nobody looks.
  let away = $state(document.hidden);
  $effect(() => {
    const look = () => (away = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      playback.skip();
    };
  });
  $effect(() => {
    const reading = animations.aftermath.length > 0 && board().view.role !== null;
    playback.hold(away || reading);
  });
  $effect(() => {
    const { step } = playback;
    if (step) untrack(() => animations.begin(step));
  });

  // The camera follows what is played; in a replay, what the last step was about.
  $effect(() => {
    const { step } = playback;
    const replay = replayed?.length ? replayed : replayed && events.slice(-1);
    const points = placesOf(step?.events ?? replay ?? []).map(placeAt);
    untrack(() => {
      const { covered } = board();
      camera.show(
        points.filter((at) => at !== null),
        {
          ...covered,
          top: step ? BAR : covered.top,
          bottom: step?.battle ? camera.height * STORY : covered.bottom,
        },
      );
    });
  });

  const last = $derived(playback.shown ?? events.at(-1)?.n ?? -1);
  $effect(() => {
    if (!playback.offered.length && !away) board().shown?.(last);
  });
}
