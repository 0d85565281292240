/**
 * The client of one match: its table and log as last received, and the requests that can be made.
 *
 * All requests go by the match's socket. It resumes where it was cut: the server is told which
 * events and which version were seen, and a request that was not answered is sent again under the
 * same id, so that a click is neither lost nor played twice.
 */

import { api, ApiError } from "$lib/api/client";
import {
  ReconnectingSocket,
  type ConnectionState,
  type Environment,
} from "$lib/api/reconnectingSocket";
import type {
  Chat,
  Clock,
  Event,
  Gesture,
  Hint,
  Json,
  JsonObject,
  Refused,
  SocketMessage,
  Table,
  Why,
} from "$lib/api/types";
import { say, t } from "$lib/locale/translator.svelte";
import type { TableMessage } from "$lib/titles";

/** A request of a table: docs/api.md has them with their HTTP twins. */
type TableRequest = "act" | "undo" | "reset" | "why" | "gestures" | "odds" | "hint" | "read";

/** Requests over HTTP that say for which role they are, where one person has several. */
const FOR_A_ROLE = new Set(["resign", "abort", "takeback"]);
/** Milliseconds for which somebody is believed to be writing. */
const WRITING = 4_000;

interface Pending {
  message: { type: TableRequest; id: string };
  answered: (answer: unknown) => void;
  refused: (error: ApiError) => void;
}

export class MatchClient {
  table = $state.raw<Table | null>(null);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** The number of the last line of our room that we have read. */
  chatRead = $state(0);
  /** The same for our private talks, by the other role. */
  talksRead = $state.raw<{ [role: string]: number }>({});
  /** Who is writing something at this moment. */
  writing = $state<string | null>(null);
  thinking = $state.raw<string[]>([]);
  clock = $state.raw<Clock | null>(null);
  online = $state.raw<string[] | null>(null);
  connection = $state<ConnectionState>("connecting");
  message = $state.raw<TableMessage | null>(null);
  failed = $state.raw<ApiError | null>(null);
  /** Actions that the server has not answered yet. */
  busy = $state(0);
  /** A click is under way: until the server has answered, another would be meant for a table that is gone. */
  acting = $state(false);
  /** The number of the next event we have not seen. */
  #since = 0;
  #version = 0;
  #writes: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
  readonly #pending = new Map<string, Pending>();
  readonly #socket: ReconnectingSocket;

  constructor(
    readonly id: string,
    environment?: Environment,
    readonly newId: () => string = () => crypto.randomUUID(),
    /** As which of his roles a person sits here who has several. */
    readonly role: string | null = null,
  ) {
    this.#socket = new ReconnectingSocket(
      {
        path: () =>
          `/api/matches/${id}/socket?since=${this.#since}&version=${this.#version}` +
          (role ? `&role=${encodeURIComponent(role)}` : ""),
        opened: () => this.#sendPending(),
        received: (message) => this.#received(message as SocketMessage),
        connection: (state) => (this.connection = state),
        refused: (code, reason) => this.#refusedForGood(code, reason),
      },
      environment,
    );
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    this.#refusePending(new ApiError(0, { code: "closed", message: "The table was left." }));
  }

  get title(): string {
    return this.table?.match.title ?? "";
  }

  /** The log is what was kept and what is new: an undo takes its last lines away. */
  #see(table: Table): void {
    const first = table.events[0]?.n ?? table.since;
    this.events = [
      ...this.events.filter(
        (event) => event.n < Math.min(first, table.since + table.events.length),
      ),
      ...table.events,
    ];
    if (table.version !== this.table?.version) this.message = null;
    this.table = table;
    this.#hear(table.chat);
    this.chatRead = Math.max(this.chatRead, table.chat_read);
    const talks = { ...this.talksRead };
    for (const [role, n] of Object.entries(table.talks_read ?? {}))
      talks[role] = Math.max(n, talks[role] ?? 0);
    this.talksRead = talks;
    this.thinking = table.thinking;
    this.clock = table.match.clock;
  }

  /** A table brings the lines that were not sent before; those we have stay. */
  #hear(lines: Chat[]): void {
    if (!lines.length) return;
    const key = (line: Chat) => `${line.between?.join(" ") ?? ""} ${line.n}`;
    const kept = this.chat.filter((known) => !lines.some((line) => key(line) === key(known)));
    this.chat = [...kept, ...lines].sort((one, other) => one.at.localeCompare(other.at));
  }

  /** What is said in the open, or in private with one role. */
  lines(to: string | null): Chat[] {
    return this.chat.filter((line) => (to ? line.between?.includes(to) : !line.between));
  }

  /** The lines that can be unread: those of our own room, players' or spectators', or of a talk. */
  #own(to: string | null): Chat[] {
    const room = this.table?.role ? "players" : "watchers";
    return this.lines(to).filter((line) => to !== null || line.room === room);
  }

  #readTo(to: string | null): number {
    return to ? (this.talksRead[to] ?? 0) : this.chatRead;
  }

  /** How many lines others have said since we last read; `me` is our own name. */
  unread(me: string | undefined, to: string | null = null): number {
    return this.#own(to).filter((line) => line.n > this.#readTo(to) && line.by !== me).length;
  }

  /** The same, in the open and in all private talks. */
  unreadAnywhere(me: string | undefined): number {
    const roles = this.table?.match.seats.map((seat) => seat.role) ?? [];
    const others = roles.filter((role) => role !== this.table?.role);
    return [null, ...others].reduce((sum, to) => sum + this.unread(me, to), 0);
  }

  /** All that was said has been read; for players the server remembers it. */
  markRead(to: string | null = null): void {
    const last = this.#own(to).at(-1)?.n ?? 0;
    if (last <= this.#readTo(to)) return;
    if (to) this.talksRead = { ...this.talksRead, [to]: last };
    else this.chatRead = last;
    // What is not remembered stays marked: no harm is done.
    if (this.table?.role)
      this.#request("read", to ? { n: last, to } : { n: last }).catch(() => undefined);
  }

  /** Tell the others that we are about to say something. */
  startsWriting(): void {
    this.#socket.send({ type: "typing" });
  }

  #somebodyWrites(who: string | null): void {
    clearTimeout(this.#writes);
    this.writing = who;
    if (who) this.#writes = setTimeout(() => (this.writing = null), WRITING);
  }

  /** Play actions, chosen from the table as we see it. */
  act = async (actions: string[]): Promise<void> => {
    if (this.acting) return;
    this.acting = true;
    try {
      await this.#attempt(() => this.#request("act", { version: this.#version, actions }));
    } finally {
      this.acting = false;
    }
  };

  undo = (): Promise<void> => this.#change("undo");
  reset = (): Promise<void> => this.#change("reset");

  #change(what: "undo" | "reset"): Promise<void> {
    return this.#attempt(() => this.#request(what, { version: this.#version }));
  }

  /** Resign, offer to abort, ask to take back, play again: whatever the server knows under that name. */
  async ask(what: string, body: object = {}): Promise<unknown> {
    let answer: unknown;
    const sent = this.role && FOR_A_ROLE.has(what) ? { role: this.role, ...body } : body;
    await this.#attempt(async () => (answer = await api.post(`/matches/${this.id}/${what}`, sent)));
    return answer;
  }

  why = (action: string): void => {
    void this.#attempt(async () => {
      this.message = await this.reason(action);
    });
  };

  /** Why an action is not legal now; null when it is. */
  reason = async (action: string): Promise<TableMessage | null> => {
    const answer = await this.#request<Why>("why", { action });
    return answer.say ? { text: say(this.title, answer.say), rule: answer.rule } : null;
  };

  gestures = async (pieces: string[]): Promise<Gesture[]> =>
    (await this.#request<{ gestures: Gesture[] }>("gestures", { of: pieces.join(",") })).gestures;

  odds = (spec: JsonObject): Promise<Json> => this.#request<Json>("odds", spec);

  hint = (): Promise<void> =>
    this.#attempt(async () => {
      const hint = await this.#request<Hint>("hint");
      this.tell(
        t("table.hint_says", { who: t(`bot.${hint.bot}`), what: say(this.title, hint.say) }),
      );
    });

  tell = (text: string, rule: string | null = null): void => {
    this.message = { text, rule };
  };

  async #attempt(deed: () => Promise<unknown>): Promise<void> {
    this.busy++;
    this.message = null;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#refused(error);
    } finally {
      this.busy--;
    }
  }

  #refused(error: ApiError): void {
    if (error.code === "stale") this.tell(t("table.stale"));
    else if (error.say) this.tell(say(this.title, error.say), error.rule);
    else this.tell(error.passing ? t("table.unreached") : error.message, error.rule);
  }

  // The socket

  /** Sends a request; resolves with the answer, or rejects with an ApiError. */
  #request<Answer>(type: TableRequest, body: object = {}): Promise<Answer> {
    return new Promise((answered, refused) => {
      const message = { ...body, type, id: this.newId() };
      this.#pending.set(message.id, {
        message,
        answered: (answer) => answered(answer as Answer),
        refused,
      });
      this.#socket.send(message);
    });
  }

  #sendPending(): void {
    for (const { message } of this.#pending.values()) this.#socket.send(message);
  }

  #refusePending(error: ApiError): void {
    for (const pending of this.#pending.values()) pending.refused(error);
    this.#pending.clear();
  }

  #received(message: SocketMessage): void {
    switch (message.type) {
      case "table":
        return this.#tableReceived(message);
      case "ack":
        return this.#settle(message.id, (pending) => pending.answered(message));
      case "error":
        return this.#errorReceived(message.id, message.error);
      case "chat":
        this.#somebodyWrites(null);
        return this.#hear([message]);
      case "typing":
        return this.#somebodyWrites(message.by);
      case "presence":
        this.online = message.online;
    }
  }

  /** Old tables (a slow socket after a quick answer) and events seen before are left out. */
  #tableReceived(table: Table): void {
    if (table.version < this.#version) return;
    this.#version = table.version;
    // After an undo the server says how much of our log still holds.
    if (table.since < this.#since) this.#since = table.since;
    const events = table.events.filter((event) => event.n >= this.#since);
    const last = events.at(-1);
    if (last) this.#since = last.n + 1;
    this.#see({ ...table, events });
  }

  #errorReceived(id: string | null, refused: Refused): void {
    const error = new ApiError(refused.code === "stale" ? 409 : 422, refused);
    if (id) this.#settle(id, (pending) => pending.refused(error));
    else this.failed = error;
  }

  #settle(id: string | null, how: (pending: Pending) => void): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(pending.message.id);
    how(pending);
  }

  #refusedForGood(code: number, reason: string): void {
    const error = new ApiError(code - 4000, { code: "refused", message: reason });
    this.#refusePending(error);
    this.failed = error;
  }
}
