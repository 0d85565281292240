/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { appShell } from "./appShell.ts";
import { fontLicences } from "./fontLicences.ts";
import { precompress } from "./precompress.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["LEVANT_URL"] ?? "http://127.0.0.1:8187";

export default defineConfig({
  plugins: [svelte(), appShell(), fontLicences(), precompress()],
  resolve: {
    alias: { $lib: here("./src/lib") },
    // Vitest would otherwise take Svelte's server build.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/levant/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    manifest: true,
    // The notices of the packages whose code is in the bundle, beside those of the typefaces.
    license: { fileName: "licences/packages.md" },
    rolldownOptions: {
      input: { index: here("./index.html"), sw: here("./src/sw.ts") },
      output: {
        // A service worker rules over the folder it lies in.
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
