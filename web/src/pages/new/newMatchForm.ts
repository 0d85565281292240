/** The values of the form for a new match, and the request made of them. */

import type { NewMatch, Opponent } from "$lib/api/matches";

export interface Rival {
  kind: Opponent["kind"];
  bot: string;
  name: string;
}
export const FIRST_RIVAL: Rival = { kind: "bot", bot: "", name: "" };

export interface ClockWish {
  kind: "none" | "live" | "days";
  minutes: number;
  seconds: number;
  days: number;
  hours: number;
  onTimeout: "lose" | "bot" | "nothing";
}
export const FIRST_CLOCK: ClockWish = {
  kind: "none",
  minutes: 60,
  seconds: 30,
  days: 7,
  hours: 24,
  onTimeout: "lose",
};

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export function opponentOf({ kind, bot, name }: Rival): Opponent {
  if (kind === "bot") return { kind, bot };
  if (kind === "user") return { kind, name: name.trim() };
  return { kind };
}

/** The rivals, in the order of the other seats, when we move to another one: who sat there takes ours. */
export function moveTo(roles: string[], from: string, to: string, rivals: Rival[]): Rival[] {
  if (!roles.includes(from) || !roles.includes(to)) return rivals;
  const others = roles.filter((role) => role !== from);
  const seats = new Map(others.map((role, place) => [role, rivals[place]!]));
  seats.set(from, seats.get(to)!);
  return roles.filter((role) => role !== to).map((role) => seats.get(role)!);
}

/** Who may see a match: who is invited by link must, even where nobody else may. */
export function visibilityOf(rivals: Rival[], listed: boolean): NewMatch["visibility"] {
  if (listed || rivals.some((rival) => rival.kind === "open")) return "public";
  return rivals.some((rival) => rival.kind === "link") ? "link" : "private";
}

export function clockOf(wish: ClockWish): NewMatch["clock"] {
  switch (wish.kind) {
    case "none":
      return { kind: "none", bank: 0, increment: 0, on_timeout: "nothing" };
    case "live":
      return {
        kind: "live",
        bank: wish.minutes * MINUTE,
        increment: wish.seconds,
        on_timeout: wish.onTimeout,
      };
    case "days":
      return {
        kind: "days",
        bank: wish.days * DAY,
        increment: wish.hours * HOUR,
        on_timeout: wish.onTimeout,
      };
  }
}
