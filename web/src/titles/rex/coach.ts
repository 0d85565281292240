/** What the coach says of Crusader Rex: what matters in a decision, and why something happened. */

import type { Event, View } from "$lib/api/types";
import { t, translator } from "$lib/locale/translator.svelte";
import type { TitleCoach } from "$lib/titles";
import { asRex, WINTER_TURN, type RexView } from "./view";

/** Phases of which there is more than one thing to say. */
const KINDS: { [phase: string]: (view: RexView) => string } = {
  cards: (view) => (view.turn === WINTER_TURN ? "cards_winter" : "cards"),
  moves: movesKind,
  field: fieldKind,
};

function movesKind(view: RexView): string {
  if (view.moves === 0) return "moves_over";
  if (view.guide === view.role) return "moves_guide";
  const played = view.cards.find(({ role }) => role === view.role)?.played;
  if (played === "jihad") return "moves_jihad";
  return view.turn === WINTER_TURN ? "moves_winter" : "moves";
}

/** Who has come out of a castle goes back there after the last round: nobody must leave. */
function fieldKind({ battle, role }: RexView): string {
  if (battle?.sallying.length) return "field_sally";
  return battle?.attacker === role ? "field_attack" : "field_defend";
}

/** Which of the coach's sentences fits a decision. */
export const kindOf = (view: RexView): string => KINDS[view.phase]?.(view) ?? view.phase;

function now(given: View): string | null {
  const view = asRex(given);
  const kind = kindOf(view);
  if (!translator.has(`coach.now.${kind}`)) return null;
  return t(`coach.now.${kind}`, { count: view.moves });
}

/** Events that have a reason, the weightiest first, and the id of the section it stands in. */
const REASONS: { [event: string]: string } = {
  turn_cancelled: "4.2",
  castle_taken: "6.54",
  cannot_retreat: "6.61",
  besieger_died: "8.2",
  starved: "8.3",
  must_retreat: "6.2",
  field_won: "6.7",
  field_held: "6.41",
  eliminated: "6.34",
  half_hit: "6.54",
  attrition: "6.57",
  charges: "6.32",
  harries: "6.33",
  fires: "6.31",
  sallies: "6.55",
  retreated: "6.6",
  withdrew: "6.63",
  battle_begins: "6.0",
  assassins_rolled: "card Assassins",
  intrigue: "card Intrigue",
  year_begins: "4.0",
  staged: "7.21",
  draw_lost: "7.24",
  placed: "7.0",
  player_one: "4.1",
};

function happened(events: Event[]): ReturnType<TitleCoach["happened"]> {
  for (const [name, section] of Object.entries(REASONS)) {
    const event = events.findLast((some) => some.event === name);
    if (event) return { event, why: t(`coach.why.${name}`), section };
  }
  return null;
}

export const coach: TitleCoach = { now, happened };
