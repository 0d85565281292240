import { describe, expect, it } from "vitest";
import { ApiError } from "./client";
import type { ConnectionState, SocketLike, Environment } from "./reconnectingSocket";
import { MatchSocket } from "./matchSocket";
import type { Table } from "./types";

/** A network in memory: sockets we can cut, a clock we turn by hand. */
class Network implements Environment {
  sockets: FakeSocket[] = [];
  timers: { at: number; call: () => void }[] = [];
  now = 0;
  wakers: (() => void)[] = [];

  connect(path: string): SocketLike {
    const socket = new FakeSocket(path);
    this.sockets.push(socket);
    return socket;
  }
  later(call: () => void, ms: number) {
    const timer = { at: this.now + ms, call };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }
  onWake(call: () => void) {
    this.wakers.push(call);
    return () => void (this.wakers = this.wakers.filter((other) => other !== call));
  }
  lost: (() => void)[] = [];
  onLost(call: () => void) {
    this.lost.push(call);
    return () => void (this.lost = this.lost.filter((other) => other !== call));
  }
  random = () => 1;
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.timers = this.timers.filter((timer) => timer !== next);
      next.call();
    }
    this.now = end;
  }
  get socket() {
    return this.sockets.at(-1)!;
  }
}

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((closing: { code: number; reason: string }) => void) | null = null;
  sent: { type: string; id?: string; [key: string]: unknown }[] = [];
  closed = false;
  constructor(readonly path: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006, reason = "") {
    this.onclose?.({ code, reason });
  }
}

function table(version: number, numbers: number[]): object {
  return { type: "table", version, events: numbers.map((n) => ({ n, event: "marched" })) };
}

function seated() {
  const network = new Network();
  const tables: Table[] = [];
  const links: ConnectionState[] = [];
  const errors: ApiError[] = [];
  let ids = 0;
  const socket = new MatchSocket(
    "m1",
    {
      table: (seen) => tables.push(seen),
      connection: (state) => links.push(state),
      refused: (error) => errors.push(error),
    },
    network,
    () => `id${++ids}`,
  );
  socket.open();
  return { network, socket, tables, links, errors };
}

describe("the line to a match", () => {
  it("resumes after the last event and version that were seen", () => {
    const { network, tables } = seated();
    network.socket.onopen?.();
    network.socket.say(table(7, [0, 1, 2]));
    network.socket.cut();
    network.pass(500);
    expect(network.sockets).toHaveLength(2);
    expect(network.socket.path).toBe("/api/matches/m1/socket?since=3&version=7");
    network.socket.onopen?.();
    network.socket.say(table(9, [2, 3, 4]));
    expect(tables.at(-1)!.events.map((event) => event.n)).toEqual([3, 4]);
  });

  it("sends an unacknowledged action again under the same id, and no acknowledged one", async () => {
    const { network, socket } = seated();
    network.socket.onopen?.();
    network.socket.say(table(1, []));
    const first = socket.act(["card move_1"]);
    network.socket.say({ type: "ack", id: "id1", version: 2 });
    await expect(first).resolves.toBe(2);
    const second = socket.act(["done"]);
    network.socket.cut();
    network.pass(500);
    network.socket.onopen?.();
    expect(network.socket.sent).toEqual([
      { type: "act", id: "id2", version: 1, actions: ["done"] },
    ]);
    network.socket.say({ type: "ack", id: "id2", version: 3 });
    await expect(second).resolves.toBe(3);
  });

  it("keeps a click that was made while the line was down", () => {
    const { network, socket } = seated();
    void socket.act(["done"]);
    expect(network.socket.sent).toEqual([]);
    network.socket.onopen?.();
    expect(network.socket.sent.map((message) => message.id)).toEqual(["id1"]);
  });

  it("tells a refusal to the one who acted, with its rule", async () => {
    const { network, socket } = seated();
    network.socket.onopen?.();
    const acting = socket.act(["to acre"]);
    network.socket.say({
      type: "error",
      id: "id1",
      error: { code: "refused", rule: "5.2", message: "no" },
    });
    await expect(acting).rejects.toMatchObject({ code: "refused", rule: "5.2" });
  });

  it("does not go back to an older table", () => {
    const { network, tables } = seated();
    network.socket.onopen?.();
    network.socket.say(table(5, [0]));
    network.socket.say(table(4, []));
    expect(tables.map((seen) => seen.version)).toEqual([5]);
  });

  it("tells again what was played anew after an undo", () => {
    const { network, tables } = seated();
    network.socket.onopen?.();
    network.socket.say(table(1, [0, 1, 2]));
    network.socket.say({ ...table(2, [1]), since: 1 });
    expect(tables.at(-1)!.events.map((event) => event.n)).toEqual([1]);
  });

  it("waits longer and longer, and not at all when the network returns", () => {
    const { network, links } = seated();
    for (let tries = 0; tries < 5; tries += 1) {
      network.socket.cut();
      network.pass(20_000);
    }
    expect(network.sockets).toHaveLength(6);
    network.socket.cut();
    expect(links.at(-1)).toBe("waiting");
    for (const wake of network.wakers) wake();
    expect(network.sockets).toHaveLength(7);
  });

  it("leaves a line on which nobody answers", () => {
    const { network } = seated();
    network.socket.onopen?.();
    network.pass(20_000);
    expect(network.socket.sent).toEqual([{ type: "ping" }]);
    const dead = network.socket;
    network.pass(9_000);
    expect(dead.closed).toBe(true);
    expect(network.sockets).toHaveLength(2);
  });

  it("believes a browser that has lost its network, and asks at once after a sleep", () => {
    const { network, links, socket } = seated();
    network.socket.onopen?.();
    for (const lose of network.lost) lose();
    expect(links.at(-1)).toBe("waiting");
    for (const wake of network.wakers) wake();
    network.socket.onopen?.();
    for (const wake of network.wakers) wake();
    expect(network.socket.sent).toEqual([{ type: "ping" }]);
    network.pass(4_000);
    expect(network.sockets).toHaveLength(3);
    socket.close();
    expect([network.lost, network.wakers]).toEqual([[], []]);
  });

  it("does not come back to a table that is closed to us", async () => {
    const { network, socket, errors, links } = seated();
    network.socket.onopen?.();
    const acting = socket.act(["done"]);
    network.socket.cut(4404, "There is no such match.");
    await expect(acting).rejects.toMatchObject({ status: 404 });
    network.pass(60_000);
    expect(network.sockets).toHaveLength(1);
    expect(errors.map((error) => error.message)).toEqual(["There is no such match."]);
    expect(links.at(-1)).toBe("closed");
  });
});
