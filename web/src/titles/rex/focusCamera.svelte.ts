/** Has the camera show what the player needs to see: what can be chosen, a battle, what is pointed at. */

import { untrack } from "svelte";
import { placeAt, type Point } from "./boardData";
import { NO_INSETS, type Camera, type Insets } from "$lib/board/camera.svelte";
import { whereIs, type RexTable } from "./view";

interface Focus {
  view: RexTable;
  /** What lies over the map, in pixels from its edges. */
  covered: Insets;
  /** The battle that is laid out over the map. */
  fought: RexTable["battle"];
  /** A thing that is pointed out: `town.acre`, `block.saladin`. */
  point: string | null;
  litPoints: Point[];
  /** The towns that the chosen blocks can reach. */
  goals: ReadonlyMap<string, unknown>;
  /** Whether the camera jumps. */
  still: boolean;
  /** Whether a playback leads it now. */
  playing: boolean;
  /** Whether an analysis has brought into sight what it draws. */
  analysing: boolean;
}

/** With so many things to choose from, the player looks for himself. */
const MANY = 12;
/** What the battle board takes of the map's height. */
const BATTLE_BOARD = 0.55;

const points = (places: (string | null)[]): Point[] =>
  places.map((place) => (place ? placeAt(place) : null)).filter((at) => at !== null);

export function focusCamera(camera: Camera, board: () => Focus): void {
  const focus = $derived(board());
  const view = $derived(focus.view);
  const playing = $derived(focus.playing);
  $effect(() => {
    void view;
    if (playing) return;
    untrack(() => {
      if (focus.analysing) return;
      camera.still = focus.still;
      const site = points([focus.fought?.town ?? null]);
      if (site.length) camera.show(site, { ...NO_INSETS, bottom: camera.height * BATTLE_BOARD });
      else if (focus.litPoints.length && focus.litPoints.length < MANY)
        camera.show(focus.litPoints, focus.covered);
      else camera.rest();
    });
  });
  // So with the towns that chosen blocks can reach.
  const goals = $derived(focus.goals);
  $effect(() => {
    const reached = points([...goals.keys()]);
    untrack(() => reached.length < MANY && camera.show(reached, focus.covered));
  });
  const point = $derived(focus.point);
  $effect(() => {
    const [kind, name = ""] = point?.split(".", 2) ?? [];
    const at = untrack(() =>
      points([kind === "block" ? whereIs(view, name) : kind === "town" ? name : null]),
    );
    if (at.length) untrack(() => camera.show(at));
  });
}
