import { describe, expect, it } from "vitest";
import type { Environment, SocketLike } from "$lib/api/reconnectingSocket";
import { MatchClient } from "./matchClient.svelte";

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
  return {
    type: "table",
    version,
    since: numbers[0] ?? 0,
    events: numbers.map((n) => ({ n, event: "marched" })),
    match: { title: "rex", clock: null },
    chat: [],
    chat_read: 0,
    thinking: [],
  };
}

function seated() {
  const network = new Network();
  let ids = 0;
  const client = new MatchClient("m1", network, () => `id${++ids}`);
  client.open();
  return { network, client };
}

const numbers = (client: MatchClient) => client.events.map((event) => event.n);
/** Lets what waits for an answer go on. */
const settled = () => new Promise((done) => setTimeout(done));

describe("the client of a match", () => {
  it("resumes after the last event and version that were seen", () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    network.socket.say(table(7, [0, 1, 2]));
    network.socket.cut();
    network.pass(500);
    expect(network.sockets).toHaveLength(2);
    expect(network.socket.path).toBe("/api/matches/m1/socket?since=3&version=7");
    network.socket.onopen?.();
    network.socket.say({ ...table(9, [2, 3, 4]), since: 3 });
    expect(numbers(client)).toEqual([0, 1, 2, 3, 4]);
  });

  it("keeps what was said when tables come without it, and counts what was not read", async () => {
    const { network, client } = seated();
    const line = (n: number, by: string) => ({
      ...{ n, by, room: "players", text: `line ${n}` },
      at: `2026-01-01T00:00:0${n}Z`,
    });
    network.socket.onopen?.();
    const first = table(1, []);
    network.socket.say({ ...first, role: "frank", chat: [line(1, "Guy")], chat_read: 1 });
    network.socket.say({ type: "chat", ...line(3, "Guy") });
    network.socket.say({ type: "chat", ...line(5, "Balian") });
    for (const version of [2, 3, 4]) network.socket.say({ ...table(version, []), role: "frank" });
    expect(client.chat.map((said) => said.n)).toEqual([1, 3, 5]);
    expect(client.unread("Balian")).toBe(1);
    // A new connection brings all of it again.
    network.socket.say({
      ...{ ...table(5, []), role: "frank", chat_read: 1 },
      chat: [line(1, "Guy"), line(3, "Guy"), line(5, "Balian"), line(7, "Guy")],
    });
    expect(client.chat.map((said) => said.n)).toEqual([1, 3, 5, 7]);
    expect(client.unread("Balian")).toBe(2);
    client.markRead();
    expect(client.unread("Balian")).toBe(0);
    expect(network.socket.sent).toEqual([{ type: "read", id: "id1", n: 7 }]);
    client.markRead();
    expect(network.socket.sent).toHaveLength(1);
    await settled();
  });

  it("keeps private talks apart, each with numbers and marks of its own", async () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    const seats = ["egypt", "syria", "jerusalem"].map((role) => ({ role }));
    const line = (n: number, by: string, between?: string[]) => ({
      ...{ type: "chat", n, by, room: between ? "private" : "players", text: "…" },
      ...{ at: `2026-01-01T00:00:0${n}Z`, ...(between && { between }) },
    });
    network.socket.say({ ...table(1, []), match: { title: "x", seats }, role: "egypt" });
    for (const said of [
      line(1, "Nur"),
      line(1, "Nur", ["egypt", "syria"]),
      line(2, "me", ["egypt", "syria"]),
      line(1, "Amalric", ["jerusalem", "egypt"]),
    ])
      network.socket.say(said);
    expect([null, "syria", "jerusalem"].map((to) => client.lines(to).length)).toEqual([1, 2, 1]);
    expect(client.unreadAnywhere("me")).toBe(3);
    client.markRead("syria");
    expect(client.unread("me", "syria")).toBe(0);
    expect(client.unreadAnywhere("me")).toBe(2);
    expect(network.socket.sent).toEqual([{ type: "read", id: "id1", n: 2, to: "syria" }]);
    await settled();
  });

  it("sits as one of several roles where it is told which", () => {
    const network = new Network();
    new MatchClient("m1", network, () => "id", "saracen").open();
    expect(network.socket.path).toBe("/api/matches/m1/socket?since=0&version=0&role=saracen");
  });

  it("sends an unacknowledged action again under the same id, and no acknowledged one", async () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    network.socket.say(table(1, []));
    const first = client.act(["card move_1"]);
    network.socket.say({ type: "ack", id: "id1", version: 2 });
    await first;
    const second = client.act(["done"]);
    network.socket.cut();
    network.pass(500);
    network.socket.onopen?.();
    expect(network.socket.sent).toEqual([
      { type: "act", id: "id2", version: 1, actions: ["done"] },
    ]);
    expect(client.busy).toBe(1);
    network.socket.say({ type: "ack", id: "id2", version: 3 });
    await second;
    expect(client.busy).toBe(0);
  });

  it("sends one click at a time", () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    void client.act(["done"]);
    void client.act(["done"]);
    expect(network.socket.sent.map((message) => message.id)).toEqual(["id1"]);
  });

  it("keeps a click that was made while the line was down", () => {
    const { network, client } = seated();
    void client.act(["done"]);
    expect(network.socket.sent).toEqual([]);
    network.socket.onopen?.();
    expect(network.socket.sent.map((message) => message.id)).toEqual(["id1"]);
  });

  it("tells a refusal with its rule", async () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    const acting = client.act(["to acre"]);
    network.socket.say({
      type: "error",
      id: "id1",
      error: { code: "refused", rule: "5.2", message: "no" },
    });
    await acting;
    expect(client.message).toEqual({ text: "no", rule: "5.2" });
    expect(client.acting).toBe(false);
  });

  it("does not go back to an older table", () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    network.socket.say(table(5, [0]));
    network.socket.say(table(4, []));
    expect(client.table?.version).toBe(5);
  });

  it("forgets what was undone and tells again what was played anew", () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    network.socket.say(table(1, [0, 1, 2]));
    network.socket.say(table(2, [1]));
    expect(numbers(client)).toEqual([0, 1]);
  });

  it("waits longer and longer, and not at all when the network returns", () => {
    const { network, client } = seated();
    for (let tries = 0; tries < 5; tries += 1) {
      network.socket.cut();
      network.pass(20_000);
    }
    expect(network.sockets).toHaveLength(6);
    network.socket.cut();
    expect(client.connection).toBe("waiting");
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
    const { network, client } = seated();
    network.socket.onopen?.();
    for (const lose of network.lost) lose();
    expect(client.connection).toBe("waiting");
    for (const wake of network.wakers) wake();
    network.socket.onopen?.();
    for (const wake of network.wakers) wake();
    expect(network.socket.sent).toEqual([{ type: "ping" }]);
    network.pass(4_000);
    expect(network.sockets).toHaveLength(3);
    client.close();
    expect([network.lost, network.wakers]).toEqual([[], []]);
  });

  it("does not come back to a table that is closed to us", async () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    const acting = client.act(["done"]);
    network.socket.cut(4404, "There is no such match.");
    await acting;
    network.pass(60_000);
    expect(network.sockets).toHaveLength(1);
    expect(client.failed?.message).toBe("There is no such match.");
    expect(client.failed?.status).toBe(404);
    expect(client.connection).toBe("closed");
  });

  it("says that nobody was reached when the table is left in the middle of a request", async () => {
    const { network, client } = seated();
    network.socket.onopen?.();
    void client.act(["done"]);
    client.close();
    await settled();
    expect(client.busy).toBe(0);
  });
});
