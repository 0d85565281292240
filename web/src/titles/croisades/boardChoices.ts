/** The legal choices, sorted by the thing on the map that they are about. */

import type { Choice } from "$lib/api/types";
import { groupBy } from "$lib/groupBy";

/** A choice with its last place written out. */
export interface BoardChoice {
  action: string;
  choice: Choice;
  /** The place that it names, where it names one. */
  place: string | null;
}

export interface BoardChoices {
  group: Map<string, BoardChoice[]>;
  ship: Map<string, BoardChoice[]>;
  /** Choices of a place alone. */
  place: Map<string, BoardChoice[]>;
}

/** Where the words of an action name a group, a ship, a place: by their verb. */
const OF_GROUP: { [verb: string]: number } = {
  ...{ group: 1, march: 1, come_out: 1, reinforce: 1, embark: 1, station: 1 },
  ...{ build: 1, raise_castle: 1, deliver: 2 },
};
const OF_SHIP: { [verb: string]: number } = {
  ...{ sail: 1, land: 1, deliver: 1, stow: 1, flee: 1, sink: 1, moor: 1, embark: 2 },
};
const OF_PLACE: { [verb: string]: number } = {
  ...{ found: 1, buy_ship: 1, feed: 1, starve: 1, to: 1, next: 1 },
  ...{ sail: 2, station: 2, moor: 2 },
};

export const wordsOf = (action: string): string[] => action.split(" ");
export const verbOf = (action: string): string => wordsOf(action)[0]!;

const named = (table: { [verb: string]: number }, action: string): string | null => {
  const words = wordsOf(action);
  const position = table[words[0]!];
  return position === undefined ? null : (words[position] ?? null);
};

export const groupOf = (action: string): string | null => named(OF_GROUP, action);
export const shipOf = (action: string): string | null => named(OF_SHIP, action);
export const placeOf = (action: string): string | null => named(OF_PLACE, action);

/** Whether the map offers a choice: it is about something that lies on it. */
export const isOnMap = (action: string): boolean =>
  groupOf(action) !== null || shipOf(action) !== null || placeOf(action) !== null;

/** A choice for every place that it can be about. */
function written(choice: Choice): BoardChoice[] {
  if (!choice.places) return [{ choice, action: choice.action, place: placeOf(choice.action) }];
  const head = wordsOf(choice.action).slice(0, -1).join(" ");
  return choice.places.map((place) => ({ choice, place, action: `${head} ${place}` }));
}

export function sortChoices(choices: Choice[]): BoardChoices {
  const all = choices.flatMap(written);
  const by = (nameOf: (action: string) => string | null) =>
    groupBy(
      all.filter(({ action }) => nameOf(action) !== null),
      ({ action }) => nameOf(action)!,
    );
  const alone = all.filter(
    ({ action, place }) => place !== null && !groupOf(action) && !shipOf(action),
  );
  return {
    group: by(groupOf),
    ship: by(shipOf),
    place: groupBy(alone, ({ place }) => place!),
  };
}
