/** Vite plugin: lists the files of the app shell, which the first page needs to open, in the service worker. */

import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const OPENING = /pages\/(home|missing)\/|locale\/(en|es|fr)\.ts$/;

function needed(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const take = (name: string): void => {
    const part = bundle[name];
    if (!part || files.has(name)) return;
    files.add(name);
    if (part.type !== "chunk") return;
    part.imports.forEach(take);
    part.viteMetadata?.importedCss.forEach((css) => files.add(css));
  };
  for (const part of Object.values(bundle)) {
    if (part.fileName === "sw.js") continue;
    if (part.type === "asset" && part.fileName.endsWith(".woff2")) files.add(part.fileName);
    if (part.type === "chunk" && (part.isEntry || OPENING.test(part.facadeModuleId ?? "")))
      take(part.fileName);
  }
  return [...files]
    .filter((file) => file.startsWith("assets/"))
    .map((file) => `/${file}`)
    .sort();
}

export function appShell(): Plugin {
  return {
    name: "levant-app-shell",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") return;
      const files = needed(bundle);
      const everything = Object.keys(bundle).sort().join(" ");
      const digest = createHash("sha256")
        .update(everything + worker.code)
        .digest("hex")
        .slice(0, 12);
      worker.code = worker.code
        .replaceAll("SHELL_FILES", JSON.stringify(files))
        .replaceAll("SHELL_DIGEST", JSON.stringify(digest));
    },
  };
}
