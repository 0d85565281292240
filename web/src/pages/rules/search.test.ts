import { describe, expect, it } from "vitest";
import books from "../../../fixtures/rulebooks.json";
import { anchorOf } from "$lib/ruleLinks";
import { chapters, marked, passages, search, sectionsAt } from "./search";

const BOOK = [
  { id: "5", rules: [], level: 1, title: "Mouvement", paragraphs: [] },
  {
    id: "5.2",
    rules: ["5.2", "5.21"],
    level: 2,
    title: "Groupes",
    paragraphs: ["Une route étroite porte peu de blocs."],
  },
  { id: "6", rules: [], level: 1, title: "Combat", paragraphs: [] },
  { id: "6.5", rules: ["6.5"], level: 2, title: "Sièges", paragraphs: ["Le château résiste."] },
];

describe("the rules", () => {
  it("are found without accents and in any case", () => {
    expect(search(BOOK, "ETROITE blocs").map((section) => section.id)).toEqual(["5.2"]);
  });
  it("are found by the number under which a refusal cites them", () => {
    expect(search(BOOK, "5.21").map((section) => section.id)).toEqual(["5.2"]);
  });
  it("are all there when nothing is sought", () => {
    expect(search(BOOK, "  ")).toHaveLength(4);
  });
  it("stand under their chapters", () => {
    expect(
      chapters(BOOK).map((chapter) => [chapter.id, chapter.sections.map((section) => section.id)]),
    ).toEqual([
      ["5", ["5.2"]],
      ["6", ["6.5"]],
    ]);
  });
  it("put the items of a list together", () => {
    expect(passages(["Before.", "1. One.", "1. Two.", "After."])).toEqual([
      { list: false, texts: ["Before."] },
      { list: true, texts: ["One.", "Two."] },
      { list: false, texts: ["After."] },
    ]);
  });
  it("mark what was sought, accents and all", () => {
    expect(marked("Le château résiste.", "chateau")).toEqual(["Le ", "château", " résiste."]);
  });
});

describe.each(Object.entries(books))("a link into the rules of %s", (_, book) => {
  const sections = book.sections.map((section) => ({ ...section, title: "", paragraphs: [] }));
  it("leads from the contents to the one section", () => {
    expect(new Set(sections.map((section) => anchorOf(section.id))).size).toBe(sections.length);
    for (const section of sections)
      expect(sectionsAt(sections, anchorOf(section.id))).toEqual([section]);
  });
  it("leads from a refusal to the section that it cites", () => {
    for (const [section, rule] of Object.entries(book.cited))
      expect(sectionsAt(sections, rule).map((found) => found.id)).toContain(section);
  });
});
