/** The type of a Crusader Rex view (docs/views.md), and queries on it. */

import type { Limits, View } from "$lib/api/types";
import type { Role } from "./boardData";

export interface Piece {
  role: Role;
  town: string;
  castle?: boolean;
  block?: string;
  steps?: number;
  seen?: number;
  face_up?: boolean;
  token?: number;
  count?: number;
  arrives?: number;
  moved?: boolean;
}

export interface Battle {
  town: string;
  round: number;
  attacker: Role;
  storm: boolean;
  letter: string;
  storming: string[];
  sallying: string[];
  acted: string[];
  half_hit: string | null;
  hits: number;
}

export interface Hand {
  role: Role;
  count: number;
  last: string | null;
  down: boolean;
  played: string | null;
  hand?: string[];
  chosen?: string | null;
}

export interface RexView {
  title: string;
  edition: string;
  options: { [option: string]: number };
  role: Role | null;
  year: number;
  turn: number;
  phase: string;
  rule: string;
  deciders: Role[];
  player_one: Role | null;
  player: Role | null;
  cities: { [role: string]: string[] };
  cards: Hand[];
  pieces: Piece[];
  staging: { [area: string]: string[] };
  pool: { role: Role; count: number; blocks?: string[] }[];
  dead: string[];
  gone: string[];
  sieges: { town: string; besieger: Role }[];
  roads: [string, string, number][];
  entries: { role: Role; town: string; from: string[] }[];
  moves: number;
  guide: Role | null;
  jihad: string | null;
  kept: string[];
  unfought: string[];
  battle: Battle | null;
  asked: { town?: string; block?: string; legs?: number };
  legal: string[];
  points?: { [town: string]: number };
  result: { winner: Role | null; reason: string } | null;
}

/** A view with what the server tells of its limits. */
export interface RexTable extends RexView {
  limits: Limits;
}

export const asRex = (view: View): RexView => view as unknown as RexView;
export const asTable = (view: View, limits: Limits | null): RexTable =>
  ({ ...view, limits }) as unknown as RexTable;

export const WINTER_TURN = 6;
export const FIRST_YEAR = 1187;
export const LAST_YEAR = 1192;

/** How many blocks a piece stands for. */
export const heads = (piece: Piece): number => piece.count ?? 1;

export function piecesIn(view: RexView, town: string): Piece[] {
  return view.pieces.filter((piece) => piece.town === town);
}

/** Where a known block stands; staging areas count as places. */
export function whereIs(view: RexView, block: string): string | null {
  const piece = view.pieces.find((one) => one.block === block);
  if (piece) return piece.town;
  return Object.keys(view.staging).find((area) => view.staging[area]!.includes(block)) ?? null;
}

/** Who stands before a castle that is being decided about, but not stormed, and with nobody fighting in the field. */
export function besieging(view: RexView, battle: Battle): Role | null {
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
