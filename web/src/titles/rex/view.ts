/** The type of a Crusader Rex view (docs/views.md), and queries on it. */

import type { Limits, RexLimits, RexView, View } from "$lib/api/types";
import type { Role } from "./boardData";

export type { RexView };
export type Piece = RexView["pieces"][number];
export type Battle = NonNullable<RexView["battle"]>;
export type Hand = RexView["cards"][number];

/** A view with what the server tells of its limits. */
export type RexTable = RexView & { limits: RexLimits };

export const asRex = (view: View): RexView => view as RexView;
export const asTable = (view: View, limits: Limits | null): RexTable =>
  ({ ...view, limits }) as unknown as RexTable;

export const WINTER_TURN = 6;
export const FIRST_YEAR = 1187;
export const LAST_YEAR = 1192;

/** How many blocks a piece stands for. */
export const heads = (piece: Piece): number => piece.count ?? 1;

/** What queries about pieces need of a view. */
export type Pieces = Pick<RexView, "pieces">;

export function piecesIn(view: Pieces, town: string): Piece[] {
  return view.pieces.filter((piece) => piece.town === town);
}

/** Where a known block stands; staging areas count as places. */
export function whereIs(view: RexView, block: string): string | null {
  const piece = view.pieces.find((one) => one.block === block);
  if (piece) return piece.town;
  return Object.keys(view.staging).find((area) => view.staging[area]!.includes(block)) ?? null;
}

/** Who stands before a castle that is being decided about, but not stormed, and with nobody fighting in the field. */
export function besieging(view: Pieces, battle: Battle): Role | null {
  if (battle.storm || battle.sallying.length) return null;
  const here = piecesIn(view, battle.town);
  const inside = here.find((piece) => piece.castle)?.role;
  const outside = new Set(here.filter((piece) => !piece.castle).map((piece) => piece.role));
  return inside && outside.size === 1 && !outside.has(inside) ? [...outside][0]! : null;
}

/** Who holds a victory city, or nobody while it is contested. */
export function holder(view: RexView, city: string): Role | null {
  for (const role of ["frank", "saracen"] as const)
    if (view.cities[role]?.includes(city)) return role;
  return null;
}
