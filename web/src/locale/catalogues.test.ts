/** Every page text is there in every language, is used, and has the same facts. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Entry } from "$lib/locale/messageFormatter";

const SRC = join(import.meta.dirname, "..");
const LANGUAGES = ["en", "es", "fr"] as const;

function catalogue(language: string): { [key: string]: Entry } {
  const folder = join(SRC, "locale", language);
  const parts = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf-8")) as { [key: string]: Entry },
  );
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(new Set(keys).size, `a key stands twice in ${language}`).toBe(keys.length);
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

function sources(): string {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" });
  const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.(test|d)\.ts$/.test(file));
  return code.map((file) => readFileSync(join(SRC, file), "utf-8")).join("\n");
}

const texts = (entry: Entry): string[] =>
  typeof entry === "string"
    ? [entry]
    : Object.entries(entry).flatMap(([key, text]) => (key === "by" ? [] : [text]));
const facts = (entry: Entry): string[] =>
  [...new Set(texts(entry).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const code = sources();
const english = catalogue("en");
/** `t("a.b")` and keys handed on as plain strings. */
const literal = new Set([...code.matchAll(/"([a-z_]+(?:\.[\w.]+)+)"/g)].map((found) => found[1]!));
/** t(`a.${b}`) stands for every key of that shape. */
const shapes = [...code.matchAll(/\b(?:t|knows)\(\s*`([^`]+)`/g)].map(
  (found) => new RegExp(`^${found[1]!.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, ".+")}$`),
);

describe("page texts", () => {
  it.each(LANGUAGES)("are all there in %s", (language) => {
    expect(Object.keys(catalogue(language)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(LANGUAGES)("have the same facts in %s", (language) => {
    for (const [key, entry] of Object.entries(catalogue(language))) {
      expect({ key, facts: facts(entry) }).toEqual({ key, facts: facts(english[key]!) });
    }
  });

  it.each(LANGUAGES)("have both forms of a plural in %s", (language) => {
    for (const [key, entry] of Object.entries(catalogue(language))) {
      if (typeof entry === "string") continue;
      expect({ key, forms: Object.keys(entry).sort() }).toEqual({
        key,
        forms: ["by", "one", "other"],
      });
    }
  });

  it("are all used", () => {
    const idle = Object.keys(english).filter(
      (key) => !literal.has(key) && !shapes.some((shape) => shape.test(key)),
    );
    expect(idle).toEqual([]);
  });

  it("are there for every use", () => {
    const used = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => found[1]!);
    expect([...new Set(used)].filter((key) => !(key in english))).toEqual([]);
  });

  it("are there for every use that is put together", () => {
    const empty = shapes.filter((shape) => !Object.keys(english).some((key) => shape.test(key)));
    expect(empty.map(String)).toEqual([]);
  });
});
