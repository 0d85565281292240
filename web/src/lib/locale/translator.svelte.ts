/**
 * Translation of page texts (`t`) and of the server's messages (`say`); the language can be
 * switched at any time.
 */

import { api, useLanguage } from "../api/client";
import type { Fact, Language, Message } from "../api/types";
import { MessageFormatter, type Catalogue, type Entry } from "./messageFormatter";

export const LANGUAGES: { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "fr", name: "Français" },
];

const PAGE_TEXTS: { [language in Language]: () => Promise<{ default: { [key: string]: Entry } }> } =
  {
    en: () => import("../../locale/en"),
    es: () => import("../../locale/es"),
    fr: () => import("../../locale/fr"),
  };

/** What only the board of a title says, too much for pages without it: `locale/en/croisades.json`, ... */
const BOARD_TEXTS = import.meta.glob<{ [key: string]: Entry }>("../../locale/*/croisades*.json", {
  import: "default",
});
const KEPT = "levant.language";

const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((language) => language.code === code);

class Translator {
  language = $state<Language>("en");
  #page = $state.raw(new MessageFormatter("en", { entries: {}, contractions: [] }));
  #titles = $state.raw<{ [title: string]: MessageFormatter }>({});
  #boards = new Set<string>();

  /** The kept choice, or the first language of the browser that we speak. */
  preferredLanguage(): Language {
    const kept = localStorage.getItem(KEPT);
    if (isLanguage(kept)) return kept;
    return navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? "en";
  }

  /** Speak a language from now on, with every title learned so far. */
  async setLanguage(language: Language): Promise<void> {
    if (language === this.language && this.#page.has("app.name")) return;
    const texts = await this.#texts(language);
    const titles = await Promise.all(
      Object.keys(this.#titles).map(
        async (title) => [title, await fetchFormatter(language, title)] as const,
      ),
    );
    this.#titles = Object.fromEntries(titles);
    this.#page = new MessageFormatter(language, { entries: texts, contractions: this.#melting() });
    this.language = language;
    document.documentElement.lang = language;
    useLanguage(language);
    localStorage.setItem(KEPT, language);
  }

  /** Learn what the board of a title says, beside all that the page says. */
  async loadBoardTexts(title: string): Promise<void> {
    if (this.#boards.has(title)) return;
    this.#boards.add(title);
    const language = this.language;
    const entries = await this.#texts(language);
    // Another language has been chosen meanwhile: it was told of this board.
    if (language !== this.language) return;
    this.#page = new MessageFormatter(language, { entries, contractions: this.#melting() });
  }

  async #texts(language: Language): Promise<{ [key: string]: Entry }> {
    const wanted = [...this.#boards].map((title) => `../../locale/${language}/${title}`);
    const boards = Object.entries(BOARD_TEXTS).filter(([path]) =>
      wanted.some((start) => path.startsWith(start)),
    );
    const parts = await Promise.all(boards.map(([, load]) => load()));
    const page = (await PAGE_TEXTS[language]()).default;
    return Object.assign({}, page, ...parts) as { [key: string]: Entry };
  }

  /** Fetch the words of a title, once for each language. */
  async loadCatalogue(title: string): Promise<void> {
    if (this.#titles[title]) return;
    const formatter = await fetchFormatter(this.language, title);
    this.#titles = { ...this.#titles, [title]: formatter };
    const { language, catalogue } = this.#page;
    this.#page = new MessageFormatter(language, { ...catalogue, contractions: this.#melting() });
  }

  /** How names melt into page texts: as they do in sentences of titles, whose names they are. */
  #melting(): Catalogue["contractions"] {
    return Object.values(this.#titles)[0]?.catalogue.contractions ?? [];
  }

  /** Whether the words of a title are here. */
  knows(title: string): boolean {
    return title in this.#titles;
  }

  /** Whether the page has words for it; names from a newer server may be missing. */
  has(key: string): boolean {
    return this.#page.has(key);
  }

  text(key: string, facts: { [fact: string]: Fact }): string {
    return this.#page.sentence({ key, facts });
  }

  title(title: string): MessageFormatter {
    return (
      this.#titles[title] ?? new MessageFormatter(this.language, { entries: {}, contractions: [] })
    );
  }
}

async function fetchFormatter(language: Language, title: string): Promise<MessageFormatter> {
  return new MessageFormatter(language, await api.get<Catalogue>(`/locale/${language}/${title}`));
}

export const translator = new Translator();

/** A text of the page by its key. */
export function t(key: string, facts: { [fact: string]: Fact } = {}): string {
  return translator.text(key, facts);
}

/** A number as it is written in the language of the page, with so many digits after the point. */
export function formatNumber(value: number, digits: number): string {
  return new Intl.NumberFormat(translator.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** A sentence of a title: an event, a prompt, a choice, a refusal. */
export function say(title: string, message: Message): string {
  return translator.title(title).say(message);
}

/** The name of a thing of a title: `nameOf("rex", "town.acre")`. */
export function nameOf(title: string, key: string): string {
  return translator.title(title).name(key);
}
