import { describe, expect, it } from "vitest";
import { chapters, marked, search } from "./search";

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
  it("mark what was sought, accents and all", () => {
    expect(marked("Le château résiste.", "chateau")).toEqual(["Le ", "château", " résiste."]);
  });
});
