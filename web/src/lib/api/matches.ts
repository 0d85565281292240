/** Making, joining and listing matches. */

import { api } from "./client";
import { session } from "./session.svelte";
import type { Match, MatchPage, TitleFacts } from "./types";

export interface Opponent {
  kind: "open" | "link" | "bot" | "user";
  bot?: string;
  name?: string;
}
export interface NewMatch {
  title: string;
  edition: string;
  options: { [option: string]: number };
  role: string;
  opponents: Opponent[];
  clock: { kind: "none" | "live" | "days"; bank: number; increment: number; on_timeout: string };
  visibility: "public" | "private" | "link";
  rated: boolean;
}
export type MatchList = "mine" | "open" | "running" | "finished";

/** Our share of the dice: mixed with the server's key, so that neither can choose the rolls. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function createMatch(wanted: NewMatch): Promise<Match> {
  await session.beSomebody();
  const key = crypto.randomUUID();
  return api.post<Match>("/matches", { ...wanted, nonce: nonce() }, { "Idempotency-Key": key });
}

export async function joinMatch(
  id: string,
  how: { role?: string; key?: string } = {},
): Promise<Match> {
  await session.beSomebody();
  return api.post<Match>(`/matches/${id}/join`, { ...how, nonce: nonce() });
}

export function listMatches(
  list: MatchList,
  asked: { title?: string; edition?: string; player?: string; page?: number } = {},
): Promise<MatchPage> {
  return api.get<MatchPage>("/matches", { list, ...asked });
}

let titles: Promise<TitleFacts[]> | null = null;

/** What can be played here; it does not change while the page is open. */
export function listTitles(): Promise<TitleFacts[]> {
  titles ??= api.get<TitleFacts[]>("/titles").catch((error: unknown) => {
    titles = null;
    throw error;
  });
  return titles;
}
