/** Choices taken apart: a verb, its things, and the numbers and places that it can have. */

import type { Choice } from "$lib/api/types";

/** A choice with a place for its last thing written out. */
export interface Deed {
  action: string;
  things: string[];
  choice: Choice;
}

/** Choices that differ in their last number only. */
export interface Amount {
  /** All but the number: `take knight`. */
  head: string;
  things: string[];
  /** What the number can be, ascending. */
  counts: number[];
  choice: Choice;
}

export const verbOf = (action: string): string => action.split(" ", 1)[0]!;

export const thingsOf = (action: string): string[] => action.split(" ").slice(1);

const lastKind = (choice: Choice): string | undefined => Object.keys(choice.say.facts).at(-1);

const headOf = (action: string): string => action.slice(0, action.lastIndexOf(" "));

/** Whether the last thing of a choice is a number to choose. */
export const isAmount = (choice: Choice): boolean => lastKind(choice) === "count";

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

/** The choices of a verb, one for each place they can have. */
export function deeds(choices: Choice[], verb: string): Deed[] {
  return choices
    .filter((choice) => verbOf(choice.action) === verb)
    .flatMap((choice) => {
      const head = headOf(choice.action);
      const actions = choice.places?.map((place) => `${head} ${place}`) ?? [choice.action];
      return actions.map((action) => ({ action, things: thingsOf(action), choice }));
    });
}

/** The choices of a verb whose last thing is a number, those that are otherwise alike as one. */
export function amounts(choices: Choice[], verb: string): Amount[] {
  const found = new Map<string, Amount>();
  for (const choice of choices) {
    if (verbOf(choice.action) !== verb) continue;
    const head = headOf(choice.action);
    const numbers = choice.counts
      ? range(choice.counts[0]!, choice.counts[1]!)
      : [Number(choice.action.slice(head.length + 1))];
    const known = found.get(head);
    if (known) known.counts = [...known.counts, ...numbers].sort((a, b) => a - b);
    else found.set(head, { head, things: thingsOf(head), counts: numbers, choice });
  }
  return [...found.values()];
}

export const can = (choices: Choice[], action: string): boolean =>
  choices.some((choice) => choice.action === action);

/** The nearest number that may be chosen; 0 means none of it. */
export function nearest(counts: number[], wanted: number): number {
  if (wanted <= 0) return 0;
  return counts.reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best));
}

/** The next number that may be chosen, up or down from one. */
export function stepped(counts: number[], from: number, by: 1 | -1): number {
  if (by > 0) return counts.find((n) => n > from) ?? from;
  return counts.findLast((n) => n < from) ?? 0;
}

/** Choices by verb, in the order in which they came. */
export function byVerb(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = verbOf(choice.action);
    found.set(verb, [...(found.get(verb) ?? []), choice]);
  }
  return found;
}
