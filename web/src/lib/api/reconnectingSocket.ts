/**
 * A WebSocket with heartbeat that reconnects after a lost network, a sleeping laptop or a restarted
 * server.
 */

export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

/** What a browser gives us of a socket; tests give a real server's instead. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closing: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}
export interface Environment {
  connect(path: string): SocketLike;
  /** Calls back after some milliseconds; what it returns calls that off. */
  later(call: () => void, ms: number): () => void;
  /** Calls back when the network or the person may have come back; returns how to stop. */
  onWake(call: () => void): () => void;
  /** Calls back when the network is known to be gone; returns how to stop. */
  onLost(call: () => void): () => void;
  random(): number;
}

const browser: Environment = {
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as SocketLike;
  },
  later(call, ms) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  onWake(call) {
    const look = () => document.visibilityState === "visible" && call();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", call);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", call);
    };
  },
  onLost(call) {
    addEventListener("offline", call);
    return () => removeEventListener("offline", call);
  },
  random: () => Math.random(),
};

export interface SocketListener {
  /** The address to connect to now; it may carry where to resume. */
  path(): string;
  opened?(): void;
  received(message: { type: string; [key: string]: unknown }): void;
  connection(state: ConnectionState): void;
  /** The server closed for good: not found, forbidden, logged out. */
  refused?(code: number, reason: string): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Who has just come back wants to know sooner. */
const PONG_AFTER_SLEEP = 3_000;
/** Closing codes from 4000 on are the server's own: coming back would change nothing. */
const FOR_GOOD = 4400;

export class ReconnectingSocket {
  #socket: SocketLike | null = null;
  #state: ConnectionState = "closed";
  #tries = 0;
  #retry: (() => void) | null = null;
  #heartbeat: (() => void) | null = null;
  #stopListening: (() => void) | null = null;

  constructor(
    readonly listener: SocketListener,
    readonly environment: Environment = browser,
  ) {}

  open(): void {
    if (!this.#stopListening) {
      const stops = [
        this.environment.onWake(() => this.#wake()),
        this.environment.onLost(() => this.#lost()),
      ];
      this.#stopListening = () => stops.forEach((stop) => stop());
    }
    this.#connect();
  }

  close(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    this.#retry?.();
    this.#drop();
    this.#tell("closed");
  }

  /** Whether it went out; what did not is the caller's to send again. */
  send(message: object): boolean {
    if (this.#state !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#retry?.();
    this.#retry = null;
    this.#drop();
    this.#tell("connecting");
    const socket = this.environment.connect(this.listener.path());
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#tell("open");
      this.#beat();
      this.listener.opened?.();
    };
    socket.onmessage = (message) => {
      this.#beat();
      const parsed = JSON.parse(String(message.data)) as { type: string };
      if (parsed.type !== "pong") this.listener.received(parsed);
    };
    socket.onclose = (closing) => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (closing.code >= FOR_GOOD && closing.code < 4500) {
        this.#tell("closed");
        this.listener.refused?.(closing.code, closing.reason);
      } else {
        this.#wait();
      }
    };
  }

  /** Forget the socket before closing it, so that its late messages reach nobody. */
  #drop(): void {
    this.#heartbeat?.();
    this.#heartbeat = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // Browsers complain about a line that is closed before it is open.
    const opening = this.#state === "connecting";
    socket.onopen = opening ? () => socket.close() : null;
    if (!opening) socket.close();
  }

  #wait(): void {
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#tell("waiting");
    this.#retry = this.environment.later(
      () => this.#connect(),
      most * (0.5 + this.environment.random() / 2),
    );
  }

  /** After silence ask whether anybody is there; without an answer the line is dead. */
  #beat(): void {
    this.#heartbeat?.();
    this.#heartbeat = this.environment.later(() => this.#ping(PONG_WITHIN), PING_EVERY);
  }

  #ping(within: number): void {
    this.send({ type: "ping" });
    this.#heartbeat?.();
    this.#heartbeat = this.environment.later(() => this.#lost(), within);
  }

  /** The line is dead, whatever the socket believes. */
  #lost(): void {
    if (this.#state !== "open" && this.#state !== "connecting") return;
    this.#drop();
    this.#wait();
  }

  #wake(): void {
    if (this.#state === "waiting") {
      this.#tries = 0;
      this.#connect();
    } else if (this.#state === "open") {
      this.#ping(PONG_AFTER_SLEEP);
    }
  }

  #tell(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.connection(state);
  }
}
