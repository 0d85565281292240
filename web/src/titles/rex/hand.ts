/** The hand of a year in fixed places: a card stays where it is until the next hand is dealt. */

import type { Event } from "$lib/api/types";

/** A place of the hand: its card, and whether it is still held. */
export interface Slot {
  card: string;
  held: boolean;
}

/** The order in which cards lie. */
const ORDER = [
  "move_1",
  "move_2",
  "move_3",
  "winter_campaign",
  "assassins",
  "guide",
  "intrigue",
  "jihad",
  "manna",
  "mud",
];
const rank = (card: string): number => ORDER.indexOf(card);

/** The cards that a role has played since its hand was dealt. */
export function playedThisYear(events: Event[], role: string | null): string[] {
  let played: string[] = [];
  for (const event of events) {
    if (event.event === "year_begins") played = [];
    if (event.event === "revealed_card" && event["role"] === role)
      played.push(event["card"] as string);
  }
  return played;
}

/**
 * The places of the cards that were dealt. Of cards that are alike, those go first whose places
 * were clicked last.
 */
export function slotsOf(hand: string[], played: string[], clicked: number[]): Slot[] {
  const dealt = [...hand, ...played].sort((a, b) => rank(a) - rank(b));
  const slots = dealt.map((card) => ({ card, held: true }));
  for (const card of new Set(played)) {
    const gone = played.filter((other) => other === card).length;
    for (const place of likeliest(slots, card, clicked).slice(0, gone)) slots[place]!.held = false;
  }
  return slots;
}

/** The place of the card that lies face down until the other side has chosen; -1 for none. */
export function laidSlot(slots: Slot[], chosen: string | null, clicked: number[]): number {
  return chosen === null ? -1 : (likeliest(slots, chosen, clicked)[0] ?? -1);
}

/** The places where a card is held, the one clicked last first. */
function likeliest(slots: Slot[], card: string, clicked: number[]): number[] {
  const places = slots.flatMap((slot, place) => (slot.card === card && slot.held ? [place] : []));
  return places.sort((a, b) => clicked.lastIndexOf(b) - clicked.lastIndexOf(a) || a - b);
}
