/** What every panel of a decision is given. */

import type {
  Choice,
  CroisadesLimits,
  CroisadesView,
  Event,
  Gesture,
  Json,
  JsonObject,
} from "$lib/api/types";
import type { TableMessage } from "$lib/titles";

export type { CroisadesLimits, CroisadesView };
export type BattleView = NonNullable<CroisadesView["battle"]>;
export type CompanyView = BattleView["companies"][number];
export type GroupView = CroisadesView["groups"][number];
export type SiegeView = CroisadesView["sieges"][number];
export type ShipView = CroisadesView["ships"][number];

/** What is picked up on the map. */
export interface Selection {
  groups: string[];
  ships: string[];
  hex: string | null;
}

export interface PanelProps {
  view: CroisadesView;
  limits: CroisadesLimits | null;
  /** What may be done now; empty when somebody else decides. */
  choices: Choice[];
  events: Event[];
  act: (actions: string[]) => void;
  /** Why an action is not legal; null when it is. */
  reason?: ((action: string) => Promise<TableMessage | null>) | undefined;
  /** Presets by their names. */
  gestures?: ((pieces: string[]) => Promise<Gesture[]>) | undefined;
  odds?: ((spec: JsonObject) => Promise<Json>) | undefined;
  /** Whether an action is under way. */
  acting?: boolean | undefined;
  selection: Selection;
  select: (selection: Selection) => void;
}
