/** Full-text search in the rules, and their table of contents. */

import type { RuleSection } from "$lib/api/types";
import { anchorOf } from "$lib/ruleLinks";

export interface Chapter extends RuleSection {
  sections: RuleSection[];
}

/** Sections under the chapter they follow. */
export function chapters(sections: RuleSection[]): Chapter[] {
  const found: Chapter[] = [];
  for (const section of sections) {
    if (section.level === 1) found.push({ ...section, sections: [] });
    else found.at(-1)?.sections.push(section);
  }
  return found;
}

/**
 * The sections that the end of an address (`#...`, decoded) leads to: the one with this anchor, or all
 * that a refusal means by this number; several may share it.
 */
export function sectionsAt(sections: RuleSection[], asked: string): RuleSection[] {
  const own = sections.find((section) => anchorOf(section.id) === asked);
  return own ? [own] : sections.filter((section) => section.rules.includes(asked));
}

/** As people type: without accents, in any case. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The sections with every word that is sought, or whose number it is. */
export function search(sections: RuleSection[], sought: string): RuleSection[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  return sections.filter((section) => {
    if (section.rules.includes(sought.trim())) return true;
    const text = plain([section.title, ...section.paragraphs].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** A text in parts, every second of which is one of the words sought. */
export function marked(text: string, sought: string): string[] {
  const words = plain(sought)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (!words.length) return [text];
  const bare = [...text].map((letter) => plain(letter).slice(0, 1) || " ").join("");
  const letters = [...text];
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bare.length;) {
    const hit = words.find((word) => bare.startsWith(word, at));
    if (!hit) {
      at += 1;
      continue;
    }
    parts.push(letters.slice(from, at).join(""), letters.slice(at, at + hit.length).join(""));
    from = at += hit.length;
  }
  parts.push(letters.slice(from).join(""));
  return parts;
}

/** A run of paragraphs that are items of one list, or a single paragraph. */
export interface Passage {
  list: boolean;
  texts: string[];
}

/** Paragraphs with the items of lists (`1. ...`) together, without their marks. */
export function passages(paragraphs: string[]): Passage[] {
  const found: Passage[] = [];
  for (const paragraph of paragraphs) {
    const list = paragraph.startsWith("1. ");
    const last = found.at(-1);
    if (list && last?.list) last.texts.push(paragraph.slice(3));
    else found.push({ list, texts: [list ? paragraph.slice(3) : paragraph] });
  }
  return found;
}
