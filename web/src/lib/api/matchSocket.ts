/**
 * The WebSocket of one match, by which all requests at its table go. It resumes where it was cut:
 * the server is told which events and which version were seen, and a request that was not answered
 * is sent again under the same id, so that a click is neither lost nor played twice.
 */

import { ApiError } from "./client";
import { ReconnectingSocket, type ConnectionState, type Environment } from "./reconnectingSocket";
import type { Chat, Clock, Refused, Table } from "./types";

export interface MatchListener {
  /** The table as it is now, with the events that were not seen before. */
  table(table: Table): void;
  connection(state: ConnectionState): void;
  chat?(chat: Chat): void;
  presence?(online: string[], spectators: number): void;
  thinking?(roles: string[]): void;
  clock?(clock: Clock): void;
  typing?(by: string): void;
  /** The table is not to be had: private, deleted, or we were logged out. */
  refused?(error: ApiError): void;
}

/** A request of a table: docs/api.md has them with their HTTP twins. */
export type TableRequest = "act" | "undo" | "reset" | "why" | "gestures" | "odds" | "hint";

interface Pending {
  message: { type: TableRequest; id: string };
  answered: (answer: Received) => void;
  refused: (error: ApiError) => void;
}

type Received = { type: string; [key: string]: unknown };

export class MatchSocket {
  /** The number of the next event we have not seen. */
  since = 0;
  version = 0;
  readonly #pending = new Map<string, Pending>();
  readonly #socket: ReconnectingSocket;

  constructor(
    readonly match: string,
    readonly listener: MatchListener,
    environment?: Environment,
    readonly newId: () => string = () => crypto.randomUUID(),
  ) {
    const live = {
      path: () => this.#path(),
      opened: () => this.#sendPending(),
      received: (message: Received) => this.#received(message),
      connection: (state: ConnectionState) => this.listener.connection(state),
      refused: (code: number, reason: string) => this.#refusedForGood(code, reason),
    };
    this.#socket = environment
      ? new ReconnectingSocket(live, environment)
      : new ReconnectingSocket(live);
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    const gone = new ApiError(0, { code: "closed", message: "The table was left." });
    for (const pending of this.#pending.values()) pending.refused(gone);
    this.#pending.clear();
  }

  /** Requests not yet answered; the page shows them as under way. */
  get waiting(): number {
    return this.#pending.size;
  }

  /** Sends a request; resolves with the answer, or rejects with an ApiError. */
  request<Answer>(type: TableRequest, body: object = {}): Promise<Answer> {
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

  /** Plays actions at the version we see; resolves with the version that follows. */
  async act(actions: string[]): Promise<number> {
    const done = await this.request<{ version: number }>("act", { version: this.version, actions });
    return done.version;
  }

  typing(): void {
    this.#socket.send({ type: "typing" });
  }

  #path(): string {
    return `/api/matches/${this.match}/socket?since=${this.since}&version=${this.version}`;
  }

  #sendPending(): void {
    for (const { message } of this.#pending.values()) this.#socket.send(message);
  }

  #received(message: Received): void {
    switch (message.type) {
      case "table":
        return this.#table(message as unknown as Table);
      case "ack":
        return this.#settle(message, (pending) => pending.answered(message));
      case "error":
        return this.#error(message);
      case "chat":
        return this.listener.chat?.(message as unknown as Chat);
      case "presence":
        return this.listener.presence?.(
          message["online"] as string[],
          (message["spectators"] as number | undefined) ?? 0,
        );
      case "thinking":
        return this.listener.thinking?.(message["roles"] as string[]);
      case "clock":
        return this.listener.clock?.((message["clock"] ?? message) as Clock);
      case "typing":
        return this.listener.typing?.(message["by"] as string);
    }
  }

  /** Old tables (a slow socket after a quick answer) and events seen before are left out. */
  #table(table: Table): void {
    if (table.version < this.version) return;
    this.version = table.version;
    // After an undo the server says how much of our log still holds.
    if (table.since < this.since) this.since = table.since;
    const events = table.events.filter((event) => event.n >= this.since);
    const last = events.at(-1);
    if (last) this.since = last.n + 1;
    this.listener.table({ ...table, events });
  }

  #error(message: Received): void {
    const refused = (message["error"] ?? message) as Partial<Refused>;
    const error = new ApiError(refused.code === "stale" ? 409 : 422, refused);
    if (message["id"]) this.#settle(message, (pending) => pending.refused(error));
    else this.listener.refused?.(error);
  }

  #settle(message: Received, how: (pending: Pending) => void): void {
    const id = String(message["id"]);
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    how(pending);
  }

  #refusedForGood(code: number, reason: string): void {
    const error = new ApiError(code - 4000, { code: "refused", message: reason });
    for (const pending of this.#pending.values()) pending.refused(error);
    this.#pending.clear();
    this.listener.refused?.(error);
  }
}
