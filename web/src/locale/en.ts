import type { Entry } from "$lib/locale/messageFormatter";

/** All page texts of this language; one file for each part of the page. */
const parts = import.meta.glob<{ [key: string]: Entry }>("./en/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(parts)) as { [key: string]: Entry };
