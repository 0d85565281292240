/** What travels between page and server; the words are those of docs/architecture.md. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Name {
  name: string;
  many: boolean;
}
export interface Message {
  key: string;
  facts: { [fact: string]: Fact };
}
export type Fact = number | string | number[] | Name | Message;

export interface Refused {
  code: string;
  message: string;
  say: Message | null;
  rule: string | null;
  field: string | null;
  version: number | null;
  index: number | null;
}

export interface User {
  id: string;
  name: string;
  kind: "guest" | "member" | "bot";
  since: string;
}
/** A passkey or an API token of one's own. */
export interface Key {
  id: string;
  label: string;
  created: string;
  used: string | null;
}
export interface Self extends User {
  email: string | null;
  email_confirmed: boolean;
  /** Whether the account has a password. */
  password: boolean;
  passkeys: Key[];
  tokens: Key[];
}
export type Language = "en" | "es" | "fr";
export type Motion = "normal" | "fast" | "instant";
export type ThemeChoice = "auto" | "light" | "dark";
export interface Settings {
  language: Language | null;
  theme: ThemeChoice;
  motion: Motion;
  sound: boolean;
  auto_forced: boolean;
  auto_roll: boolean;
  notices: Notices;
  quiet_hours: QuietHours | null;
  vacation_days_left: number;
  vacation_until: string | null;
}
export interface NoticeKinds {
  your_turn: boolean;
  invited: boolean;
  finished: boolean;
}
export interface Notices {
  email: NoticeKinds;
  push: NoticeKinds;
  webhook: NoticeKinds;
  webhook_url: string | null;
  remind_hours: number;
}
export interface QuietHours {
  start: string;
  end: string;
  zone: string;
}
export interface ServerFacts {
  name: string;
  version: string;
  rules: { [title: string]: number };
  mail: boolean;
  push_key: string | null;
  passkeys: boolean;
  guests: boolean;
  registration: boolean;
}
export interface Me {
  user: Self | null;
  csrf: string;
  settings: Settings;
  server: ServerFacts;
}

export interface Option {
  name: string;
  rule: string;
  most: number;
}
export interface Edition {
  name: string;
  roles: string[];
  options: Option[];
}
export interface TitleFacts {
  name: string;
  roles: string[];
  editions: Edition[];
  bots: string[];
  seats: { min: number; max: number };
}

export interface Seat {
  role: string;
  user: User | null;
  bot: string | null;
  ready: boolean;
  online: boolean;
  resigned: boolean;
}
export interface Clock {
  kind: "none" | "live" | "days";
  bank: number;
  increment: number;
  on_timeout: "lose" | "bot" | "nothing";
  left: { [role: string]: number };
  running: string[];
  deadline: { [role: string]: string | null };
  now: string;
}
export interface Offer {
  kind: "abort" | "takeback";
  by: string;
}
export interface Result {
  winner: string | null;
  reason: string;
  say: Message;
}
export interface Match {
  id: string;
  title: string;
  edition: string;
  options: { [option: string]: number };
  status: "open" | "running" | "finished" | "aborted";
  visibility: "public" | "private" | "link";
  rated: boolean;
  seats: Seat[];
  clock: Clock;
  created: string;
  started: string | null;
  finished: string | null;
  result: Result | null;
  deciders: string[];
  turn_label: Message | null;
  yours: string[];
  your_turn: boolean;
  version: number;
  commitment: string | null;
  dice_key: string | null;
  offers: Offer[];
  rematch_of: string | null;
  rematch: string | null;
  /** The key of the link to a private seat; told to those who may hand it on. */
  key?: string | null;
  spectators: number;
}
export interface MatchPage {
  matches: Match[];
  page: number;
  pages: number;
  total: number;
}

export interface Choice {
  action: string;
  say: Message;
}
/** An event as one viewer may read it; a title adds its own keys, a replay the ply it came with. */
export interface Event {
  n: number;
  event: string;
  say: Message;
  [key: string]: unknown;
}
export interface DiceCount {
  role: string;
  rolled: number;
  hits: number;
  faces: number[];
}
export interface Chat {
  n: number;
  by: string;
  room: "players" | "watchers";
  text: string;
  at: string;
}
/** All that one viewer may know of a position: plain JSON that only its title understands. */
export type View = { [key: string]: Json };
export interface Table {
  version: number;
  match: Match;
  role: string | null;
  view: View | null;
  prompt: Message | null;
  choices: Choice[];
  events: Event[];
  since: number;
  undo: boolean;
  reset: boolean;
  takeback: boolean;
  forced: boolean;
  dice: DiceCount[];
  chat: Chat[];
  notes: string;
  thinking: string[];
}
export interface Gesture {
  to: string;
  path: string[];
  legs: number;
  kind: string;
  actions: string[];
}

export interface Rating {
  title: string;
  edition: string;
  mu: number;
  sigma: number;
  shown: number;
  /** Shown ± spread. */
  spread: number;
  provisional: boolean;
  games: number;
}
export interface Profile {
  user: User;
  ratings: Rating[];
  matches: { [count: string]: number };
}
export interface Ply {
  role: string;
  action: string;
  say: Message;
}
export interface ChartPoint {
  ply: number;
  cities: { [role: string]: number };
  strength: { [role: string]: number };
}
export interface Replay {
  plies: Ply[];
  events: Event[];
  chart: ChartPoint[];
}
export interface Leaderboard {
  entries: ({ place: number; user: User } & Omit<Rating, "title" | "edition">)[];
  page: number;
  pages: number;
  total: number;
}
export interface RuleSection {
  id: string;
  /** The numbers by which a refusal of this edition cites it. */
  rules: string[];
  level: number;
  title: string;
  paragraphs: string[];
}
export interface Rulebook {
  title: string;
  edition: string;
  language: string;
  sections: RuleSection[];
}
/** A text in each language. */
export type Texts = { [language in Language]: string };
export interface LessonFacts {
  name: string;
  title: Texts;
  summary: Texts;
  role: string;
  steps: number;
}
/** Where a pupil stands in a lesson. */
export interface LessonTable extends LessonFacts {
  step: number;
  done: boolean;
  text: Texts;
  /** Places to look at. */
  show: string[];
  view: View;
  prompt: Message | null;
  choices: Choice[];
  events: Event[];
  gestures: Gesture[];
}
