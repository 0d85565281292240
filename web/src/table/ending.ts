/** A finished match with everything turned up. */

import { api } from "$lib/api/client";
import type { Limits, Replay, View } from "$lib/api/types";
import { mergeViews } from "../pages/replay/mergeViews";

/** The last position as somebody sees it who sees everything. */
export interface OpenBoard {
  view: View;
  limits: Limits | null;
}
export interface Ending {
  replay: Replay;
  board: OpenBoard;
}

/** What the server tells of a match when there is nothing to hide any more. */
export async function loadEnding(match: string): Promise<Ending> {
  const replay = await api.get<Replay>(`/matches/${match}/replay`);
  const { view, views, limits } = await api.get<{
    view: View;
    views: { [viewer: string]: View } | null;
    limits: Limits | null;
  }>(`/matches/${match}/replay/${replay.plies.length}`, { as: "all" });
  return { replay, board: { view: views ? mergeViews(views) : view, limits } };
}
