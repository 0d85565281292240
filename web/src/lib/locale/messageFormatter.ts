/**
 * Formats messages of the server (a key and its facts) in one language, as levant.locale does in
 * Python: a log line reads the same in the terminal and in the browser.
 */

import type { Fact, Message, Name } from "../api/types";

export type Entry = string | { by: string; [category: string]: string };
export interface Catalogue {
  entries: { [key: string]: Entry };
  contractions: [string, string][];
}

const isName = (fact: Fact): fact is Name =>
  typeof fact === "object" && !Array.isArray(fact) && "name" in fact;
const isMessage = (fact: Fact): fact is Message =>
  typeof fact === "object" && !Array.isArray(fact) && "key" in fact;

/** What chooses among the forms of a message: a count, or one and several. */
function count(fact: Fact | undefined): number {
  if (typeof fact === "number") return fact;
  return fact !== undefined && isName(fact) && fact.many ? 2 : 1;
}

const PLACEHOLDER = /\{(\w+)\}|\{\{|\}\}/g;

export class MessageFormatter {
  readonly #plural: Intl.PluralRules;

  constructor(
    readonly language: string,
    readonly catalogue: Catalogue,
  ) {
    this.#plural = new Intl.PluralRules(language);
  }

  /** A whole sentence, capitalised. */
  say(message: Message): string {
    const text = this.sentence(message);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** The message with its facts; names melt into what stands before them. */
  sentence(message: Message): string {
    let text = ` ${this.#phrase(message)}`;
    for (const [apart, joined] of this.catalogue.contractions)
      text = text.replaceAll(apart, joined);
    return text.slice(1);
  }

  has(key: string): boolean {
    return key in this.catalogue.entries;
  }

  /** The name of a thing by its kind and id: `town.acre`; the key itself when nothing is so named. */
  name(key: string): string {
    const entry = this.catalogue.entries[key];
    return typeof entry === "string" ? entry : key;
  }

  #phrase(message: Message): string {
    const entry = this.catalogue.entries[message.key];
    if (entry === undefined) return message.key;
    const text = typeof entry === "string" ? entry : this.#form(entry, message);
    return text.replace(PLACEHOLDER, (found, fact: string | undefined) => {
      if (fact === undefined) return found.slice(1);
      const value = message.facts[fact];
      return value === undefined ? found : this.#fact(value);
    });
  }

  #form(forms: { by: string; [category: string]: string }, message: Message): string {
    const category = this.#plural.select(count(message.facts[forms.by]));
    return forms[category] ?? forms["other"] ?? message.key;
  }

  #fact(fact: Fact): string {
    if (typeof fact === "number" || typeof fact === "string") return String(fact);
    if (Array.isArray(fact)) return fact.join(", ");
    if (isMessage(fact)) return this.#phrase(fact);
    const name = this.#phrase({ key: fact.name, facts: {} });
    return fact.many ? this.#phrase({ key: "grammar.many", facts: { name } }) : name;
  }
}
