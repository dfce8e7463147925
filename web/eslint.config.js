import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const FORGOTTEN = {
  selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
  message: "What passes through the shell has a type of its game.",
};

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
  { rules: { "no-restricted-syntax": ["error", FORGOTTEN] } },
  {
    // The shell is generic: it knows that there are games, and nothing of any one of them.
    files: ["src/shell/**", "src/pages/**", "src/App.svelte"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "/games/(?!(games|setups|puzzles|lessons)\\.ts$)",
              message: "The shell imports only what says it of all games.",
            },
            {
              regex: "/wire\\.ts$",
              importNamePattern: "^(Express|Super)",
              message: "The shell has no type of one game.",
            },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        FORGOTTEN,
        {
          selector: "ImportExpression > Literal[value=/\\/games\\//]",
          message: "A game's own description loads its parts.",
        },
        {
          selector: "Literal[value=/^(express|super|Marshal)$/]",
          message: "The shell names no game.",
        },
      ],
    },
  },
  ...["express", "super"].map((game) => ({
    // What two games share is the shell's.
    files: [`src/games/${game}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `/(?!${game}/)(express|super)/`,
              message: "A game imports nothing of another.",
            },
          ],
        },
      ],
    },
  })),
  {
    files: ["src/offline/sw.js", "src/site/sw.js"],
    languageOptions: { globals: globals.serviceworker },
  },
];
