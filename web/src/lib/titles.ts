/** The interface between the page and the board of a title, and the loader of boards. */

import type { Component } from "svelte";
import { translator } from "./locale/translator.svelte";
import type { Choice, Event, Gesture, Json, JsonObject, Limits, View } from "./api/types";

/** Something the player should read: a refusal with its rule, or a plain sentence. */
export interface TableMessage {
  text: string;
  rule: string | null;
}

/** Pieces that go somewhere, as was played or as might have been better. */
export interface PlannedJourney {
  way: string[];
  pieces: number;
  better: boolean;
}

export interface BoardProps {
  view: View;
  /** What the step allows, where the title tells it. */
  limits: Limits | null;
  /** The role that sees this view; null for a spectator. */
  role: string | null;
  /** What may be done now; empty when the board is only looked at. */
  choices: Choice[];
  /** The newest events, for animation and emphasis. */
  events: Event[];
  /** Called with the actions that a click or a drag means. */
  act: (actions: string[]) => void;
  /** Called with an action that is not legal: the table tells why not. */
  why?: ((action: string) => void) | undefined;
  /** Why an action is not legal now, for a board that shows it where the thing lies; null when it is. */
  reason?: ((action: string) => Promise<TableMessage | null>) | undefined;
  /** Where pieces can go together, and the actions that take them there. */
  gestures?: ((pieces: string[]) => Promise<Gesture[]>) | undefined;
  /** How a fight would end, by the server's reckoning. */
  odds?: ((spec: JsonObject) => Promise<Json>) | undefined;
  /** Called with a sentence for the player. */
  tell?: ((text: string) => void) | undefined;
  /** A thing to point out, such as the one a line of the log is about: `town.acre`. */
  point?: string | null | undefined;
  /** Whether an action of the player is under way: what is played back for him ends. */
  acting?: boolean | undefined;
  /** Whether the player's clock is too low for anything to be played back. */
  hurried?: boolean | undefined;
  /** The last event that the viewer had seen before the table was opened; null when nobody remembers. */
  seen?: number | null | undefined;
  /** Called with the number of the last event that the viewer has been shown. */
  shown?: ((n: number) => void) | undefined;
  /** In a replay: what came with the last step. */
  replayed?: Event[] | undefined;
  /** Whether the match is over: a battle that was never fought is shown no more. */
  over?: boolean | undefined;
  /** Journeys to draw on the map, for the analysis of a finished game. */
  journeys?: PlannedJourney[] | undefined;
}

/** How much of what a step allows is used: "stormers: 1 of 2". */
export interface LimitLine {
  text: string;
  /** The section of the rules that sets it. */
  rule: string;
  full: boolean;
}

/** A line of the log, and words that follow it. */
export interface LogLine {
  event: Event;
  after: string;
}

/** What a coach says of a title, from what its player sees alone. */
export interface TitleCoach {
  /** What matters in the decision that is asked for; null when there is nothing to say. */
  now: (view: View) => string | null;
  /** The weightiest of these events that has a reason, and the id of the section it stands in. */
  happened: (events: Event[]) => { event: Event; why: string; section: string } | null;
}

export interface TitleUi {
  Board: Component<BoardProps>;
  /** The state of the game in one line, for the top bar. */
  Status?: Component<{ view: View }>;
  /** The whole position as text. */
  PositionTable?: Component<{ view: View; limits: Limits | null }>;
  /** Who plays and how each stands, what decides the game, and what can be said at any time. */
  Standing?: Component<{ view: View; limits: Limits | null; act: (actions: string[]) => void }>;
  /** What a mark in brackets behind a prompt stands for: "S1". */
  footnote?: (mark: string) => string | null;
  /** What on the board an event is about, to be pointed out there: `town.acre`; null for nothing. */
  about?: (event: Event) => string | null;
  /** The calculator of odds; `ask` sends a battle to the server. */
  Odds?: Component<{ view: View; ask: (spec: JsonObject) => Promise<Json> }>;
  /** The choices that want a button beside the prompt: those the board does not offer, and the last few. */
  buttons?: (choices: Choice[], view: View, limits: Limits | null) => Choice[];
  /** A choice in words that fit the moment; null when its own will do. */
  wording?: (action: string, view: View) => string | null;
  /** The limits of the decision that is asked for, in words. */
  limitLines?: (limits: Limits) => LimitLine[];
  /** The log with what belongs together in one line. */
  logLines?: (events: Event[]) => LogLine[];
  /** The coach, loaded when somebody wants him. */
  coach?: () => Promise<TitleCoach>;
  /** Events worth a stop in a replay: where its battles begin. */
  keyEvents?: string[];
  /** What ends something while more could be done: the question to ask first, or null. */
  warning?: (action: string, view: View, choices: Choice[]) => string | null;
}

/** Where a title names no key events of its own. */
export const DEFAULT_KEY_EVENTS = ["battle_begins"];

const found = import.meta.glob<{ ui: TitleUi }>("../titles/*/index.ts");

const pictures = import.meta.glob<{ default: Component }>("../titles/*/Picture.svelte");

/** A small picture of a title's board, or null where it has none. */
export async function loadPicture(title: string): Promise<Component | null> {
  return (await pictures[`../titles/${title}/Picture.svelte`]?.())?.default ?? null;
}

const scenes = import.meta.glob<{ default: Component }>("../titles/*/Scene.svelte");

/** A corner of a title's board as a game begins, for the first page; null where it has none. */
export async function loadScene(title: string): Promise<Component | null> {
  return (await scenes[`../titles/${title}/Scene.svelte`]?.())?.default ?? null;
}

/** The parts of a title, loaded when a page needs them; one without a board is played in words. */
export async function loadTitle(title: string): Promise<TitleUi> {
  const load = found[`../titles/${title}/index.ts`];
  if (!load) {
    const { default: Board } = await import("../table/PlainBoard.svelte");
    // The board has a button for each choice: beside the prompt stands what ends the phase.
    return { Board, buttons: (choices) => choices.filter(({ action }) => action === "done") };
  }
  const [{ ui }] = await Promise.all([load(), translator.loadBoardTexts(title)]);
  return ui;
}
