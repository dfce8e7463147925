/* What the build says of the engine's files; see engine.mjs. */

/** The folder of the engine, and the bytes of each of its files as they are sent. */
declare const __ENGINE__: { folder: string; sizes: Record<string, number> };
