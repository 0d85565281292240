/** The steps of a playback: which of the events are shown together, and for how long. */

import type { Event } from "$lib/api/types";
import { openBattle } from "./battleLog";
import { journeys, type Journey } from "./journeys";
import type { PlaybackTitle } from "$lib/board/turnPlayback.svelte";

/** What a step shows: blocks on their way, a volley with its dice, or a line only. */
export type StepKind = "journey" | "roll" | "line";

export interface Step {
  kind: StepKind;
  /** All events that have happened when the step is over and had not before it. */
  events: Event[];
  /** Those of them that are told, in a line. */
  told: Event[];
  journeys: Journey[];
  /** The town of the battle that the step belongs to. */
  battle: string | null;
}

const ROLLS = new Set(["fires", "charges", "harries", "attrition", "assassins_rolled"]);
/** What a roll brings about: shown with it. */
const EFFECTS = new Set(["hit", "half_hit", "charge_loss", "eliminated"]);
/** What says nothing beside the step that follows. */
const QUIET = new Set([
  "chose",
  "recalled",
  "deployed",
  "seated",
  "nomad_deployed",
  "group_moves",
  "muster_called",
  "player_one",
  "garrisoned",
  "main_road",
  "main_group",
  "storm_declined",
  "sally_declined",
  "passed",
]);

/** The parts of a step's time, in times of one leg. */
const REST = 0.7;
const STAGGER = 0.3;
const ROLL = 3;
const LINE = 2;

const kindOf = (event: Event): StepKind =>
  ROLLS.has(event.event) ? "roll" : journeys([event]).length ? "journey" : "line";

const sameRoute = (a: Journey, b: Journey): boolean =>
  a.role === b.role &&
  a.legs.length === b.legs.length &&
  a.legs.every((leg, n) => leg.path === b.legs[n]!.path && leg.reverse === b.legs[n]!.reverse);

/** Whether an event is one more of what a step shows: an effect of its roll, the block's next leg, another line of its kind. */
function belongs(event: Event, step: Step): boolean {
  const last = step.told.at(-1)!;
  if (step.kind === "roll") return EFFECTS.has(event.event);
  if (step.kind === "line") return event.event === last.event;
  return kindOf(event) === "journey" && journeys([...step.told, event]).length === 1;
}

/**
 * Events as steps, in their order. `log` is everything told so far, so that a battle is known
 * that had begun before; quiet events go with the step after them, or with the last one.
 */
export function stepsOf(events: Event[], log: Event[] = events): Step[] {
  const steps: Step[] = [];
  let quiet: Event[] = [];
  let battle = events.length ? openBattle(log.filter((one) => one.n < events[0]!.n)) : null;
  for (const event of events) {
    if (event.event === "battle_begins") battle = (event["place"] as string | undefined) ?? null;
    const last = steps.at(-1);
    if (QUIET.has(event.event)) quiet.push(event);
    else if (last && !quiet.length && last.battle === battle && belongs(event, last)) {
      last.events.push(event);
      last.told.push(event);
    } else {
      const kind = kindOf(event);
      steps.push({ kind, events: [...quiet, event], told: [event], journeys: [], battle });
      quiet = [];
    }
    if (event.event === "battle_over") battle = null;
  }
  if (quiet.length) steps.at(-1)?.events.push(...quiet);
  for (const step of steps) if (step.kind === "journey") step.journeys = journeys(step.told);
  return together(steps);
}

/** Blocks that take the same roads one after the other walk in one step. */
function together(steps: Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last && walkTogether(last, step)) {
      last.events.push(...step.events);
      last.told.push(...step.told);
      last.journeys.push(...step.journeys);
    } else joined.push(step);
  }
  return joined;
}

const walkTogether = (a: Step, b: Step): boolean =>
  a.kind === "journey" &&
  b.kind === "journey" &&
  a.battle === b.battle &&
  a.events.at(-1) === a.told.at(-1) &&
  b.events.length === b.told.length &&
  sameRoute(a.journeys[0]!, b.journeys[0]!);

/** Whether there is something to see among events: blocks moving or dice rolling, by somebody else than the viewer. */
export function worthPlaying(events: Event[], viewer: string | null): boolean {
  return events.some((event) => event["role"] !== viewer && kindOf(event) !== "line");
}

/** Milliseconds that a step takes, when a leg takes so many. */
export function stepTime(step: Step, pace: number): number {
  if (step.kind === "roll") return ROLL * pace;
  if (step.kind === "line") return LINE * pace;
  const longest = Math.max(...step.journeys.map((journey) => journey.legs.length));
  return (longest + (step.journeys.length - 1) * STAGGER + REST) * pace;
}

/** The places that events are about. */
export function placesOf(events: Event[]): string[] {
  const places = events.flatMap((event) => [event["place"], event["other"]]);
  return [...new Set(places.filter((place) => typeof place === "string"))];
}

/** How the events of this title are played back. */
export const REX_PLAYBACK: PlaybackTitle<Step> = {
  steps: stepsOf,
  time: stepTime,
  isOnlySaid: ({ kind, battle }) => kind === "line" && battle === null,
};
