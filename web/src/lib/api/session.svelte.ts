/** The current user, his settings, and what the server tells of itself. */

import { translator } from "$lib/locale/translator.svelte";
import { writeLocalSettings, readLocalSettings } from "$lib/localSettings";
import { applyTheme } from "$lib/theme";
import { ApiError, api, useCsrf } from "./client";
import type { Me, Self, ServerFacts, Settings } from "./types";

const ALL = { your_turn: true, invited: true, finished: true };
const FIRST_SETTINGS: Settings = {
  language: null,
  theme: "auto",
  motion: "normal",
  sound: false,
  auto_forced: true,
  auto_roll: false,
  confirm_cards: false,
  coach: null,
  notices: { email: ALL, push: ALL, webhook: ALL, webhook_url: null, remind_hours: 24 },
  quiet_hours: null,
  vacation_days_left: 0,
  vacation_until: null,
};

class Session {
  user = $state<Self | null>(null);
  settings = $state<Settings>({ ...FIRST_SETTINGS, ...readLocalSettings() });
  server = $state<ServerFacts | null>(null);
  /** Whether the server has told who we are; until then nobody is asked to log in. */
  known = $state(false);
  offline = $state(false);
  /** How often the server has told who we are. */
  #told = 0;
  #answered!: () => void;
  /** Resolved when the first question who we are is answered, or cannot be. */
  readonly answered = new Promise<void>((done) => (this.#answered = done));

  async load(): Promise<void> {
    const told = this.#told;
    try {
      const me = await api.get<Me>("/me");
      // Who logged in meanwhile is not logged out again by the older answer.
      if (told === this.#told) await this.take(me);
      this.offline = false;
    } catch (error) {
      this.offline = error instanceof ApiError && error.passing;
    } finally {
      this.#answered();
    }
  }

  /** What the server says of us after a login, a registration or a change. */
  async take(me: Me): Promise<void> {
    this.#told += 1;
    useCsrf(me.csrf);
    this.user = me.user;
    this.server = me.server;
    // Without an account the browser itself keeps the choices.
    this.settings = { ...FIRST_SETTINGS, ...me.settings, ...(me.user ? {} : readLocalSettings()) };
    this.known = true;
    applyTheme(this.settings.theme);
    if (this.settings.language) await translator.setLanguage(this.settings.language);
  }

  /** A guest account when there is none: playing needs a seat, not a form. */
  async beSomebody(): Promise<void> {
    await this.answered;
    if (!this.user) await this.begin(await api.post<Me>("/guest"));
  }

  /** A new account begins with what its owner had chosen in this browser. */
  async begin(me: Me): Promise<void> {
    const chosen = this.user ? {} : readLocalSettings();
    await this.take(me);
    if (Object.keys(chosen).length) await this.change(chosen);
  }

  async change(wanted: Partial<Settings>): Promise<void> {
    // Before, nobody can say whether the account or this browser keeps it.
    await this.answered;
    this.settings = { ...this.settings, ...wanted };
    if (wanted.theme) applyTheme(wanted.theme);
    if (wanted.language) await translator.setLanguage(wanted.language);
    if (this.user) await api.patch("/me/settings", wanted);
    else writeLocalSettings(wanted);
  }

  async logout(): Promise<void> {
    await api.post("/logout");
    await this.load();
  }
}

export const session = new Session();
