/** Vite plugin: puts the licence of every typeface into the build, as the Open Font License asks. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FONT_PACKAGES = ["@fontsource-variable/alegreya", "@fontsource/alegreya-sans"];

export function fontLicences(): Plugin {
  return {
    name: "levant-font-licences",
    apply: "build",
    generateBundle() {
      for (const name of FONT_PACKAGES) {
        this.emitFile({
          type: "asset",
          fileName: `licences/${name.split("/")[1]}.txt`,
          source: readFileSync(new URL(`node_modules/${name}/LICENSE`, import.meta.url), "utf-8"),
        });
      }
    },
  };
}
