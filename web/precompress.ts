/** Vite plugin: puts a .br and a .gz beside every text of the build; the server sends the one a browser takes. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".js", ".css", ".html", ".svg", ".json", ".txt", ".webmanifest"]);
/** Bytes below which compressing gains nothing. */
const SMALLEST = 1024;

export function precompress(): Plugin {
  let folder = "";
  return {
    name: "levant-precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXTS.has(extname(name))) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < SMALLEST) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
