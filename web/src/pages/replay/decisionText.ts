/** One way to decide, in words: a card, or who goes where. */

import type { Way } from "$lib/api/types";
import { nameOf, t, translator } from "$lib/locale/translator.svelte";

/** Places that are no towns. */
const ELSEWHERE = new Set(["germania", "england", "france", "sea"]);
/** With more blocks than this on one way their number is enough. */
const NAMED = 3;

function placeName(title: string, place: string): string {
  return nameOf(title, `${ELSEWHERE.has(place) ? "place" : "town"}.${place}`);
}

/** The lines of a way; none when nobody goes anywhere. Who ends in the same town shares a line. */
export function wayLines(title: string, way: Way): string[] {
  if (way.card) return [nameOf(title, `card.${way.card}`)];
  const list = new Intl.ListFormat(translator.language);
  const found = new Map<string, string[]>();
  for (const { way: places, blocks } of way.journeys) {
    const key = `${places[0]} ${places.at(-1)}`;
    found.set(key, [...(found.get(key) ?? []), ...blocks]);
  }
  return [...found].map(([key, blocks]) => {
    const [from = "", to = ""] = key.split(" ").map((place) => placeName(title, place));
    const names = [...new Set(blocks.map((block) => nameOf(title, `block.${block}`)))];
    const many = blocks.length > NAMED;
    const who = many ? t("analysis.blocks", { count: blocks.length }) : list.format(names);
    return t("analysis.journey", { who, from, to });
  });
}
