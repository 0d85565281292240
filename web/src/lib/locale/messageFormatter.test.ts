import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/sentences.json";
import type { Message } from "../api/types";
import { MessageFormatter, type Catalogue } from "./messageFormatter";

type Sentence = { say: Message } & { [language: string]: string };
const catalogues = fixture.catalogues as unknown as { [language: string]: Catalogue };
const sentences = fixture.sentences as unknown as Sentence[];

describe("a tongue", () => {
  it.each(Object.keys(catalogues))("says in %s what the terminal says", (language) => {
    const formatter = new MessageFormatter(language, catalogues[language]!);
    const said = sentences.map(({ say }) => formatter.say(say));
    expect(said).toEqual(sentences.map((sentence) => sentence[language]));
    expect(said.length).toBeGreaterThan(50);
  });

  const words = {
    entries: {
      hits: { by: "count", one: "{count} hit", other: "{count} hits" },
      braces: "{{a}} {a}",
    },
    contractions: [],
  };
  it("chooses a form by the count", () => {
    const formatter = new MessageFormatter("en", words);
    expect(formatter.say({ key: "hits", facts: { count: 1 } })).toBe("1 hit");
    expect(formatter.say({ key: "hits", facts: { count: 0 } })).toBe("0 hits");
  });
  it("shows the key of what it cannot say, and braces as they are", () => {
    const formatter = new MessageFormatter("en", words);
    expect(formatter.sentence({ key: "event.unheard", facts: {} })).toBe("event.unheard");
    expect(formatter.sentence({ key: "braces", facts: { a: "x" } })).toBe("{a} x");
  });
});
