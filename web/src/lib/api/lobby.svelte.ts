/** What is going on beyond this table: open tables, and how many wait for our move. */

import { LiveSocket } from "./live";
import type { Match } from "./types";

class Lobby {
  /** Matches in which it is our turn. */
  mine = $state(0);
  open = $state.raw<Match[]>([]);
  /** Grows with every push: whoever shows lists fetches them again. */
  pushes = $state(0);
  #watchers = 0;
  readonly #socket = new LiveSocket({
    path: () => "/api/lobby/socket",
    received: (message) => {
      if (message.type !== "lobby") return;
      this.mine = (message["mine"] as number | undefined) ?? 0;
      this.open = (message["open"] as Match[] | undefined) ?? this.open;
      this.pushes += 1;
    },
    link: () => undefined,
  });

  /** Listen while somebody looks; returns how to stop. */
  watch(): () => void {
    if (this.#watchers++ === 0) this.#socket.open();
    return () => {
      if (--this.#watchers === 0) this.#socket.close();
    };
  }

  /** Another person at this browser: what was pushed before was not meant for him. */
  restart(): void {
    if (this.#watchers === 0) return;
    this.#socket.close();
    this.#socket.open();
  }
}

export const lobby = new Lobby();
