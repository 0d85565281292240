/** The WebSocket of the lobby: changes of open matches, how many wait for us, and invitations. */

import { ReconnectingSocket } from "./reconnectingSocket";
import type { LobbyMessage, Match } from "./types";

class Lobby {
  /** Matches in which it is our turn. */
  mine = $state(0);
  /** Matches to which we are invited and have not answered. */
  invited = $state(0);
  open = $state.raw<Match[]>([]);
  /** Grows with every push: whoever shows lists fetches them again. */
  pushes = $state(0);
  #watchers = 0;
  readonly #socket = new ReconnectingSocket({
    path: () => "/api/lobby/socket",
    received: (message) => {
      if (message.type !== "lobby") return;
      const news = message as LobbyMessage;
      this.mine = news.mine;
      this.invited = news.invited;
      this.open = news.open;
      this.pushes += 1;
    },
    connection: () => undefined,
  });

  /** How many matches want something of us: a move, or an answer. */
  get waiting(): number {
    return this.mine + this.invited;
  }

  /** Listen while somebody looks; returns how to stop. */
  watch(): () => void {
    if (this.#watchers++ === 0) this.#socket.open();
    return () => {
      if (--this.#watchers > 0) return;
      this.#socket.close();
      this.mine = this.invited = 0;
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
