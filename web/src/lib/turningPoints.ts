/** The turns of a finished match in which the chances changed most. */

import type { ChartPoint, Forecast } from "$lib/api/types";

type Point = Forecast["points"][number];

export interface TurningPoint {
  /** Where the turn begins. */
  ply: number;
  label: Point["label"];
  /** The first role's chances in per cent, at the beginning of the turn and after it. */
  before: number;
  after: number;
  /** The victory cities of each role before and after, where the title counts them. */
  cities: { before: number[]; after: number[] } | null;
}

/** A change by less than this, in per cent, is no turn of events. */
const LEAST = 6;

/** One number from what both roles expected: the first role's chances; of several powers its own. */
function chanceOf(point: Point, roles: string[]): number {
  const [first = "", ...rivals] = roles;
  const others = rivals.length === 1 ? rivals : [];
  const theirs = others.map((role) => -(point.expected[role] ?? 0));
  const all = [point.expected[first] ?? 0, ...theirs];
  return (1 + all.reduce((sum, one) => sum + one, 0) / all.length) * 50;
}

function citiesAt(chart: ChartPoint[], ply: number, roles: string[]): number[] | null {
  const cities = chart.findLast((point) => point.ply <= ply)?.cities;
  return cities && Object.keys(cities).length ? roles.map((role) => cities[role] ?? 0) : null;
}

/**
 * The biggest changes, in the order of the game. `played` says whether the game was played to its
 * end: a resignation is the answer to a turn of events, not one itself.
 */
export function turningPoints(
  points: Point[],
  chart: ChartPoint[],
  roles: string[],
  played: boolean,
  most = 4,
): TurningPoint[] {
  const pairs = points.slice(0, played ? -1 : -2).map((from, index) => {
    const to = points[index + 1]!;
    const [before, after] = [chanceOf(from, roles), chanceOf(to, roles)];
    const cities = [citiesAt(chart, from.ply, roles), citiesAt(chart, to.ply, roles)] as const;
    return {
      ply: from.ply,
      label: from.label,
      before: Math.round(before),
      after: Math.round(after),
      cities: cities[0] && cities[1] ? { before: cities[0], after: cities[1] } : null,
    };
  });
  return pairs
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}
