/**
 * The client of one match: its table and log as last received, and the requests that can be made.
 */

import { api, ApiError } from "$lib/api/client";
import type { ConnectionState } from "$lib/api/reconnectingSocket";
import { MatchSocket } from "$lib/api/matchSocket";
import type {
  Chat,
  Clock,
  Event,
  Gesture,
  Hint,
  Json,
  JsonObject,
  Table,
  Why,
} from "$lib/api/types";
import { say, t } from "$lib/locale/translator.svelte";

/** Something the player should read: a refusal with its rule, or a plain sentence. */
export interface TableMessage {
  text: string;
  rule: string | null;
}

export class MatchClient {
  table = $state.raw<Table | null>(null);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Chat[]>([]);
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
  readonly #socket: MatchSocket;

  constructor(readonly id: string) {
    this.#socket = new MatchSocket(id, {
      table: (table) => this.#see(table),
      connection: (state) => (this.connection = state),
      chat: (line) => (this.chat = [...this.chat.filter((other) => other.n !== line.n), line]),
      thinking: (roles) => (this.thinking = roles),
      clock: (clock) => (this.clock = clock),
      presence: (online) => (this.online = online),
      refused: (error) => (this.failed = error),
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
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
    this.chat = table.chat;
    this.thinking = table.thinking;
    this.clock = table.match.clock;
  }

  async act(actions: string[]): Promise<void> {
    if (this.acting) return;
    this.acting = true;
    try {
      await this.#attempt(() => this.#socket.act(actions));
    } finally {
      this.acting = false;
    }
  }

  undo = (): Promise<void> => this.#change("undo");
  reset = (): Promise<void> => this.#change("reset");

  #change(what: "undo" | "reset"): Promise<void> {
    return this.#attempt(() => this.#socket.request(what, { version: this.#socket.version }));
  }

  /** Resign, offer to abort, ask to take back, play again: whatever the server knows under that name. */
  async ask(what: string, body: object = {}): Promise<unknown> {
    let answer: unknown;
    await this.#attempt(async () => (answer = await api.post(`/matches/${this.id}/${what}`, body)));
    return answer;
  }

  why = (action: string): void => {
    void this.#attempt(async () => {
      const answer = await this.#socket.request<Why>("why", { action });
      if (answer.say) this.tell(say(this.title, answer.say), answer.rule);
    });
  };

  gestures = async (pieces: string[]): Promise<Gesture[]> =>
    (await this.#socket.request<{ gestures: Gesture[] }>("gestures", { of: pieces.join(",") }))
      .gestures;

  odds = (spec: JsonObject): Promise<Json> => this.#socket.request<Json>("odds", spec);

  hint = (): Promise<void> =>
    this.#attempt(async () => {
      const hint = await this.#socket.request<Hint>("hint");
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
}
