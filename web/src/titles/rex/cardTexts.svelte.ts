/** What cards do, as the server's rulebook of an edition says it; fetched once for each language. */

import { SvelteMap } from "svelte/reactivity";
import { api } from "$lib/api/client";
import type { CardText } from "$lib/api/types";
import { translator } from "$lib/locale/translator.svelte";

const known = new SvelteMap<string, CardText[]>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
const asked = new Set<string>();

function bookOf(edition: string): string {
  return `/rules/rex/${encodeURIComponent(edition)}/${translator.language}/cards`;
}

/** Fetch the texts of an edition; a failed try is made again by the next who asks. */
export async function loadCardTexts(edition: string): Promise<void> {
  const book = bookOf(edition);
  if (asked.has(book)) return;
  asked.add(book);
  try {
    known.set(book, await api.get<CardText[]>(book));
  } catch {
    asked.delete(book);
  }
}

/** The text of a card; undefined until it is here. */
export function cardText(edition: string, card: string): CardText | undefined {
  return known.get(bookOf(edition))?.find((text) => text.card === card);
}
