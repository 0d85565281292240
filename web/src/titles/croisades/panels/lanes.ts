/** The line of battle as lanes and bands: where companies stand, seen from one side. */

import type { Choice } from "$lib/api/types";
import { thingsOf } from "./choices";
import type { BattleView, CompanyView, CroisadesView } from "./types";

export const WINGS = ["left", "centre", "right"] as const;
export const STANCES = ["advance", "charge", "shoot", "hold", "fall_back"] as const;
export const EDGES = ["a", "b", "c", "d"] as const;

export const companyId = (company: CompanyView): string => `c${company.company}`;

export interface Muster {
  men: number;
  wounded: number;
  shaken: number;
}

/** How many a company has, and how many of them are wounded or not to be counted on now. */
export function muster(company: CompanyView): Muster {
  const rows = Object.values(company.men);
  const sum = (n: number) => rows.reduce((all, row) => all + (row[n] ?? 0), 0);
  return { men: sum(0), wounded: sum(1), shaken: sum(2) };
}

/** Whose side is drawn below: the viewer's, or of a role that he commands for; else the first. */
export function nearSide(view: CroisadesView, battle: BattleView): number {
  const mine = [view.role, view.acting].map((role) =>
    battle.roles.findIndex((side) => role !== null && side.includes(role)),
  );
  return mine.find((side) => side >= 0) ?? 0;
}

export interface Row {
  /** The bands from the first side's line. */
  place: number;
  lanes: CompanyView[][];
}

/** Rows from the far line to the near one; who is beyond a line stands on it. */
export function rows(battle: BattleView, near: number): Row[] {
  const onField = battle.companies.filter(
    (company) => company.status === "field" && muster(company).men > 0,
  );
  const places = Array.from({ length: battle.gap + 1 }, (_, place) => place);
  if (near === 0) places.reverse();
  const held = (company: CompanyView) => Math.min(battle.gap, Math.max(0, company.place));
  return places.map((place) => ({
    place,
    lanes: WINGS.map((wing) =>
      onField.filter((company) => company.wing === wing && held(company) === place),
    ),
  }));
}

/** Companies of a side that are not on the field: still to be placed, on their way, by the walls. */
export const beside = (battle: BattleView, side: number): CompanyView[] =>
  battle.companies.filter(
    (company) =>
      company.side === side &&
      ["not_deployed", "waiting", "watching"].includes(company.status) &&
      muster(company).men > 0,
  );

const COMPANY = /^c\d+$/;

/** The company that is asked now, as choices tell. */
export function asked(choices: Choice[]): string | null {
  for (const { action } of choices) {
    const thing = thingsOf(action)[0];
    if (thing && COMPANY.test(thing)) return thing;
  }
  return null;
}
