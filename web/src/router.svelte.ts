/** Addresses of the page, and the page that each one opens. */

import type { Component } from "svelte";

export interface PageProps {
  params: { [name: string]: string };
}
export interface Route {
  path: string;
  /** The folder in pages/ whose Page.svelte it opens. */
  page: string;
  /** A bare page brings its own top bar: the board needs the room. */
  bare?: boolean;
}
export interface RouteMatch {
  route: Route | null;
  params: { [name: string]: string };
}

export const ROUTES: Route[] = [
  { path: "/", page: "home" },
  { path: "/lobby", page: "lobby" },
  { path: "/new", page: "new" },
  { path: "/match/:id", page: "match", bare: true },
  { path: "/replay/:id", page: "replay", bare: true },
  { path: "/player/:name", page: "profile" },
  { path: "/friends", page: "friends" },
  { path: "/tournaments", page: "tournaments" },
  { path: "/tournament/:id", page: "tournament" },
  { path: "/ratings", page: "ratings" },
  { path: "/settings", page: "settings" },
  { path: "/learn", page: "learn" },
  { path: "/learn/:lesson", page: "lesson", bare: true },
  { path: "/learn/:title/:lesson", page: "lesson", bare: true },
  { path: "/rules", page: "rules" },
  { path: "/rules/:title/:edition", page: "rules" },
  { path: "/about", page: "about" },
  { path: "/login", page: "login" },
  { path: "/join", page: "join" },
  { path: "/reset", page: "reset" },
  { path: "/confirm", page: "confirm" },
  { path: "/unsubscribe/:token", page: "unsubscribe" },
];

/** A part of an address as it was meant; null when it is garbled. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The parameters of a path under a pattern, or null when it does not match. */
export function matchPath(pattern: string, path: string): { [name: string]: string } | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: { [name: string]: string } = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part !== value && !part.startsWith(":")) return null;
    const read = decoded(value);
    if (read === null) return null;
    if (part.startsWith(":")) params[part.slice(1)] = read;
  }
  return params;
}

export function matchRoute(path: string): RouteMatch {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return { route: null, params: {} };
}

const pages = import.meta.glob<{ default: Component<PageProps> }>("./pages/*/Page.svelte");

export async function loadPage(name: string): Promise<Component<PageProps>> {
  const load = pages[`./pages/${name}/Page.svelte`] ?? pages["./pages/missing/Page.svelte"]!;
  return (await load()).default;
}

/** Servers take an address whose last part has a dot (`/rules/rex/2.0`) for a file: close it with a slash. */
export function closed(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return /\.[^/]*$/.test(path) ? `${path}/${rest}` : address;
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (click) => this.#follow(click));
  }

  get place(): RouteMatch {
    return matchRoute(this.path);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", closed(address));
    else history.pushState(null, "", closed(address));
    const before = this.path;
    this.#look();
    if (this.path !== before) scrollTo(0, 0);
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Plain links are followed without a new page. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey)
      return;
    const link = (click.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
