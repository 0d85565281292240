/**
 * What travels between page and server, by the words of docs/architecture.md. The shapes come
 * from the server's own description (schema.d.ts, written by `tools/page.py --types`); where that can
 * only say "any JSON", these say what it is.
 */

import type { components } from "./schema";

type Out = components["schemas"];

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export type Name = Out["NameOut"];
export type Message = Out["MessageOut"];
export type Fact = Message["facts"][string];

export type Refused = Out["ErrorOut"];

export type User = Out["User"];
export type Self = Out["OwnAccount"];
export type Key = Out["Credential"];
export type OpenLogin = Out["OpenLogin"];
export type EntryLink = Out["EntryLink"];
export type MadeEntryLink = Out["MadeEntryLink"];
export type SecondFactorBegun = Out["SecondFactorBegun"];
export type RecoveryCodes = Out["RecoveryCodes"];
export type Settings = Required<Out["AccountSettings"]>;
export type Notices = Settings["notices"];
export type NoticeKinds = Out["NoticeKinds"];
export type QuietHours = Out["QuietHours"];
export type Language = NonNullable<Settings["language"]>;
export type Motion = Settings["motion"];
export type ThemeChoice = Settings["theme"];
export type ServerFacts = Out["ServerFacts"];
export type Me = Out["Me"];

export type Option = Out["OptionOut"];
export type Edition = Out["EditionOut"];
export type TitleFacts = Out["TitleOut"];

export type Seat = Out["SeatOut"];
export type Clock = Out["ClockOut"];
export type Offer = Out["OfferOut"];
export type Result = Out["ResultOut"];
export type Match = Out["MatchOut"];
/** The moment of another match from which a match was played on. */
export type Origin = Out["OriginOut"];
export type MatchPage = Out["MatchPage"];

export type Choice = Out["ChoiceOut"];
/** What the socket of a table says. */
export type SocketMessage = Out["SocketMessage"];
export type LobbyMessage = Out["LobbyMessage"];
export type Hint = Out["HintOut"];
export type Why = Out["WhyOut"];
/** Something that happened, as one viewer may read it; a title adds its own keys. */
export interface BareEvent {
  n: number;
  event: string;
  [key: string]: unknown;
}
/** An event with its sentence. */
export interface Event extends BareEvent {
  say: Message;
}
export type DiceStatistics = Out["DiceOut"];
export type Chat = Out["ChatOut"];
/** All that one viewer may know of a position, as his title types it. */
export type View = Out["RexView"] | Out["CroisadesView"];
/** What a step allows and what clicks mean in it, for a title whose board shows that. */
export type Limits = Out["Limits"] | Out["CroisadesLimits"];
export type RexLimits = Out["Limits"];
export type RexView = Out["RexView"];
export type CroisadesView = Out["CroisadesView"];
export type CroisadesLimits = Out["CroisadesLimits"];
export type Table = Omit<Out["TableOut"], "events"> & { events: Event[] };
export interface Gesture {
  to: string;
  path: string[];
  legs: number;
  kind: string;
  /** How many pieces each road of the way would still let through, where roads have limits. */
  room?: number[];
  actions: string[];
}

/** A march of Croisades Strategic as one order (docs/croisades.md#orders); costs in half points. */
export interface CroisadesGesture extends Gesture {
  cost: number;
  left: number;
  /** Hexes that change hands, and enemy strongholds passed by. */
  annexed: string[];
  passed: string[];
  /** The groups that go, and those that must wait until the first has arrived. */
  groups: string[];
  waiting: string[];
}

export type TournamentFacts = Out["TournamentFacts"];
export type Tournament = Out["TournamentOut"];
export type TournamentGame = Out["TournamentGameOut"];
export type Friends = Out["FriendsOut"];
export type Friend = Out["FriendOut"];
export type ReportReason = Out["Report"]["reason"];
export type Rating = Out["Rating"];
export type Profile = Out["Profile"];
export type Leaderboard = Out["Leaderboard"];

export type Ply = Out["PlyOut"];
/** How a match stood after a ply: numbers for each role. */
export interface ChartPoint {
  ply: number;
  cities?: { [role: string]: number };
  strength?: { [role: string]: number };
  territory?: { [role: string]: number };
  points?: { [role: string]: number };
}
/** What each role could expect at the beginning of each turn: -1 is lost, 1 is won. */
export type Forecast = Out["ForecastOut"];
/** Where a finished match turned, and the decisions that cost most. */
export type Analysis = Out["AnalysisOut"];
export type CostlyDecision = Out["CostlyDecisionOut"];
export type Way = Out["WayOut"];
/** A finished match; the events as each role and the spectators saw them, with their ply. */
export interface Replay {
  plies: Ply[];
  events: { [viewer: string]: Event[] };
  chart: ChartPoint[];
}

export type Rulebook = Out["Rulebook"];
/** A battle of the rules page, step by step. */
export type ToldBattle = Out["ToldBattle"];
export type ToldStep = ToldBattle["steps"][number];
export type CardText = Out["CardText"];
export type RuleSection = Rulebook["sections"][number];

/** A text in each language. */
export type Texts = { [language in Language]: string };
export type LessonFacts = Omit<Out["LessonOut"], "title" | "summary"> & {
  title: Texts;
  summary: Texts;
};
/** Where a pupil stands in a lesson. */
export type LessonTable = LessonFacts &
  Omit<Out["LessonTableOut"], keyof LessonFacts | "text" | "task" | "events" | "gestures"> & {
    text: Texts;
    task: Texts | null;
    events: Event[];
    gestures: Gesture[];
  };
