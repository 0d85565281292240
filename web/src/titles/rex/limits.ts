/** How much of what a step allows is used up, and by which rule there is no more. */

import { t } from "$lib/locale/speech.svelte";
import type { Limit } from "$lib/titles";
import {
  editionFacts,
  ratingOf,
  roadBetween,
  roadKey,
  roadLimit,
  towns,
  type RoadLayout,
} from "./board";
import { townName } from "./names";
import { heads, piecesIn, type Piece, type RexView } from "./view";

export interface RoadInUse {
  key: string;
  road: RoadLayout;
  ends: [string, string];
  count: number;
  most: number;
}

const LEAVING = new Set(["field", "storming", "hits", "retreat_to", "forced_retreat", "leave"]);
const FRANKISH = new Set(["antioch", "tripoli", "jerusalem"]);
const count = (pieces: Piece[]): number => pieces.reduce((sum, piece) => sum + heads(piece), 0);

/** 5.1, 6.61: the roads in use, and how many blocks each carries. */
export function roadsInUse(view: RexView): RoadInUse[] {
  const guided = view.guide !== null && view.guide === (view.battle ? view.role : view.player);
  return view.roads.flatMap(([a, b, used]): RoadInUse[] => {
    const road = roadBetween(a, b);
    if (!road) return [];
    const attack = view.entries.some(
      ({ role, town, from }) =>
        role === view.player &&
        ((town === b && from.includes(a)) || (town === a && from.includes(b))),
    );
    const use = guided ? "guide" : LEAVING.has(view.phase) ? "retreat" : attack ? "attack" : "road";
    return [
      {
        key: roadKey(a, b),
        road,
        ends: [a, b],
        count: used,
        most: roadLimit(road.kind, view.edition, use),
      },
    ];
  });
}

/** 5.5: how many of a town's blocks the attackers of player 1 hold there. */
export function pinned(view: RexView, town: string): number {
  if (!view.role || view.player_one === view.role || view.battle) return 0;
  if (!view.entries.some((entry) => entry.role !== view.role && entry.town === town)) return 0;
  const pins = editionFacts(view.edition).reserves_pin;
  return count(
    piecesIn(view, town).filter(
      (piece) => piece.role !== view.role && !piece.castle && (pins || !piece.arrives),
    ),
  );
}

const limit = (text: string, now: number, most: number, rule: string): Limit => ({
  text: t("rex.limit.of", { text, now, most }),
  rule,
  full: now >= most,
});

/** 3.1: towns that hold more than their castles do. */
function crowded(view: RexView): Limit[] {
  return Object.keys(towns).flatMap((town) => {
    const here = count(piecesIn(view, town).filter((piece) => piece.role === "frank"));
    const most = ratingOf(town, view.edition);
    return here > most
      ? [limit(t("rex.limit.castle", { town: townName(town) }), here, most, "3.1")]
      : [];
  });
}

function garrison(view: RexView, town: string): Limit[] {
  const inside = count(piecesIn(view, town).filter((piece) => piece.castle));
  return [
    limit(
      t("rex.limit.castle", { town: townName(town) }),
      inside,
      ratingOf(town, view.edition),
      "6.1",
    ),
  ];
}

function storm(view: RexView, town: string): Limit[] {
  const factor = editionFacts(view.edition).storm[
    towns[town]?.port === "fortified" ? "fortified" : "plain"
  ];
  return [
    limit(
      t("rex.limit.storm"),
      view.battle!.storming.length,
      factor * ratingOf(town, view.edition),
      "6.52",
    ),
  ];
}

function sally(view: RexView, town: string): Limit[] {
  const inside = count(piecesIn(view, town).filter((piece) => piece.castle && !piece.arrives));
  const out = view.battle!.sallying.length;
  return [{ ...limit(t("rex.limit.sally"), out, out + inside, "6.55"), full: inside === 0 }];
}

/** 8.3: towns that have more of the viewer's blocks to feed than they can. */
function supply(view: RexView): Limit[] {
  const { own, enemy, open } = editionFacts(view.edition).supply;
  const hungry = new Set(
    view.legal.map(
      (action) => view.pieces.find((piece) => piece.block === action.split(" ")[1])?.town ?? "",
    ),
  );
  return [...hungry].filter(Boolean).map((town) => {
    const home = FRANKISH.has(towns[town]!.realm.toLowerCase()) === (view.role === "frank");
    const rating = ratingOf(town, view.edition);
    const most = rating ? rating * (home ? own : enemy) : open;
    return limit(
      t("rex.limit.supply", { town: townName(town) }),
      count(piecesIn(view, town).filter((piece) => piece.role === view.role)),
      most,
      "8.3",
    );
  });
}

function replacements(view: RexView): Limit[] {
  const places = new Set(
    view.legal.map(
      (action) => view.pieces.find((piece) => piece.block === action.split(" ")[1])?.town ?? "",
    ),
  );
  return [...places].filter(Boolean).map((town) => {
    const most = ratingOf(town, view.edition);
    return limit(
      t("rex.limit.points", { town: townName(town) }),
      most - (view.points?.[town] ?? 0),
      most,
      "8.4",
    );
  });
}

function roads(view: RexView, rule: string): Limit[] {
  return roadsInUse(view)
    .filter(({ ends }) => !view.battle || ends.includes(view.battle.town))
    .map(({ ends: [a, b], count: used, most }) =>
      limit(t("rex.limit.road", { a: townName(a), b: townName(b) }), used, most, rule),
    );
}

function holdBack(view: RexView): Limit[] {
  const town = view.asked.town;
  const held = town ? pinned(view, town) : 0;
  if (!town || !held) return [];
  const here = count(
    piecesIn(view, town).filter(
      (piece) => piece.role === view.role && !piece.castle && !piece.arrives,
    ),
  );
  return [
    limit(t("rex.limit.pinned", { town: townName(town) }), Math.min(held, here), here, "5.5"),
  ];
}

const BY_PHASE: { [phase: string]: (view: RexView) => Limit[] } = {
  frank_deploy: crowded,
  deploy_to: crowded,
  group: (view) => [...holdBack(view), ...roads(view, "5.1").filter(({ full }) => full)],
  march: (view) => roads(view, "5.1").filter(({ full }) => full),
  muster: (view) => roads(view, "5.1").filter(({ full }) => full),
  muster_march: (view) => roads(view, "5.1").filter(({ full }) => full),
  garrison: (view) => garrison(view, view.battle?.town ?? ""),
  storm: (view) => storm(view, view.battle?.town ?? ""),
  sally: (view) => sally(view, view.battle?.town ?? ""),
  retreat_to: (view) => roads(view, "6.61"),
  forced_retreat: (view) => roads(view, "6.61"),
  leave: (view) => roads(view, "6.61"),
  regroup: (view) => roads(view, "6.7"),
  regroup_to: (view) => roads(view, "6.7"),
  supply,
  replacements,
};

/** What the decision that is asked for has used of its limits. */
export function limits(view: RexView): Limit[] {
  return BY_PHASE[view.phase]?.(view) ?? [];
}
