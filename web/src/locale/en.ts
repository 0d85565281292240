import type { Entry } from "$lib/locale/messageFormatter";

/** The page texts of this language, one file for each part of the page; a board may bring its own. */
const parts = import.meta.glob<{ [key: string]: Entry }>(["./en/*.json", "!./en/croisades*.json"], {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(parts)) as { [key: string]: Entry };
