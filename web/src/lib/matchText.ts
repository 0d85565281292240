/** Texts for the parts of a match: seat, duration, clock, status, date. */

import type { Clock, Match, Seat } from "./api/types";
import { say, translator, t } from "./locale/translator.svelte";

export function seatText(seat: Seat): string {
  if (seat.bot) return t("match.computer", { level: t(`bot.${seat.bot}`) });
  if (seat.user) return seat.user.name;
  return t(seat.open_to === "anyone" ? "match.free_seat" : "match.kept_seat");
}

/** The name of an edition or a scenario; one that needs no words goes by its own. */
export function editionName(title: string, edition: string): string {
  const known = translator.has(`edition_name.${title}.${edition}`);
  return known ? t(`edition_name.${title}.${edition}`) : edition;
}

/** What an edition or a scenario is, in a sentence or two; empty where nobody has said it. */
export function editionNote(title: string, edition: string): string {
  const known = translator.has(`edition.${title}.${edition}`);
  return known ? t(`edition.${title}.${edition}`) : "";
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its largest fitting unit. */
export function durationText(seconds: number): string {
  if (seconds >= DAY) return t("time.days", { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("time.hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return t("time.minutes", { count: Math.round(seconds / MINUTE) });
  return t("time.seconds", { count: Math.round(seconds) });
}

/** A length of time in its two largest units: 2 days 4 h. */
export function timeLeftText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (days) {
    const first = t("time.days", { count: days });
    return hours ? `${first} ${t("time.h", { count: hours })}` : first;
  }
  if (hours) {
    const first = t("time.h", { count: hours });
    return minutes ? `${first} ${t("time.min", { count: minutes })}` : first;
  }
  return minutes ? t("time.min", { count: minutes }) : t("time.seconds", { count: whole % MINUTE });
}

export function clockText(clock: Clock): string {
  if (clock.kind === "none") return t("clock.none");
  const bank = durationText(clock.bank);
  return clock.increment
    ? t("clock.with", { bank, increment: durationText(clock.increment) })
    : bank;
}

export function statusText(match: Match): string {
  if (match.result) return say(match.title, match.result.say);
  if (match.status === "running" && match.turn_label) return say(match.title, match.turn_label);
  return t(`status.${match.status}`);
}

export function dateText(iso: string, style: "date" | "time" = "date"): string {
  const form: Intl.DateTimeFormatOptions =
    style === "date" ? { dateStyle: "medium" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(translator.language, form).format(new Date(iso));
}
