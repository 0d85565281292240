import { beforeAll, describe, expect, it } from "vitest";

describe("addresses", () => {
  let router: typeof import("./router.svelte");
  beforeAll(async () => {
    // The router listens to the browser as soon as it is loaded.
    Object.assign(globalThis, {
      location: new URL("http://levant.test/"),
      document: new EventTarget(),
    });
    globalThis.addEventListener = () => undefined;
    router = await import("./router.svelte");
  });

  it("open their page with its parameters", () => {
    expect(router.matchRoute("/rules/rex/2.0/")).toMatchObject({
      route: { page: "rules" },
      params: { title: "rex", edition: "2.0" },
    });
    expect(router.matchRoute("/player/Guy%20de%20L.")).toMatchObject({
      params: { name: "Guy de L." },
    });
  });
  it("that nobody knows open none", () => {
    expect(router.matchRoute("/rules/rex").route).toBeNull();
    expect(router.matchRoute("/player/%E0%A4%A").route).toBeNull();
  });
  it("never look like a file", () => {
    expect(router.closed("/rules/rex/2.0#5.2")).toBe("/rules/rex/2.0/#5.2");
    expect(router.closed("/rules/rex/manual?a=1.5")).toBe("/rules/rex/manual?a=1.5");
    expect(router.closed("/match/x")).toBe("/match/x");
  });
});
