/** Requests to the server; every failure is an ApiError that a person can read. */

import type { Message, Refused } from "./types";

export class ApiError extends Error {
  readonly code: string;
  readonly say: Message | null;
  readonly rule: string | null;
  readonly field: string | null;
  readonly version: number | null;
  readonly index: number | null;

  constructor(
    readonly status: number,
    refused: Partial<Refused>,
  ) {
    super(refused.message ?? `The server answered ${status}.`);
    this.code = refused.code ?? "unavailable";
    this.say = refused.say ?? null;
    this.rule = refused.rule ?? null;
    this.field = refused.field ?? null;
    this.version = refused.version ?? null;
    this.index = refused.index ?? null;
  }

  /** Whether the same request may succeed later: the server was not reached, or is busy. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

export type Query = { [name: string]: string | number | undefined | null };

interface Ask {
  body?: unknown;
  query?: Query;
  headers?: { [name: string]: string };
  signal?: AbortSignal;
}

let csrf = "";

/** The token of this session; the server wants it back with every change. */
export function useCsrf(token: string): void {
  csrf = token;
}

let spoken = "en";

/** The language in which the server says what went wrong: the page's, which need not be the browser's. */
export function useLanguage(language: string): void {
  spoken = language;
}

function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") asked.set(name, String(value));
  }
  const tail = asked.toString();
  return `/api${path}${tail ? `?${tail}` : ""}`;
}

async function refusalIn(answer: Response): Promise<Partial<Refused>> {
  try {
    const body: unknown = await answer.json();
    return (body as { error?: Partial<Refused> }).error ?? {};
  } catch {
    return {};
  }
}

async function send(method: string, path: string, ask: Ask): Promise<Response> {
  const headers: { [name: string]: string } = {
    Accept: "application/json",
    "Accept-Language": spoken,
    ...ask.headers,
  };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (ask.body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(address(path, ask.query), {
      method,
      headers,
      credentials: "same-origin",
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
      ...(ask.signal ? { signal: ask.signal } : {}),
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, { code: "offline", message: "The server cannot be reached." });
  }
}

/** A cookie set in another tab makes our token stale: fetch the new one once and try again. */
async function renewCsrf(): Promise<void> {
  const answer = await send("GET", "/me", {});
  if (answer.ok) useCsrf(((await answer.json()) as { csrf: string }).csrf);
}

async function ask(method: string, path: string, wanted: Ask): Promise<Response> {
  let answer = await send(method, path, wanted);
  if (answer.ok) return answer;
  let refused = await refusalIn(answer);
  if (refused.code === "csrf") {
    await renewCsrf();
    answer = await send(method, path, wanted);
    if (answer.ok) return answer;
    refused = await refusalIn(answer);
  }
  throw new ApiError(answer.status, refused);
}

async function json<T>(method: string, path: string, wanted: Ask): Promise<T> {
  const answer = await ask(method, path, wanted);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

export const api = {
  get: <T>(path: string, query?: Query, signal?: AbortSignal) =>
    json<T>("GET", path, { ...(query ? { query } : {}), ...(signal ? { signal } : {}) }),
  post: <T>(path: string, body: unknown = {}, headers?: { [name: string]: string }) =>
    json<T>("POST", path, { body, ...(headers ? { headers } : {}) }),
  put: <T>(path: string, body: unknown) => json<T>("PUT", path, { body }),
  patch: <T>(path: string, body: unknown) => json<T>("PATCH", path, { body }),
  delete: <T>(path: string, body?: unknown) => json<T>("DELETE", path, { body }),
  text: async (path: string) => (await ask("GET", path, {})).text(),
};
