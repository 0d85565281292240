/** What eslint holds the page to; layout is prettier's, types are svelte-check's and tsc's. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Generated from the server's description of its interface (`tools/page.py --types`).
  globalIgnores(["src/lib/api/schema.d.ts"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.json", "tsconfig.node.json", "tsconfig.worker.json"],
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // Names that are nowhere defined are found by TypeScript, which knows the browser's own.
      "no-undef": "off",
      // A name that has to stand there although nobody uses it begins with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // eslint cannot see the types of a component's properties and takes what they are called with
    // for `any`; svelte-check sees them and is strict about them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  // No project of TypeScript has these.
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
