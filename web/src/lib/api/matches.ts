/** Making, joining and listing matches. */

import { api } from "./client";
import { session } from "./session.svelte";
import type { Match, MatchPage, Seat, TitleFacts } from "./types";

export interface Opponent {
  kind: "open" | "link" | "bot" | "user" | "self";
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

/** Begin a match of our own against the computer from a moment of one that is over. */
export async function playOn(
  id: string,
  moment: { ply: number; role: string; bot: string },
): Promise<Match> {
  await session.beSomebody();
  const key = crypto.randomUUID();
  const wanted = { ...moment, nonce: nonce() };
  return api.post<Match>(`/matches/${id}/continue`, wanted, { "Idempotency-Key": key });
}

export async function joinMatch(
  id: string,
  how: { role?: string; key?: string } = {},
): Promise<Match> {
  await session.beSomebody();
  return api.post<Match>(`/matches/${id}/join`, { ...how, nonce: nonce() });
}

/** Give a seat back, or decline an invitation. */
export function leaveMatch(id: string): Promise<Match> {
  return api.post<Match>(`/matches/${id}/leave`);
}

/** Offer a free seat of our match to a person by name, who has the link, anybody or a bot. */
export function inviteTo(
  id: string,
  whom: { kind: "user" | "link" | "open" | "bot"; name?: string; bot?: string; role?: string },
): Promise<Match> {
  return api.post<Match>(`/matches/${id}/invite`, whom);
}

/** The seat of a match that waits for our answer, or null. */
export function invitedSeat(match: Match): Seat | null {
  if (match.status !== "open") return null;
  return match.seats.find((seat) => !seat.ready && match.yours.includes(seat.role)) ?? null;
}

export function listMatches(
  list: MatchList,
  asked: { title?: string; edition?: string; player?: string; page?: number } = {},
): Promise<MatchPage> {
  return api.get<MatchPage>("/matches", { list, ...asked });
}

/** The user's own finished matches, the latest first; none for somebody without an account. */
export async function finishedMatches(): Promise<Match[]> {
  const user = session.user;
  return user ? (await listMatches("finished", { player: user.name })).matches : [];
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
