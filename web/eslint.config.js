import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default [
  { ignores: ["dist", "node_modules", "public"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/consistent-type-imports": "error",
      // What is not used has one name.
      "@typescript-eslint/no-unused-vars": [
        "error",
        {
          argsIgnorePattern: "^_$",
          destructuredArrayIgnorePattern: "^_$",
          varsIgnorePattern: "^_$",
        },
      ],
      // Where a seat or a card must be there, saying so is shorter than asking, and a test will tell.
      "@typescript-eslint/no-non-null-assertion": "off",
      // A part in a play comes and goes by its name.
      "@typescript-eslint/no-dynamic-delete": "off",
      // The compiler knows every name, and svelte-check every comment that ignores a warning.
      "no-undef": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // Drawings and marked-up words are our own; what people write never goes through it.
      "svelte/no-at-html-tags": "off",
      // A map that no screen depends on is a plain one on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "What passes through the shell has a type of its game.",
        },
      ],
    },
  },
  {
    // The shell is generic: it knows which game is played, and nothing else of it.
    files: ["src/shell/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "/games/(?!(games|puzzles)\\.ts$)" }] },
      ],
    },
  },
  { files: ["src/offline/sw.js"], languageOptions: { globals: globals.serviceworker } },
];
