/** The legal choices, sorted by the thing on the board that they are about. */

import type { Choice, RexLimits } from "$lib/api/types";
import { groupBy } from "$lib/groupBy";
import { blocks, layout, roadBetween } from "./boardData";

type PhaseGestures = RexLimits["phase"];

export interface BoardChoices {
  town: Map<string, Choice[]>;
  block: Map<string, Choice[]>;
  card: Map<string, Choice[]>;
  /** Choices about nothing that is drawn: done, halt, resign to the sea, who is first. */
  plain: Choice[];
}

export const verbOf = (action: string): string => action.split(" ")[0]!;
export const thingOf = (action: string): string | null => action.split(" ")[1] ?? null;

/** Which drawn thing an action is about; null when it needs a button. */
export function kindOf(action: string): "town" | "block" | "card" | null {
  const thing = thingOf(action);
  if (thing === null) return null;
  if (verbOf(action) === "card") return "card";
  if (layout.towns[thing]) return "town";
  return blocks[thing] ? "block" : null;
}

export function sortChoices(choices: Choice[]): BoardChoices {
  const of = (kind: ReturnType<typeof kindOf>) =>
    choices.filter((choice) => kindOf(choice.action) === kind);
  const byThing = (kind: "town" | "block" | "card") =>
    groupBy(of(kind), (choice) => thingOf(choice.action)!);
  return {
    town: byThing("town"),
    block: byThing("block"),
    card: byThing("card"),
    plain: of(null),
  };
}

/** What a click on a town would mean in this phase, lit or not. */
export function townMeaning({ town_verb }: PhaseGestures, town: string): string | null {
  return town_verb ? `${town_verb} ${town}` : null;
}

/** What a click on a block would mean in this phase, lit or not; else what one on its town would. */
export function blockMeaning(
  phase: PhaseGestures,
  block: string,
  town: string | null,
): string | null {
  if (phase.block_verb) return `${phase.block_verb} ${block}`;
  return town ? townMeaning(phase, town) : null;
}

/** The actions that take a block to a town in this phase, legal or not; none where a drag has no meaning. */
export function dragMeaning(
  phase: PhaseGestures,
  block: string,
  origin: string | null,
  town: string,
): string[] {
  const near = origin !== null && roadBetween(origin, town) !== undefined;
  if (phase.drag_one_road && !near) return [];
  return phase.drag.map((action) =>
    action
      .replace("{block}", block)
      .replace("{origin}", origin ?? "")
      .replace("{town}", town),
  );
}
